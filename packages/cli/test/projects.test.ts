import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CalculationEntry, NewCalculation } from "@x/client";
import { createClient } from "@x/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Bench, openBench } from "../../server/test/support/app.ts";
import { addBook } from "../src/commands/book.ts";
import { addCheck } from "../src/commands/check.ts";
import { addProjects } from "../src/commands/projects.ts";
import type { SyncedFile } from "../src/project-sync.ts";
import { within } from "./support/within.ts";

// The calculations of a project as a folder, and back: whatever changes on which side, nothing of either is lost.

const root = mkdtempSync(join(tmpdir(), "x-projects-"));
let bench: Bench;
let token: string;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 100_000 });
  if (!opened) throw new Error("no database");
  bench = opened;
  ({ token } = await bench.account("studio"));
  vi.stubEnv("X_URL", bench.base);
  vi.stubEnv("X_TOKEN", token);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bench.close();
  rmSync(root, { recursive: true, force: true });
});

const x = within(addProjects, addBook, addCheck);
const beam = (length_mm = 5000) => ({
  members: [{ mark: "B1", profile: "IPE 300", steel_grade: "S235", length_mm, M_y_Ed: 60, V_z_Ed: 40 }],
});

/** As a project with the German annex keeps it. */
const keptBeam = (length_mm?: number) => ({ national_annex: "DE", ...beam(length_mm) });

async function office(...names: readonly string[]) {
  const client = createClient({ url: bench.base, token });
  const { id: project } = await client.projects.create({ name: "Hall 3", national_annex: "DE" });
  const keep = (name: string, more: Partial<NewCalculation> = {}) =>
    client.calculations.keep(project, { name, endpoint: "en-1993-1-1", request: beam(), ...more });
  const kept = new Map<string, number>();
  for (const name of names) kept.set(name, (await keep(name)).id);
  const folder = mkdtempSync(join(root, "folder-"));
  const path = (file: string) => join(folder, file);
  const sync = async (how: "pull" | "push", ...more: readonly string[]) => {
    process.exitCode = undefined;
    const { out, code } = await x("projects", how, String(project), folder, "--json", ...more);
    const { files } = JSON.parse(out) as { files: SyncedFile[] };
    const became = Object.fromEntries(files.map(({ path: file, what }) => [file, what]));
    delete became["x.config.json"];
    return { became, files, code };
  };
  return {
    client,
    project,
    folder,
    keep,
    sync,
    id: (name: string): number => kept.get(name) ?? 0,
    list: (): Promise<CalculationEntry[]> => client.calculations.list(project),
    has: (file: string) => existsSync(path(file)),
    read: (file: string): Record<string, unknown> => JSON.parse(readFileSync(path(file), "utf8")),
    write: (file: string, content: unknown) => {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), typeof content === "string" ? content : JSON.stringify(content));
    },
    move: (from: string, to: string) => renameSync(path(from), path(to)),
    remove: (file: string) => rmSync(path(file)),
  };
}

