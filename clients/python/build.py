"""Writes the wheel of x-eurocode into packed/, the same bytes each time; needs Python and the Node of this project alone."""

import base64
import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path

here = Path(__file__).resolve().parent
root = here.parent.parent


def typed() -> str:
    """The requests of all checks, made of their schemas."""
    # the Node of this project, where its packages are installed: an older one cannot run the sources
    own = sorted(root.glob("node_modules/node-*/bin/node"))
    words = [str(own[0]) if own else "node", "--conditions=@x/source", str(root / "packages/eurocode/generator/python.ts")]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", cwd=root)
    if done.returncode != 0:
        sys.exit(f"{done.stderr}build.py needs the packages of this project: npm run -s x -- --version installs them")
    return done.stdout


def build(into: Path) -> Path:
    version = json.loads((root / "package.json").read_text())["version"]
    info = f"x_eurocode-{version}.dist-info"
    files = {f"x_eurocode/{name}": (here / "x_eurocode" / name).read_bytes() for name in ("__init__.py", "py.typed")}
    files["x_eurocode/requests.py"] = typed().encode()
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.4\nName: x-eurocode\nVersion: {version}\n"
        "Summary: Structural checks to the Eurocodes: the command x, or a server, from Python\n"
        "License-Expression: Apache-2.0\nRequires-Python: >=3.11\nDescription-Content-Type: text/markdown\n\n"
        + (here / "README.md").read_text()
    ).encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: x-eurocode\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={digest(content)},{len(content)}" for name, content in files.items()]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    into.mkdir(parents=True, exist_ok=True)
    wheel = into / f"x_eurocode-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return wheel


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    print(build(Path(sys.argv[1]) if len(sys.argv) > 1 else root / "packed"))
