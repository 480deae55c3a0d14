/** The members of a sheet before they are drawn: marks, sections, counts, lengths, grades, weights. */
import type { TrueMember } from "../score.ts";
import type { Chance } from "./chance.ts";
import type { Column, OfficeWords } from "./office-words.ts";
import { gradesOf, type Steel, stock } from "./sections.ts";

export interface Piece {
  readonly mark: string;
  readonly steel: Steel;
  readonly quantity: number;
  readonly length: number;
  readonly grade: string;
  readonly name: string;
}

export interface Custom {
  readonly words: OfficeWords;
  readonly marks: (i: number) => string;
  readonly steel: () => Steel;
  readonly grades: readonly string[];
  /** of a cell of lengths, and what the heading adds */
  readonly length: (mm: number) => string;
  readonly lengthUnit: string;
  readonly kg: (mass: number) => string;
}

function markStyle(chance: Chance, words: OfficeWords): (i: number) => string {
  const letters = chance.of(words.marks);
  const letter = chance.of(words.marks).slice(0, 1);
  const from = chance.of([1, 1, 1, 10, 100, 201, 1001]);
  return chance.of([
    (i) => String(from + i),
    (i) => `${letters}${from + i}`,
    (i) => `${letters}-${from + i}`,
    (i) => `${letter}${String(i + 1).padStart(2, "0")}`,
    (i) => `${letters}${1 + (i >> 1)}${i % 2 ? "b" : "a"}`,
    (i) => `${letters}.${i + 1}`,
    (i) => `${1 + Math.floor(i / 3)}.${1 + (i % 3)}`,
    (i) => `${letters.toLowerCase()}${i + 1}`,
    (i) => `${from + i}${letter}`,
    (i) => `${letter}${letter}${100 + 10 * i}`,
    (i) => `M${1000 + i}`,
  ]);
}

/** How lengths are printed, and what the heading says of their unit */
function lengthStyle(chance: Chance, comma: boolean): Pick<Custom, "length" | "lengthUnit"> {
  const thousands = (separator: string) => (mm: number) =>
    mm < 1000 ? String(mm) : `${Math.floor(mm / 1000)}${separator}${String(mm % 1000).padStart(3, "0")}`;
  const point = comma ? "," : ".";
  const metres = (digits: number) => (mm: number) => (mm / 1000).toFixed(digits).replace(".", point);
  return chance.weighed<Pick<Custom, "length" | "lengthUnit">>([
    [10, { length: String, lengthUnit: "" }],
    [2, { length: thousands(comma ? "." : ","), lengthUnit: "" }],
    [2, { length: thousands(" "), lengthUnit: "" }],
    [1, { length: (mm) => `${mm} mm`, lengthUnit: "" }],
    [1, { length: (mm) => `${mm}mm`, lengthUnit: "" }],
    [1, { length: (mm) => `L=${mm}`, lengthUnit: "" }],
    [1, { length: (mm) => `${mm}${point}0`, lengthUnit: "" }],
    [2, { length: metres(3), lengthUnit: chance.of([" [m]", " (m)", " m"]) }],
    [1, { length: (mm) => `${metres(3)(mm)} m`, lengthUnit: "" }],
    [1, { length: (mm) => (mm / 10).toFixed(1).replace(".", point), lengthUnit: chance.of([" [cm]", " (cm)"]) }],
  ]);
}

export function customOf(chance: Chance, words: OfficeWords): Custom {
  const digits = chance.of([0, 1, 1, 2]);
  const point = words.comma && chance.yes(0.8) ? "," : ".";
  const grouped = chance.yes(0.15);
  return {
    words,
    marks: markStyle(chance, words),
    steel: stock(chance, words.code, words.comma),
    grades: gradesOf(chance),
    ...lengthStyle(chance, words.comma),
    kg: (mass) => {
      const text = mass.toFixed(digits).replace(".", point);
      return grouped && mass >= 1000 ? text.replace(/^(\d+)(\d{3})/, point === "," ? "$1.$2" : "$1,$2") : text;
    },
  };
}

export function piecesOf(chance: Chance, custom: Custom, count: number): Piece[] {
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, i) => {
    const steel = custom.steel();
    let length = chance.whole(4, 240) * 50 + chance.of([0, 0, 0, 5, 12, 28, 37]);
    while (seen.has(`${steel.norm} ${length}`)) length += 13;
    seen.add(`${steel.norm} ${length}`);
    return {
      mark: custom.marks(i),
      steel,
      quantity: chance.weighed([
        [6, chance.whole(1, 8)],
        [2, chance.whole(9, 40)],
        [1, 1],
      ]),
      length,
      grade: chance.of(custom.grades),
      name: chance.of(custom.words.members),
    };
  });
}

export const weightOf = ({ steel, length }: Piece): number => (steel.kgPerMetre * length) / 1000;

/** What a reader has to find of a piece where these columns are printed */
export const trueMember = (piece: Piece, has: (column: Column) => boolean, grade?: string): TrueMember => ({
  mark: has("mark") ? piece.mark : "",
  section: piece.steel.text,
  section_norm: piece.steel.norm,
  ...(has("length") && { length_mm: piece.length }),
  ...(has("quantity") && { qty: piece.quantity }),
  ...(has("grade") ? { steel_grade: piece.grade } : grade !== undefined && { steel_grade: grade }),
});

export interface Plate {
  readonly mark: string;
  readonly text: string;
  readonly length: number;
  readonly quantity: number;
  readonly name: string;
}

export function platesOf(chance: Chance, { words, marks }: Custom, from: number, count: number): Plate[] {
  const word = chance.of(
    {
      en: ["PL", "PLT", "FL"],
      de: ["Bl", "BL", "Fl", "Blech"],
      nl: ["PL", "Strip", "STRIP", "Plaat"],
      fr: ["PL", "Plat", "Tôle"],
      sv: ["PL", "PLATTSTÅNG", "Plåt"],
    }[words.code] ?? ["PL", "FL"],
  );
  return Array.from({ length: count }, (_, i) => ({
    mark: marks(from + i),
    text: `${word} ${chance.of([8, 10, 12, 15, 20])}x${chance.of([80, 100, 150, 200, 250])}`,
    length: chance.whole(8, 40) * 10,
    quantity: chance.whole(2, 24),
    name: chance.of(words.plates),
  }));
}
