"""Lists by reportlab's own tables (JSON of a sheet)."""
import json
import sys

from reportlab.lib import colors
from reportlab.lib.pagesizes import A3, A4, landscape
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

sheet = json.load(open(sys.argv[1], encoding="utf-8"))
seed = sheet["seed"]
base = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
pdfmetrics.registerFont(TTFont("D", base + ".ttf"))
styles = getSampleStyleSheet()
for name in ("Normal", "Heading3"):
    styles[name].fontName = "D"
flow = []
look = [
    [("GRID", (0, 0), (-1, -1), 0.5, colors.black)],
    [("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey)],
    [("LINEBELOW", (0, 0), (-1, 0), 1, colors.black)],
    [("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey)],
    [],
][seed % 5]
pad = [1, 2, 3, 6][seed % 4]
common = [("FONT", (0, 0), (-1, -1), "D", [6, 7, 8, 9][seed // 4 % 4]), ("LEFTPADDING", (0, 0), (-1, -1), pad), ("RIGHTPADDING", (0, 0), (-1, -1), pad), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]


def block():
    if sheet["fields"]:
        flow.append(Table(sheet["fields"], style=TableStyle(common + [("GRID", (0, 0), (-1, -1), 0.5, colors.black)]), hAlign="LEFT"))
        flow.append(Spacer(1, 10))


if seed % 2:
    block()
for part in sheet["parts"]:
    if part["kind"] == "notes":
        flow += [Paragraph(line, styles["Normal"]) for line in part["lines"]]
    if part["kind"] != "list":
        continue
    if part.get("title"):
        flow.append(Paragraph(part["title"], styles["Heading3"]))
    flow += [Paragraph(line, styles["Normal"]) for line in part["lines"]]
    own = list(common) + look
    rows = [[column["head"] for column in part["columns"]]]
    for i, column in enumerate(part["columns"]):
        own.append(("ALIGN", (i, 0), (i, -1), column["align"].upper()))
    for row in part["rows"]:
        if "over" in row:
            own += [("SPAN", (0, len(rows)), (-1, len(rows))), ("ALIGN", (0, len(rows)), (-1, len(rows)), "LEFT")]
            rows.append([row["over"]] + [""] * (len(part["columns"]) - 1))
        else:
            rows.append(row["cells"])
    flow += [Table(rows, style=TableStyle(own), hAlign="LEFT", repeatRows=1), Spacer(1, 12)]
if not seed % 2:
    block()
SimpleDocTemplate(sys.argv[2], pagesize=landscape(A4) if seed % 3 else A3, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=30).build(flow)
