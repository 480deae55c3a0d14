import { messages } from "@x/eurocode/message";
import { isInvalidInput } from "@x/eurocode/problems";
import { type OwnSection, ownSection, type Section } from "@x/eurocode/sections";
import { NoOutline, outlinesOf } from "./dxf-outline.ts";
import { problemsOf, Stop } from "./exit.ts";
import { readInput, textOf } from "./input.ts";

const says = messages("ownSectionFile", {
  noSection:
    "{file}: has no section: an object with shape, or one that has it under section, or members whose first has it",
});

interface Sources {
  readonly own?: string;
  readonly dxf?: string;
  readonly layer?: string;
}

/** What a file draws, as a member of a check takes it, and its properties. */
export function ownSectionOf(
  from: Sources,
  It: "sci" | "arcelor",
): { readonly own: OwnSection; readonly one: Section } {
  const own = from.dxf === undefined ? readOwn(from.own ?? "-") : readDxf(from.dxf, from.layer);
  return { own, one: madeOf(from.own ?? from.dxf ?? "-", own, It) };
}

function madeOf(file: string, own: OwnSection, It: "sci" | "arcelor"): Section {
  try {
    return ownSection(own, It);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw problemsOf(
      file,
      error.problems.map((problem) => ({ file, ...problem })),
    );
  }
}

function readOwn(file: string): OwnSection {
  const { value } = readInput(file);
  const within = (holder: unknown, name: string): unknown =>
    holder !== null && typeof holder === "object" && name in holder
      ? (holder as Record<string, unknown>)[name]
      : undefined;
  const [member] = [within(value, "members")].flat();
  const given = within(member, "section") ?? within(value, "section") ?? value;
  if (given === null || typeof given !== "object" || !("shape" in given)) throw new Stop(says.noSection({ file }));
  return given as OwnSection; // ownSection() says what is wrong with it
}

function readDxf(file: string, layer: string | undefined): OwnSection {
  try {
    const { points_mm, holes_mm, unit } = outlinesOf(file, textOf(file), layer);
    process.stderr.write(unit === undefined ? "the file names no unit: read as mm\n" : `unit of the file: ${unit}\n`);
    return { shape: "polygon", points_mm, ...(holes_mm.length > 0 && { holes_mm }) };
  } catch (error) {
    if (error instanceof NoOutline) throw new Stop(error.said);
    throw error;
  }
}
