// @module-tag change

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assumed, checksCarried, jobsCarried, measured, tables } from "../bench/simulate.ts";

// The simulation of more machines, and the page that shows it.

const found = measured();
const [, check = { members: 5, server_us: 1000, database_us: 500 }] = found.postgres.found;

test.each(Object.entries(tables(found)))("docs/capacity.md shows what is simulated: %s", (name, text) => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/capacity.md"), "utf8");
  expect(page).toContain(`<!-- ${name} -->\n\n${text}\n`);
});

describe("checks", () => {
  test("where the database costs nothing, servers carry in proportion", () => {
    const free = { ...check, database_us: 0 };
    const [one, ten] = [1, 10].map((machines) => checksCarried(free, machines, assumed).perSecond);
    expect((ten ?? 0) / (one ?? 1)).toBeGreaterThan(9);
    expect((ten ?? 0) / (one ?? 1)).toBeLessThan(11);
  });

  test("no part is busier than always, and more machines never carry less by more than chance", () => {
    let before = 0;
    for (const machines of [1, 2, 5, 20]) {
      const { perSecond, servers, database } = checksCarried(check, machines, assumed);
      expect(perSecond).toBeGreaterThan(0.97 * before);
      expect(Math.max(servers, database)).toBeLessThanOrEqual(1.01);
      before = perSecond;
    }
  });
});

describe("jobs", () => {
  const job = { ...found.drawing, worker_s: 2, database_ms: 20, files: 10 };

  test("workers that wait for nobody do one job in the time of one", () => {
    const { perHour } = jobsCarried({ ...job, database_ms: 0, files: 0 }, 0, 5, assumed);
    expect(perHour / ((10 * 3600) / 2)).toBeGreaterThan(0.9);
    expect(perHour / ((10 * 3600) / 2)).toBeLessThan(1.1);
  });

  test.each([
    ["the lock", 50, {}, 3_600_000 / 50],
    ["the database", 0, { databaseCores: 1 }, 3_600_000 / 20],
    ["the store", 0, { filesPerSecond: 100 }, 3600 * 10],
  ])("%s ends it where it is full", (_name, claim, others, most) => {
    const { perHour } = jobsCarried(job, claim, 500, { ...assumed, ...others });
    expect(perHour / most).toBeGreaterThan(0.93);
    expect(perHour / most).toBeLessThan(1.07);
  });
});
