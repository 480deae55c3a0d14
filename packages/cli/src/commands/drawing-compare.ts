/** x drawing diff and x drawing verify: what a workshop makes otherwise by a newer drawing, and a package made again. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { messages } from "@x/eurocode/message";
import type { AssessmentOptions, Fabrication, Recut } from "@x/fabrication";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { checkedFile } from "../input.ts";
import { isRecord } from "../json.ts";
import { paint, printJson, say, table, wrapped } from "../print/text.ts";
import { needRecentNode } from "./administration.ts";
import { nameOf, readingOf } from "./drawing-export.ts";
import { membersIn } from "./fabricate.ts";
import { assessmentOptions, type Stages, type WorkshopInput, withAssessmentOptions } from "./workshop.ts";

const stops = messages("drawingCompareCommand", {
  two: "two drawings are compared",
  notZip: "{file}: is no zip archive",
  large: "{file}: holds more than {most} MB",
  notPackage: "{file}: is no package of x, or an older version made it: it has no {name}",
  notJson: "{file}: its {name} is no JSON",
  notAgain: "{file}: its again.json is not of x",
  again: "{file}: cannot be made again: {why}",
});

interface DiffOptions extends WorkshopInput {
  readonly reader?: string;
  readonly pages?: string;
  readonly json?: true;
}

export function addDrawingDiff(drawing: Command): void {
  const command = drawing
    .command("diff")
    .summary("what must be made otherwise")
    .description(
      "Reads two drawings or lists of members, makes parts and joints of both with the same actions and corrections, and says what a workshop makes otherwise by the newer one: parts by mark, plates, bolts, holes, cuts, dimensions of joints, and what must be cut. Nothing leaves this machine unless a vision model is set up.",
    )
    .argument("<older>", "the drawing before: .pdf, or a list: .csv, .xlsx, .json, .ifc")
    .argument("<newer>", "the drawing now");
  withAssessmentOptions(command)
    .option("--reader <names>", "text, ocr or vision; several with commas")
    .option("--pages <list>", "only these, such as 1,3-5")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Examples:
  x drawing diff A.pdf B.pdf
  x drawing diff A.pdf B.pdf --corrections corrections.json --json

Ends with 0 where nothing is made otherwise, with 1 where something is, with 2 when a file cannot be used.`,
    )
    .action(diff);
}

const quiet: Stages = { show: () => {}, end: () => {} };

async function diff(older: string, newer: string, options: DiffOptions): Promise<void> {
  needRecentNode();
  const { assess, recutOf } = await import("@x/fabrication");
  const { inEnglish } = await import("@x/fabrication/members");
  const settings = await assessmentOptions(options, newer);
  const { corrections: overrides = [] } = settings;
  const made: Fabrication[] = [];
  for (const path of [older, newer]) {
    const reading = /\.pdf$/i.test(path) || path === "-" ? readingOf(path, options) : membersIn(path);
    const { list } = await reading(overrides, quiet);
    made.push(assess(list, settings));
  }
  const [before, after] = made;
  if (!before || !after) throw new Stop(stops.two);
  const found = recutOf(before, after);
  if (options.json) printJson(inEnglish(found));
  else say(shown(found, nameOf(older), nameOf(newer)));
  process.exitCode = isEmpty(found) ? exitCode.passed : exitCode.notPassed;
}

const isEmpty = ({ profiles, plates, bolts, joints, cut }: Recut): boolean =>
  [profiles, plates, joints].every((one) => one.added.length + one.removed.length + one.changed.length === 0) &&
  bolts.length + cut.length === 0;

function shown(found: Recut, older: string, newer: string): string {
  if (isEmpty(found))
    return `${paint.green("the same")}  a workshop makes nothing otherwise by ${newer} than by ${older}`;
  const { profiles, plates, bolts, joints, cut } = found;
  const lines: string[] = [];
  const titled = (title: string, of: readonly string[]) => {
    if (of.length > 0) lines.push("", paint.bold(title), ...of.map((one) => wrapped(one, "  ")));
  };
  const partsOf = ({ added, removed, changed }: Recut["profiles"]) => [
    ...added.map(({ mark, quantity, about }) => `+ ${quantity} × ${mark}: ${about}`),
    ...removed.map(({ mark, quantity, about }) => `- ${quantity} × ${mark}: ${about}`),
    ...changed.map(({ mark, now, what }) => `~ ${mark}${now === undefined ? "" : ` → ${now}`}: ${what.join("; ")}`),
  ];
  titled("Profiles", partsOf(profiles));
  titled("Plates and cut pieces", partsOf(plates));
  titled(
    "Bolts",
    bolts.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
  );
  titled("Joints", [
    ...joints.added.map((id) => `+ ${id}`),
    ...joints.removed.map((id) => `- ${id}`),
    ...joints.changed.map(({ id, what }) => `~ ${id}: ${what.join("; ")}`),
  ]);
  if (cut.length > 0)
    lines.push(
      "",
      paint.bold("To be cut"),
      table(
        cut.map(({ mark, quantity, why }) => [`${quantity} ×`, mark, why]),
        [{ align: "right" }, {}, {}],
      ),
    );
  return lines.slice(1).join("\n");
}

// ---------------------------------------------------------------- verify

export function addDrawingVerify(drawing: Command): void {
  drawing
    .command("verify")
    .summary("make a package again")
    .description(
      "Makes the files of a package.zip again from what is kept in it (members as they were read, actions, defaults, corrections, register) and compares each of them.",
    )
    .argument("<package>", "a package.zip that x drawing export or x fabricate wrote")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Ends with 0 where every file is as it is made again, with 1 where one is not, with 2 when it is no package of x.

Example:
  x drawing verify out/package.zip`,
    )
    .action(verify);
}

interface Differing {
  readonly path: string;
  readonly why: string;
}

const mostBytes = 500 * 2 ** 20;

async function verify(path: string, options: { readonly json?: true }): Promise<void> {
  needRecentNode();
  const inside = await unpacked(path);
  const { manifest, again } = keptIn(path, inside);
  const differing: Differing[] = [];
  const listed = new Set<string>();
  for (const { path: file, sha256 } of manifest) {
    listed.add(file);
    const bytes = inside[file];
    if (!bytes) differing.push({ path: file, why: "is in the manifest and not in the package" });
    else if (hashOf(bytes) !== sha256) differing.push({ path: file, why: "is not the file of its manifest" });
  }
  for (const file of Object.keys(inside))
    if (file !== "manifest.json" && !listed.has(file)) differing.push({ path: file, why: "is not in the manifest" });
  for (const { path: file, bytes } of await madeAgain(path, again)) {
    const kept = inside[file];
    if (!kept) differing.push({ path: file, why: "is made again and is not in the package" });
    else if (Buffer.compare(kept, bytes) !== 0)
      differing.push({ path: file, why: "is otherwise when it is made again" });
  }
  if (options.json) printJson({ confirmed: differing.length === 0, files: manifest.length, differing });
  else
    say(
      differing.length === 0
        ? `${paint.green("CONFIRMED")}  ${path}: ${manifest.length} files are as they are made again`
        : `${paint.red("NOT CONFIRMED")}  ${path}\n${table(
            differing.map((one) => [one.path, one.why]),
            [{}, {}],
          )}`,
    );
  process.exitCode = differing.length === 0 ? exitCode.passed : exitCode.notPassed;
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

async function unpacked(path: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const { unzipped } = await import("@x/fabrication");
  const bytes = new Uint8Array(readFileSync(checkedFile(path)));
  let files: Readonly<Record<string, Uint8Array>> | undefined;
  try {
    files = unzipped(bytes, mostBytes);
  } catch {
    throw new Stop(stops.notZip({ file: path }));
  }
  if (!files) throw new Stop(stops.large({ file: path, most: mostBytes / 2 ** 20 }));
  return files;
}

interface Again {
  readonly list: unknown;
  readonly options: AssessmentOptions;
}

function keptIn(
  path: string,
  inside: Readonly<Record<string, Uint8Array>>,
): { readonly manifest: readonly { readonly path: string; readonly sha256: string }[]; readonly again: Again } {
  const json = (name: string): unknown => {
    const bytes = inside[name];
    if (!bytes) throw new Stop(stops.notPackage({ file: path, name }));
    try {
      return JSON.parse(Buffer.from(bytes).toString("utf8"));
    } catch {
      throw new Stop(stops.notJson({ file: path, name }));
    }
  };
  const manifest = json("manifest.json");
  const files = isRecord(manifest) && Array.isArray(manifest.files) ? manifest.files : [];
  const again = json("again.json");
  if (!isRecord(again) || !isRecord(again.options)) throw new Stop(stops.notAgain({ file: path }));
  return {
    manifest: files.filter(isRecord).map((one) => ({ path: String(one.path), sha256: String(one.sha256) })),
    again: { list: again.list, options: again.options },
  };
}

async function madeAgain(path: string, { list, options }: Again) {
  const { again } = await import("@x/fabrication");
  try {
    return await again(list, options);
  } catch (error) {
    throw new Stop(stops.again({ file: path, why: error instanceof Error ? error.message : String(error) }));
  }
}
