/** Lists of assemblies with their parts: pieces of one assembly, times the number of assemblies. */
import type { TrueMember } from "../score.ts";
import { frame, titleBlock } from "./furniture.ts";
import { list, lookOf, type Row } from "./list-look.ts";
import { customOf, type Piece, piecesOf, platesOf, weightOf } from "./rows.ts";
import type { Made, Setting } from "./setting.ts";

const headings: Readonly<Record<string, { readonly assembly: string; readonly each: string; readonly all: string }>> = {
  en: { assembly: "Assembly", each: "Qty per assembly", all: "Total qty" },
  de: { assembly: "Baugruppe", each: "Stk./Baugr.", all: "Stk. gesamt" },
  nl: { assembly: "Merk", each: "Aant./merk", all: "Totaal aantal" },
  fr: { assembly: "Ensemble", each: "Nb/ens.", all: "Nb total" },
  sv: { assembly: "Littera", each: "Antal/littera", all: "Totalt antal" },
};

/** a row for the assembly with its number, then rows of parts whose column counts those of one, or of all */
export function assemblies({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const own = headings[words.code] ?? headings.en;
  const how = chance.of(["both counts", "both counts", "totals only"] as const);
  const letters = chance.of(["A", "M", "K", "H"]);
  const head = [
    chance.of(words.columns.mark.filter((text) => text !== own?.assembly)),
    ...(how === "both counts" ? [own?.each ?? "", own?.all ?? ""] : [own?.all ?? ""]),
    chance.of(words.columns.section),
    `${chance.of(words.columns.length.filter((text) => !/mm/.test(text)))}${custom.lengthUnit}`,
    chance.of(words.columns.grade),
    chance.of(words.columns.total),
  ];
  const rows: Row[] = [];
  const members: TrueMember[] = [];
  let next = 0;
  for (let i = 0; i < chance.whole(2, 4); i++) {
    const count = chance.whole(1, 6);
    const name = `${letters}${i + 1}`;
    rows.push(
      how === "both counts"
        ? [name, "", String(count), chance.of(words.members), "", "", ""]
        : { over: `${own?.assembly} ${name}` },
    );
    const pieces = piecesOf(chance, { ...custom, marks: (j) => String(101 + next + j) }, chance.whole(1, 4));
    next += pieces.length;
    const row = (piece: Pick<Piece, "mark" | "quantity" | "length" | "grade">, text: string, mass: string): Row => [
      piece.mark,
      ...(how === "both counts"
        ? [String(piece.quantity), String(piece.quantity * count)]
        : [String(piece.quantity * count)]),
      text,
      custom.length(piece.length),
      piece.grade,
      mass,
    ];
    for (const piece of pieces) {
      rows.push(row(piece, piece.steel.text, custom.kg(weightOf(piece) * piece.quantity * count)));
      members.push({
        mark: piece.mark,
        section: piece.steel.text,
        section_norm: piece.steel.norm,
        steel_grade: piece.grade,
        length_mm: piece.length,
        qty: piece.quantity * count,
      });
    }
    if (chance.yes(0.5))
      for (const plate of platesOf(chance, { ...custom, marks: (j) => `p${10 * i + j}` }, 1, 2)) {
        rows.push(row({ ...plate, grade: chance.of(custom.grades) }, plate.text, ""));
        members.push({ mark: plate.mark, section: plate.text, length_mm: plate.length, optional: true });
      }
  }
  frame(chance, paper);
  const { top: _, ...block } = titleBlock(chance, paper, words);
  const drawn = list(
    paper,
    head,
    rows,
    { ...lookOf(chance), header: "top", size: 6, headSize: 6, tall: 11 },
    new Set([1, 2, 4, 6]),
  );
  drawn.draw(30, 50);
  return { kind: "assemblies", truth: { ...block, members } };
}
