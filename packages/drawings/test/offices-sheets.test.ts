/** Whole sheets as further offices lay them out: every row with its pieces, length, grade and remarks. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list, put } from "./drawings/sheet.ts";

interface Given {
  readonly name: string;
  readonly over?: readonly string[];
  /** cells of a line between bars; the heading first, or last where it stands at the bottom */
  readonly lines: string;
  readonly rules?: "all" | "rows" | "frame" | "none";
  readonly header?: "top" | "bottom";
  readonly under?: string;
  /** mark | section | pieces | length | grade | remark */
  readonly true: string;
}

const sheets: readonly Given[] = [
  {
    name: "an advance bill of material, feet and inches by sixteenths",
    over: ["PROJECT: RIVERSIDE GYM", "ADVANCE BILL OF MATERIAL"],
    lines: `LINE|QTY|SHAPE|LENGTH|GRADE|PIECE MARK|WT/PC|TOTAL WT|REMARKS
      1|2|W14X22|28'-4 1/2|A992|B101|624|1249|CAMBER 3/4"
      2|6|W12X19|14'-0|A992|B102|266|1596|
      3|1|W16X31|31'-7 15/16|A992|B103|981|981|HDG`,
    rules: "rows",
    true: `B101|W14X22|2|8648.7|A992|CAMBER 3/4"
      B102|W12X19|6|4267.2|A992|
      B103|W16X31|1|9650.41|A992|HDG`,
  },
  {
    name: "sizes under a word of their own, pieces first, metres",
    lines: `Stk|Pos|Typ|Größe|Länge m|Material|Bem.
      4|1|HEB|200|5,25|S235JR|
      12|3|IPE|140|3,15|S235JR|Loch Ø14
      6|4|UNP|100|1,05|S235JR|`,
    rules: "none",
    true: `1|HEB 200|4|5250|S235JR|
      3|IPE 140|12|3150|S235JR|Loch Ø14
      4|UNP 100|6|1050|S235JR|`,
  },
  {
    name: "beams under the word for a beam, spans that are no lengths",
    lines: `VIGA|PERFIL|LUZ (m)|Nº|CONTRAFLECHA|OBSERVACIONES
      V-201|IPE 300|6,20|4|-|
      V-202|IPE 330|7,45|2|15 mm|
      V-203|IPE 270|4,80|6|-|empotrada`,
    true: `V-201|IPE 300|4|||
      V-202|IPE 330|2|||15 mm
      V-203|IPE 270|6|||empotrada`,
  },
  {
    name: "as drawn and mirrored without a point",
    lines: `merk|st.|profiel|lengte|mat.|opm.
      SP1|2+2sp|IPE 450|9870|S355J2|toog 20
      SP2|4|IPE 400|9870|S355J2|
      K1|6+6sp|HEA 260|5420|S355J2|`,
    true: `SP1|IPE 450|4|9870|S355J2|toog 20
      SP2|IPE 400|4|9870|S355J2|
      K1|HEA 260|12|5420|S355J2|`,
  },
  {
    name: "marks that begin with a figure under a heading of two lines",
    over: ["SHIPPING LIST   JOB 1187"],
    lines: `SHIP\nMARK|NO\nPCS|DESCRIPTION|LENGTH|WEIGHT|FINISH
      1A1|2|W 10 X 33|12' - 6"|825|GALV
      1A2|1|W 10 X 33|12' - 2 3/4"|404|GALV
      2B1|4|C 10 X 15.3|10' - 0"|612|PAINT`,
    rules: "none",
    true: `1A1|W 10 X 33|2|3810||GALV
      1A2|W 10 X 33|1|3727.45||GALV
      2B1|C 10 X 15.3|4|3048||PAINT`,
  },
  {
    name: "signs that repeat section, grade and remark",
    lines: `Pos|Stk|Benennung|Länge [mm]|Werkstoff|Gew. [kg]|Bemerkung
      1|4|HEA 180|4250|S235JR|603,5|feuerverzinkt
      2|2|"|3980|"|282,6|"
      3|12|IPE 140|2730|"|422,6|`,
    true: `1|HEA 180|4|4250|S235JR|feuerverzinkt
      2|HEA 180|2|3980|S235JR|feuerverzinkt
      3|IPE 140|12|2730|S235JR|`,
  },
  {
    name: "the heading at the bottom, names of tubes after their kind",
    lines: `3|FRM-103|TUBE, SQUARE 40 X 40 X 3|1120|4
      2|FRM-102|TUBE, RECTANGULAR 80 X 40 X 4|2320|2
      1|FRM-101|TUBE, RECTANGULAR 80 X 40 X 4|2400|2
      ITEM|PART NO.|DESCRIPTION|LENGTH|QTY`,
    header: "bottom",
    true: `3|TUBE, SQUARE 40 X 40 X 3|4|1120||
      2|TUBE, RECTANGULAR 80 X 40 X 4|2|2320||
      1|TUBE, RECTANGULAR 80 X 40 X 4|2|2400||`,
  },
  {
    name: "weights first, sections and marks last",
    lines: `Peso tot.|Peso un.|Lungh. mm|N.|Materiale|Profilo|Marca
      1173,6|195,6|4600|6|S355JR|HEA200|COL-01
      557,5|139,4|4540|4|S275JR|IPE240|COL-02
      351,9|88,0|4680|4|S275JR|UNP160|TR-05`,
    true: `COL-01|HEA200|6|4600|S355JR|
      COL-02|IPE240|4|4540|S275JR|
      TR-05|UNP160|4|4680|S275JR|`,
  },
  {
    name: "British names, a finish and a comment in columns of their own",
    over: ["STEELWORK MATERIAL LIST"],
    lines: `Mark|Section|Length|Qty|Grade|Finish|Comment
      B1|UB 356x171x51|7250|4|S355JR|Galv|
      B2|UB 356x171x51|7250|2|S355JR|Galv|notch both ends
      BR1|CHS 114.3x5.0|5440|8|S355J2H|Paint|`,
    rules: "none",
    true: `B1|UB 356x171x51|4|7250|S355JR|Galv
      B2|UB 356x171x51|2|7250|S355JR|Galv, notch both ends
      BR1|CHS 114.3x5.0|8|5440|S355J2H|Paint`,
  },
  {
    name: "rows that fall away, lengths with a blank, a revision over the list",
    over: ["Profilliste, tegning 302, rev. D"],
    lines: `Mærke|Profil|Længde|Stk.|Stål|Bem.
      B1|IPE 240|5 480|3|S235JR|
      B2|IPE 240|4 210|2|S235JR|UDGÅR
      B3|HEB 140|2 960|4|S235JR|ny i rev. D`,
    true: `B1|IPE 240|3|5480|S235JR|
      B3|HEB 140|4|2960|S235JR|ny i rev. D`,
  },
  {
    name: "words before numbers that are the marks",
    lines: `Item|Size|Length|No.|Grade|Remarks
      Beam 1|203 x 203 x 46 UC|3850|1|S275|bear on padstone
      Column 1|100 x 100 x 5 SHS|2450|2|S275|base plate 200x200x12
      Post 1|76.1 x 3.2 CHS|1100|4|S275|balcony`,
    true: `Beam 1|203 x 203 x 46 UC|1|3850|S275|bear on padstone
      Column 1|100 x 100 x 5 SHS|2|2450|S275|base plate 200x200x12
      Post 1|76.1 x 3.2 CHS|4|1100|S275|balcony`,
  },
  {
    name: "item numbers beside names of parts, inches, walls that begin with a point",
    over: ["CUT LIST - MEZZANINE M-2"],
    lines: `ITEM NO.|PART NUMBER|DESCRIPTION|LENGTH (IN)|ANGLE1|ANGLE2|QTY.
      1|MZ2-COL|W8X31|132.5|0|0|8
      2|MZ2-BRC|HSS 3X3X.250|164.875|42.5|47.5|4
      3|MZ2-TOE|L 3X3X.25|96|0|0|12`,
    true: `1|W8X31|8|3365.5||MZ2-COL
      2|HSS 3X3X.250|4|4187.83||MZ2-BRC
      3|L 3X3X.25|12|2438.4||MZ2-TOE`,
  },
  {
    name: "a sum under the numbers of rows",
    lines: `Nr.|Litra|Længde [mm]|Betegnelse|Antal|Vægt/stk|Vægt [kg]|Note
      1|S1|4730|IPE 200|1|105,8|105,8|
      2|S6|3255|HEB 320|8|412,3|3298,1|
      3|T11|4615|HEB 320|10|584,5|5845,1|spejlvendt
      Sum||||||9249,0|`,
    true: `S1|IPE 200|1|4730||
      S6|HEB 320|8|3255||
      T11|HEB 320|10|4615||spejlvendt`,
  },
  {
    name: "bolts are no members",
    over: ["SITE BOLT LIST - Phase 2"],
    lines: `Item|Size|Grade|Length|Qty|Washers|Location
      1|M20|8.8|60|148|2|Beams B1-B14 to columns
      2|M20|8.8|70|64|2|Column splices UC203
      3|M24|10.9|90|32|2|Bracing CHS 139.7x5`,
    true: "",
  },
];

