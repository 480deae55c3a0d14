import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { checks } from "@x/eurocode";
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
afterAll(() => client.close());

async function call(name: string, given: Record<string, unknown>): Promise<{ isError: boolean; said: unknown }> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as { text: string }[];
  return { isError: isError === true, said: JSON.parse(first?.text ?? "null") };
}

describe("x mcp", () => {
  test("every kind of every check is a tool with its schema", async () => {
    const { tools } = await client.listTools();
    const kinds = checks.flatMap((known) => Object.keys(known.kinds));
    expect(tools.filter(({ name }) => name.startsWith("check_"))).toHaveLength(kinds.length);
    const bolt = tools.find(({ name }) => name === "check_en_1993_1_8_bolt");
    expect(bolt?.inputSchema.properties).toHaveProperty("plate_t.description");
  });

  test("the example of every kind is calculated, with clauses to cite", async () => {
    for (const { endpoint, kinds, many, one } of checks) {
      for (const { name, example } of Object.values(kinds)) {
        const tool = `check_${endpoint}${Object.keys(kinds).length > 1 ? `_${name}` : ""}`.replaceAll("-", "_");
        const given = one === undefined && many !== undefined ? { [many]: [example] } : { ...example };
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

  test("the page of each check is a resource", async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(checks.length);
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? "" });
    expect(contents[0]).toHaveProperty("text", expect.stringContaining("# "));
  });
});
