import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unzipped, zipped } from "../../fabrication/src/exports/zip.ts";
import { addDrawing } from "../src/commands/drawing.ts";
import { addFabricate } from "../src/commands/fabricate.ts";
import { Stop } from "../src/exit.ts";
import { ownFolder, within } from "./support/within.ts";

const { folder, put } = ownFolder("compare");
const run = within(addDrawing, addFabricate);

const before = "Mark,Section,Length,Quantity\nB1,IPE 300,6000,2\nB2,IPE 200,3000,1\nC1,HEB 200,3500,2\n";

describe("x drawing diff", () => {
  test("what a workshop makes otherwise, and what must be cut", async () => {
    const after = before.replace("B1,IPE 300,6000,2", "B1,IPE 300,5900,3").replace("B2,IPE 200,3000,1\n", "");
    const [a, b] = [put("a.csv", before), put("b.csv", after)];
    const { out, code } = await run("drawing", "diff", a, b, "--json");
    const found = JSON.parse(out);
    expect(code).toBe(1);
    expect(found.profiles.changed).toEqual([
      { mark: "B1", what: expect.arrayContaining(["length 6000 → 5900", "2 pieces → 3"]), again: true },
    ]);
    expect(found.profiles.removed).toEqual([{ mark: "B2", quantity: 1, about: "IPE 200 L=3000 S355" }]);
    expect(found.cut).toContainEqual({ mark: "B1", quantity: 3, why: expect.stringContaining("length 6000 → 5900") });
    expect(found.cut.some(({ mark }: { mark: string }) => mark === "C1")).toBe(false);
  });

  test("of the same list, nothing", async () => {
    const list = put("c.csv", before);
    const same = await run("drawing", "diff", list, list);
    expect(same.code).toBe(0);
    expect(same.out).toMatch(/the same/);
  });
});

describe("x drawing verify", () => {
  test("a package is made again; what was changed in it is found; what is none is refused", {
    tags: "change",
  }, async () => {
    const out = join(folder, "out");
    const actions = put("actions.csv", "mark,M_y_Ed,V_z_Ed\nB1,30,20\n");
    const project = put("project.json", '{"execution":{"class":"EXC2"},"trim_mm":10}');
    const list = put("d.csv", before);
    const options = ["--actions", actions, "--project", project, "--annex", "NL", "--lang", "de"];
    await run("fabricate", list, "--format", "package.zip", "-o", out, ...options);
    process.exitCode = undefined;
    const path = join(out, "package.zip");
    const good = await run("drawing", "verify", path, "--json");
    expect(JSON.parse(good.out)).toMatchObject({ confirmed: true, differing: [] });
    expect(good.code).toBe(0);
    process.exitCode = undefined;
    const files = unzipped(new Uint8Array(readFileSync(path)), 1e9) ?? {};
    const forged = Object.entries(files).map(([name, bytes]): [string, Uint8Array] => [
      name,
      name === "bom.csv" ? new TextEncoder().encode("mark\nB9\n") : bytes,
    ]);
    const bad = await run("drawing", "verify", put("forged.zip", zipped(forged)), "--json");
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out).differing).toEqual([
      { path: "bom.csv", why: "is not the file of its manifest" },
      { path: "bom.csv", why: "is otherwise when it is made again" },
    ]);
    await expect(run("drawing", "verify", put("no.zip", "no"))).rejects.toThrow(/is no zip archive/);
    await expect(run("drawing", "verify", put("empty.zip", zipped([])))).rejects.toThrow(Stop);
  });
});
