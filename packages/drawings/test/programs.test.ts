/** One list as programs write it: glyph by glyph, in forms, on dark ground, turned, scaled; and text that is not on the drawing. */
import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { readPages } from "../src/process/pipeline.ts";
import { helvetica, onePage, type SheetParts, stream } from "./hostile.ts";

const cells = [
  ["Mark", "Qty", "Section", "Length", "Grade"],
  ["B1", "2", "IPE 300", "6000", "S355JR"],
  ["B2", "4", "HEA 200", "4250", "S355JR"],
  ["C1", "6", "SHS 100x100x6.3", "3120", "S355J2H"],
] as const;
const widths = [60, 40, 120, 60, 70];
const members = ["B1 IPE 300 6000 2", "B2 HE 200 A 4250 4", "C1 SHS 100x100x6.3 3120 6"];

const written = (x: number, y: number, text: string) => `BT /F 9 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;

/** thousandths of Helvetica's letters that are not 556 */
const letterWidths = [
  [222, "i"],
  [278, " .It"],
  [333, "r"],
  [500, "xykJ"],
  [667, "PESAB"],
  [722, "HCR"],
  [778, "QG"],
  [833, "M"],
] as const;
const widthOf = (letter: string): number => letterWidths.find(([, letters]) => letters.includes(letter))?.[0] ?? 556;

/** each letter by itself, the last one first */
function glyphByGlyph(x: number, y: number, text: string): string {
  let at = x;
  const letters = [...text].map((letter) => {
    const one = written(at, y, letter);
    at += (9 * widthOf(letter)) / 1000;
    return one;
  });
  return letters.reverse().join("");
}

/** each letter a step of half points from the one before, as browsers do: some are too long, some too short */
function letterByLetter(x: number, y: number, text: string): string {
  const steps = [...text].map((letter) => Math.round((2 * 9 * widthOf(letter)) / 1000) / 2);
  const shown = [...text].map((letter, i) => `${i === 0 ? "" : `${steps[i - 1]} 0 Td `}(${letter}) Tj`);
  return `BT /F 9 Tf 1 0 0 1 ${x} ${y} Tm ${shown.join(" ")} ET\n`;
}

function drawn(rows: readonly (readonly string[])[] = cells, put = written, y = 500, ruled = true): string {
  return rows
    .flatMap((row, j) => {
      let x = 50;
      return row.map((cell, i) => {
        const width = widths[i] ?? 60;
        const box = ruled ? `0.4 w ${x} ${y - 16 * (j + 1)} ${width} 16 re S\n` : "";
        const text = put(x + 3, y - 16 * j - 11, cell);
        x += width;
        return text + box;
      });
    })
    .join("");
}

const white = "1 1 1 rg 1 1 1 RG ";
const strange = ["X1", "9", "IPE 500", "9999", "S235"];
const layers = {
  catalogue: "/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>",
  resources: "/Properties << /P1 6 0 R >>",
  objects: ["<< /Type /OCG /Name (Hidden) >>"],
};
const form = stream(
  drawn(),
  `/Type /XObject /Subtype /Form /BBox [0 0 842 595] /Resources << /Font << /F ${helvetica} >> >>`,
);

const ways: Readonly<Record<string, SheetParts>> = {
  "glyph by glyph, from the end": { content: drawn(cells, glyphByGlyph) },
  "letter by letter, in steps": { content: drawn(cells, letterByLetter) },
  "letter by letter, without rules": { content: drawn(cells, letterByLetter, 500, false) },
  "in a form, at half its size": {
    content: "q 0.5 0 0 0.5 100 100 cm /X1 Do Q",
    resources: "/XObject << /X1 6 0 R >>",
    objects: [form],
  },
  "white on black": { content: `0 0 0 rg 0 0 842 595 re f ${white}${drawn()}` },
  "a dark region on a white sheet": {
    content: `0.1 0.1 0.3 rg 40 400 420 120 re f ${white}${drawn()} 0 0 0 rg ${written(50, 300, "SECTION A-A")}`,
  },
  "white headings on a bar": {
    content: `0.2 0.4 0.7 rg 50 484 350 16 re f ${white}${drawn([cells[0]], written, 500, false)} 0 0 0 rg 0 0 0 RG ${drawn(cells.slice(1), written, 484)}`,
  },
  "beside invisible text": { content: `BT 3 Tr ET ${drawn([strange], written, 300, false)} BT 0 Tr ET ${drawn()}` },
  "beside clipped text": { content: `q 40 420 400 100 re W n ${drawn()} ${written(600, 500, "B7 IPE 600")} Q` },
  "beside a hidden layer": {
    content: `${drawn()} /OC /P1 BDC ${written(50, 300, "B77 IPE 600 L=9000")} EMC`,
    ...layers,
  },
  "beyond the crop box": {
    content: `${drawn()} ${written(700, 900, "B88 IPE 600")}`,
    mediaBox: "[-500 -500 2000 2000]",
    page: "/CropBox [0 300 500 560]",
  },
  "in units of a tenth": {
    content: `q 0.1 0 0 0.1 0 0 cm ${drawn()} Q`,
    mediaBox: "[0 0 84 60]",
    page: "/UserUnit 10",
  },
  "turned by 90 degrees": { content: `0 1 -1 0 595 0 cm ${drawn()}`, mediaBox: "[0 0 595 842]", page: "/Rotate 90" },
  "printed twice, a little beside": { content: drawn() + drawn(cells, (x, y, text) => written(x + 0.4, y, text)) },
  "letters set apart": {
    content: drawn(
      cells,
      (x, y, text) =>
        `BT /F 9 Tf 0.6 Tc 1 0 0 1 ${x} ${y} Tm [${[...text].map((letter) => `(${letter})`).join(" -40 ")}] TJ ET\n`,
    ),
  },
  "every other row dark": {
    content: `0.15 g 50 468 350 16 re f 50 436 350 16 re f 0 g ${drawn([cells[0]])} 1 g ${drawn([cells[1]], written, 484, false)} 0 g ${drawn([cells[2]], written, 468)} 1 g ${drawn([cells[3]], written, 452, false)}`,
  },
  "a dark region that is no rectangle, white words on paper": {
    content: `0 0 0.2 rg 0 400 m 842 400 l 842 595 l 0 595 l h f ${white}${drawn()}${written(50, 100, "B9 IPE 500 L=9000")}`,
  },
  "a form in a form": {
    content: "/O Do",
    resources: "/XObject << /O 7 0 R >>",
    objects: [
      form,
      stream(
        "q 0.8 0 0 0.8 20 20 cm /I Do Q",
        "/Type /XObject /Subtype /Form /BBox [0 0 842 595] /Matrix [1 0 0 1 5 5] /Resources << /XObject << /I 6 0 R >> >>",
      ),
    ],
  },
  "beside a form on a hidden layer": {
    content: `${drawn()} /X2 Do`,
    ...layers,
    resources: "/XObject << /X2 7 0 R >>",
    objects: [
      ...layers.objects,
      stream(
        written(50, 300, "B77 IPE 600 L=9000"),
        `/Type /XObject /Subtype /Form /BBox [0 0 842 595] /OC 6 0 R /Resources << /Font << /F ${helvetica} >> >>`,
      ),
    ],
  },
  "beside a layer that no list shows": {
    content: `${drawn()} /OC /P1 BDC ${written(50, 300, "B77 IPE 600 L=9000")} EMC`,
    ...layers,
    catalogue: "/OCProperties << /OCGs [6 0 R] /D << /BaseState /OFF >> >>",
  },
  "turned, in units of a half": {
    content: `q 0 0.5 -0.5 0 297.5 0 cm ${drawn()} Q`,
    mediaBox: "[0 0 297.5 421]",
    page: "/UserUnit 2 /Rotate 90",
  },
  "turned by 270 degrees": { content: `0 -1 1 0 0 842 cm ${drawn()}`, mediaBox: "[0 0 595 842]", page: "/Rotate 270" },
};

test.each(Object.entries(ways))("%s", async (_, parts) => {
  const read = await readPages(onePage(parts), { readers: ["text"] });
  expect(
    read.members.map(({ mark, profile, length_mm, quantity }) => `${mark} ${profile} ${length_mm} ${quantity}`),
  ).toEqual(members);
});

/** what a font says that its letters are: all of them `to` further */
const shifted = (to: number) =>
  stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <${to.toString(16).padStart(4, "0")}> endbfrange endcmap end end`,
  );

