/** labels.pdf: a label for each piece that leaves the shop, and one for each bag of loose parts; ten on an A4, 105 × 57 mm. */
import encodeQR from "qr";
import type { Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { memberRoles, plateUses } from "../terms.ts";
import { Pen } from "./shop/pen.ts";
import { type Words, wordsOf } from "./words.ts";

const paper = { width: 210, height: 297 } as const;
const label = { width: 105, height: 57, columns: 2, rows: 5, below: 6 } as const;
const onPaper = label.columns * label.rows;
/** A count that was misread would fill the memory: of more pieces, a label for each mark. */
const mostLabels = 5000;

interface Label {
  readonly mark: string;
  /** `1/4`, or `16 ×` of a bag */
  readonly piece: string;
  readonly lines: readonly string[];
}

export async function labelsPdf(fabrication: Fabrication): Promise<Uint8Array> {
  const { drawing_info, settings } = fabrication;
  const pen = new Pen(printable(drawing_info.project_name ?? "Labels"), paper);
  const labels = labelsOf(fabrication, wordsOf(settings.language));
  const { project_name = "", drawing_number = "", revision = "" } = drawing_info;
  const whose = [project_name, drawing_number, revision].map((one) => printable(one, 80));
  const finish = [settings.execution?.surface, settings.execution?.colour].flatMap((one) => one ?? []).join(", ");
  // a file without a page is none
  if (labels.length === 0) pen.page();
  labels.forEach((one, i) => {
    const place = i % onPaper;
    if (place === 0) pen.page();
    const x = (place % label.columns) * label.width;
    const y = paper.height - label.below - (Math.floor(place / label.columns) + 1) * label.height;
    draw(pen, one, whose, printable(finish, 80), x, y);
  });
  return pen.bytes();
}

function draw(
  pen: Pen,
  { mark, piece, lines }: Label,
  whose: readonly string[],
  finish: string,
  x: number,
  y: number,
): void {
  const square = 34;
  pen.box(x + 2, y + 2, label.width - 4, label.height - 4, 0.1);
  const left = label.width - square - 11;
  const project = whose.filter((one) => one !== "").join("  ");
  pen.write(x + 5, y + label.height - 8, project, { size: 2.2, width: label.width - 10 });
  pen.write(x + 5, y + label.height - 19, mark, { size: 7, bold: true, width: left });
  pen.write(x + 5, y + label.height - 26, piece, { size: 4, width: left });
  for (const [i, text] of [...lines, finish].entries())
    pen.write(x + 5, y + label.height - 33 - i * 5, text, { size: 2.6, width: left });
  pen.squares(
    encodeQR(codeOf(mark, piece, whose), "raw", { ecc: "medium", border: 1 }),
    x + label.width - square - 4,
    y + 5,
    square,
  );
}

/** What a scanner reads: `mark;piece;project;drawing;revision`. */
const codeOf = (mark: string, piece: string, whose: readonly string[]): string =>
  [mark, piece.replace(" ×", "x"), ...whose].map((one) => one.replaceAll(";", ",")).join(";");

function labelsOf({ assemblies, parts, loose }: Fabrication, words: Words): Label[] {
  const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
  const [profiles, plates, fittings] = [byId(parts.profiles), byId(parts.plates), byId(parts.fittings)];
  const pieces = assemblies.reduce((sum, { quantity }) => sum + quantity, 0);
  const kg = (mass: number) => `${mass.toFixed(1)} kg`;
  const shipped = assemblies.flatMap(({ id, mark, quantity, role, mass_kg, profiles: [main] }): Label[] => {
    const profile = main && profiles.get(main.part);
    const length = profile && Math.round(profile.length_mm * 10) / 10;
    const lines = [
      ...(profile ? [`${profile.profile}  L=${length}`, `${profile.steel_grade}  ${kg(mass_kg)}`] : [kg(mass_kg)]),
      words.say(memberRoles[role]),
    ];
    const name = printable(mark, 40) || id;
    if (pieces > mostLabels) return [{ mark: name, piece: `${quantity} ×`, lines }];
    return Array.from({ length: quantity }, (_, i) => ({ mark: name, piece: `${i + 1}/${quantity}`, lines }));
  });
  const bags = loose.flatMap(({ kind, part: id, quantity }): Label[] => {
    const plate = kind === "plate" ? plates.get(id) : undefined;
    const part = plate ?? (kind === "fitting" ? fittings.get(id) : undefined);
    if (!part) return [];
    const what = plate ? `${words.say(plateUses[plate.use])} t=${plate.t_mm}` : (fittings.get(id)?.profile ?? "");
    const lines = [what, `${part.steel_grade}  ${kg(quantity * part.mass_kg)}`, words("loose")];
    return [{ mark: printable(part.mark, 40) || id, piece: `${quantity} ×`, lines }];
  });
  return [...shipped, ...bags];
}
