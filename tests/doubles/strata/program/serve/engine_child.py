"""DOUBLE: the engine as the server sees it: a child that is started, asked over pipes, found dead, started again."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))
import behaviour


class Died(Exception):
    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code, self.why = code, why


def refuses_to_stop() -> bool:
    return behaviour.settings().get("behaviour") == "refuses-to-stop"


def engine_environment(config: dict[str, Any]) -> dict[str, str]:
    """A copy of ours, then the cards, then each `env` entry, then `lib_dirs` first on the search path."""
    env = dict(os.environ)
    cards = config.get("gpu")
    if cards is not None:
        numbers = ",".join(str(card) for card in (cards if isinstance(cards, list) else [cards]))
        if config.get("backend") == "hip":
            env["HIP_VISIBLE_DEVICES"] = numbers
        else:
            env.update(CUDA_DEVICE_ORDER="PCI_BUS_ID", CUDA_VISIBLE_DEVICES=numbers)
    env.update(config.get("env", {}))
    variable = "PATH" if os.name == "nt" else "LD_LIBRARY_PATH"
    folders = [folder for folder in config.get("lib_dirs", []) if Path(folder).is_dir()]
    if folders:
        env[variable] = os.pathsep.join([*folders, *filter(None, [env.get(variable)])])
    return env


class EngineChild:
    def __init__(self, config: dict[str, Any], env: dict[str, str], say: Callable[[str], None]) -> None:
        self.config, self.env, self.say = config, env, say
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()
        self.context, self.version, self.facts = 0, "", {}
        self.unloaded = False
        self.state = "idle"

    @property
    def loaded(self) -> bool:
        return self.process is not None and self.process.poll() is None and self.context > 0

    @property
    def busy(self) -> bool:
        return self.state != "idle"

    def start(self) -> None:
        """Start it and wait for READY. Ends the server as the real one does when it dies before."""
        self.say("[strata] starting the engine: reading the model's weights ...")
        log = open(self.config["log"], "ab")  # noqa: SIM115
        seen = Path(self.config["log"]).stat().st_size
        command = [sys.executable, self.config["exe"], "--serve", *self.config["args"]]
        if isinstance(self.config.get("gpu"), list):
            command += ["--layer-split", self.config.get("layer_split", "auto")]
        self.process = subprocess.Popen(
            command, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
        )
        log.close()
        done = threading.Event()
        teller = threading.Thread(target=self._tell, args=(seen, done), daemon=True)
        teller.start()
        assert self.process.stdout is not None
        for line in self.process.stdout:
            word, *rest = line.split()
            if word == "INFO":
                self.facts = dict(pair.split("=", 1) for pair in rest)
                self.version = self.facts.get("engine", "")
            if word == "READY":
                self.context = int(rest[0])
                break
        done.set()
        teller.join()
        if not self.context:
            self.process.wait()
            raise RuntimeError(f"the engine exited before it was ready (see {self.config['log']})")
        self.unloaded = False

    def _tell(self, seen: int, done: threading.Event) -> None:
        """Say what the engine's log says, each thing once, and a heartbeat."""
        began = time.monotonic()
        told: set[str] = set()
        beat = began + 20
        while True:
            last = done.is_set()
            with open(self.config["log"], "rb") as log:
                log.seek(seen)
                text = log.read().decode("utf-8", "replace")
            for trigger, line in self._phases(text, began):
                if trigger in text and trigger not in told:
                    told.add(trigger)
                    self.say(line)
            if last or (self.process is not None and self.process.poll() is not None):
                return
            if time.monotonic() > beat:
                beat += 20
                self.say(f"[strata] still starting ({time.monotonic() - began:.0f} s) - please wait ...")
            done.wait(0.05)

    def _phases(self, text: str, began: float) -> list[tuple[str, str]]:
        seconds = f"{time.monotonic() - began:.0f} s so far"
        return [
            (
                "PLE on",
                "[strata] loading the experts into RAM (about 35.5 GB) and locking part of them for the GPU.\n"
                "[strata] the computer can freeze for a minute or three",
            ),
            (" loaded 33.0 GiB at", f"[strata] experts loaded: 33.0 GiB at 1.9 GiB/s ({seconds})"),
            (
                "expert cache 6472 slots",
                "[strata] filling the GPU's expert cache (6472 experts, 8.67 GiB of VRAM) ...",
            ),
            ("session is up", "[strata] almost ready ..."),
        ]

    def ensure(self) -> None:
        """Start it again when it is not there: on the next request, without limit or pause, as the real server."""
        with self.lock:
            if self.loaded:
                return
            if self.unloaded:
                self.say("[strata] loading the model again (it was unloaded) ...")
            else:
                self.say(
                    f"[strata] the engine had stopped (exit code {self.exit_code()}); "
                    "starting it again (a minute or two) ..."
                )
            self.context = 0
            self.start()
            self.say("[strata] the engine is running again")

    def generate(self, limit: int, messages: list[dict[str, Any]]) -> tuple[list[int], dict[str, Any]]:
        """One request. Raises Died when the engine ends meanwhile."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.state = "generating"
            ids = ",".join(
                str(number) for number in range(sum(len(str(m["content"]).split()) for m in messages) + 4)
            )
            try:
                self.process.stdin.write(f"GEN {limit} temperature=0 {ids}\n")
                self.process.stdin.flush()
                return self._read_answer()
            except OSError as error:
                raise self._death() from error
            finally:
                self.state = "idle"

    def _read_answer(self) -> tuple[list[int], dict[str, Any]]:
        tokens: list[int] = []
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            word, *rest = line.split()
            if word == "T":
                tokens.append(int(rest[0]))
            if word == "DONE":
                generated, prompt, prompt_ms, decode_ms = (float(value) for value in rest[:4])
                return tokens, {
                    "prompt_n": int(prompt),
                    "prompt_ms": prompt_ms,
                    "prompt_per_second": prompt * 1000 / prompt_ms,
                    "predicted_n": int(generated),
                    "predicted_ms": decode_ms,
                    "predicted_per_second": generated * 1000 / decode_ms,
                }
        raise self._death()

    def _death(self) -> Died:
        code = self.exit_code()
        lines = Path(self.config["log"]).read_text("utf-8", "replace").splitlines()
        own = next((line for line in reversed(lines) if line.startswith(("strata", "ERR"))), "")
        return Died(code, own if code >= 0 and own else "The PC may be out of RAM.")

    def exit_code(self) -> int:
        """What the system reports; on Linux the double says the code that Windows would have given."""
        assert self.process is not None
        code = self.process.wait(10)
        wanted = behaviour.current(self.config["args"], self.env).exit_code
        return wanted if sys.platform != "win32" and wanted and code > 0 else code

    def unload(self) -> bool:
        if not self.loaded:
            return False
        self.unloaded = True
        self.stop()
        return True

    def stop(self) -> None:
        """QUIT, ten seconds, terminate, kill."""
        process = self.process
        if process is None or process.poll() is not None:
            return
        with contextlib.suppress(OSError):
            assert process.stdin is not None
            process.stdin.write("QUIT\n")
            process.stdin.flush()
        for end in (lambda: None, process.terminate, process.kill):
            end()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
                return
