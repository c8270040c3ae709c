"""The wizard from the first look to the dashboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.advisor.types import Advice
from app.core.errors import UserFacingError
from app.core.events import Progress, StepChanged, StepState
from app.gui.widgets.card import ChoiceCard
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.text import Text
from app.gui.window import MainWindow
from app.gui.wizard.choose import recommendation_card
from app.runtime.types import State
from tests.gui.backend_double import BEST, OTHERS


def words(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(Text) if label.isVisible())


def button(widget, text: str) -> QPushButton:
    return next(item for item in widget.findChildren(QPushButton) if item.text() == text and item.isVisible())


def reach(qtbot, wizard, index: int) -> None:
    """Press Continue until the page `index` is there and ready."""
    while wizard.index < index:
        qtbot.waitUntil(lambda: wizard.page.ready or wizard.index == index)
        if wizard.index < index:
            wizard.go_on()


def test_whole_story_ends_in_the_dashboard(qtbot, make_window, backend):
    window = make_window()
    wizard = window.wizard
    qtbot.waitUntil(lambda: wizard.page.ready)
    qtbot.waitUntil(lambda: "AMD Radeon RX 9070 XT" in words(wizard.page))
    assert "it is part of the processor" in words(wizard.page)
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.page.ready)
    qtbot.waitUntil(lambda: BEST.title in words(wizard.page))
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.page.ready)
    qtbot.waitUntil(lambda: "812.0 GB" in words(wizard.page))
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready)
    qtbot.waitUntil(lambda: "54.3 tokens/s" in words(wizard.page))
    assert "running right here on your own computer" in words(wizard.page)
    wizard.go_on()
    assert wizard.index == 5
    wizard.go_on()
    assert window.centralWidget() is window.dashboard
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY)
    assert backend.applied == 1
    assert backend.settings().close_to_tray is False
    assert not backend.login


def test_another_choice_is_what_gets_installed(qtbot, wizard, backend):
    reach(qtbot, wizard, 1)
    qtbot.waitUntil(lambda: wizard.page.ready)
    other = next(
        card
        for card in wizard.page.findChildren(ChoiceCard)
        if card.accessibleName().startswith(f"Choose {OTHERS[1].title}")
    )
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    assert wizard.story.chosen == OTHERS[1]
    reach(qtbot, wizard, 2)
    qtbot.waitUntil(lambda: wizard.page.ready)
    assert wizard.story.plan.recommendation == OTHERS[1]


def test_the_use_changes_the_wish_and_asks_again(qtbot, wizard, backend):
    reach(qtbot, wizard, 1)
    qtbot.waitUntil(lambda: wizard.page.ready)
    coding = next(
        card for card in wizard.page.findChildren(ChoiceCard) if card.accessibleName().startswith("Coding")
    )
    coding.setFocus()
    qtbot.keyClick(coding, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: wizard.page.ready and len(backend.wishes) == 2)
    assert backend.wishes[-1].use == "coding"


def test_going_back_and_on_asks_nothing_twice(qtbot, wizard, backend):
    reach(qtbot, wizard, 2)
    qtbot.waitUntil(lambda: wizard.page.ready)
    wizard.go_back()
    wizard.go_back()
    assert wizard.index == 0
    assert wizard.page.ready
    reach(qtbot, wizard, 2)
    assert backend.calls.count("survey") == 1
    assert backend.calls.count("advise") == 1


def test_pause_and_go_on(qtbot, wizard, backend):
    backend.hold = {"apply-model"}
    reach(qtbot, wizard, 3)
    qtbot.waitUntil(lambda: "of 9.8 GB" in words(wizard.page))
    button(wizard.page, "Pause").click()
    qtbot.waitUntil(lambda: "Paused" in words(wizard.page))
    assert not wizard.run.running
    backend.release()
    button(wizard.page, "Resume").click()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready)
    assert backend.applied == 2


def test_a_failed_download_is_a_card_with_a_way_on(qtbot, wizard, backend):
    backend.fail["apply-model"] = UserFacingError(
        "No network", "The server is silent.", "Check the cable.", code="offline"
    )
    reach(qtbot, wizard, 3)
    qtbot.waitUntil(lambda: bool(wizard.page.findChildren(ErrorCard)))
    qtbot.waitUntil(lambda: "The server is silent." in words(wizard.page))
    backend.fail.clear()
    button(wizard.page, "Try again").click()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready)


def test_an_engine_that_ends_shows_what_is_known(qtbot, wizard, backend):
    backend.fail["apply-start"] = UserFacingError(
        "The engine crashed", "Exit code 0xC0000005.", "Try the next remedy."
    )
    reach(qtbot, wizard, 4)
    qtbot.waitUntil(lambda: bool(wizard.page.findChildren(ErrorCard)))
    qtbot.waitUntil(lambda: "0xC0000005" in words(wizard.page))
    backend.fail.clear()
    button(wizard.page, "Try again").click()
    qtbot.waitUntil(lambda: wizard.page.ready)


def test_just_do_it_needs_one_click(qtbot, wizard, backend):
    qtbot.waitUntil(lambda: wizard.page.ready)
    button(wizard, "Quick setup").click()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready)
    assert wizard.story.chosen == BEST


def test_an_interrupted_set_up_goes_on_with_the_same_choice(qtbot, make_window, backend):
    backend.interrupted = OTHERS[0].choice
    wizard = make_window().wizard
    qtbot.waitUntil(lambda: "Setup was interrupted" in words(wizard.page))
    button(wizard.page, "Resume").click()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready)
    wish = backend.wishes[-1]
    assert (wish.family, wish.model, wish.context) == ("qwen3", "q6_k", 32768)


def test_another_drive_goes_on_at_the_same_page(qtbot, make_window, theme, monkeypatch, tmp_path):
    from app.system.home import Home

    monkeypatch.setattr(Home, "can_move", property(lambda self: True))
    window = make_window()
    reach(qtbot, window.wizard, 2)
    qtbot.waitUntil(lambda: window.wizard.page.ready)
    with qtbot.waitSignal(window.quitting):
        window.wizard.page.moved.emit(tmp_path / "games")
    backend, story = window.successor
    assert backend.home.root == tmp_path / "games"
    other = MainWindow(backend, theme, story)
    other.show()
    qtbot.waitUntil(lambda: other.wizard.page.ready)
    assert other.wizard.index == 2
    assert "survey" not in backend.calls
    other.close_down()
    other.deleteLater()


def test_nothing_fits_says_why_and_stops_there(qtbot, wizard, backend):
    import dataclasses

    backend.advice = Advice((dataclasses.replace(BEST, fits=False, reasons=("It needs 24 GiB of VRAM.",)),))
    reach(qtbot, wizard, 1)
    qtbot.waitUntil(lambda: "It needs 24 GiB of VRAM." in words(wizard.page))
    assert not wizard.page.ready


def test_what_cannot_be_reached_is_said(qtbot, wizard, backend):
    backend.notes = ("Hugging Face cannot be reached.",)
    reach(qtbot, wizard, 1)
    qtbot.waitUntil(lambda: "Hugging Face cannot be reached." in words(wizard.page))


def test_keyboard_only(qtbot, make_window):
    """Each page puts the focus on its primary button; Space goes on to the end."""
    window = make_window()
    wizard = window.wizard
    for index in (0, 1, 2, 4, 5):
        qtbot.waitUntil(lambda index=index: wizard.index == index and window.focusWidget() is wizard._next)
        qtbot.keyClick(wizard._next, Qt.Key.Key_Space)
    assert window.centralWidget() is window.dashboard


def test_the_recommendation_tells_its_figures(qtbot, theme):
    card = recommendation_card(BEST, recommended=True)
    qtbot.addWidget(card)
    card.show()
    text = words(card)
    assert "about 48–60 tokens/s" in text
    assert "9.7 GB" in text
    assert "3.8 GiB of 16.0 GiB stay free" in text


def test_a_driver_or_dock_that_changed_meanwhile_is_looked_at_again(qtbot, make_window, backend):
    window = make_window()
    wizard = window.wizard
    qtbot.waitUntil(lambda: wizard.page.ready)
    looks = backend.calls.count("survey")
    wizard.back_in_front()
    qtbot.waitUntil(lambda: "machine_changed" in backend.calls)
    assert backend.calls.count("survey") == looks
    backend.other_machine = True
    wizard.back_in_front()
    qtbot.waitUntil(lambda: backend.calls.count("survey") == looks + 1)


def test_everything_is_said_before_it_happens(qtbot, wizard, backend):
    backend.changes = ("context: 8192 becomes 16384",)
    reach(qtbot, wizard, 2)
    qtbot.waitUntil(lambda: "What will happen" in words(wizard.page))
    shown = words(wizard.page)
    assert shown.index("llama.cpp b6900") < shown.index("Start the engine") < shown.index("First request")
    assert "context: 8192 becomes 16384" in shown
    assert backend.applied == 0


def test_the_download_page_shows_any_engines_steps(qtbot, wizard, backend):
    backend.hold.add("apply-engine")
    reach(qtbot, wizard, 3)
    page = wizard.page
    run = wizard.run
    page._steps.add_step("pack", "Preparing the model")
    run.step = "pack"
    run.step_changed.emit(StepChanged("pack", "Preparing the model", StepState.RUNNING))
    assert "Preparing the model" in page._headline.text()
    run.progress.emit(Progress("pack", 42, 100, unit="%", item="layer 20"))
    assert page._headline.text() == "42%"
    assert page._detail.text() == "layer 20"
    run.progress.emit(Progress("model", 10, 100, waiting=12.0))
    assert page._headline.text() == "Waiting for the server"
    assert "12 s" in page._detail.text()
    run.progress.emit(Progress("model", 20, 100, 5.0, item="a.gguf"))
    run.progress.emit(Progress("model", 30, 100, 5.0, item="b.gguf"))
    names = [row.accessibleName() for row in page._files._rows.values()]
    assert names[-2:] == ["a.gguf: done", "b.gguf: in progress"]
    backend.release()


def test_a_new_limit_counts_at_once(qtbot, wizard, backend):
    backend.hold.add("apply-engine")
    reach(qtbot, wizard, 3)
    page = wizard.page
    qtbot.waitUntil(lambda: backend.applied == 1)
    page._limits._save(download_limit=5_000_000)
    qtbot.waitUntil(lambda: backend.applied == 2)
    assert wizard.run.running
    assert backend.settings().download_limit == 5_000_000
    assert page._pause.text() == "Pause"
    backend.release()
    qtbot.waitUntil(lambda: wizard.index == 4)