/** every code becomes what `as` says, or itself */
const table = (as: (code: number) => string | undefined) =>
  stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> [${Array.from({ length: 95 }, (_, i) => `<${as(0x20 + i) ?? (0x20 + i).toString(16).padStart(4, "0")}>`).join(" ")}] endbfrange endcmap end end`,
  );
const figures = [0x33, 0x36];

test.each([
  ["boxes for all", table(() => "25A1")],
  ["signs for what is not known", table(() => "FFFD")],
  ["boxes for 3 and 6", table((code) => (figures.includes(code) ? "25A1" : undefined))],
  ["signs for what is not known for 3 and 6", table((code) => (figures.includes(code) ? "FFFD" : undefined))],
])("a font that gives %s: another reader is needed", async (_, map) => {
  const font = helvetica.replace(" >>", " /ToUnicode 6 0 R >>");
  const read = await readPages(onePage({ content: drawn(), font, objects: [map] }), { readers: ["text"] });
  expect([read.members, read.pages[0]?.text_layer]).toEqual([[], "none"]);
});

test("a font of numbered letters without a table: another reader is needed", async () => {
  const numbered = (text: string) =>
    [...text].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, "0")).join("");
  const content = drawn(cells, (x, y, text) => `BT /F 9 Tf 1 0 0 1 ${x} ${y} Tm <${numbered(text)}> Tj ET\n`);
  const font = "<< /Type /Font /Subtype /Type0 /BaseFont /ArialMT /Encoding /Identity-H /DescendantFonts [6 0 R] >>";
  const objects = [
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ArialMT /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 556 /FontDescriptor 7 0 R >>",
    "<< /Type /FontDescriptor /FontName /ArialMT /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>",
  ];
  const read = await readPages(onePage({ content, font, objects }), { readers: ["text"] });
  expect([read.members, read.pages[0]?.text_layer]).toEqual([[], "none"]);
});

test("a letter missing here and there: what it belongs to is no more certain", async () => {
  const font = helvetica.replace(" >>", " /ToUnicode 6 0 R >>");
  const map = table((code) => (code === 0x23 ? "FFFD" : undefined));
  const labels = ["B7 IPE 200 L=600#", "B8 HEA 100#", "B9 IPE 240 L=5100"];
  const content = labels.map((text, i) => written(500, 400 - 40 * i, text)).join("");
  const { members, warnings } = await readPages(onePage({ content, font, objects: [map] }), { readers: ["text"] });
  expect(members.map(({ mark, profile, source }) => [mark, profile, source.confidence >= 0.85])).toEqual([
    ["B7", "IPE 200", false],
    ["B8", undefined, false],
    ["B9", "IPE 240", true],
  ]);
  expect(inEnglish(warnings)).toContainEqual(expect.stringContaining("cannot be decoded in 2 words"));
});

test("a sign for hollow sections is no letter that is missing", async () => {
  const square = table((code) => (code === 0x23 ? "25A1" : undefined));
  const font = helvetica.replace(" >>", " /ToUnicode 6 0 R >>");
  const labels = [1, 2, 3].map((i) => written(50, 500 - 40 * i, `K${i} #100x100x5`)).join("");
  const read = await readPages(onePage({ content: labels, font, objects: [square] }), { readers: ["text"] });
  expect(read.pages[0]?.text_layer).toBe("usable");
});

test.each([
  ["private characters", 0xe020],
  ["control characters", 0x0001],
])("a font that gives %s for its letters: another reader is needed", async (_, to) => {
  const font = helvetica.replace(" >>", " /ToUnicode 6 0 R >>");
  const read = await readPages(onePage({ content: drawn(), font, objects: [shifted(to)] }), { readers: ["text"] });
  expect(read.members).toEqual([]);
  expect(read.pages[0]?.text_layer).toBe("none");
  expect(inEnglish(read.warnings)).toContainEqual(expect.stringContaining("has no character map"));
});