describe("x projects pull", () => {
  test("gives the folder that x check and x book read", async () => {
    const { keep, sync, folder, project, read } = await office("01 Beam");
    await keep("Column", { folder: "Axis A/Columns" });
    await keep("Start", { template: true });
    expect(await sync("pull")).toMatchObject({
      became: { "01 Beam.json": "new", "Axis A/Columns/Column.json": "new" },
      code: undefined,
    });
    expect(read("x.config.json")).toEqual({ annex: "DE", report: { project: "Hall 3" } });
    expect(read("01 Beam.json")).toEqual({ check: "en-1993-1-1", ...keptBeam() });
    expect((await x("check", folder)).code ?? 0).toBe(0);
    const pdf = join(root, "hall.pdf");
    const { out, code } = await x("book", folder, "--pdf", pdf);
    expect(code ?? 0).toBe(0);
    expect(out).toContain("2 inputs, 2 passed");
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    // a second time nothing is new
    const again = await x("projects", "pull", String(project), folder);
    expect(again.out).toBe(`${folder}: 3 files, 3 as before\n`);
  });

  test("takes what changed there, leaves what changed here, names what changed on both sides", async () => {
    const { client, id, sync, read, write, project, folder } = await office("there", "here", "both");
    await sync("pull");
    await client.calculations.change(id("there"), { request: beam(5100) });
    await client.calculations.change(id("both"), { request: beam(5200) });
    write("here.json", { check: "en-1993-1-1", ...beam(5300) });
    write("both.json", { check: "en-1993-1-1", ...beam(5400) });
    const pulled = await sync("pull");
    expect(pulled).toMatchObject({
      became: { "there.json": "changed", "here.json": "ahead", "both.json": "conflict" },
      code: 1,
    });
    expect(pulled.files.find(({ path }) => path === "both.json")?.why).toMatch(/it changed here, and there by .*@/);
    expect([read("there.json"), read("here.json"), read("both.json")].map(({ members }) => members)).toEqual([
      beam(5100).members,
      beam(5300).members,
      beam(5400).members,
    ]);
    // a person at a terminal sees the same
    const { out, code } = await x("projects", "pull", String(project), folder);
    expect([code, out]).toEqual([1, expect.stringMatching(/conflict\s+both\.json\s+it changed here, and there by/)]);
    expect((await sync("pull", "--force")).became).toMatchObject({ "both.json": "changed", "here.json": "changed" });
    expect(read("both.json").members).toEqual(beam(5200).members);
  });

  test("deletes nothing, moves what was renamed, and keeps what stands in a file for its reader", async () => {
    const { client, id, sync, read, write, has } = await office("gone", "named", "report");
    await sync("pull");
    write("report.json", { ...read("report.json"), report: { length: "brief" } });
    write("named.json", { ...read("named.json"), report: { length: "full" } });
    await client.calculations.remove(id("gone"));
    await client.calculations.change(id("named"), { folder: "Axis B", name: "called" });
    await client.calculations.change(id("report"), { request: beam(5100) });
    expect(await sync("pull")).toMatchObject({
      became: { "gone.json": "deleted", "Axis B/called.json": "moved", "report.json": "changed" },
      code: undefined,
    });
    expect([has("gone.json"), has("named.json")]).toEqual([true, false]);
    expect(read("report.json")).toEqual({ check: "en-1993-1-1", ...keptBeam(5100), report: { length: "brief" } });
    expect(read("Axis B/called.json").report).toEqual({ length: "full" });
  });

  test("writes over no file that it has not made, and into no folder of another project", async () => {
    const { sync, write, read, folder } = await office("mine");
    write("mine.json", { check: "en-1993-1-1", ...beam(4000) });
    write("x.config.json", { annex: "NL" });
    expect(await sync("pull")).toMatchObject({ became: { "mine.json": "conflict" }, code: 1 });
    expect([read("mine.json").members, read("x.config.json")]).toEqual([beam(4000).members, { annex: "NL" }]);
    const other = await office("other");
    await expect(x("projects", "pull", String(other.project), folder)).rejects.toThrow(/is of project \d+ at http/);
  });
});

