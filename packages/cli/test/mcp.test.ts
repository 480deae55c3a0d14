import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { checks, requestWith } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// x mcp as an agent starts it, spoken to by the SDK's own client.

const folder = mkdtempSync(join(tmpdir(), "x-mcp-"));
const drawing = join(import.meta.dirname, "../../../examples/drawings/parts-list.pdf");

async function started(...options: string[]): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, "../dist/x.js"), "mcp", ...options],
    }),
  );
  return client;
}

let client: Client;
beforeAll(async () => {
  client = await started();
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(
  name: string,
  given: Record<string, unknown>,
  options: Parameters<typeof client.callTool>[2] = {},
  by = client,
): Promise<{ isError: boolean; said: unknown; length: number }> {
  const { content, isError } = await by.callTool({ name, arguments: given }, undefined, options);
  const [first] = content as { text: string }[];
  const text = first?.text ?? "null";
  return { isError: isError === true, said: JSON.parse(text), length: text.length };
}

/** Of English and JSON a token is some four characters. */
const tokens = (characters: number): number => characters / 4;

const beam = {
  mark: "B1",
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  M_y_Ed: 65,
  moment_shape_y: "udl",
  L_LT_mm: 3000,
};
const structure = checks.find(({ endpoint }) => endpoint === "en-1998-1")?.example;

describe("x mcp", () => {
  test("five tools, which a model reads in 1500 tokens, and what to do first", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["check", "propose", "report", "look_up", "drawing"]);
    expect(tokens(JSON.stringify(tools).length)).toBeLessThan(1500);
    expect(client.getInstructions()).toContain("look_up");
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toHaveProperty("readOnlyHint");
      expect(outputSchema).toHaveProperty("type", "object");
    }
  });

  test("the example of every kind is calculated, with clauses to cite, in some 500 tokens", async () => {
    const lengths: number[] = [];
    for (const known of checks) {
      for (const kind of Object.values(known.kinds)) {
        const input = requestWith(known, kind, [kind.example]);
        const { isError, said, length } = await call("check", { check: known.endpoint, input });
        expect(isError, kind.name).toBe(false);
        expect(said, kind.name).toHaveProperty("not_covered");
        if ((said as { verified: boolean }).verified)
          expect(said, kind.name).toHaveProperty("items.0.verifications.0.clause");
        lengths.push(length);
      }
    }
    lengths.sort((a, b) => a - b);
    expect(tokens(lengths[Math.floor(lengths.length / 2)] ?? 0)).toBeLessThan(500);
    expect(tokens(lengths.at(-1) ?? 0)).toBeLessThan(1000);
  });

  test("a verdict has four figures, values more, a derivation every step; what is drawn is left out", async () => {
    const input = { members: [beam] };
    const verdict = await call("check", { check: "en-1993-1-1", input });
    expect(verdict.said).toMatchObject({
      passed: true,
      items: [{ mark: "B1", verifications: expect.any(Array) as [] }],
    });
    expect(verdict.said).not.toHaveProperty("items.0.values");
    expect(JSON.stringify(verdict.said)).not.toMatch(/\d\.\d{6}/);
    const values = await call("check", { check: "en-1993-1-1", input, detail: "values" });
    expect(values.said).toHaveProperty("items.0.values.M_b_Rd_kNm");
    expect(values.length).toBeGreaterThan(verdict.length);
    const steps = await call("check", { check: "en-1993-1-1", input, detail: "derivation" });
    expect(steps.said).toHaveProperty("items.0.derivation.0.clause");
    const { structuredContent } = await client.callTool({ name: "check", arguments: { check: "en-1993-1-1", input } });
    expect(structuredContent).toEqual(verdict.said);
  });

  test("of many items the worst are shown", async () => {
    const members = Array.from({ length: 30 }, (_, i) => ({ ...beam, mark: `B${i}`, M_y_Ed: 10 + i }));
    const { said } = await call("check", { check: "en-1993-1-1", input: { members } });
    expect(said).toHaveProperty("items_left_out", 20);
    expect(said).toHaveProperty("items.0.mark", "B29");
    expect(said).toHaveProperty("items.9.mark", "B20");
  });

  test("ten tasks of an engineer: a call each, two where the fields are not known", { tags: "change" }, async () => {
    const bolt = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.example;
    const tasks: [string, Record<string, unknown>, string][] = [
      ["look_up", { what: "checks" }, "checks.0.check"],
      ["look_up", { what: "fields", name: "en-1993-1-8/fin-plate" }, "example"],
      ["check", { check: "en-1993-1-8", input: bolt }, "summary"],
      ["check", { check: "en-1993-1-1", input: { national_annex: "NL", members: [beam] } }, "annex"],
      ["propose", { check: "en-1993-1-1", input: { members: [beam] } }, "proposals.0.item.profile"],
      ["look_up", { what: "section", name: "HEB 200" }, "properties.I_y_mm4"],
      ["look_up", { what: "parameter", name: "gamma_M2" }, "parameters.0.under.NL.reads"],
      ["look_up", { what: "clause", name: "EN 1993-1-1 6.3.1.1(3)" }, "formulas.0.text"],
      ["report", { check: "en-1993-1-8", input: bolt, file: join(folder, "task.pdf") }, "written"],
      ["drawing", { pdf: drawing }, "members.0.section"],
    ];
    let spent = 0;
    for (const [tool, given, path] of tasks) {
      const { isError, said, length } = await call(tool, given);
      expect(isError, `${tool} ${JSON.stringify(said)}`).toBe(false);
      expect(said, tool).toHaveProperty(path);
      if (tool !== "drawing") spent += tokens(length);
    }
    expect(spent).toBeLessThan(12_000);
  });

  test("a wrong input is told with the path of every problem", async () => {
    const { isError, said } = await call("check", {
      check: "en-1993-1-1",
      input: { members: [{ profile: "IPE 301" }] },
    });
    expect(isError).toBe(true);
    expect(said).toHaveProperty("problems.0.path");
  });

  test("a beginning of a name gives the profiles that begin so", async () => {
    expect((await call("look_up", { what: "section", name: "IPE 3" })).said).toHaveProperty(
      "designations.0",
      "IPE 300 A",
    );
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
    const { said } = await call("look_up", { what: "page", name: "en-1993-1-8/fin-plate" });
    expect(said).toHaveProperty("page", expect.stringContaining("fin-plate"));
  });

  test.each([
    ["look_up", {}, "what must be one of checks, fields"],
    ["look_up", { what: "section" }, "name must be a text; it is missing"],
    ["look_up", { what: "section", name: "HEB 201" }, "did you mean HE 200 B"],
    ["look_up", { what: "parameter", name: "gamma_M9" }, "no parameter gamma_M9; did you mean gamma_M"],
    ["look_up", { what: "clause", name: "99.99" }, "nothing is calculated by 99.99"],
    ["look_up", { what: "page", name: "en-1993-1-8/blot" }, "no page en-1993-1-8/blot; there are "],
    ["look_up", { what: "fields", name: "en-1993-1-8/blot" }, "did you mean en-1993-1-8/bolt"],
    ["look_up", { what: "fields", name: "constructor" }, "no check constructor"],
    ["check", { check: "en-1993-1-1" }, "input must be an object; it is missing"],
    ["check", { check: "en-1993-1-1", input: {}, detail: "all" }, "detail must be one of verdict, values, derivation"],
    ["check", { check: "en-1998-1", input: structure, annex: "NL", details: "values" }, "did you mean detail?"],
    ["report", { check: "en-1998-1", input: structure, lang: "nl" }, "lang"],
    ["report", { input: {} }, "check must be one of en-1992-1-1"],
    ["report", { check: "en-1998-1", input: "a" }, "input must be an object"],
    ["report", { check: "en-1998-1", input: structure, language: "xx" }, "language must be one of en"],
    ["report", { check: "en-1998-1", input: structure, file: "/no/such/folder/a.md" }, "no such file or directory"],
    ["drawing", {}, "pdf must be a path"],
    ["drawing", { pdf: "a.pdf", folder: "" }, "folder must be a path"],
  ])("%s, input %#: what is wrong is told", async (tool, given, says) => {
    const { isError, said } = await call(tool, given);
    expect(isError).toBe(true);
    expect(JSON.stringify(said)).toContain(says);
  });

  test("a report, as Markdown and as a file, which is replaced only when asked", async () => {
    const input = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.example;
    const asked = { check: "en-1993-1-8", input };
    const { said } = await call("report", { ...asked, language: "de" });
    expect(said).toHaveProperty("report", expect.stringContaining("EN 1993-1-8"));
    const file = join(folder, "report.pdf");
    expect((await call("report", { ...asked, file })).said).toEqual({ written: file });
    expect(readFileSync(file, "latin1")).toMatch(/^%PDF-/);
    expect((await call("report", { ...asked, file })).said).toHaveProperty(
      "error",
      `${file} is there already; overwrite replaces it`,
    );
    expect((await call("report", { ...asked, file, overwrite: true })).said).toEqual({ written: file });
    expect((await call("report", { ...asked, file: "report.doc" })).isError).toBe(true);
    expect((await call("report", { check: "en-1993-1-8", input: { e1: -1 } })).said).toHaveProperty("problems.0");
  });

  test("a drawing made into files for the workshop", { tags: "change" }, async () => {
    const stages: (string | undefined)[] = [];
    const output = join(folder, "workshop");
    const asked = { pdf: drawing, folder: output, formats: "bom.csv,model.ifc", annex: "NL" };
    const { said } = await call("drawing", asked, {
      onprogress: ({ message }) => stages.push(message),
      resetTimeoutOnProgress: true,
    });
    expect(stages).toEqual(expect.arrayContaining(["reading", "writing bom.csv"]));
    expect(said).toMatchObject({ files: [{ path: "bom.csv" }, { path: "model.ifc" }] });
    expect(readFileSync(join(output, "bom.csv"), "utf8")).toContain("mark,quantity");
    expect((await call("drawing", asked)).said).toHaveProperty(
      "error",
      `${output} has files already; overwrite writes into it`,
    );
    const missing = await call("drawing", { pdf: "no.pdf", folder: join(folder, "new"), annex: "XX" });
    expect(missing).toMatchObject({ isError: true, said: { error: expect.stringContaining("--annex") as string } });
    const file = join(output, "bom.csv");
    expect(await call("drawing", { pdf: drawing, folder: join(file, "out") })).toMatchObject({
      isError: true,
      said: { error: expect.stringContaining(`${file} is not a folder`) as string },
    });
    expect(await call("drawing", { pdf: "no.pdf" })).toMatchObject({
      isError: true,
      said: { error: "no.pdf: no such file" },
    });
  });

  test("below its root and nowhere else, and read-only writes nothing", { tags: "change" }, async () => {
    const root = join(folder, "project");
    mkdirSync(root);
    symlinkSync(folder, join(root, "away"));
    symlinkSync(join(folder, "not-there.md"), join(root, "dangling.md"));
    const kept = await started("--root", root);
    const asked = { check: "en-1998-1", input: structure };
    expect(await call("report", { ...asked, file: "a.md" }, {}, kept)).toMatchObject({ isError: false });
    expect(existsSync(join(root, "a.md"))).toBe(true);
    for (const file of ["../a.md", join(folder, "a.md"), "away/a.md"]) {
      const { isError, said } = await call("report", { ...asked, file }, {}, kept);
      expect([isError, JSON.stringify(said)]).toEqual([true, expect.stringContaining("is outside of")]);
    }
    const dangling = await call("report", { ...asked, file: "dangling.md", overwrite: true }, {}, kept);
    expect([dangling.isError, existsSync(join(folder, "not-there.md"))]).toEqual([true, false]);
    expect((await call("drawing", { pdf: drawing }, {}, kept)).said).toHaveProperty(
      "error",
      expect.stringContaining("is outside of"),
    );
    await kept.close();
    const reader = await started("--read-only");
    expect((await call("report", { ...asked, file: join(root, "b.md") }, {}, reader)).said).toHaveProperty(
      "error",
      expect.stringContaining("writes nothing"),
    );
    expect(existsSync(join(root, "b.md"))).toBe(false);
    await reader.close();
  });
});
