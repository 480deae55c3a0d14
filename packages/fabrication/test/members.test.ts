import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { exportFiles } from "../src/exports/files.ts";
import { readMembers } from "../src/members/table.ts";
import { membersOfIfc } from "../src/members-of-ifc.ts";

const example = join(import.meta.dirname, "../../../examples/members.csv");

test("examples/members.csv: the package holds the list, and the list makes the package again", {
  tags: "change",
}, async () => {
  const packed = async (text: string) => {
    const members = readMembers(text);
    const made = assess(members, { national_annex: "DE" });
    const files = await exportFiles(made, ["package.zip"], { members });
    return files[0]?.bytes ?? new Uint8Array();
  };
  const first = await packed(readFileSync(example, "utf8"));
  const held = unzipSync(first);
  expect(Object.keys(held)).toEqual(expect.arrayContaining(["members.json", "bom.csv", "nc1/B1.nc1", "manifest.json"]));
  expect(held["drawing.pdf"]).toBeUndefined();
  expect(Buffer.compare(await packed(strFromU8(held["members.json"] ?? new Uint8Array())), first)).toBe(0);
});

test("an IFC model gives the members it was made of", async () => {
  const members = readMembers(readFileSync(example, "utf8"));
  const [model] = await exportFiles(assess(members), ["model.ifc"]);
  const read = await membersOfIfc(model?.bytes ?? new Uint8Array());
  const told = ({ members: list }: typeof read) =>
    list
      .map(({ mark, profile, length_mm, quantity, steel_grade }) => ({
        mark,
        profile,
        length_mm,
        quantity,
        steel_grade,
      }))
      .sort((a, b) => a.mark.localeCompare(b.mark));
  expect(told(read)).toEqual(told(members));
  const roles = Object.fromEntries(read.members.map(({ mark, role }) => [mark, role]));
  expect(roles).toEqual({ B1: "beam", B2: "beam", C1: "column", PU1: "beam", WV1: "brace" });
});

test("a model without steel, and what is no model", async () => {
  const model = async (text: string) => membersOfIfc(new TextEncoder().encode(text)).catch(({ message }) => message);
  expect(await model("ISO-10303")).toMatch(/is not an IFC file/);
  const header =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n";
  expect(await model(`${header}ENDSEC;\nEND-ISO-10303-21;\n`)).toMatch(/has no IfcBeam, IfcColumn or IfcMember/);
  const bare = "#1=IFCBEAM('0YvctVUKr0kugbFTf53O9L',$,'B1',$,$,$,$,$,$);\n";
  expect(await model(`${header}${bare}ENDSEC;\nEND-ISO-10303-21;\n`)).toMatch(/#1\.length_mm: is missing/);
});
