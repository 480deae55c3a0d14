import type { Database } from "../database/schema.ts";
import type { Packed } from "../files/tar.ts";
import { pdfKey } from "../jobs/files.ts";
import { resultText } from "../jobs/jobs.ts";
import { peopleOf } from "../organizations/organizations.ts";
import type { Service } from "../service.ts";
import { listTokens } from "../tokens/tokens.ts";
import { accountById } from "./accounts.ts";
import { listActs } from "./audit.ts";

const json = (name: string, value: unknown): Packed => ({ name, content: Buffer.from(JSON.stringify(value, null, 2)) });
const most = 100;

/** All of something that comes in pages, by its number. */
async function all<Row extends { readonly id: number }>(
  pageOf: (before: number | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await pageOf(rows.at(-1)?.id);
    rows.push(...next);
    if (next.length < most) return rows;
  }
}

/** The input of every version of its calculations, each by itself: together they may be more than memory holds. */
async function* versionsOf(database: Database, account: number): AsyncGenerator<Packed> {
  for (let after = 0; ; ) {
    const row = await database
      .selectFrom("calculation_versions")
      .selectAll()
      .where("account_id", "=", account)
      .where("id", ">", after)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const { id, calculation_id, account_id: _, request, links, ...version } = row;
    after = id;
    yield json(`calculations/${calculation_id}/${version.version}.json`, {
      ...version,
      links: JSON.parse(links ?? "[]"),
      request: JSON.parse(request),
    });
  }
}

/** Everything that is kept of an account, but hashes and sealed secrets; drawings and what was made of them as files. */
export async function* everythingOf(
  service: Pick<Service, "database" | "blobs">,
  account: number,
): AsyncGenerator<Packed> {
  const { database, blobs } = service;
  yield json("account.json", await accountById(database, account));
  yield json("tokens.json", await all((before) => listTokens(database, { account }, { limit: most, before })));
  const of = (
    table:
      | "identities"
      | "projects"
      | "watchers"
      | "usages"
      | "quotas"
      | "subscriptions"
      | "events"
      | "calculations"
      | "calculation_comments",
  ) => database.selectFrom(table).selectAll().where("account_id", "=", account).execute();
  for (const table of [
    "identities",
    "projects",
    "watchers",
    "usages",
    "quotas",
    "subscriptions",
    "events",
    "calculations",
    "calculation_comments",
  ] as const)
    yield json(`${table}.json`, await of(table));
  yield json("people.json", await peopleOf(database, account));
  yield json("audit.json", await all((before) => listActs(database, account, { limit: most, before })));
  yield* versionsOf(database, account);
  let after = 0;
  for (;;) {
    const jobs = await database
      .selectFrom("jobs")
      .selectAll()
      .where("account_id", "=", account)
      .where("id", ">", after)
      .orderBy("id")
      .limit(most)
      .execute();
    for (const { files, worker, lease_until, trace, ...job } of jobs) {
      after = job.id;
      yield json(`jobs/${job.id}/job.json`, job);
      const result = await resultText(database, job.id);
      if (result !== undefined) yield { name: `jobs/${job.id}/result.json`, content: Buffer.from(result) };
      const made = await database.selectFrom("exports").selectAll().where("job_id", "=", job.id).execute();
      const kept = made.map(({ format, key, bytes }) => ({ name: format, key, bytes }));
      if (job.pdf_bytes !== null && job.pdf_sha256 !== null)
        kept.unshift({ name: "drawing.pdf", key: pdfKey({ files }), bytes: job.pdf_bytes });
      for (const { name, key, bytes } of kept) {
        const stream = await blobs.get(key);
        // deleted since
        if (stream) yield { name: `jobs/${job.id}/${name}`, content: { bytes, stream } };
      }
    }
    if (jobs.length < most) return;
  }
}
