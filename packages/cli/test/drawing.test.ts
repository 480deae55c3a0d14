import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import PDFDocument from "pdfkit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addDrawing } from "../src/commands/drawing.ts";
import { Stop } from "../src/exit.ts";

const folder = mkdtempSync(join(tmpdir(), "x-drawing-"));

async function run(...words: string[]): Promise<string> {
  let out = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const program = new Command("x").exitOverride();
  addDrawing(program);
  await program.parseAsync(["drawing", "read", ...words], { from: "user" });
  return out;
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const drawn = (...labels: string[]): Promise<string> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: "A4" });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => {
      const path = join(folder, `${labels.length}.pdf`);
      writeFileSync(path, Buffer.concat(parts));
      resolve(path);
    });
    for (const [i, text] of labels.entries()) doc.text(text, 80, 100 + 60 * i, { lineBreak: false });
    doc.end();
  });

describe("x drawing read", () => {
  test("a table, and JSON with the same members", async () => {
    const path = await drawn("B1 IPE 300 L=6000", "B2 HEB 200 L=3500");
    expect(await run(path, "--reader", "text")).toMatch(/B1 +IPE 300 +IPE 300 +6.000/);
    const { members, summary } = JSON.parse(await run(path, "--reader", "text", "--json"));
    expect(members).toMatchObject([
      { mark: "B1", profile: "IPE 300", length_mm: 6000 },
      { mark: "B2", profile: "HE 200 B", length_mm: 3500 },
    ]);
    expect(summary).toMatchObject({ row_count: 2 });
  });

  test("corrections by mark", async () => {
    const path = await drawn("B1 IPE 300 L=6000");
    const file = join(folder, "corrections.json");
    writeFileSync(file, JSON.stringify([{ mark: "B1", length_mm: 6200 }]));
    const { members } = JSON.parse(await run(path, "--reader", "text", "--overrides", file, "--json"));
    expect(members).toMatchObject([{ mark: "B1", length_mm: 6200, source: { method: "manual" } }]);
    writeFileSync(file, JSON.stringify([{ mark: "B1", length_mm: -1, size: 2 }]));
    await expect(run(path, "--reader", "text", "--overrides", file)).rejects.toMatchObject({
      details: [{ path: "[0].length_mm" }, { path: "[0].size" }],
    });
  });

  test("a drawing without members ends with 1, a file that is no PDF with 2", async () => {
    const path = await drawn("Nothing here", "of steel", "at all");
    expect(await run(path, "--reader", "text")).toContain("no steel member was found");
    expect(process.exitCode).toBe(1);
    const other = join(folder, "other.txt");
    writeFileSync(other, "hello");
    await expect(run(other)).rejects.toThrow(Stop);
    await expect(run(path, "--reader", "magic")).rejects.toThrow(/--reader must be/);
    await expect(run(path, "--pages", "3-1")).rejects.toThrow(/--pages/);
  });
});
