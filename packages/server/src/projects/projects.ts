import type { Project } from "@x/api";
import type { Database, ProjectRow } from "../database/schema.ts";

const shown = ["id", "name", "description", "national_annex", "default_actions", "created_at"] as const;
type Row = Pick<ProjectRow, Exclude<(typeof shown)[number], "id">> & { id: number };

const projectOf = ({ national_annex, default_actions, ...row }: Row): Project => ({
  id: row.id,
  name: row.name,
  description: row.description,
  // written from the schema of the contract, both of them
  national_annex: national_annex as Project["national_annex"],
  default_actions: default_actions === null ? null : (JSON.parse(default_actions) as Project["default_actions"]),
  created_at: row.created_at,
});

export interface ProjectFields {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly national_annex?: Project["national_annex"] | undefined;
  readonly default_actions?: Project["default_actions"] | undefined;
}

/** Newest first: `limit` of those before a number. */
export async function listProjects(
  database: Database,
  account: number,
  { limit, before }: { readonly limit?: number | undefined; readonly before?: number | undefined } = {},
): Promise<Project[]> {
  const rows = await database
    .selectFrom("projects")
    .select(shown)
    .where("account_id", "=", account)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(Number(limit)))
    .execute();
  return rows.map(projectOf);
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
export async function ownProject(database: Database, account: number, id: number): Promise<Project | undefined> {
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
  fields: ProjectFields & { readonly name: string },
  at: string,
): Promise<Project> {
  const row = await database
    .insertInto("projects")
    .values({
      account_id: account,
      name: fields.name,
      description: fields.description ?? null,
      national_annex: fields.national_annex ?? "EN",
      default_actions: fields.default_actions ? JSON.stringify(fields.default_actions) : null,
      is_default: 0,
      created_at: at,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return projectOf(row);
}

/** What is left out stays. */
export async function changeProject(database: Database, id: number, fields: ProjectFields): Promise<Project> {
  const { name, description, national_annex, default_actions } = fields;
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(national_annex === undefined ? {} : { national_annex }),
    ...(default_actions === undefined
      ? {}
      : { default_actions: default_actions === null ? null : JSON.stringify(default_actions) }),
  };
  if (Object.keys(change).length > 0) {
    await database.updateTable("projects").set(change).where("id", "=", id).execute();
  }
  const row = await database.selectFrom("projects").select(shown).where("id", "=", id).executeTakeFirstOrThrow();
  return projectOf(row);
}

/** Where a job goes that names no project; made on first use, once, however many ask at the same time. */
export async function defaultProject(database: Database, account: number, at: string): Promise<Project> {
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
    .select(shown)
    .where("account_id", "=", account)
    .where("is_default", "=", 1)
    .executeTakeFirstOrThrow();
  return projectOf(row);
}
