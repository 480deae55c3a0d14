import { beamEndpoint, type ProjectEntry } from "@x/api";
import { sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { newestOf } from "./calculations.ts";

const textOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Which check a file is for, and its input; a beam is known by its spans. */
const fileOf = (endpoint: string, request: string): string =>
  textOf({ ...(endpoint === beamEndpoint ? {} : { check: endpoint }), ...(JSON.parse(request) as object) }); // an object, as the schema of the contract asks

const newest = (database: Database, project: number) => newestOf(database, project).where("c.template", "=", 0);

export async function bytesOfFolder(database: Database, project: number): Promise<number> {
  const { bytes } = await newest(database, project)
    .select(sql<number>`coalesce(sum(v.bytes), 0)`.as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** The files that `x check` and `x book` read of a project: one a calculation, and what all of them share. */
export async function folderOf(database: Database, project: ProjectEntry): Promise<[path: string, text: string][]> {
  const rows = await newest(database, project.id)
    .select(["c.folder", "c.name", "c.endpoint", "v.request"])
    .orderBy("c.folder")
    .orderBy("c.name")
    .execute();
  return [
    ["x.config.json", textOf({ annex: project.national_annex, report: { project: project.name } })],
    ...rows.map(({ folder, name, endpoint, request }): [string, string] => [
      `${folder === "" ? "" : `${folder}/`}${name}.json`,
      fileOf(endpoint, request),
    ]),
  ];
}
