/** A label with a leader is where that points, not where its words stand. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { type Doc, put } from "./drawings/sheet.ts";

const xs = [150, 350, 550];
const ys = [200, 400];

/** A plan of two bays by one, 1:100, with beams along its axes */
function plan(doc: Doc): void {
  const line = (x0: number, y0: number, x1: number, y1: number, width = 0.2) =>
    doc.lineWidth(width).moveTo(x0, y0).lineTo(x1, y1).stroke();
  for (const [i, x] of xs.entries()) {
    line(x, 150, x, 430);
    doc.circle(x, 138, 12).stroke();
    put(doc, x - 3, 134, String(i + 1));
  }
  for (const [i, y] of ys.entries()) {
    line(100, y, 600, y);
    doc.circle(88, y, 12).stroke();
    put(doc, 85, y - 4, "AB".charAt(i));
    for (const x of [350, 550]) line(x - 196, y, x - 4, y, 1);
  }
  put(doc, 150, 480, "PLAN AT +4.200   1:100", 11);
  for (const x of [250, 450]) put(doc, x - 15, 160, "7056");
}

const label = (doc: Doc, x: number, y: number, text: string, tip: readonly [number, number], shoulder = true) => {
  put(doc, x, y, text);
  const [from, to] = [x - 1, x + 42];
  if (shoulder)
    doc
      .lineWidth(0.2)
      .moveTo(from, y + 9)
      .lineTo(to, y + 9)
      .stroke();
  doc.lineWidth(0.2).moveTo(from, shoulder ? y + 9 : y + 4).lineTo(...tip).stroke(); // biome-ignore format: one line
};

test("it has the crossing or the beam that its leader points at, or none", async () => {
  const { members } = await read((doc) => {
    plan(doc);
    label(doc, 380, 240, "C1 HEA 200", [351, 201]);
    label(doc, 180, 300, "B1 IPE 300", [230, 399]);
    // beside the line of another beam
    label(doc, 420, 388, "B2 IPE 240", [440, 201]);
    label(doc, 470, 320, "P1 HEA 120", [500, 270]);
    put(doc, 230, 190, "B3 IPE 360");
  });
  const places = new Map(members.map(({ mark, place }) => [mark, place?.map(({ text }) => text)]));
  expect(Object.fromEntries(places)).toEqual({
    C1: ["A/2 +4.200"],
    B1: ["B/1-2 +4.200"],
    B2: ["A/2-3 +4.200"],
    P1: undefined,
    B3: ["A/1-2 +4.200"],
  });
});
