/**
 * The calculations of a project as a folder, and back. Each file is held against what was seen of it last: what changed on one side goes
 * to the other, what changed on both stays as it is and is named.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { decodedText } from "@x/api/text";
import type { Calculation, CalculationEntry, Client, NewCalculation } from "@x/client";
import { isInvalidInput } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { textOf } from "./input.ts";
import {
  type Content,
  filesOf,
  hashOf,
  hashOfFile,
  keepPulled,
  keyOf,
  moveFile,
  type Pulled,
  pulledOf,
  readContent,
  readText,
  type Seen,
  settingsName,
  writeContent,
  writeText,
} from "./project-folder.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("projectSync", {
  archive: "the archive of project {project} cannot be read",
  large: "the archive of project {project} is larger than {most} MB",
  name: "{path} is no name of a file: the calculation is not taken",
  twice: "{path} and {other} are one file where capitals do not count",
});

/** What became of a file. */
type Became =
  /** Made on the other side. */
  | "new"
  /** Written on the other side. */
  | "changed"
  /** Called otherwise on the other side. */
  | "moved"
  | "same"
  /** Changed here alone, and pulled: it waits to be pushed. */
  | "ahead"
  /** Changed there alone, and pushed: it waits to be pulled. */
  | "behind"
  | "conflict"
  /** Not there any more; its file stays. */
  | "deleted"
  /** Its file is not here any more; the calculation stays. */
  | "missing"
  /** A file that no project keeps. */
  | "ignored";

export interface SyncedFile {
  readonly path: string;
  readonly what: Became;
  /** What happened on both sides, or where it is now. */
  readonly why?: string;
}

interface Asked {
  /** Of the project: a file that names none is the same as one that names this. */
  readonly annex: string;
  readonly server: string;
  readonly project: number;
  readonly folder: string;
  readonly force: boolean;
}

const mostBytes = 100 * 2 ** 20;

/** What a step leaves: what is said of it, and what is known from then on. */
interface Step {
  readonly said: SyncedFile;
  readonly seen?: Seen | undefined;
}

const pathOf = ({ folder, name }: Pick<CalculationEntry, "folder" | "name">): string =>
  `${folder === "" ? "" : `${folder}/`}${name}.json`;

