#!/bin/sh
# A check, then a drawing: sent, waited for, its bill of materials saved. Takes X_URL, X_TOKEN, and the PDF. Needs curl.
set -eu
url=${X_URL:-http://127.0.0.1:3000}
file=${1:-hall-3.pdf}
x() { curl --fail-with-body --silent --show-error -H "Authorization: Bearer ${X_TOKEN:-}" "$@"; }
field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p" | head -n 1; }

x -H 'Content-Type: application/json' "$url/api/v1/check/en-1993-1-1" --data '{
  "national_annex": "NL",
  "members": [{ "mark": "B1", "profile": "IPE 300", "length_mm": 6000, "M_y_Ed": 40 }]
}' | field passed
echo

job=$(x -F "pdf=@$file;type=application/pdf" -H "Idempotency-Key: $(date +%s)-$$" "$url/api/v1/jobs" | field job_id)
x --no-buffer "$url/api/v1/jobs/$job/events" | grep -m 1 -E '^event: (done|failed)$'
project=$(x "$url/api/v1/jobs/$job" | field project_id)
x "$url/api/v1/projects/$project/export/bom.csv?run_id=$job" -o bom.csv
wc -c < bom.csv
