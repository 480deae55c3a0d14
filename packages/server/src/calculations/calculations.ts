import type { Calculation, CalculationComment, CalculationEntry, CalculationVersion } from "@x/api";
import type { Transaction } from "kysely";
import { containing } from "../database/containing.ts";
import type { CalculationRow, Database, Tables } from "../database/schema.ts";

// What projects keep of calculations: the input of each version, and what is said of it.

type Change = Transaction<Tables>;

const listed = [
  "id",
  "project_id",
  "folder",
  "name",
  "endpoint",
  "template",
  "version",
  "changes",
  "state",
  "utilization",
  "governing",
  "checked_version",
  "checked_by",
  "checked_at",
  "changed_by",
  "changed_at",
  "created_at",
] as const;

type Listed = Pick<CalculationRow, Exclude<(typeof listed)[number], "id">> & { readonly id: number };

const entryOf = ({ template, ...row }: Listed): CalculationEntry => ({ ...row, template: template === 1 });

/** Names that file systems without capitals take for one are one. */
export const pathOf = (folder: string, name: string): string =>
  `${folder}/${name}`.normalize("NFC").toLocaleLowerCase("en");

/** With its input as the text that is kept. */
export interface StoredCalculation {
  readonly entry: CalculationEntry;
  readonly share_key: string | null;
  readonly request: string;
  /** What it takes of others, as JSON; null: nothing. */
  readonly links: string | null;
}

/** The answer that shows it: its input may be long, and is handed on as the text that it is. */
export const calculationJson = ({ entry, share_key, ...input }: StoredCalculation): string =>
  `{"calculation":${withInput({ ...entry, share_key } satisfies Omit<Calculation, "request" | "links">, input)}}`;

export type Input = Pick<StoredCalculation, "request" | "links">;

/** An object with its input, which is JSON already. */
export const withInput = (value: object, { request, links }: Input): string =>
  `${JSON.stringify(value).slice(0, -1)},"links":${shownLinks(links)},"request":${request}}`;

/** What a link was made to is known here alone. */
export const shownLinks = (links: string | null): string =>
  JSON.stringify(JSON.parse(links ?? "[]"), (key, value: unknown) => (key === "calculation" ? undefined : value));

interface Filter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly name?: string | undefined;
}

export async function listCalculations(
  database: Database,
  project: number,
  { limit, before, name }: Filter,
): Promise<CalculationEntry[]> {
  const rows = await database
    .selectFrom("calculations")
    .select(listed)
    .where("project_id", "=", project)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .$if(name !== undefined, (query) => query.where(containing("name", String(name))))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(entryOf);
}

/** Undefined when there is none, or it is another account's. */
export async function ownCalculation(
  database: Database,
  account: number,
  id: number,
): Promise<StoredCalculation | undefined> {
  const row = await database
    .selectFrom("calculations")
    .select([...listed, "share_key"])
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  if (!row) return undefined;
  const { share_key, ...rest } = row;
  return { entry: entryOf(rest), share_key, ...(await inputOf(database, id, row.version)) };
}

