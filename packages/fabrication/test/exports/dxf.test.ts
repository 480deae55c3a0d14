import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modelDxf, plateDxf, plateDxfs } from "../../src/exports/dxf.ts";
import { exampleFabrication } from "../example.ts";
import { hasProgram, hasPython, pythonReads, run, testWith, written } from "./outside.ts";

const fabrication = exampleFabrication();

const reader = `
import sys, json, ezdxf
def read(path):
  doc = ezdxf.readfile(path)
  audit = doc.audit()
  space = doc.modelspace()
  return {
  "version": doc.dxfversion, "units": doc.header["$INSUNITS"],
  "errors": [e.message for e in audit.errors + audit.fixes],
  "types": sorted({e.dxftype() for e in space}),
  "layers": sorted({e.dxf.layer for e in space}),
  "circles": sorted([round(e.dxf.radius * 2, 3), round(e.dxf.center.x, 3), round(e.dxf.center.y, 3)] for e in space.query("CIRCLE")),
  "contours": [[bool(e.closed), e.dxf.layer, [[round(p[0], 3), round(p[1], 3)] for p in e.get_points()]] for e in space.query("LWPOLYLINE")],
  "texts": [e.dxf.text for e in space.query("TEXT")],
  }
print(json.dumps([read(path) for path in sys.argv[1:]]))`;

interface Read {
  version: string;
  units: number;
  errors: string[];
  types: string[];
  layers: string[];
  circles: number[][];
  contours: [boolean, string, number[][]][];
  texts: string[];
}
const ezdxf = (...files: readonly Uint8Array[]) => pythonReads(reader, "file.dxf", ...files) as Read[];

testWith(hasPython("ezdxf"))("ezdxf: every part at 1:1 on the agreed layers", () => {
  const [read] = ezdxf(modelDxf(fabrication));
  if (!read) throw new Error("not read");
  expect(read).toMatchObject({ version: "AC1021", units: 4, errors: [] });
  expect(read.layers).toEqual(["CENTER", "DIMENSION", "HIDDEN", "HOLES", "OUTLINE", "TEXT", "TITLE"]);
  expect(read.types).toEqual(["CIRCLE", "LINE", "LWPOLYLINE", "TEXT"]);
  expect(read.texts).toEqual(expect.arrayContaining(["6000", "300", "3500", "320"]));
  const widths = read.contours.map(([, , points]) => {
    const xs = points.map(([x = 0]) => x);
    return Math.round(Math.max(...xs) - Math.min(...xs));
  });
  expect(widths).toEqual(expect.arrayContaining([6000, 4000, 150, 320, 100]));
});

testWith(hasPython("ezdxf"))("ezdxf: a plate is one closed contour and its holes", () => {
  const plates = ezdxf(...plateDxfs(fabrication).map(({ bytes }) => bytes));
  expect(plates).toHaveLength(fabrication.parts.plates.length);
  for (const [i, { errors, contours, circles, layers, texts }] of plates.entries()) {
    const part = fabrication.parts.plates[i];
    expect(errors).toEqual([]);
    expect(layers).toEqual(["HOLES", "OUTLINE", "TEXT"]);
    expect(texts).toEqual([`${part?.mark} ${part?.quantity} x`, `t=${part?.t_mm} S355 ${part?.use}`, "rev B"]);
    expect(contours).toEqual([[true, "OUTLINE", part?.outline.map(([x, y]) => [x, y])]]);
    expect(circles).toHaveLength(part?.holes.length ?? 0);
    for (const [d] of circles) expect(d).toBe(22);
  }
});

testWith(hasProgram("librecad") && hasProgram("qpdf"))("LibreCAD prints the parts and a plate", () => {
  const [plate] = plateDxfs(fabrication);
  for (const bytes of [modelDxf(fabrication), plate?.bytes ?? new Uint8Array()]) {
    const path = written(bytes, "file.dxf");
    run("env", ["QT_QPA_PLATFORM=offscreen", "librecad", "dxf2pdf", "-a", "-k", path]);
    expect(readFileSync(path.replace(".dxf", ".pdf")).subarray(0, 5).toString()).toBe("%PDF-");
    // letters are strokes there: what is drawn is counted
    const strokes = run("qpdf", ["--qdf", "--object-streams=disable", path.replace(".dxf", ".pdf"), "-"]).stdout;
    expect(strokes.match(/ l$/gm)?.length ?? 0).toBeGreaterThan(bytes === plate?.bytes ? 3 : 100);
  }
});

test("the same bytes twice, hostile marks included", () => {
  expect(modelDxf(fabrication)).toEqual(modelDxf(fabrication));
  const [plate] = fabrication.parts.plates;
  if (!plate) throw new Error("no plate");
  expect(plateDxf(plate)).toEqual(plateDxf(plate));
  const hostile = { ...plate, mark: "%%d^J\r\n0\r\nEOF ../../x" };
  const parts = { ...fabrication.parts, plates: [hostile] };
  const text = new TextDecoder().decode(modelDxf({ ...fabrication, parts }));
  expect(text.split(/\r?\n/).filter((line) => line === "EOF")).toHaveLength(1);
  expect(plateDxfs({ ...fabrication, parts })[0]?.path).toBe("plates/__d_J__0__EOF_______x_t10_S355_4x.dxf");
});
