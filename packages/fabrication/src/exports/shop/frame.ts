/** The frame of a sheet and its title block (ISO 7200's fields, in the lower right corner). */
import type { Fabrication, Papers } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import { qualityOf } from "../papers.ts";
import type { Verdict } from "../verdicts.ts";
import type { Words } from "../words.ts";
import { type Pen, paperSize } from "./pen.ts";

export const innerFrame = { left: 20, right: paperSize.width - 10, bottom: 10, top: paperSize.height - 10 } as const;
export const titleBlock = { width: 180, height: 46 } as const;
/** Of who makes it, for whom and how: three more rows, where anything of that is given. */
const papersRow = 8;

/** With its papers. */
export const heightOfBlock = ({ settings }: Fabrication): number =>
  titleBlock.height + (hasPapers(settings) ? 3 * papersRow : 0);

const hasPapers = ({ client, firm, people, status, date, execution }: Papers): boolean =>
  [client, firm, people, status, date, execution].some((one) => one !== undefined);

export interface TitleBlock {
  readonly mark: string;
  readonly profile: string;
  readonly length: string;
  readonly grade: string;
  readonly quantity: string;
  readonly mass: string;
  readonly scale: string;
  /** the worst first */
  readonly verdicts: readonly Verdict[];
  readonly sheet: string;
}

export function frame(pen: Pen, fabrication: Fabrication, words: Words, block: TitleBlock): void {
  const { left, right, bottom, top } = innerFrame;
  pen.box(left, bottom, right - left, top - bottom, 0.5);
  const x = right - titleBlock.width;
  pen.box(x, bottom, titleBlock.width, titleBlock.height, 0.35);
  const { project_name = "", drawing_number = "", revision = "" } = fabrication.drawing_info;
  const field = (column: number, width: number, row: number, caption: string, value: string, size = 2.5) => {
    const y = bottom + titleBlock.height - (row + 1) * 11.5;
    pen.box(x + column, y, width, 11.5, 0.13);
    pen.write(x + column + 1.2, y + 8.7, caption, { size: 1.5, colour: "#555555", width: width - 2 });
    const said = printable(value);
    const lines = pen.width(said, size * 0.7, size > 3) <= width - 2.4 ? [] : pen.lines(said, 1.6, width - 2.4);
    if (lines.length === 0) pen.write(x + column + 1.2, y + 2.6, said, { size, bold: size > 3, width: width - 2.4 });
    // a long one in small letters, whole
    lines.slice(0, 4).forEach((line, i) => {
      pen.write(x + column + 1.2, y + 6.6 - i * 2.05, line, { size: 1.6, width: width - 2.4 });
    });
  };
  field(0, 120, 0, words("project"), project_name, 3.2);
  field(120, 60, 0, words("drawing"), drawing_number);
  field(0, 60, 1, words("mark"), block.mark, 4);
  field(60, 60, 1, words("profile"), block.profile, 2.8);
  field(120, 30, 1, words("grade"), block.grade);
  field(150, 30, 1, words("length"), block.length);
  field(0, 30, 2, words("quantity"), block.quantity);
  field(30, 40, 2, words("massEach"), block.mass);
  field(70, 50, 2, words("annex"), fabrication.settings.national_annex);
  field(120, 30, 2, words("scale"), block.scale);
  field(150, 30, 2, words("revision"), revision || "-");
  const y = bottom;
  pen.box(x, y, 150, 11.5, 0.13);
  pen.write(x + 1.2, y + 8.7, words("utilization"), { size: 1.5, colour: "#555555" });
  const lines = block.verdicts.flatMap(({ text, colour }) =>
    pen.lines(text, 2, 147, { bold: true, narrowest: 0.85 }).map((line) => ({ line, colour })),
  );
  const shown = lines.slice(0, 2);
  shown.forEach(({ line, colour }, i) => {
    const only = shown.length === 1;
    pen.write(x + 1.2, only ? y + 2.6 : y + 5.2 - i * 3.6, line, {
      size: only ? 2.5 : 2,
      colour,
      width: 147,
      bold: true,
    });
  });
  field(150, 30, 3, words("sheet"), block.sheet);
  if (hasPapers(fabrication.settings)) papers(pen, fabrication.settings, words);
  pen.write(left, bottom - 4, words("noPlace"), { size: 1.6, colour: "#555555", width: 200 });
}

function papers(
  pen: Pen,
  { client, firm = {}, people = {}, status, date, execution = {} }: Papers,
  words: Words,
): void {
  const x = innerFrame.right - titleBlock.width;
  const foot = innerFrame.bottom + titleBlock.height;
  const place = (column: number, width: number, row: number, caption: string, value = "") => {
    const y = foot + (2 - row) * papersRow;
    pen.box(x + column, y, width, papersRow, 0.13);
    pen.write(x + column + 1, y + 5.8, caption, { size: 1.4, colour: "#555555", width: width - 2 });
    pen.write(x + column + 1, y + 1.7, printable(value), { size: 2.1, width: width - 2 });
  };
  const { name = "", address = "", logo } = firm;
  const picture = logo === undefined ? 0 : 18;
  place(0, 84, 0, words("firm"), "");
  if (logo !== undefined) pen.picture(logo, x + 1, foot + 2 * papersRow + 1, picture - 2, papersRow - 2);
  pen.write(x + picture + 1, foot + 2 * papersRow + 1.7, printable([name, address].filter(Boolean).join(", "), 250), {
    size: 2.1,
    width: 82 - picture,
  });
  place(84, 48, 0, words("client"), client);
  place(132, 26, 0, words("status"), status);
  place(158, 22, 0, words("date"), date);
  place(0, 36, 1, words("drawn"), people.drawn);
  place(36, 36, 1, words("checked"), people.checked);
  place(72, 36, 1, words("approved"), people.approved);
  place(108, 24, 1, words("executionClass"), execution.class);
  place(132, 26, 1, words("toleranceClass"), execution.tolerance_class);
  const quality = execution.weld_quality ?? qualityOf(execution.class);
  place(158, 22, 1, words("weldQuality"), quality && `ISO 5817-${quality}`);
  const { steel_standard, certificate } = execution;
  const steel = [steel_standard, certificate && `EN 10204-${certificate}`].filter((one) => one !== undefined);
  place(0, 72, 2, words("steelStandard"), steel.join(", "));
  place(72, 60, 2, words("surfaceTreatment"), execution.surface);
  place(132, 48, 2, words("colour"), execution.colour);
}
