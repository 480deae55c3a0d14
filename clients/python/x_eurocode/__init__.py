"""Structural checks to the Eurocodes: by the command ``x`` on this computer, or by a server."""

from __future__ import annotations

import html
import json
import os
import subprocess
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, cast

from .requests import Check, Endpoint

if TYPE_CHECKING:
    import pandas

__all__ = ["Answer", "Endpoint", "Failed", "InvalidInput", "Problem", "Server", "check", "rows", "to_dataframe"]


class Problem(TypedDict, total=False):
    """What is wrong with one field."""

    path: str
    message: str
    code: str


class Failed(Exception):
    """No answer: the command is not there, the server refuses, or something broke."""


class InvalidInput(ValueError):
    """A request that cannot be calculated, with all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]):
        self.problems: list[Problem] = list(problems)
        super().__init__("\n".join(f"{one.get('path', '')}: {one.get('message', '')}" for one in self.problems))


class Answer(dict[str, Any]):
    """The answer of a check, as JSON has it; a notebook shows its items as a table."""

    def _repr_html_(self) -> str:
        cells = [
            [one.get("mark", ""), _percent(one.get("utilization")), one.get("governing", ""), _verdict(one)]
            for one in rows(self)
        ]
        head = "".join(f"<th>{name}</th>" for name in ("", "utilization", "governed by", ""))
        body = "".join("<tr>" + "".join(f"<td>{html.escape(str(cell))}</td>" for cell in row) + "</tr>" for row in cells)
        warnings = "".join(f"<li>{html.escape(text)}</li>" for text in self.get("result", {}).get("warnings", []))
        summary = html.escape(str(self.get("summary", "")))
        return f"<p><b>{summary}</b></p><table><tr>{head}</tr>{body}</table>" + (f"<ul>{warnings}</ul>" if warnings else "")


def _percent(value: object) -> str:
    return f"{value:.1%}" if isinstance(value, (int, float)) else ""


def _verdict(row: Mapping[str, Any]) -> str:
    if not row.get("passed"):
        return "not passed"
    return "passed" if row.get("verified", True) else "not verified"


def _command() -> list[str]:
    """``X_COMMAND`` is the path of the command where it is not on the PATH."""
    return [os.environ.get("X_COMMAND", "x")]


def _check(endpoint: str, request: Mapping[str, Any], *, command: Sequence[str] | None = None) -> Answer:
    """The answer of ``x check``; one process a call, so give many items in one request."""
    words = [*(command or _command()), "check", endpoint, "-", "--json"]
    text = json.dumps(request, allow_nan=False)
    try:
        done = subprocess.run(words, input=text, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failed(f"{words[0]} cannot be started ({error}): npm install -g @x/cli, or name it by X_COMMAND") from error
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise Failed(done.stderr.strip() or f"{words[0]} ended with {done.returncode}") from None
    # 0: passed, 1: not passed; all others have no result
    if done.returncode not in (0, 1):
        raise _refused(answer)
    return Answer(answer)


def _refused(answer: Mapping[str, Any]) -> Exception:
    details = answer.get("details")
    return InvalidInput(details) if details else Failed(str(answer.get("error", "no answer")))


check = cast(Check, _check)


class Server:
    """The checks of a server: its address, such as https://x.example.org, and a token of yours."""

    def __init__(self, url: str, token: str, *, timeout: float = 60):
        self._url = url.rstrip("/")
        self._token = token
        self._timeout = timeout

    @property
    def check(self) -> Check:
        return cast(Check, self._ask)

    def _ask(self, endpoint: str, request: Mapping[str, Any]) -> Answer:
        asked = urllib.request.Request(
            f"{self._url}/api/v1/check/{endpoint}",
            data=json.dumps(request, allow_nan=False).encode(),
            headers={"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(asked, timeout=self._timeout) as response:
                return Answer(json.load(response))
        except urllib.error.HTTPError as error:
            try:
                said = json.load(error)
            except ValueError:
                raise Failed(f"{self._url} answers {error.code}") from error
            if error.code == 400:
                raise _refused(said) from None
            raise Failed(f"{self._url} answers {error.code}: {said.get('error', '')}") from None
        except urllib.error.URLError as error:
            raise Failed(f"{self._url} cannot be reached: {error.reason}") from error


def rows(answer: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A dict for each item: mark, utilization (as a fraction), what governs, verdict, and its values."""
    found: list[dict[str, Any]] = []
    for listed in answer.get("result", {}).values():
        items = listed if isinstance(listed, list) else [listed]
        found.extend(_row(item) for item in items if isinstance(item, dict) and "utilization" in item and "values" in item)
    return found


def _row(item: Mapping[str, Any]) -> dict[str, Any]:
    worst = max(item.get("verifications", []), key=lambda one: one["utilization"], default={})
    head = {name: item[name] for name in ("mark", "passed", "verified", "utilization") if name in item}
    values = {name: value for name, value in item["values"].items() if isinstance(value, (int, float, str, bool))}
    return {**head, "governing": worst.get("id", ""), **values}


def to_dataframe(answer: Mapping[str, Any]) -> "pandas.DataFrame":
    """The items as a table of pandas, which must be installed."""
    import pandas

    return pandas.DataFrame(rows(answer))
