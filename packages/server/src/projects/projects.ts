import type { Project, ProjectEntry } from "@x/api";
import { containing } from "../database/containing.ts";
import type { Database, ProjectRow } from "../database/schema.ts";

const listed = ["id", "name", "description", "national_annex", "created_at"] as const;
const shown = [...listed, "default_actions"] as const;
type Row = Pick<ProjectRow, Exclude<(typeof listed)[number], "id">> & { id: number };

const entryOf = ({ id, name, description, national_annex, created_at }: Row): ProjectEntry => ({
  id,
  name,
  description,
  national_annex: national_annex as Project["national_annex"], // written from the schema of the contract
  created_at,
});

/** A project as it is kept: its default actions may be long, and are handed on as the text that they are. */
export interface StoredProject {
  readonly entry: ProjectEntry;
  readonly default_actions: string | null;
}

const projectOf = (row: Row & { default_actions: string | null }): StoredProject => ({
  entry: entryOf(row),
  default_actions: row.default_actions,
});

/** The answer that shows it. */
export function projectJson({ entry, default_actions: actions }: StoredProject): string {
  const short = JSON.stringify({ project: { ...entry, default_actions: null } });
  return actions === null ? short : short.replace(/null}}$/, () => `${actions}}}`);
}

/** What is said of a project; its default actions as JSON. */
export interface ProjectText {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly national_annex?: Project["national_annex"] | undefined;
  readonly default_actions?: string | null | undefined;
}

interface ProjectFilter {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly name?: string | undefined;
  readonly national_annex?: string | undefined;
}

/** Newest first: `limit` of those before a number. */
export async function listProjects(
  database: Database,
  account: number,
  { limit, before, name, national_annex: annex }: ProjectFilter = {},
): Promise<ProjectEntry[]> {
  const rows = await database
    .selectFrom("projects")
    .select(listed)
    .where("account_id", "=", account)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .$if(name !== undefined, (query) => query.where(containing("name", String(name))))
    .$if(annex !== undefined, (query) => query.where("national_annex", "=", String(annex)))
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(Number(limit)))
    .execute();
  return rows.map(entryOf);
}

/** Default actions of projects, as lists had them once. */
export async function actionsOf(
  database: Database,
  projects: readonly ProjectEntry[],
): Promise<ReadonlyMap<number, unknown>> {
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom("projects").select(["id", "default_actions"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, default_actions: text }) => [id, text === null ? null : JSON.parse(text)]));
}

export const mostProjects = 1000;

export async function countProjects(database: Database, account: number): Promise<number> {
  const { count } = await database
    .selectFrom("projects")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", account)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined when there is none, or it is another account's. */
export async function ownProject(database: Database, account: number, id: number): Promise<StoredProject | undefined> {
  const row = await database
    .selectFrom("projects")
    .select(shown)
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return row && projectOf(row);
}

export async function createProject(
  database: Database,
  account: number,
  fields: ProjectText & { readonly name: string },
  at: string,
): Promise<StoredProject> {
  const row = await database
    .insertInto("projects")
    .values({
      account_id: account,
      name: fields.name,
      description: fields.description ?? null,
      national_annex: fields.national_annex ?? "EN",
      default_actions: fields.default_actions ?? null,
      is_default: 0,
      created_at: at,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return projectOf(row);
}

/** What is left out stays. */
export async function changeProject(database: Database, id: number, fields: ProjectText): Promise<StoredProject> {
  const { name, description, national_annex, default_actions } = fields;
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(national_annex === undefined ? {} : { national_annex }),
    ...(default_actions === undefined ? {} : { default_actions }),
  };
  if (Object.keys(change).length > 0) {
    await database.updateTable("projects").set(change).where("id", "=", id).execute();
  }
  const row = await database.selectFrom("projects").select(shown).where("id", "=", id).executeTakeFirstOrThrow();
  return projectOf(row);
}

/** Where a job goes that names no project; made on first use, once, however many ask at the same time. */
export async function defaultProject(database: Database, account: number, at: string): Promise<ProjectEntry> {
  await database
    .insertInto("projects")
    .values({
      account_id: account,
      name: "Default",
      description: null,
      national_annex: "EN",
      default_actions: null,
      is_default: 1,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom("projects")
    .select(listed)
    .where("account_id", "=", account)
    .where("is_default", "=", 1)
    .executeTakeFirstOrThrow();
  return entryOf(row);
}
