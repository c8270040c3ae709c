"""Ready-made settings for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.code_field import CodeBlock, CodeField, CopyButton
from app.gui.widgets.layout import Page, column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.runtime.types import Status

_CURL = """curl {openai}/chat/completions \\
  -H "Content-Type: application/json" \\
  -d '{{"model": "{model}",
       "messages": [{{"role": "user", "content": "Hello"}}]}}'"""

_PYTHON = """from openai import OpenAI

client = OpenAI(base_url="{openai}", api_key="none")
answer = client.chat.completions.create(
    model="{model}",
    messages=[{{"role": "user", "content": "Hello"}}],
)
print(answer.choices[0].message.content)"""

_ANTHROPIC = """ANTHROPIC_BASE_URL={anthropic}
ANTHROPIC_AUTH_TOKEN=none
ANTHROPIC_MODEL={model}"""


class ConnectPage(Page):
    def __init__(self) -> None:
        super().__init__(tr("Connect"), width=820)
        self._openai = CodeField(tr("the OpenAI address"))
        self._anthropic = CodeField(tr("the Anthropic address"))
        self._model = CodeField(tr("the model's name"))
        self._stopped = Notice(tr("The engine is stopped. The addresses work once it is running."))
        self._snippets = [
            _Snippet(tr("Command line (curl)"), _CURL),
            _Snippet("Python", _PYTHON),
            _Snippet(tr("Programs for the Anthropic API (environment variables)"), _ANTHROPIC),
        ]
        self.add(
            column(
                Text(tr("Connect other programs"), "title"),
                Text(
                    tr("Enter one of these addresses in your program. Any text works as the API key."),
                    "secondary",
                ),
                space=Space.S,
            ),
            self._stopped,
            Card(
                Text(tr("Addresses"), "heading"),
                *self._line(tr("OpenAI-compatible"), self._openai),
                *self._line(tr("Anthropic-compatible"), self._anthropic),
                *self._line(tr("Model name"), self._model),
                name=tr("Addresses"),
            ),
            *self._snippets,
            None,
        )

    def show_status(self, status: Status) -> None:
        self._stopped.setVisible(not status.state.running)
        if not status.endpoints:
            return
        facts = {"openai": "", "anthropic": "", **status.endpoints, "model": status.model}
        self._openai.show_text(facts["openai"])
        self._anthropic.show_text(facts["anthropic"])
        self._model.show_text(status.model)
        for snippet in self._snippets:
            snippet.fill(facts)

    @staticmethod
    def _line(title: str, field: CodeField) -> tuple[Text, CodeField]:
        return Text(title, "secondary"), field


class _Snippet(Card):
    def __init__(self, title: str, template: str) -> None:
        super().__init__(name=title)
        self._template = template
        self._block = CodeBlock(title, lines=template.count("\n") + 1)
        self._copy = CopyButton(title)
        self.column.addLayout(row(Text(title, "heading"), self._copy))
        self.column.addWidget(self._block)
        self.hide()

    def fill(self, facts: dict[str, str]) -> None:
        text = self._template.format(**facts)
        self._block.setPlainText(text)
        self._copy.show_text(text)
        self.setVisible(bool(facts["anthropic"]) or "{anthropic}" not in self._template)
