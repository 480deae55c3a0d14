"""A drawn page (JSON of shapes, in mm) by libraries that draw: matplotlib, reportlab, cairo, and as DXF for LibreCAD."""
import json
import math
import sys

how, source, target = sys.argv[1:4]
page = json.load(open(source, encoding="utf-8"))
W, H = page["width"], page["height"]
MM = 72 / 25.4
SIZE = 1.35


def matplotlib_page():
    import matplotlib

    matplotlib.use("pdf")
    matplotlib.rcParams["pdf.fonttype"] = page["seed"] % 2 and 42 or 3
    import matplotlib.pyplot as plt

    fig = plt.figure(figsize=(W / 25.4, H / 25.4))
    ax = fig.add_axes([0, 0, 1, 1])
    ax.set_xlim(0, W)
    ax.set_ylim(H, 0)
    ax.axis("off")
    for s in page["shapes"]:
        if s["t"] == "line":
            ax.plot([s["x1"], s["x2"]], [s["y1"], s["y2"]], "k", lw=s["w"] * MM, ls="-." if s.get("dash") else "-")
        elif s["t"] == "circle":
            ax.add_patch(plt.Circle((s["x"], s["y"]), s["r"], fill=False, lw=0.5))
        elif s["t"] == "rect":
            ax.add_patch(plt.Rectangle((s["x"], s["y"]), s["w"], s["h"], fill=bool(s.get("fill")), fc="k", ec="k", lw=0.5))
        else:
            ha = {"start": "left", "middle": "center", "end": "right"}[s["anchor"]]
            text = s["s"].replace("$", r"\$")
            ax.text(s["x"], s["y"], text, fontsize=s["size"] * SIZE * MM, ha=ha, va="baseline", rotation=-s["angle"], rotation_mode="anchor", weight="bold" if s.get("bold") else "normal")
    fig.savefig(target)


def reportlab_page():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen import canvas

    base = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
    pdfmetrics.registerFont(TTFont("D", base + ".ttf"))
    pdfmetrics.registerFont(TTFont("DB", base + "-Bold.ttf"))
    c = canvas.Canvas(target, pagesize=(W * MM, H * MM))
    for s in page["shapes"]:
        if s["t"] == "line":
            c.setLineWidth(s["w"] * MM)
            c.setDash([12, 3, 2, 3] if s.get("dash") else [])
            c.line(s["x1"] * MM, (H - s["y1"]) * MM, s["x2"] * MM, (H - s["y2"]) * MM)
            c.setDash([])
        elif s["t"] == "circle":
            c.circle(s["x"] * MM, (H - s["y"]) * MM, s["r"] * MM)
        elif s["t"] == "rect":
            c.rect(s["x"] * MM, (H - s["y"] - s["h"]) * MM, s["w"] * MM, s["h"] * MM, fill=1 if s.get("fill") else 0)
        else:
            c.saveState()
            c.translate(s["x"] * MM, (H - s["y"]) * MM)
            c.rotate(-s["angle"])
            latin = all(ord(letter) < 256 for letter in s["s"])
            font = ("Helvetica-Bold" if s.get("bold") else "Helvetica") if latin and page["seed"] % 2 else ("DB" if s.get("bold") else "D")
            c.setFont(font, s["size"] * SIZE * MM)
            {"start": c.drawString, "middle": c.drawCentredString, "end": c.drawRightString}[s["anchor"]](0, 0, s["s"])
            c.restoreState()
    c.save()


def cairo_page():
    import cairo

    surface = cairo.PDFSurface(target, W * MM, H * MM)
    c = cairo.Context(surface)
    c.scale(MM, MM)
    family = ["Liberation Sans", "DejaVu Sans", "Liberation Sans Narrow", "FreeSerif"][page["seed"] % 4]
    for s in page["shapes"]:
        c.set_line_width(s.get("w", 0.18) if s["t"] == "line" else 0.18)
        if s["t"] == "line":
            c.set_dash([6, 1.5, 1, 1.5] if s.get("dash") else [])
            c.move_to(s["x1"], s["y1"])
            c.line_to(s["x2"], s["y2"])
            c.stroke()
            c.set_dash([])
        elif s["t"] == "circle":
            c.arc(s["x"], s["y"], s["r"], 0, 2 * math.pi)
            c.stroke()
        elif s["t"] == "rect":
            c.rectangle(s["x"], s["y"], s["w"], s["h"])
            c.fill() if s.get("fill") else c.stroke()
        else:
            c.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if s.get("bold") else cairo.FONT_WEIGHT_NORMAL)
            c.set_font_size(s["size"] * SIZE)
            width = c.text_extents(s["s"]).x_advance
            c.save()
            c.translate(s["x"], s["y"])
            c.rotate(math.radians(s["angle"]))
            c.move_to({"start": 0, "middle": -width / 2, "end": -width}[s["anchor"]], 0)
            c.show_text(s["s"])
            c.restore()
    surface.finish()


def dxf_page():
    import ezdxf

    doc = ezdxf.new("R2000")
    doc.header["$INSUNITS"] = 4
    doc.header["$MEASUREMENT"] = 1
    doc.styles.add("ISO", font="unicode")
    m = doc.modelspace()
    for s in page["shapes"]:
        if s["t"] == "line":
            m.add_line((s["x1"], H - s["y1"]), (s["x2"], H - s["y2"]))
        elif s["t"] == "circle":
            m.add_circle((s["x"], H - s["y"]), s["r"])
        elif s["t"] == "rect":
            x, y, w, h = s["x"], H - s["y"], s["w"], s["h"]
            for a, b in [((x, y), (x + w, y)), ((x + w, y), (x + w, y - h)), ((x + w, y - h), (x, y - h)), ((x, y - h), (x, y))]:
                m.add_line(a, b)
        else:
            align = {"start": 0, "middle": 1, "end": 2}[s["anchor"]]
            text = m.add_text(s["s"], dxfattribs={"height": s["size"], "rotation": -s["angle"], "style": "ISO"})
            text.dxf.insert = (s["x"], H - s["y"])
            if align:
                text.dxf.halign = align
                text.dxf.align_point = (s["x"], H - s["y"])
    doc.saveas(target)


{"matplotlib": matplotlib_page, "reportlab": reportlab_page, "cairo": cairo_page, "dxf": dxf_page}[how]()
