"""A check, then a drawing: sent, waited for, its bill of materials saved. Takes X_URL, X_TOKEN, and the PDF.

Nothing but Python's own library.
"""

import json
import os
import sys
import urllib.error
import urllib.request
import uuid

URL = os.environ.get("X_URL", "http://127.0.0.1:3000")
TOKEN = os.environ.get("X_TOKEN", "")
FILE = sys.argv[1] if len(sys.argv) > 1 else "hall-3.pdf"


def call(method, path, body=None, headers={}):
    request = urllib.request.Request(
        f"{URL}{path}", data=body, method=method, headers={"Authorization": f"Bearer {TOKEN}", **headers}
    )
    return urllib.request.urlopen(request)


def upload(path, file):
    """One file as multipart/form-data; the key makes one job of it, however often it is sent."""
    boundary = uuid.uuid4().hex
    with open(file, "rb") as pdf:
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="pdf"; filename="{os.path.basename(file)}"\r\nContent-Type: application/pdf\r\n\r\n'
        body = head.encode() + pdf.read() + f"\r\n--{boundary}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Idempotency-Key": str(uuid.uuid4())}
    return json.load(call("POST", path, body, headers))


def ended(job):
    """Reads the stream of events until the job has ended; one of a server that stops ends before."""
    while True:
        with call("GET", f"/api/v1/jobs/{job}/events") as events:
            for line in events:
                if line.strip() in (b"event: done", b"event: failed"):
                    break
        found = json.load(call("GET", f"/api/v1/jobs/{job}"))["job"]
        if found["status"] not in ("pending", "processing"):
            return found


try:
    members = [{"mark": "B1", "profile": "IPE 300", "length_mm": 6000, "M_y_Ed": 40}]
    request = json.dumps({"national_annex": "NL", "members": members}).encode()
    checked = json.load(call("POST", "/api/v1/check/en-1993-1-1", request, {"Content-Type": "application/json"}))
    print(checked["passed"], checked["summary"])

    job = ended(upload("/api/v1/jobs", FILE)["job_id"])
    if job["status"] != "done":
        sys.exit(job["error"])
    with call("GET", job["export_urls"]["bom.csv"]) as answer, open("bom.csv", "wb") as file:
        file.write(answer.read())
    print(job["status"], job["extracted_data"]["summary"]["member_count"])
except urllib.error.HTTPError as error:
    told = json.load(error)
    sys.exit(f"{told['error']} {told.get('details', [])}")
