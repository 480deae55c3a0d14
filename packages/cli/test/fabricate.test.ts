import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addFabricate } from "../src/commands/fabricate.ts";
import { Stop } from "../src/exit.ts";
import { ownFolder, within } from "./support/within.ts";

const example = join(import.meta.dirname, "../../../examples/members.csv");
const { put, target } = ownFolder("fabricate");
const command = within(addFabricate);
const run = (...words: string[]) => command("fabricate", ...words);

const files = (place: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [name, readFileSync(join(place, name)).toString("base64")]),
  );

describe("x fabricate", () => {
  test("the example: all files of a workshop without a drawing", async () => {
    const out = target();
    const made = await run(example, "--format", "all", "-o", out);
    expect(made.out).toMatch(/5 rows, 24 pieces/);
    expect(made.out).toMatch(/5 members under own weight alone: not designed/);
    expect(made.code).toBe(3);
    const { formats } = await import("@x/fabrication");
    expect(readdirSync(out).sort()).toEqual([...formats, "register.json"].sort());
    expect(readdirSync(join(out, "nc1")).sort()).toEqual(
      ["B1", "B2", "C1", "PU1", "WV1"].map((mark) => `${mark}.nc1`).concat("plates"),
    );
  });

  test("what it has listed it takes again: as CSV and as a workbook", async () => {
    const first = target();
    await run(example, "--format", "bom.csv,bom.xlsx", "-o", first);
    for (const list of ["bom.csv", "bom.xlsx"]) {
      const again = target();
      await run(join(first, list), "--format", "bom.csv", "-o", again);
      expect(files(again)["bom.csv"]).toBe(files(first)["bom.csv"]);
    }
  });

  test("actions, corrections, annex and JSON as of a drawing", async () => {
    const out = target();
    const made = await run(
      ...[example, "--format", "bom.csv", "-o", out, "--annex", "NL", "--json"],
      ...["--actions", put("actions.csv", "mark,M_y_Ed,V_z_Ed\nB1,900,80\n")],
      ...[
        "--corrections",
        put("corrections.json", '[{"mark":"C1","section":"HE 220 B"},{"mark":"WV1","remove":true}]'),
      ],
    );
    const job = JSON.parse(made.out);
    expect(made.code).toBe(1);
    expect(job.national_annex).toBe("NL");
    expect(job.extracted_data.members.map(({ mark }: { mark: string }) => mark)).toEqual(["C1", "B1", "B2", "PU1"]);
    expect(job.extracted_data.members[0]).toMatchObject({ profile: "HE 220 B", role: "column" });
    expect(job.extracted_data.members[1]).toMatchObject({ actions_source: "file", passed: false });
  });

  test("bad input: every problem with its row and column, and nothing is written", async () => {
    const out = target();
    const bad = put("bad.csv", "Mark,Profile,Length (mm),Qty\n,IPE 300,6000,1\nB2,IPE 300,x,0\n");
    const stop: unknown = await run(bad, "--format", "all", "-o", out).catch((error: unknown) => error);
    expect(stop).toBeInstanceOf(Stop);
    expect((stop as Stop).code).toBe(2); // the line before
    expect((stop as Stop).details.map(({ path }) => path)).toEqual([
      "line 2, Mark",
      "line 3, Length (mm)",
      "line 3, Qty",
    ]);
    expect(existsSync(out)).toBe(false);
  });
});
