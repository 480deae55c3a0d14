/**
 * Pieces of timber for joinery machines: BTLx, the open format of design2machine. Facts of its schema 2.x (a part is Length × Width ×
 * Height, reference sides 1 and 3 are as wide as it, 2 and 4 as high, X along it, Inclination 90 square to the side), as two open writers
 * have them and as xmllint holds them against the schema. The same pieces give the same bytes: no date, no machine.
 */
import type { Drilling } from "./joints.ts";
import type { DrilledPiece, DrilledPieces } from "./pieces.ts";
import type { Cut, Pocket, Slot } from "./shape.ts";

/** What two writers use; later schemas change nothing of what is written here. */
const version = "2.0.0";

/** A side as high as the piece: the fasteners go through its width, cuts and notches are seen from it. */
const drilledSide = 2;
/** A side as wide as the piece, its upper one: slots go through its height. */
const slottedSide = 1;

const escaped = (text: string): string =>
  text
    // what XML 1.0 cannot hold
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const mm = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

const attributes = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");

type Values = readonly (readonly [tag: string, value: string])[];

function processing(tag: string, name: string, side: number, id: number, values: Values, inner = ""): string {
  const head = attributes({ Name: name, ProcessID: String(id), ReferencePlaneID: String(side) });
  const lines = values.map(([field, value]) => `            <${field}>${value}</${field}>`);
  return [`          <${tag}${head}>`, ...lines, ...(inner === "" ? [] : [inner]), `          </${tag}>`].join("\n");
}

type Written = (id: number) => string;

const drillingOf =
  ({ name, x, y, d }: Drilling, depth: number): Written =>
  (id) =>
    processing("Drilling", name, drilledSide, id, [
      ["StartX", mm(x)],
      ["StartY", mm(y)],
      ["Angle", "0"],
      ["Inclination", "90"],
      // its default is not the same in all versions
      ["DepthLimited", "no"],
      ["Depth", mm(depth)],
      ["Diameter", mm(d)],
    ]);

const cutOf =
  ({ at, x, angle, inclination }: Cut): Written =>
  (id) =>
    processing("JackRafterCut", `cut ${at}`, drilledSide, id, [
      ["Orientation", at],
      ["StartX", mm(x)],
      ["StartY", "0"],
      ["StartDepth", "0"],
      ["Angle", degrees(angle)],
      ["Inclination", degrees(inclination)],
    ]);

/** Open at the end of the piece, above and below. */
const slotOf =
  ({ at, across, length, thickness }: Slot, piece: DrilledPiece): Written =>
  (id) => {
    const open = { FaceLimitedStart: at === "start" ? "no" : "yes", FaceLimitedEnd: at === "end" ? "no" : "yes" };
    const limits = { ...open, FaceLimitedFront: "yes", FaceLimitedBack: "yes" };
    return processing(
      "Slot",
      `slot ${at}`,
      slottedSide,
      id,
      [
        ["Orientation", "start"],
        ["StartX", mm(at === "start" ? 0 : piece.length - length)],
        ["StartY", mm(across)],
        ["StartDepth", "0"],
        ["Angle", "0"],
        ["Inclination", "90"],
        ["Length", mm(length)],
        ["Depth", mm(piece.h)],
        ["Thickness", mm(thickness)],
        ["AngleRefPoint", "90"],
        ["AngleOppPoint", "90"],
        ["AddAngleOppPoint", "0"],
      ],
      `            <MachiningLimits${attributes({ ...limits, FaceLimitedTop: "no", FaceLimitedBottom: "no" })}/>`,
    );
  };

/** Counterclockwise, so that the tool on the left is inside. */
const pocketOf =
  ({ places }: Pocket): Written =>
  (id) => {
    const point = (tag: string, [x, y]: readonly [number, number]) =>
      `<${tag}${attributes({ X: mm(x), Y: mm(y), Z: "0" })}/>`;
    const [first, ...others] = places;
    if (!first) return "";
    const head = attributes({ Name: "notch", ProcessID: String(id), ReferencePlaneID: String(drilledSide) });
    return [
      `          <FreeContour${head}${attributes({ CounterSink: "yes", ToolPosition: "left" })}>`,
      `            <Contour${attributes({ DepthBounded: "no", Inclination: "0" })}>`,
      `              ${point("StartPoint", first)}`,
      ...[...others, first].map((place) => `              <Line>${point("EndPoint", place)}</Line>`),
      "            </Contour>",
      "          </FreeContour>",
    ].join("\n");
  };

function partOf(piece: DrilledPiece, i: number): string {
  const { mark, species, b, h, length, count } = piece;
  const all: readonly Written[] = [
    ...piece.cuts.map(cutOf),
    ...piece.pockets.map(pocketOf),
    ...piece.slots.map((one) => slotOf(one, piece)),
    ...piece.drillings.map((one) => drillingOf(one, b)),
  ];
  const size = { Count: String(count), Length: mm(length), Width: mm(b), Height: mm(h) };
  const named = { SingleMemberNumber: String(i + 1), Designation: mark, Material: species, TimberGrade: species };
  return [
    `      <Part${attributes({ ...size, ...named })}>`,
    '        <GrainDirection X="1" Y="0" Z="0" Align="no"/>',
    '        <ReferenceSide Side="1" Align="no"/>',
    ...(all.length === 0
      ? []
      : ["        <Processings>", ...all.map((one, k) => one(k + 1)), "        </Processings>"]),
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