const inputOf = (database: Database, id: number, version: number) =>
  database
    .selectFrom("calculation_versions")
    .select(["request", "links"])
    .where("calculation_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();

export async function countCalculations(database: Database, project: number): Promise<number> {
  const { count } = await database
    .selectFrom("calculations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("project_id", "=", project)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As chapters of a report: those that are asked for, else all but templates; by folder and name, as lists show them. */
export async function chaptersOf(
  database: Database,
  project: number,
  asked: readonly number[] | undefined,
  most: number,
) {
  const rows = await newestOf(database, project)
    .select(["c.id", "c.folder", "c.name", "c.endpoint", "v.request", "v.links"])
    .$if(asked !== undefined, (query) => query.where("c.id", "in", [...(asked ?? [])]))
    .$if(asked === undefined, (query) => query.where("c.template", "=", 0))
    .limit(most + 1)
    .execute();
  const inOrder = new Intl.Collator("en", { numeric: true }).compare;
  return rows
    .sort((a, b) => inOrder(a.folder, b.folder) || inOrder(a.name, b.name))
    .map(({ folder, name, ...row }) => ({ ...row, path: folder === "" ? name : `${folder}/${name}` }));
}

/** Calculations of a project with their newest version. */
export const newestOf = (database: Database, project: number) =>
  database
    .selectFrom("calculations as c")
    .innerJoin("calculation_versions as v", (join) =>
      join.onRef("v.calculation_id", "=", "c.id").onRef("v.version", "=", "c.version"),
    )
    .where("c.project_id", "=", project);

/** Whether another of the project is called so. */
export const isTaken = async (database: Database, project: number, path: string, but = 0): Promise<boolean> =>
  (await database
    .selectFrom("calculations")
    .select("id")
    .where("project_id", "=", project)
    .where("path_key", "=", path)
    .where("id", "!=", but)
    .executeTakeFirst()) !== undefined;

/** What came of an input. */
export type Came = Pick<CalculationRow, "state" | "utilization" | "governing">;

interface Saved extends Input {
  readonly account: number;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

export async function insertCalculation(
  change: Change,
  saved: Saved,
  about: Pick<CalculationRow, "project_id" | "folder" | "name" | "endpoint" | "template">,
  came: Came,
): Promise<StoredCalculation> {
  const { account, request, links, by, at } = saved;
  const row = await change
    .insertInto("calculations")
    .values({
      account_id: account,
      ...about,
      path_key: pathOf(about.folder, about.name),
      version: 1,
      changes: 1,
      ...came,
      checked_version: null,
      checked_by: null,
      checked_at: null,
      share_key: null,
      changed_by: by,
      changed_at: at,
      created_at: at,
    })
    .returning(listed)
    .executeTakeFirstOrThrow();
  await insertVersion(change, row.id, 1, saved);
  return { entry: entryOf(row), share_key: null, request, links };
}

export const bytesOf = ({ request, links }: Input): number =>
  Buffer.byteLength(request) + Buffer.byteLength(links ?? "");

const insertVersion = (change: Change, id: number, version: number, { account, note, by, at, ...rest }: Saved) =>
  change
    .insertInto("calculation_versions")
    .values({
      calculation_id: id,
      account_id: account,
      version,
      request: rest.request,
      links: rest.links,
      bytes: bytesOf(rest),
      note,
      made_by: by,
      created_at: at,
    })
    .execute();

/** Its name and place, and a version with what came of it; what is undefined stays. */
export async function updateCalculation(
  change: Change,
  { entry, share_key, ...before }: StoredCalculation,
  about: Pick<CalculationRow, "folder" | "name" | "template">,
  saved?: { readonly input: Saved; readonly came: Came },
  /** The same input with other names of its sources is the same version. */
  called?: Input,
): Promise<StoredCalculation> {
  const version = entry.version + (saved ? 1 : 0);
  const row = await change
    .updateTable("calculations")
    .set({
      ...about,
      path_key: pathOf(about.folder, about.name),
      changes: entry.changes + 1,
      version,
      ...(saved ? { ...saved.came, changed_by: saved.input.by, changed_at: saved.input.at } : {}),
    })
    .where("id", "=", entry.id)
    .returning(listed)
    .executeTakeFirstOrThrow();
  if (saved) await insertVersion(change, entry.id, version, saved.input);
  else if (called)
    await change
      .updateTable("calculation_versions")
      .set({ request: called.request, links: called.links, bytes: bytesOf(called) })
      .where("calculation_id", "=", entry.id)
      .where("version", "=", version)
      .execute();
  const { request, links } = saved?.input ?? called ?? before;
  return { entry: entryOf(row), share_key, request, links };
}

const shown = ["id", "version", "note", "made_by", "created_at"] as const;

export const listVersions = (
  database: Database,
  id: number,
  { limit, before }: Omit<Filter, "name">,
): Promise<CalculationVersion[]> =>
  database
    .selectFrom("calculation_versions")
    .select(shown)
    .where("calculation_id", "=", id)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const versionOf = (database: Database, id: number, version: number) =>
  database
    .selectFrom("calculation_versions")
    .select([...shown, "request", "links"])
    .where("calculation_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();

const said = ["id", "version", "text", "checked", "made_by", "created_at"] as const;

interface CommentRow extends Omit<CalculationComment, "checked"> {
  readonly checked: number;
}
const commentOf = (row: CommentRow): CalculationComment => ({ ...row, checked: row.checked === 1 });

export async function listComments(
  database: Database,
  id: number,
  { limit, before }: Omit<Filter, "name">,
): Promise<CalculationComment[]> {
  const rows = await database
    .selectFrom("calculation_comments")
    .select(said)
    .where("calculation_id", "=", id)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(commentOf);
}

export async function insertComment(
  change: Change,
  about: { readonly id: number; readonly account: number },
  { version, text, checked, by, at }: Record<"text" | "by" | "at", string> & { version: number; checked: boolean },
): Promise<CalculationComment> {
  const row = await change
    .insertInto("calculation_comments")
    .values({
      calculation_id: about.id,
      account_id: about.account,
      version,
      text,
      checked: checked ? 1 : 0,
      made_by: by,
      created_at: at,
    })
    .returning(said)
    .executeTakeFirstOrThrow();
  if (checked)
    await change
      .updateTable("calculations")
      .set({ checked_version: version, checked_by: by, checked_at: at })
      .where("id", "=", about.id)
      .execute();
  return commentOf(row);
}

/** What the key of a link leads to. */
export async function sharedBy(database: Database, key: string) {
  const row = await database
    .selectFrom("calculations as c")
    .innerJoin("projects as p", "p.id", "c.project_id")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select(["c.id", "c.name", "p.name as project", "c.endpoint", "c.version", "c.checked_version", "c.changed_at"])
    .where("c.share_key", "=", key)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, checked_version, ...rest } = row;
  const input = await inputOf(database, id, row.version);
  return { shown: { ...rest, checked: checked_version === row.version }, input };
}