const cellsOf = (text: string): string[][] =>
  text === "" ? [] : text.split(/\n {6}/).map((line) => line.split("|").map((cell) => cell.trim()));

test.each(sheets)("$name", async ({ over = [], lines, rules = "all", header = "top", under, true: truth }) => {
  const cells = cellsOf(lines);
  const widths = (cells[0] ?? []).map((_, i) => 14 + 5.2 * Math.max(...cells.map((row) => (row[i] ?? "").length)));
  const [head = [], ...rows] = header === "top" ? cells : [cells.at(-1) ?? [], ...cells.slice(0, -1)];
  const { members } = await read((doc) => {
    over.forEach((line, i) => {
      put(doc, 60, 60 + 14 * i, line);
    });
    const end = list(doc, head, rows, { x: 60, y: 90, widths, rules, header });
    if (under !== undefined) put(doc, 60, end + 10, under);
  });
  const told = members.map(({ mark, section, quantity, length_mm, steel_grade, printed_remarks = [] }) => [
    mark,
    section,
    `${quantity ?? ""}`,
    `${length_mm === undefined ? "" : Math.round(length_mm * 100) / 100}`,
    steel_grade ?? "",
    printed_remarks.map(({ text }) => text).join(", "),
  ]);
  expect(told).toEqual(cellsOf(truth));
});
