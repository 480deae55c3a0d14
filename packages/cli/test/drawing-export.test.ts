import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { addDrawing } from "../src/commands/drawing.ts";
import { Stop } from "../src/exit.ts";
import { ownFolder, within } from "./support/within.ts";

const { folder, put, target } = ownFolder("drawing-export");
const command = within(addDrawing);
const run = (...words: string[]) => command("drawing", "export", ...words, "--reader", "text");

const plan = (): Promise<string> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: "A4" });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(put("plan.pdf", Buffer.concat(parts))));
    for (const [i, text] of ["B1 IPE 300 L=6000", "C1 HEB 200 L=3500"].entries())
      doc.text(text, 80, 100 + 60 * i, { lineBreak: false });
    doc.end();
  });

const stopOf = async (...words: string[]): Promise<Stop> => {
  try {
    await run(...words);
  } catch (error) {
    if (error instanceof Stop) return error;
    throw error;
  }
  throw new Error("it did not stop");
};

describe("x drawing export", () => {
  test("writes each format that is asked for, tells the stages, and ends with a table", async () => {
    const out = target();
    const made = await run(await plan(), "--format", "bom.csv,nc1", "-o", out, "--annex", "nl");
    expect(readdirSync(out).sort()).toEqual(["bom.csv", "nc1", "register.json"]);
    expect(readFileSync(join(out, "bom.csv"), "utf8")).toContain("B1,1,IPE 300");
    expect(made.err).toMatch(/reading[\s\S]*checks[\s\S]*joints[\s\S]*writing bom\.csv[\s\S]*writing nc1/);
    expect(made.out).toMatch(/2 rows, 2 pieces/);
    expect(made.out).toMatch(/warnings/);
    expect(made.out).toMatch(/2 members under own weight alone: not designed/);
  });

  test("all formats; the package holds the same bytes", { tags: "change" }, async () => {
    const out = target();
    await run(await plan(), "--format", "all", "-o", out);
    expect(readdirSync(out).sort()).toEqual([
      "bom.csv",
      "bom.xlsx",
      "delivery.xlsx",
      "erection.pdf",
      "inspection.xlsx",
      "joints.xlsx",
      "labels.pdf",
      "model.dxf",
      "model.ids",
      "model.ifc",
      "nc1",
      "nesting.csv",
      "nesting.dxf",
      "package.zip",
      "parts.xlsx",
      "plates",
      "plates.csv",
      "register.csv",
      "register.json",
      "report.pdf",
      "saw.csv",
      "shop.pdf",
      "welds.xlsx",
    ]);
  });

  test("keeps a register of marks beside the corrections, and gives none of them out again", {
    tags: "change",
  }, async () => {
    const corrections = put("corrections.json", '[{"mark":"B1","length_mm":6000}]');
    const register = put("marks.json", "");
    const pdf = await plan();
    const out = target();
    const named = ["--format", "nc1", "-o", out, "--register", `${register}.kept`];
    await run(pdf, ...named, "--corrections", corrections);
    expect(existsSync(`${register}.kept`)).toBe(true);
    expect(existsSync(join(out, "register.json"))).toBe(false);
    writeFileSync(corrections, '[{"mark":"B1","length_mm":5900}]');
    await run(pdf, ...named, "--corrections", corrections);
    expect(readdirSync(join(out, "nc1")).filter((name) => name.startsWith("B1"))).toEqual(["B1-v2.nc1", "B1.nc1"]);
    await run(pdf, "--format", "bom.csv", "-o", target(), "--corrections", corrections);
    expect(existsSync(join(folder, "register.json"))).toBe(true);
    const bad = put("register.json", '{"version":1,"marks":[{"kind":"part"}]}');
    const stop = await stopOf(pdf, "--format", "bom.csv", "-o", target(), "--register", bad);
    expect(stop.code).toBe(2);
    expect(stop.message).toMatch(/this register of marks cannot be used/);
  });

  test("ends with 3 where nobody gave an action, with 0 where that is allowed or actions are given", {
    tags: "change",
  }, async () => {
    const plain = ["--format", "bom.csv", "-o"];
    const drawn = await plan();
    expect((await run(drawn, ...plain, target())).code).toBe(3);
    process.exitCode = undefined;
    expect((await run(drawn, ...plain, target(), "--allow-undesigned")).code).toBeUndefined();
    const actions = put("actions.csv", "mark,M_y_Ed,V_z_Ed,N_Ed\nB1,20,15,\nC1,,,150\n");
    const made = await run(drawn, ...plain, target(), "--actions", actions);
    expect(made.out).toMatch(/members: 2 passed, 0 failed$/m);
    expect(made.code).toBeUndefined();
  });

  test("a member that does not pass ends with 1; --json is the job and its files", async () => {
    const actions = put("actions.csv", "mark;M_y_Ed\nB1;500,5\n");
    const out = target();
    const made = await run(await plan(), "--format", "bom.csv", "-o", out, "--actions", actions, "--json");
    const job = JSON.parse(made.out);
    expect(job.extracted_data.members[0]).toMatchObject({ mark: "B1", passed: false, section: "IPE 300" });
    expect(job.files).toEqual([
      { path: "bom.csv", bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(job.connections_data.length).toBeGreaterThan(0);
    expect(made.code).toBe(1);
  });

  test("corrections and defaults of the project change what is made", async () => {
    const corrections = put("corrections.json", '[{"mark":"B1","start":{"joint":"none"},"end":{"joint":"none"}}]');
    const project = put("project.json", '{"column_base":"none"}');
    const made = await run(
      await plan(),
      "--format",
      "bom.csv",
      "-o",
      target(),
      "--corrections",
      corrections,
      "--project",
      project,
      "--json",
    );
    expect(JSON.parse(made.out).connections_data).toEqual([]);
  });

  test("what cannot be used is told with its place, ends with 2, and nothing is written", {
    tags: "change",
  }, async () => {
    const pdf = await plan();
    const out = target();
    const base = ["-o", out, "--format"];
    const wrong: [string[], RegExp][] = [
      [[pdf, ...base, "bom.cvs"], /--format must be one of all, bom\.csv/],
      [[pdf, ...base, "bom.csv", "--annex", "XX"], /--annex must be one of EN, NL/],
      [[pdf, ...base, "bom.csv", "--lang", "xx"], /--lang must be one of/],
      [[pdf, ...base, "bom.csv", "--actions", put("a.csv", "mark,N_Ed\nB1,x\n")], /these actions cannot be used/],
      [[pdf, ...base, "bom.csv", "--actions", join(folder, "none.csv")], /no such file/],
      [[pdf, ...base, "bom.csv", "--project", put("p.json", '{"saw_cut":3}')], /these defaults cannot be used/],
      [
        [pdf, ...base, "bom.csv", "--corrections", put("c.json", '[{"mark":"B1","role":"girder"}]')],
        /these corrections cannot be used/,
      ],
      [
        [
          pdf,
          ...base,
          "bom.csv",
          "--corrections",
          put("c.json", '[{"mark":"B1","start":{"set":{"plate":{"t_mm":-1}}}}]'),
        ],
        /cannot be used/,
      ],
      [[put("no.pdf", "hello"), ...base, "bom.csv"], /not a PDF/],
      [[join(folder, "none.pdf"), ...base, "bom.csv"], /no such file/],
    ];
    for (const [words, message] of wrong) {
      const stop = await stopOf(...words);
      expect(stop.message).toMatch(message);
      expect(stop.code).toBe(2);
    }
    expect(existsSync(out)).toBe(false);
  });
});
