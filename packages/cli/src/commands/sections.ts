import { writeFileSync } from "node:fs";
import { listed, type Message, messages } from "@x/eurocode/message";
import {
  type Family,
  families,
  resolveDesignation,
  type Section,
  section,
  sectionDrawing,
  sections,
} from "@x/eurocode/sections";
import { splitUnit, suggestions } from "@x/eurocode/text";
import type { Command } from "commander";
import { Stop, unwritable } from "../exit.ts";
import { figure, paint, table, wrapped } from "../print/text.ts";
import { ofOptions } from "../stops.ts";

const stops = messages("sectionsCommand", {
  noFamily: 'no family "{given}" Known: {known}',
  nearFamily: 'no family "{given}"; did you mean {near}? Known: {known}',
  none: 'no profile "{given}": {why}',
  near: 'no profile "{given}": {why}; near it: {near}',
  notProfile: '"{given}" is {canonical}, which is not a profile',
  oneProfile: "a drawing is of one profile; {n} match",
  oneSource: "give a profile, --own or --dxf",
});

interface Options {
  readonly family?: string;
  readonly json?: true;
  readonly svg?: string;
  readonly all?: true;
  readonly It?: string;
  readonly own?: string;
  readonly dxf?: string;
  readonly layer?: string;
}

export function addSections(program: Command): void {
  program
    .command("sections")
    .description("Profiles with their properties, computed from nominal dimensions. Any usual spelling is understood.")
    .argument("[text...]", "a profile, such as HEB 200, or the beginning of its name")
    .option("--family <name>", "only this family, such as IPE")
    .option("--all", "every profile that matches, however many")
    .option("--It <convention>", "torsion constant of I, H and tees: sci (default) or arcelor")
    .option("--own <file>", "the properties of an own section: JSON with shape, or with section")
    .option("--dxf <file>", "those of a closed outline with its holes in a DXF file")
    .option("--layer <name>", "of the DXF file, only this layer")
    .option("--svg <file>", "write a drawing of the section")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Examples:
  x sections
  x sections HEB 200
  x sections IPE --json
  x sections UB457*191*67 --svg ub.svg
  x sections --family SHS
  x sections --own box.json
  x sections --dxf extrusion.dxf --layer SECTION --json`,
    )
    .action((words: string[], options: Options) => run(words.join(" "), options));
}

function run(text: string, options: Options): void | Promise<void> {
  if (options.own !== undefined || options.dxf !== undefined) return runOwn(text, options);
  const family = readFamily(options.family);
  if (text === "" && family === undefined && !options.json && options.svg === undefined)
    return void process.stdout.write(catalogue());
  const It = readConvention(options.It);
  const exact = text === "" ? undefined : section(text, { It });
  const found = exact ? [exact] : search(text, family);
  if (found.length === 0) throw new Stop(reason(text));
  if (options.svg !== undefined) draw(options.svg, found);
  if (options.json) {
    const plain = found.map((one) => ({ ...one, properties: one.properties }));
    process.stdout.write(`${JSON.stringify(exact ? plain[0] : plain, null, 2)}\n`);
  } else process.stdout.write(exact ? detail(exact) : list(found, options.all === true));
}

/** The same function and the same answer as a member that has this section. */
async function runOwn(text: string, options: Options): Promise<void> {
  if (text !== "" || (options.own !== undefined && options.dxf !== undefined)) throw new Stop(stops.oneSource);
  const It = readConvention(options.It);
  const { ownSectionOf } = await import("../own-section.ts");
  const { own, one } = ownSectionOf(options, It);
  if (options.svg !== undefined) draw(options.svg, [one]);
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ section: own, ...one, properties: one.properties }, null, 2)}\n`
      : `${detail(one)}${options.dxf === undefined ? "" : "hint: --json has section, as a member of x check takes it\n"}`,
  );
}

