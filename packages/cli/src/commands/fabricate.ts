/** x fabricate: from a list of members to the files of a workshop, on this machine. */

import { readFileSync } from "node:fs";
import { isInvalidInput } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import type { MemberList } from "@x/fabrication/members";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { checkedFile, textOf } from "../input.ts";
import { nameOf } from "./drawing-export.ts";
import { endings, makeFiles, type Reading, type WorkshopOptions, withWorkshopOptions } from "./workshop.ts";

const stops = messages("fabricateCommand", {
  wrong: "{file}: these members cannot be used",
});

export function addFabricate(program: Command): void {
  const command = program
    .command("fabricate")
    .description(
      "Checks the members of a list (EN 1993-1-1), makes and checks joints (EN 1993-1-8), and writes what a workshop needs, as x drawing export does for a drawing. The list is an IFC model with steel members, or a table (CSV, .xlsx) or JSON with Mark, Section (or Profile), Length (mm), and where they are known Quantity, Grade, Role, N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed; a bom.csv is one.",
    )
    .argument("<members>", "the list: .csv, .xlsx, .json or .ifc; - for standard input");
  withWorkshopOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  x fabricate members.csv --format all -o out/
  x fabricate members.xlsx --format nc1,bom.csv -o out/ --annex NL --actions actions.csv
  x fabricate model.ifc --format shop.pdf -o out/
  x fabricate members.json --format package.zip -o out/ --corrections corrections.json --lang de

${endings}`,
    )
    .action((path: string, options: WorkshopOptions) => makeFiles(nameOf(path), options, membersIn(path)));
}

/** Members of a table or of JSON. */
export const membersIn =
  (path: string): Reading =>
  async (overrides) => {
    const { override } = await import("@x/fabrication/members");
    try {
      const list = await listIn(path);
      return { list: override(list, overrides), input: { members: list } };
    } catch (error) {
      if (!isInvalidInput(error)) throw error;
      throw new Stop(stops.wrong({ file: nameOf(path) }), exitCode.invalid, error.problems);
    }
  };

async function listIn(path: string): Promise<MemberList> {
  const { membersOf, readMembers } = await import("@x/fabrication/members");
  if (/\.ifc$/i.test(path)) {
    const { membersOfIfc } = await import("@x/fabrication");
    return membersOfIfc(readFileSync(checkedFile(path)));
  }
  if (!/\.xlsx$/i.test(path)) return readMembers(textOf(path));
  const { sheetRows } = await import("../xlsx.ts");
  const rows = [];
  for await (const row of sheetRows(checkedFile(path))) rows.push(row);
  return membersOf(rows, "row");
}
