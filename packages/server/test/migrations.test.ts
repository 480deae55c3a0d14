import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrations } from "../src/database/migrations.ts";
import { postgresDialect, postgresPool } from "../src/database/postgres.ts";
import type { Database, Engine, Tables } from "../src/database/schema.ts";
import { openFile, sqliteDialect } from "../src/database/sqlite.ts";
import { bothEngines, emptyPlace } from "./support/databases.ts";

// Servers of the version before go on while a new one brings the database to its form: what they read and write is there
// still, and nothing that they do not know is asked of them.

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly filled: boolean;
}

async function columnsOf(database: Database, engine: Engine): Promise<Column[]> {
  const { rows } =
    engine === "sqlite"
      ? await sql<Column>`select m.name as "table", c.name, c.type, c."notnull" = 1 as required,
          c.dflt_value is not null or c.pk > 0 as filled
          from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite%'`.execute(
          database,
        )
      : await sql<Column>`select table_name as "table", column_name as name, data_type as type,
          is_nullable = 'NO' as required, column_default is not null or is_identity = 'YES' as filled
          from information_schema.columns where table_schema = 'public'`.execute(database);
  return rows.map((row) => ({ ...row, required: Boolean(row.required), filled: Boolean(row.filled) }));
}

/** What may refuse a row: unique indexes and constraints, by their text. */
async function rulesOf(database: Database, engine: Engine): Promise<{ table: string; rule: string }[]> {
  if (engine === "sqlite") {
    const { rows } = await sql<{ table: string; rule: string }>`select m.name as "table",
      group_concat(i.name || ' ' || c.name) as rule
      from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c
      where m.type = 'table' and i."unique" = 1 group by m.name, i.name`.execute(database);
    const { rows: keys } = await sql<{ table: string; rule: string }>`select m.name as "table",
      f."from" || ' ' || f."table" || ' ' || f.on_delete as rule
      from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(database);
    return [...rows, ...keys];
  }
  const { rows } = await sql<{ table: string; rule: string }>`select tablename as "table", indexdef as rule
    from pg_indexes where schemaname = 'public' and indexdef like '%UNIQUE%'`.execute(database);
  const { rows: keys } = await sql<{ table: string; rule: string }>`select conrelid::regclass::text as "table",
    pg_get_constraintdef(oid) as rule from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace`.execute(
    database,
  );
  const { rows: functions } = await sql<{ table: string; rule: string }>`select proname as "table",
    pg_get_function_arguments(oid) as rule from pg_proc where pronamespace = 'public'::regnamespace`.execute(database);
  return [...rows, ...keys, ...functions];
}

async function opened(engine: Engine): Promise<{ database: Database; remove: () => void } | undefined> {
  if (engine === "sqlite") {
    const data = mkdtempSync(join(tmpdir(), "x-migrations-"));
    const dialect = sqliteDialect(openFile(data).connection);
    return { database: new Kysely<Tables>({ dialect }), remove: () => rmSync(data, { recursive: true, force: true }) };
  }
  const place = await emptyPlace("postgres");
  if (!place?.databaseUrl) return undefined;
  const dialect = postgresDialect(await postgresPool(place.databaseUrl, true));
  return { database: new Kysely<Tables>({ dialect }), remove: place.remove };
}

const apply = (database: Database, engine: Engine, list: typeof migrations) =>
  database.transaction().execute(async (change) => {
    for (const { up } of list) await up(change, engine);
  });

describe.each(bothEngines)("%s", (engine) => {
  test.each(migrations.slice(1).map(({ name }, i) => [name, i + 1] as const))("%s only adds", async (_, past) => {
    const place = await opened(engine);
    if (!place) return;
    const { database } = place;
    await apply(database, engine, migrations.slice(0, past));
    const [columns, rules] = [await columnsOf(database, engine), await rulesOf(database, engine)];
    await apply(database, engine, migrations.slice(past, past + 1));
    const [after, rulesAfter] = [await columnsOf(database, engine), await rulesOf(database, engine)];
    const known = new Set([...columns.map(({ table }) => table), ...rules.map(({ table }) => table)]);
    expect(after).toEqual(expect.arrayContaining(columns));
    const added = after.filter(
      ({ table, name }) => known.has(table) && !columns.some((one) => one.table === table && one.name === name),
    );
    expect(added.filter(({ required, filled }) => required && !filled)).toEqual([]);
    const text = ({ table, rule }: { table: string; rule: string }) => `${table}: ${rule}`;
    expect(
      rulesAfter
        .filter(({ table }) => known.has(table))
        .map(text)
        .sort(),
    ).toEqual(rules.map(text).sort());
    await database.destroy();
    place.remove();
  });
});