describe("x projects push", () => {
  test("makes calculations and versions, and moves what was only moved", async () => {
    const { client, id, sync, read, write, move, list } = await office("old", "renamed", "same");
    await sync("pull");
    write("old.json", { ...read("old.json"), ...beam(5100), report: { length: "brief" } });
    write("Axis A/new.json", { check: "en-1993-1-1", ...beam(5200) });
    write("renamed.json", { check: "en-1993-1-1", ...beam(6000) });
    await sync("push");
    move("renamed.json", "called.json");
    write("forces.csv", "mark;N_Ed\nB1;3\n");
    expect(await sync("push", "--note", "loads of March")).toMatchObject({
      became: {
        "old.json": "same",
        "Axis A/new.json": "same",
        "called.json": "moved",
        "same.json": "same",
        "forces.csv": "ignored",
      },
      code: undefined,
    });
    const found = (await list()).map(({ folder, name, version }) => [folder, name, version]);
    expect(found.sort()).toEqual([
      ["", "called", 2],
      ["", "old", 2],
      ["", "same", 1],
      ["Axis A", "new", 1],
    ]);
    // what is for the reader of the file stays in it
    expect((await client.calculations.read(id("old"))).request).toEqual(keptBeam(5100));
    expect((await client.calculations.read(id("old"))).state).toBe("passed");
    expect((await sync("pull")).became).toEqual({
      "old.json": "same",
      "Axis A/new.json": "same",
      "called.json": "same",
      "same.json": "same",
    });
    expect(read("old.json").report).toEqual({ length: "brief" });
  });

  test("sends nothing over what changed there; --force does, and the former version stays", async () => {
    const { client, id, sync, write, remove, list } = await office("both", "there", "deleted", "missing");
    await sync("pull");
    await client.calculations.change(id("both"), { request: beam(5200) });
    await client.calculations.change(id("there"), { request: beam(5300) });
    await client.calculations.remove(id("deleted"));
    write("both.json", { check: "en-1993-1-1", ...beam(5400) });
    remove("missing.json");
    const became = {
      "both.json": "conflict",
      "there.json": "behind",
      "deleted.json": "conflict",
      "missing.json": "missing",
    };
    expect(await sync("push")).toMatchObject({ became, code: 1 });
    expect((await client.calculations.read(id("both"))).request).toEqual(keptBeam(5200));
    expect(await sync("push", "--force", "--note", "mine")).toMatchObject({
      became: { "both.json": "changed", "there.json": "behind", "deleted.json": "new", "missing.json": "missing" },
      code: undefined,
    });
    const versions = await client.calculations.versions(id("both"));
    expect(versions.map(({ version, note }) => [version, note])).toEqual([
      [3, "mine"],
      [2, null],
      [1, null],
    ]);
    expect((await client.calculations.version(id("both"), 2)).request).toEqual(keptBeam(5200));
    expect((await list()).map(({ name }) => name).sort()).toEqual(["both", "deleted", "missing", "there"]);
    expect((await sync("push")).became).toMatchObject({ "both.json": "same", "deleted.json": "same" });
  });

  test("who saves between the look and the sending is not overwritten", async () => {
    const { client, id, sync, write, folder, project } = await office("raced");
    await sync("pull");
    write("raced.json", { check: "en-1993-1-1", ...beam(5400) });
    const { push } = await import("../src/project-sync.ts");
    const slow = {
      ...client,
      calculations: {
        ...client.calculations,
        change: async (...how: Parameters<typeof client.calculations.change>) => {
          await client.calculations.change(id("raced"), { request: beam(5500) });
          return client.calculations.change(...how);
        },
      },
    };
    const [step] = await push(slow, { server: bench.base, project, folder, force: false });
    expect(step).toMatchObject({ path: "raced.json", what: "conflict" });
    expect((await client.calculations.read(id("raced"))).request).toEqual(keptBeam(5500));
  });

  test("a folder that was never pulled is held against what is there", async () => {
    const { sync, write, list } = await office("same", "other");
    write("same.json", { check: "en-1993-1-1", ...beam() });
    write("other.json", { check: "en-1993-1-1", ...beam(5100) });
    write("new.json", beam(5200)); // which check it is for is found by its fields
    expect(await sync("push")).toMatchObject({
      became: { "same.json": "same", "other.json": "conflict", "new.json": "new" },
      code: 1,
    });
    expect((await list()).find(({ name }) => name === "new")).toMatchObject({ endpoint: "en-1993-1-1" });
    write("other.json", { check: "en-1993-1-8", ...beam(5100) });
    expect((await sync("push", "--force")).files.find(({ path }) => path === "other.json")).toMatchObject({
      what: "conflict",
      why: "it is of en-1993-1-8 here, and of en-1993-1-1 there; give the file another name",
    });
  });

  test("says all that is wrong before anything is sent", async () => {
    const { write, list, folder, project } = await office();
    write("fine.json", { check: "en-1993-1-1", ...beam() });
    write("broken.json", "{");
    write("list.json", "[]");
    write("con.json", { check: "en-1993-1-1", ...beam() });
    const wrong = await x("projects", "push", String(project), folder).catch((error: unknown) => error);
    expect(wrong).toMatchObject({
      code: 2,
      details: ["broken.json", "con.json", "list.json"].map((file) => ({ file: join(folder, file) })),
    });
    expect(await list()).toEqual([]);
  });
});
