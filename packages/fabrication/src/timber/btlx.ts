/**
 * Pieces of timber for joinery machines: BTLx, the open format of design2machine. Facts of its schema 2.x (a part is Length × Width ×
 * Height, reference sides 1 and 3 are as wide as it, 2 and 4 as high, X along it, Inclination 90 square to the side), as two open writers
 * have them and as xmllint holds them against the schema. The same pieces give the same bytes: no date, no machine.
 */
import type { DrilledPiece, DrilledPieces, Drilling } from "./pieces.ts";

/** What two writers use; later schemas change nothing of what is written here. */
const version = "2.0.0";

/** A side as high as the piece: the fasteners go through its width. */
const drilledSide = 2;

const escaped = (text: string): string =>
  text
    // what XML 1.0 cannot hold
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const mm = (value: number): string => String(Math.round(value * 1000) / 1000);

const attributes = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");

function drillingOf({ name, x, y, d }: Drilling, id: number, depth: number): string {
  const head = attributes({ Name: name, ProcessID: String(id), ReferencePlaneID: String(drilledSide) });
  const values = [
    ["StartX", mm(x)],
    ["StartY", mm(y)],
    ["Angle", "0"],
    ["Inclination", "90"],
    // its default is not the same in all versions
    ["DepthLimited", "no"],
    ["Depth", mm(depth)],
    ["Diameter", mm(d)],
  ].map(([tag, value]) => `            <${tag}>${value}</${tag}>`);
  return [`          <Drilling${head}>`, ...values, "          </Drilling>"].join("\n");
}

function partOf({ mark, species, b, h, length, count, drillings }: DrilledPiece, i: number): string {
  const size = { Count: String(count), Length: mm(length), Width: mm(b), Height: mm(h) };
  const named = { SingleMemberNumber: String(i + 1), Designation: mark, Material: species, TimberGrade: species };
  return [
    `      <Part${attributes({ ...size, ...named })}>`,
    '        <GrainDirection X="1" Y="0" Z="0" Align="no"/>',
    '        <ReferenceSide Side="1" Align="no"/>',
    ...(drillings.length === 0
      ? []
      : ["        <Processings>", ...drillings.map((one, k) => drillingOf(one, k + 1, b)), "        </Processings>"]),
    "      </Part>",
  ].join("\n");
}

export function btlxOf({ project, pieces }: DrilledPieces): Uint8Array {
  const root = attributes({ xmlns: "https://www.design2machine.com", Version: version, Language: "en" });
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<BTLx${root}>`,
    `  <Project${attributes({ Name: project === "" ? "x" : project })}>`,
    "    <Parts>",
    ...pieces.map(partOf),
    "    </Parts>",
    "  </Project>",
    "</BTLx>",
    "",
  ].join("\n");
  return new TextEncoder().encode(text);
}
