import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { checks, requestWith } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// x mcp as an agent starts it, spoken to by the SDK's own client.

const client = new Client({ name: "test", version: "1" });

beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, "../dist/x.js"), "mcp"],
    }),
  ),
);
const folder = mkdtempSync(join(tmpdir(), "x-mcp-"));
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(
  name: string,
  given: Record<string, unknown>,
  options: Parameters<typeof client.callTool>[2] = {},
): Promise<{ isError: boolean; said: unknown }> {
  const { content, isError } = await client.callTool({ name, arguments: given }, undefined, options);
  const [first] = content as { text: string }[];
  return { isError: isError === true, said: JSON.parse(first?.text ?? "null") };
}

const structure = checks.find(({ endpoint }) => endpoint === "en-1998-1")?.example;

describe("x mcp", () => {
  test("every kind of every check is a tool with its schema", async () => {
    const { tools } = await client.listTools();
    const kinds = checks.flatMap((known) => Object.keys(known.kinds));
    expect(tools.filter(({ name }) => name.startsWith("check_"))).toHaveLength(kinds.length);
    const bolt = tools.find(({ name }) => name === "check_en_1993_1_8_bolt");
    expect(bolt?.inputSchema.properties).toHaveProperty("plate_t.description");
    // a model reads the whole list before it asks anything
    expect(JSON.stringify(tools).length).toBeLessThan(200_000);
    const plate = tools.find(({ name }) => name === "check_en_1993_1_8_fin_plate");
    expect(plate?.inputSchema.properties).toHaveProperty("beam.properties.section.type", "object");
  });

  test("the example of every kind is calculated, with clauses to cite", async () => {
    for (const known of checks) {
      const { endpoint, kinds } = known;
      for (const kind of Object.values(kinds)) {
        const { name, example } = kind;
        const tool = `check_${endpoint}${Object.keys(kinds).length > 1 ? `_${name}` : ""}`.replaceAll("-", "_");
        const given = requestWith(known, kind, [example]);
        const { isError, said } = await call(tool, given);
        expect(isError, tool).toBe(false);
        expect(said, tool).toHaveProperty("eurocode_clauses_cited.0");
      }
    }
  });

  test("a wrong input is told with the path of every problem", async () => {
    const { isError, said } = await call("check_en_1993_1_1", { members: [{ profile: "IPE 301" }] });
    expect(isError).toBe(true);
    expect(said).toHaveProperty("problems.0.path");
  });

  test("sections, annexes and clauses", async () => {
    expect((await call("section", { designation: "HEB 200" })).said).toHaveProperty("properties.I_y_mm4");
    expect((await call("section", { designation: "IPE 3" })).said).toHaveProperty("designations.0", "IPE 300 A");
    expect((await call("annexes", { symbol: "gamma_M2" })).said).toHaveProperty("parameters.0.under.NL.reads", "1.25");
    expect((await call("clause", { number: "EN 1993-1-1 6.3.1.1(3)" })).said).toHaveProperty("formulas.0.text");
  });

  test("the page of each check and of each kind is a resource, and a tool gives it", async () => {
    const { resources } = await client.listResources();
    const several = checks.flatMap(({ endpoint, kinds }) =>
      Object.keys(kinds).length === 1 ? [] : Object.keys(kinds).map((kind) => `${endpoint}/${kind}`),
    );
    expect(resources.map(({ name }) => name).sort()).toEqual(
      [...checks.map(({ endpoint }) => endpoint), ...several].sort(),
    );
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0], uri).toHaveProperty("text", expect.stringContaining("# "));
    }
    await expect(client.readResource({ uri: "eurocode://checks/en-9" })).rejects.toThrow(
      "no page eurocode://checks/en-9",
    );
    const { said } = await call("documentation", { endpoint: "en-1993-1-8", kind: "fin-plate" });
    expect(said).toHaveProperty("page", expect.stringContaining("fin-plate"));
  });

  test.each([
    ["section", {}, "designation must be a text; it is missing"],
    ["section", { designation: "HEB 201" }, "did you mean HE 200 B"],
    ["annexes", { symbol: "gamma_M9" }, "no parameter gamma_M9; did you mean gamma_M"],
    ["clause", { number: "99.99" }, "nothing is calculated by 99.99"],
    ["documentation", { endpoint: "en-1993-1-8", kind: "blot" }, "no page en-1993-1-8/blot; there are "],
    ["report", { input: {} }, "endpoint must be one of en-1992-1-1"],
    ["report", { endpoint: "en-1998-1", input: "a" }, "input must be an object"],
    ["report", { endpoint: "en-1998-1", input: structure, language: "xx" }, "language must be one of en"],
    ["report", { endpoint: "en-1998-1", input: structure, file: "/no/such/folder/a.md" }, "no such file or directory"],
    ["read_drawing", {}, "pdf must be a path"],
    ["export_drawing", { pdf: "a.pdf" }, "folder must be a path"],
  ])("%s, input %#: what is wrong is told", async (tool, given, says) => {
    const { isError, said } = await call(tool, given);
    expect(isError).toBe(true);
    expect(JSON.stringify(said)).toContain(says);
  });

  test("a report, as Markdown and as a file", async () => {
    const input = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.example;
    const { said } = await call("report", { endpoint: "en-1993-1-8", input, language: "de" });
    expect(said).toHaveProperty("report", expect.stringContaining("EN 1993-1-8"));
    const file = join(folder, "report.pdf");
    expect((await call("report", { endpoint: "en-1993-1-8", input, file })).said).toEqual({ written: file });
    expect(readFileSync(file, "latin1")).toMatch(/^%PDF-/);
    expect((await call("report", { endpoint: "en-1993-1-8", input, file: "report.doc" })).isError).toBe(true);
    expect((await call("report", { endpoint: "en-1993-1-8", input: { e1: -1 } })).said).toHaveProperty("problems.0");
  });

  test("a drawing read, and its files for the workshop", async () => {
    const pdf = join(import.meta.dirname, "../../../examples/drawings/parts-list.pdf");
    expect((await call("read_drawing", { pdf })).said).toHaveProperty("members.0.section");
    const stages: (string | undefined)[] = [];
    const { said } = await call(
      "export_drawing",
      { pdf, folder, formats: "bom.csv,model.ifc", annex: "NL" },
      { onprogress: ({ message }) => stages.push(message), resetTimeoutOnProgress: true },
    );
    expect(stages).toEqual(expect.arrayContaining(["reading", "writing bom.csv"]));
    expect(said).toMatchObject({ files: [{ path: "bom.csv" }, { path: "model.ifc" }] });
    expect(readFileSync(join(folder, "bom.csv"), "utf8")).toContain("mark,quantity");
    const missing = await call("export_drawing", { pdf: "no.pdf", folder, annex: "XX" });
    expect(missing).toMatchObject({ isError: true, said: { error: expect.stringContaining("--annex") as string } });
    const file = join(folder, "bom.csv");
    expect(await call("export_drawing", { pdf, folder: join(file, "out") })).toMatchObject({
      isError: true,
      said: { error: expect.stringContaining(`${file} is not a folder`) as string },
    });
    expect(await call("read_drawing", { pdf: "no.pdf" })).toMatchObject({
      isError: true,
      said: { error: "no.pdf: no such file" },
    });
  });
});
