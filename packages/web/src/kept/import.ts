import type { Project } from "@x/api";
import { withAnnex } from "@x/api/annex";
import { annexCodes, checks } from "@x/eurocode";
import { patiently, Refused, sentence } from "../http.ts";
import { fieldsOf, inputOf, isItem, kindOf, requestOf } from "../input.ts";
import { loadAllStandards } from "../standards/index.ts";
import { calculate } from "../verdict.tsx";
import { type CalculationEntry, change, keep, pathOf, readKept } from "./model.ts";

interface Imported {
  kept: number;
  changed: number;
  same: number;
  readonly unknown: string[];
  /** Files of a folder that are no input. */
  readonly leftOut: string[];
  /** What the server did not take, with its reason where it is one of the file. */
  readonly notTaken: string[];
  /** Settings whose annex is no code, and was not taken. */
  readonly otherAnnex: string[];
}

/** Settings of a folder, which the command reads and a project has itself. */
const isSetting = (name: string): boolean => /(?:^|\/)x\.(?:config|report)\.json$/.test(name);

/** A folder that is opened is the project's own. */
const pathIn = ({ name, webkitRelativePath: path }: File): string =>
  (path === "" ? name : path.replace(/^[^/]*\//, "")).trim();

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The annexes that `x.config.json` of folders name, as the command reads them. */
async function annexesOf(files: readonly File[], others: string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    const path = pathIn(file);
    if (!/(?:^|\/)x\.config\.json$/.test(path)) continue;
    let value: unknown;
    try {
      value = JSON.parse(await file.text());
    } catch {
      others.push(path);
      continue;
    }
    const annex = isItem(value) ? value.annex : undefined;
    if (annex === undefined) continue;
    const code = typeof annex === "string" ? annexCodes.find((one) => one === annex.toUpperCase()) : undefined;
    if (code) found.set(folderOf(path), code);
    else others.push(path);
  }
  return found;
}

/** Of the nearest folder that names one. */
const annexFor = (path: string, annexes: ReadonlyMap<string, string>): string | undefined =>
  [...annexes].filter(([folder]) => path.startsWith(folder)).sort(([a], [b]) => b.length - a.length)[0]?.[1];

/** Which file, and how long the server asks to wait before it goes on. */
interface Progress {
  readonly done: number;
  readonly count: number;
  readonly seconds?: number;
}

interface Into {
  readonly project: number;
  readonly known: ReadonlyMap<string, CalculationEntry>;
  readonly done: Imported;
  readonly onWait: (seconds: number) => void;
}

type Found = NonNullable<ReturnType<typeof readInput>>;

async function importOne(path: string, found: Found, { project, known, done, onWait }: Into): Promise<void> {
  const name = path.replace(/\.json$/i, "");
  const before = known.get(name.toLowerCase());
  if (!before) {
    const parts = name.split("/");
    const place = { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
    const key = crypto.randomUUID();
    await patiently(() => keep(project, { ...place, ...found }, key), onWait);
    done.kept++;
    return;
  }
  const { request } = await patiently(() => readKept(before.id), onWait);
  if (JSON.stringify(request) === JSON.stringify(found.request)) done.same++;
  else if (before.endpoint !== found.endpoint) done.unknown.push(path);
  else {
    await patiently(() => change(before.id, { request: found.request }), onWait);
    done.changed++;
  }
}

/** Nothing more of a folder can be taken: nobody is signed in, or the server is away. */
const isOver = (error: unknown): boolean =>
  !(error instanceof Refused) || [0, 401, 429].includes(error.status) || error.status >= 500;

/** Files of a folder as calculations: new ones, and versions of those that are called so already. */
export async function importFiles(
  { id: project, national_annex }: Pick<Project, "id" | "national_annex">,
  files: readonly File[],
  list: readonly CalculationEntry[],
  onProgress: (progress: Progress) => void,
): Promise<Imported> {
  await loadAllStandards();
  const known = new Map(list.map((one) => [pathOf(one).toLowerCase(), one]));
  const done: Imported = { kept: 0, changed: 0, same: 0, unknown: [], leftOut: [], notTaken: [], otherAnnex: [] };
  const annexes = await annexesOf(files, done.otherAnnex);
  const count = files.length;
  for (const [i, file] of files.entries()) {
    const path = pathIn(file);
    if (/(?:^|\/)(?:\.|node_modules\/)/.test(path)) continue;
    if (isSetting(path) || !/\.json$/i.test(path)) {
      if (!isSetting(path) || !annexes.has(folderOf(path))) done.leftOut.push(path);
      continue;
    }
    onProgress({ done: i, count });
    const read = readInput(await file.text());
    if (!read) {
      done.unknown.push(path);
      continue;
    }
    const found = { ...read, request: withAnnex(read.request, annexFor(path, annexes) ?? national_annex) };
    const onWait = (seconds: number) => onProgress({ done: i, count, seconds });
    try {
      await importOne(path, found, { project, known, done, onWait });
    } catch (error) {
      done.notTaken.push(`${path} (${sentence(error)})`);
      if (!isOver(error)) continue;
      done.notTaken.push(...files.slice(i + 1).map(pathIn));
      break;
    }
  }
  return done;
}

/** Which check a file is for: it says so, or the first that takes it. */
function readInput(text: string): { endpoint: string; request: Record<string, unknown> } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isItem(value)) return undefined;
  const { check: said, ...request } = value;
  if (typeof said === "string")
    return checks.some(({ endpoint }) => endpoint === said) ? { endpoint: said, request } : undefined;
  // a beam is known by its spans, and says no check
  if (Array.isArray(request.spans_mm)) return { endpoint: "beam", request };
  const inputs = checks.flatMap((check) => inputOf(check, request) ?? []);
  const taken = inputs.find((input) => "result" in calculate(input.check.endpoint, requestOf(input)));
  const near = inputs.find((input) => {
    const names = new Set(fieldsOf(kindOf(input, input.items[0] ?? {})).map(({ name }) => name));
    return Object.keys(input.items[0] ?? {}).some((name) => name !== "mark" && names.has(name));
  });
  const found = taken ?? near;
  return found && { endpoint: found.check.endpoint, request };
}