const placeOf = (path: string): { readonly folder: string; readonly name: string } => {
  const parts = path.replace(/\.json$/i, "").split("/");
  return { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
};

/** A server is not asked to be honest: a name leads nowhere out of the folder. */
const isSafe = (path: string): boolean =>
  path.split("/").every((part) => part !== "" && !/[\\:*?"<>|]/.test(part) && !/^[.\s]|\p{Cc}/u.test(part));

const entriesOf = async (client: Client, project: number): Promise<CalculationEntry[]> =>
  (await client.calculations.list(project)).filter(({ template }) => !template);

const withAnnexOf = async <Given extends Omit<Asked, "annex">>(client: Client, given: Given) => ({
  ...given,
  annex: (await client.projects.read(given.project)).national_annex,
});

export async function pull(client: Client, given: Omit<Asked, "annex">): Promise<SyncedFile[]> {
  const { folder, project } = given;
  const asked = await withAnnexOf(client, given);
  const pulled = pulledOf(folder, asked);
  // what changes after the list is older in it than it is: then it is refused later, and not overwritten
  const entries = await entriesOf(client, project);
  const archive = await filesOfArchive(project, await client.calculations.folder(project));
  const before = new Map(pulled.calculations.map((one) => [one.id, one]));
  const steps: Step[] = [];
  for (const entry of entries.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))) {
    const content = archive.get(pathOf(entry));
    const known = before.get(entry.id);
    before.delete(entry.id);
    // renamed or deleted since it was listed
    steps.push(
      content === undefined
        ? { said: { path: pathOf(entry), what: "behind", why: "it changed meanwhile; pull again" }, seen: known }
        : await pulledFile(asked, entry, await readText(pathOf(entry), content, asked.annex), known),
    );
  }
  for (const known of before.values()) {
    if (!existsSync(join(folder, known.path))) continue;
    steps.push({
      said: { path: known.path, what: "deleted", why: "it is not there any more; its file stays" },
      seen: known,
    });
  }
  const settings = pulledSettings(asked, archive.get(settingsName), pulled.settings);
  keepPulled(folder, {
    server: pulled.server,
    project,
    ...(settings.hash === undefined ? {} : { settings: settings.hash }),
    calculations: steps.flatMap(({ seen }) => seen ?? []),
  });
  return [...settings.said, ...steps.map(({ said }) => said)];
}

async function filesOfArchive(project: number, bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const { unzipped } = await import("@x/fabrication");
  let files: Readonly<Record<string, Uint8Array>> | undefined;
  try {
    files = unzipped(bytes, mostBytes);
  } catch {
    throw new Stop(stops.archive({ project }), exitCode.unreachable);
  }
  if (!files) throw new Stop(stops.large({ project, most: mostBytes / 2 ** 20 }), exitCode.unreachable);
  return new Map(Object.entries(files).map(([path, text]) => [path, decodedText(text)]));
}

async function pulledFile(
  { folder, force, annex }: Asked,
  entry: CalculationEntry,
  theirs: Content,
  known: Seen | undefined,
): Promise<Step> {
  const path = pathOf(entry);
  if (!isSafe(path)) throw new Stop(stops.name({ path }), exitCode.unreachable);
  const seen: Seen = { id: entry.id, path, changes: entry.changes, hash: theirs.hash };
  const take = (what: Became, why?: string): Step => {
    writeContent(join(folder, path), theirs);
    return { said: { path, what, ...(why === undefined ? {} : { why }) }, seen };
  };
  const refuse = (why: string): Step => ({ said: { path: known?.path ?? path, what: "conflict", why }, seen: known });
  const mine = await hashOfFile(join(folder, path), annex);
  if (known && known.path !== path) {
    const former = await hashOfFile(join(folder, known.path), annex);
    if (former !== undefined && former !== known.hash && !force) return refuse(`it changed here, and is ${path} there`);
    if (mine !== undefined && mine !== theirs.hash && keyOf(known.path) !== keyOf(path) && !force)
      return refuse(`it is ${path} there, and here is such a file`);
    if (former !== undefined) moveFile(join(folder, known.path), join(folder, path));
    return take("moved", `it was ${known.path}`);
  }
  if (mine === undefined) return take("new");
  if (mine === theirs.hash) return { said: { path, what: "same" }, seen };
  if (force || mine === known?.hash) return take("changed");
  if (known?.hash === theirs.hash) return { said: { path, what: "ahead" }, seen };
  return refuse(known ? `it changed here, and there by ${entry.changed_by}` : "here is another file of this name");
}

/** What the project says for all of its calculations: a person's own stays. */
function pulledSettings(
  { folder, force }: Asked,
  theirs: string | undefined,
  known: string | undefined,
): { readonly hash?: string | undefined; readonly said: readonly SyncedFile[] } {
  if (theirs === undefined) return { hash: known, said: [] };
  const file = join(folder, settingsName);
  const hash = hashOf(theirs);
  const mine = settingsHashOf(file);
  const say = (what: Became, why?: string) => [{ path: settingsName, what, ...(why === undefined ? {} : { why }) }];
  if (mine === hash) return { hash, said: say("same") };
  if (mine === undefined || mine === known || force) {
    writeText(file, theirs);
    return { hash, said: say(mine === undefined ? "new" : "changed") };
  }
  if (known === hash) return { hash, said: say("same") };
  return { hash: known, said: say("conflict", "the project has other settings now, and they changed here") };
}

const settingsHashOf = (file: string): string | undefined => (existsSync(file) ? hashOf(textOf(file)) : undefined);

interface Local {
  readonly path: string;
  readonly content: Content;
  /** As the server takes it when it is new. */
  readonly body: NewCalculation;
}

export async function push(
  client: Client,
  given: Omit<Asked, "annex"> & { readonly note?: string },
): Promise<SyncedFile[]> {
  const { folder, project } = given;
  const asked = await withAnnexOf(client, given);
  const pulled = pulledOf(folder, asked);
  const { files, others } = await localFiles(asked);
  const entries = await entriesOf(client, project);
  const sides = sidesOf(pulled, entries, files, folder);
  const steps: Step[] = [];
  const left = new Map(pulled.calculations.map((one) => [one.id, one]));
  try {
    for (const file of files) {
      const step = await pushedFile(client, asked, file, sides);
      steps.push(step);
      if (!step.seen) continue;
      left.delete(step.seen.id);
      // what was deleted there and is kept anew is another calculation
      const former = sides.known.get(keyOf(step.seen.path));
      if (former) left.delete(former.id);
    }
  } finally {
    // what was sent before something went wrong is known
    const calculations = [...steps.flatMap(({ seen }) => seen ?? []), ...left.values()];
    keepPulled(folder, { ...pulled, calculations });
  }
  const missing = [...left.values()].filter(({ id, path }) => sides.there.has(id) && !existsSync(join(folder, path)));
  return [
    ...steps.map(({ said }) => said),
    ...missing.map(({ path }): SyncedFile => ({ path, what: "missing", why: "the calculation stays at the server" })),
    ...others.map((path): SyncedFile => ({ path, what: "ignored", why: "a project keeps JSON alone" })),
  ];
}

/** All that is to be sent; what is wrong with any of it is said before anything is. */
async function localFiles({
  folder,
  annex,
}: Asked): Promise<{ readonly files: Local[]; readonly others: readonly string[] }> {
  const { newCalculation } = await import("@x/api/calculations");
  const { valid } = await import("@x/eurocode/problems");
  const { inputs, others } = filesOf(folder);
  const files: Local[] = [];
  const problems: Detail[] = [];
  const paths = new Map<string, string>();
  for (const path of inputs) {
    const file = join(folder, path);
    try {
      const other = paths.get(keyOf(path));
      if (other !== undefined) throw new Stop(stops.twice({ path, other }));
      paths.set(keyOf(path), path);
      const content = await readContent(file, annex);
      const place = placeOf(path);
      const { endpoint, request } = content;
      valid(newCalculation, { ...place, endpoint, request });
      // as just seen
      files.push({ path, content, body: { ...place, endpoint: endpoint as NewCalculation["endpoint"], request } });
    } catch (error) {
      if (error instanceof Stop)
        problems.push(...(error.details.length > 0 ? error.details : [{ file, path: "", message: error.message }]));
      else if (isInvalidInput(error)) problems.push(...error.problems.map((one) => ({ file, ...one })));
      else throw error;
    }
  }
  if (problems.length > 0) throw new Stop(ofFiles.problemsOfAll({ n: problems.length }), exitCode.invalid, problems);
  return { files, others };
}

interface Sides {
  readonly there: ReadonlyMap<number, CalculationEntry>;
  readonly thereByPath: ReadonlyMap<string, CalculationEntry>;
  readonly known: ReadonlyMap<string, Seen>;
  /** Of files that are gone, by what was in them: a file that is new and says the same is one of them, moved. */
  readonly gone: ReadonlyMap<string, Seen>;
}

function sidesOf(
  { calculations }: Pulled,
  entries: readonly CalculationEntry[],
  files: readonly Local[],
  folder: string,
): Sides {
  const there = new Map(entries.map((one) => [one.id, one]));
  const here = new Set(files.map(({ path }) => keyOf(path)));
  const gone = calculations.filter(
    ({ id, path, changes }) =>
      there.get(id)?.changes === changes && !here.has(keyOf(path)) && !existsSync(join(folder, path)),
  );
  return {
    there,
    thereByPath: new Map(entries.map((one) => [keyOf(pathOf(one)), one])),
    known: new Map(calculations.map((one) => [keyOf(one.path), one])),
    // of several that say the same nobody knows which was moved
    gone: new Map(
      gone.filter(({ hash }) => gone.filter((one) => one.hash === hash).length === 1).map((one) => [one.hash, one]),
    ),
  };
}

async function pushedFile(
  client: Client,
  { project, force, note }: Asked & { readonly note?: string },
  { path, content, body }: Local,
  { there, thereByPath, known: knownByPath, gone }: Sides,
): Promise<Step> {
  const known = knownByPath.get(keyOf(path));
  const same = known?.hash === content.hash;
  const refuse = (why: string): Step => ({ said: { path, what: "conflict", why }, seen: known });
  const done = (what: Became, { id, changes }: Pick<Seen, "id" | "changes">, why?: string): Step => ({
    said: { path, what, ...(why === undefined ? {} : { why }) },
    seen: { id, path, changes, hash: content.hash },
  });
  const noted = note === undefined ? {} : { note };
  const sent = (what: Became, send: () => Promise<Calculation>, why?: string): Promise<Step> =>
    unlessRefused(async () => done(what, await send(), why), refuse);
  const keep = () => sent("new", () => client.calculations.keep(project, { ...body, ...noted }, randomUUID()));

  const entry = known ? there.get(known.id) : thereByPath.get(keyOf(path));
  if (!entry) {
    if (known) return force ? keep() : refuse("it was deleted there");
    const moved = gone.get(content.hash);
    if (!moved) return keep();
    return sent(
      "moved",
      () => client.calculations.change(moved.id, placeOf(path), moved.changes, randomUUID()),
      `it was ${moved.path}`,
    );
  }
  if (known && same) {
    const isNewer = entry.changes !== known.changes;
    return { said: { path, what: isNewer ? "behind" : "same" }, seen: known };
  }
  let changes = entry.changes;
  if (known?.changes !== changes) {
    // it may be as it was for all that: renamed, or saved the same
    const now = await client.calculations.read(entry.id);
    const theirs = hashOf([now.endpoint, withoutReaders(now.request)]);
    changes = now.changes;
    if (theirs === content.hash) return done("same", now);
    if (theirs !== known?.hash && !force)
      return refuse(
        known ? `it changed here, and there by ${now.changed_by}` : "there is another calculation of this name",
      );
  }
  if (entry.endpoint !== content.endpoint)
    return refuse(`it is of ${content.endpoint} here, and of ${entry.endpoint} there; give the file another name`);
  return sent("changed", () =>
    client.calculations.change(entry.id, { request: content.request, ...noted }, changes, randomUUID()),
  );
}

const withoutReaders = ({ $schema: _, report: __, check: ___, ...request }: Calculation["request"]) => request;

/** Who came between is told apart from what is wrong. */
async function unlessRefused(send: () => Promise<Step>, refuse: (why: string) => Step): Promise<Step> {
  try {
    return await send();
  } catch (error) {
    const { isApiError } = await import("@x/client");
    if (isApiError(error) && (error.status === 412 || error.code === "conflict")) return refuse(error.message);
    throw error;
  }
}