function readFamily(name: string | undefined): Family | undefined {
  if (name === undefined) return undefined;
  const found = families.find((known) => known.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const [near] = suggestions(name, families);
  throw new Stop(
    near === undefined
      ? stops.noFamily({ given: name, known: listed("plain", families) })
      : stops.nearFamily({ given: name, near, known: listed("plain", families) }),
  );
}

function readConvention(text: string | undefined): "sci" | "arcelor" {
  if (text === undefined || text === "sci") return "sci";
  if (text === "arcelor") return "arcelor";
  throw new Stop(ofOptions.oneOf({ option: "--It", known: listed("plain", ["sci", "arcelor"]), given: text }));
}

const letters = (text: string) => text.toLowerCase().replace(/[\s_.-]/g, "");

/** `HE 200 B` is asked for as HEB 200 too. */
const turned = (designation: string) => designation.replace(/^([A-Z]+) (\d+) ([A-Z]+)$/, "$1$3$2");

/** The beginning of a name, or its letters alone: `HEA` is not the beginning of HEAA. */
const begins = (designation: string, text: string): boolean =>
  letters(designation).startsWith(text) ||
  (letters(turned(designation)).startsWith(text) && /\d/.test(letters(turned(designation)).slice(0, text.length + 1)));

const search = (text: string, family: Family | undefined): Section[] =>
  sections(family === undefined ? {} : { family }).filter((one) => begins(one.designation, letters(text)));

/** Why a text is no profile here, or what comes near it. */
function reason(text: string): Message {
  const resolved = resolveDesignation(text);
  if ("suggestions" in resolved) {
    const { reason: why, suggestions: near } = resolved;
    return near.length === 0
      ? stops.none({ given: text, why })
      : stops.near({ given: text, why, near: listed("plain", near) });
  }
  return stops.notProfile({ given: text, canonical: resolved.canonical });
}

function draw(file: string, found: readonly Section[]): void {
  const [one] = found;
  if (!one || found.length > 1) throw new Stop(stops.oneProfile({ n: found.length }));
  try {
    writeFileSync(file, sectionDrawing(one));
  } catch (error) {
    throw unwritable(file, error);
  }
  process.stderr.write(`wrote ${file}\n`);
}

/** Families, and what is known of each profile: three thousand profiles are no answer. */
function catalogue(): string {
  const rows = families.map((family) => {
    const all = sections({ family });
    const [first, last] = [all[0], all.at(-1)];
    return [family, String(all.length), first?.standard ?? "", `${first?.designation} … ${last?.designation}`];
  });
  const [example] = sections({ family: "IPE" });
  const names = Object.entries(example?.properties ?? {}).flatMap(([name, value]) =>
    typeof value === "number" ? [name] : [],
  );
  const head = ["family", "profiles", "standard", ""].map((text) => paint.dim(text));
  return [
    table([head, ...rows], [{}, { align: "right" }, {}, {}]),
    "",
    wrapped(`Properties: ${names.join(", ")}`, "  "),
    "hint: x sections HEB 200 shows one, x sections --family IPE a family, x sections IPE 3 what begins so",
    "",
  ].join("\n");
}

/** What fits on a screen and a half. */
const mostListed = 60;

function list(matching: readonly Section[], all: boolean): string {
  const found = all ? matching : matching.slice(0, mostListed);
  const rest = matching.length - found.length;
  const right = { align: "right" } as const;
  const head = ["", "A cm²", "G kg/m", "I_y cm⁴", "W_pl,y cm³", "I_z cm⁴", "i_z mm", "I_t cm⁴"].map((text) =>
    paint.dim(text),
  );
  const rows = found.map(({ designation, properties: p }) => [
    designation,
    figure(p.A_mm2 / 1e2),
    figure(p.G_kg_m),
    figure(p.I_y_mm4 / 1e4),
    figure(p.W_pl_y_mm3 / 1e3),
    figure(p.I_z_mm4 / 1e4),
    figure(p.i_z_mm),
    figure(p.I_t_mm4 / 1e4),
  ]);
  const more = rest === 0 ? "" : `hint: ${rest} more; give more of the name, or --all\n`;
  return `${table([head, ...rows], [{}, right, right, right, right, right, right, right])}\n${more}`;
}

function detail(one: Section): string {
  const numbers = (of: object) =>
    Object.entries(of)
      .filter(([, value]) => typeof value === "number")
      .map(([name, value]) => {
        const { symbol, unit } = splitUnit(name);
        return [symbol, figure(value), unit];
      });
  const columns = [{}, { align: "right" }, {}] as const;
  const words = [one.properties.I_t_source, one.properties.I_w_source, ...(one.notes ?? [])];
  return [
    paint.bold(`${one.designation}   ${one.standard}`),
    `${one.shape}, ${one.fabrication}`,
    "",
    table(numbers(one.dimensions), columns),
    "",
    table(numbers(one.properties), columns),
    "",
    ...words.map((text) => paint.dim(wrapped(text, "  "))),
    "",
  ].join("\n");
}
