import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addDrawing } from "../src/commands/drawing.ts";
import { Stop } from "../src/exit.ts";
import { within } from "./support/within.ts";

const folder = mkdtempSync(join(tmpdir(), "x-drawing-"));

const command = within(addDrawing);
const run = async (...words: string[]): Promise<string> => (await command("drawing", "read", ...words)).out;

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

let files = 0;
const drawn = (...labels: string[]): Promise<string> => pages(labels);

const pages = (...sheets: string[][]): Promise<string> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: "A4" });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => {
      const path = join(folder, `${files++}.pdf`);
      writeFileSync(path, Buffer.concat(parts));
      resolve(path);
    });
    for (const [page, labels] of sheets.entries()) {
      if (page > 0) doc.addPage();
      for (const [i, text] of labels.entries()) doc.text(text, 80, 100 + 60 * i, { lineBreak: false });
    }
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

  test("corrections by mark", { tags: "change" }, async () => {
    const path = await drawn("B1 IPE 300 L=6000");
    const file = join(folder, "corrections.json");
    writeFileSync(file, JSON.stringify([{ mark: "B1", length_mm: 6200 }]));
    const { members } = JSON.parse(await run(path, "--reader", "text", "--overrides", file, "--json"));
    expect(members).toMatchObject([{ mark: "B1", length_mm: 6200, source: { method: "manual" } }]);
    writeFileSync(
      file,
      '[\n{ "mark": "B1", "length_mm": -1, "size": 2 },\n{ "section": "IPE 200" }, { "mark": "B2" }]',
    );
    await expect(run(path, "--reader", "text", "--overrides", file)).rejects.toMatchObject({
      details: [
        { file, line: 2, path: "[0].length_mm", message: "must be greater than 0; it is -1", code: "refused.above" },
        { file, line: 2, path: "[0].size", message: "unknown field", code: "form.unknown" },
        { file, line: 3, path: "[1].mark", message: "is required: a text" },
        { file, line: 3, path: "[2]", message: "corrects nothing" },
      ],
    });
    writeFileSync(file, '[{ "mark": "B7", "remove": true }]');
    expect(await run(path, "--reader", "text", "--overrides", file)).toMatch(/B7: the drawing has no such mark/);
  });

  test("a drawing without members ends with 1, a file that is no PDF with 2", { tags: "change" }, async () => {
    const path = await drawn("Nothing here", "of steel", "at all");
    expect(await run(path, "--reader", "text")).toContain("no steel member was found");
    expect(process.exitCode).toBe(1);
    const other = join(folder, "other.txt");
    writeFileSync(other, "hello");
    await expect(run(other)).rejects.toThrow(Stop);
    await expect(run(path, "--reader", "magic")).rejects.toThrow(/--reader must be/);
    await expect(run(path, "--pages", "3-1")).rejects.toThrow(/--pages/);
  });

  test("overlays: one page keeps the name, several get their numbers", { tags: "change" }, async () => {
    const path = await drawn("B1 IPE 300 L=6000");
    const one = join(folder, "one.png");
    await run(path, "--reader", "text", "--overlay", one);
    expect(existsSync(one)).toBe(true);
    const two = await pages(["B1 IPE 300 L=6000"], ["B2 HEB 200 L=3500"]);
    await run(two, "--reader", "text", "--overlay", join(folder, "many.png"));
    expect(readdirSync(folder).filter((name) => name.startsWith("many"))).toEqual(["many-1.png", "many-2.png"]);
    await expect(run(path, "--overlay", join(folder, "one.jpg"))).rejects.toThrow(/does not end in \.png/);
    await expect(run(path, "--reader", "text", "--overlay", join(folder, "no", "one.png"))).rejects.toThrow(
      "no such folder",
    );
  });

  test.each([
    ["no such file", "nowhere.pdf", ""],
    ["is a directory", ".", ""],
    ["the file is empty", "empty.pdf", ""],
    ["not a PDF", "letter.pdf", "Dear Sirs"],
    ["damaged", "damaged.pdf", "%PDF-1.7 and nothing else"],
  ])("%s", async (sentence, name, content) => {
    const path = name === "nowhere.pdf" ? join(folder, name) : name === "." ? folder : join(folder, name);
    if (name.endsWith(".pdf") && name !== "nowhere.pdf") writeFileSync(path, content);
    const error = await run(path, "--reader", "text").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stop);
    expect(error).toMatchObject({ code: 2, message: expect.stringContaining(sentence) });
  });

  test("no line is wider than 100 characters, nothing of the drawing steers the terminal", {
    tags: "change",
  }, async () => {
    const path = await drawn(
      "BEAM-OVER-THE-ENTRANCE-17 HSS 20.000 x 0.500 L=6000",
      "B2 UB 1016x305x487 L=13500",
      `Project: ${"a long name ".repeat(3)}`,
    );
    const out = await run(path, "--reader", "text");
    const esc = String.fromCharCode(27);
    for (const line of out.replaceAll(new RegExp(`${esc}\\[\\d+m`, "g"), "").split("\n"))
      expect(line.length).toBeLessThanOrEqual(100);
  });

  test("a vision model over HTTP; one that is not there ends with 3, one that is not set up with 2", {
    tags: "change",
  }, async () => {
    const said = {
      members: [
        { mark: "B1", section: "IPE 300", length: "6000", quantity: 1, box: { x0: 0, y0: 0, x1: 500, y1: 500 } },
      ],
    };
    let asked = 0;
    server = createServer((request, response) => {
      request.resume().on("end", () => {
        asked++;
        response.setHeader("content-type", "application/json");
        response.end(
          JSON.stringify({ choices: [{ finish_reason: "stop", message: { content: JSON.stringify(said) } }] }),
        );
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a TCP server has a port
    vi.stubEnv("OPENAI_API_KEY", "a-secret");
    vi.stubEnv("OPENAI_BASE_URL", `http://127.0.0.1:${port}/v1`);
    vi.stubEnv("OPENAI_MODEL", "a-model");
    const path = await drawn("B1 IPE 300 L=6000");
    const { members } = JSON.parse(await run(path, "--reader", "vision", "--json"));
    expect(members).toMatchObject([{ mark: "B1", length_mm: 6000, source: { method: "vision", verified: true } }]);
    expect(asked).toBe(1);
    // what the text layer gives needs no model
    await run(path);
    expect(asked).toBe(1);
    vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1");
    const away = await run(path, "--reader", "vision").catch((error: unknown) => error);
    expect(away).toMatchObject({ code: 3, message: expect.stringContaining("cannot be reached") });
    expect(String(away)).not.toContain("a-secret");
    vi.stubEnv("OPENAI_MODEL", "");
    await expect(run(path, "--reader", "vision")).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining("OPENAI_MODEL"),
    });
  });
});
