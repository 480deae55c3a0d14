import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import {
  annexes,
  type Check,
  check,
  checks,
  InvalidInput,
  type Kind,
  resolveDesignation,
  section,
  sections,
  topSchema,
} from "@x/eurocode";
import { checkPage } from "@x/report";
import * as z from "zod";
import { findClause } from "./clauses.ts";
import { version } from "./version.ts";

interface Offer {
  readonly tool: Tool;
  /** What it throws is told to the agent as an error. */
  readonly run: (given: Readonly<Record<string, unknown>>) => unknown;
}

const word = (description: string) => ({ type: "string" as const, description });

const offers: readonly Offer[] = [
  ...checks.flatMap((known) => Object.values(known.kinds).map((kind) => checkOf(known, kind))),
  {
    tool: {
      name: "section",
      description: "A profile with dimensions and properties; any usual spelling is understood.",
      inputSchema: {
        type: "object",
        properties: { designation: word("such as HEB 200, or the beginning of a name: all that begin so") },
        required: ["designation"],
      },
    },
    run: ({ designation }) => {
      const text = String(designation ?? "");
      const found = section(text);
      if (found) return { ...found, properties: found.properties };
      const begins = text.toLowerCase().replaceAll(" ", "");
      const names = sections()
        .map((one) => one.designation)
        .filter((name) => begins !== "" && name.toLowerCase().replaceAll(" ", "").startsWith(begins));
      return names.length > 0 ? { designations: names } : resolveDesignation(text);
    },
  },
  {
    tool: {
      name: "annexes",
      description: "A nationally determined parameter under every national annex, with source and confidence.",
      inputSchema: {
        type: "object",
        properties: { symbol: word("such as gamma_M2; left out: the symbols there are") },
      },
    },
    run: ({ symbol }) =>
      symbol === undefined
        ? { symbols: annexes.map((row) => ({ symbol: row.symbol, standard: row.standard, text: row.text })) }
        : { parameters: annexes.filter((row) => row.symbol === symbol) },
  },
  {
    tool: {
      name: "clause",
      description: "The formulas, verifications and national parameters of a clause, table or equation, to be cited.",
      inputSchema: {
        type: "object",
        properties: { number: word("such as 6.3.3(4), EN 1993-1-8 Table 3.4, (6.47)") },
        required: ["number"],
      },
    },
    run: ({ number }) => findClause(String(number ?? "")),
  },
];

/** A tool for each kind of item: its schema is what an agent can read in one go. */
function checkOf(known: Check, kind: Kind): Offer {
  const { many, one, choice, endpoint, standard } = known;
  const kinds = Object.keys(known.kinds).length;
  const single = one !== undefined || many === undefined;
  const top = topSchema(known);
  const schema = single ? top.extend(kind.schema.shape) : top.extend({ [many]: z.array(kind.schema).min(1) });
  return {
    tool: {
      name: `check_${endpoint}${kinds > 1 ? `_${kind.name}` : ""}`.replaceAll("-", "_"),
      description: `${kind.title} to ${standard}. Every number of the answer names its clause; with derivation, every step.`,
      // a schema of an object is of type object
      inputSchema: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Tool["inputSchema"],
    },
    run: (given) => check(endpoint, kinds > 1 && choice ? { ...given, [choice.field]: kind.name } : given),
  };
}

const pageOf = (known: Check) => `eurocode://checks/${known.endpoint}`;

/** The server of the Model Context Protocol; stdio is one way to reach it. */
export function mcpServer(): Server {
  const server = new Server({ name: "x", version }, { capabilities: { tools: {}, resources: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offers.map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const offer = offers.find(({ tool }) => tool.name === params.name);
    if (!offer) return refused(`no tool ${params.name}`);
    try {
      return { content: [{ type: "text", text: JSON.stringify(await offer.run(params.arguments ?? {}), plain) }] };
    } catch (error) {
      if (error instanceof InvalidInput) return refused(JSON.stringify({ problems: error.problems }));
      throw error;
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: checks.map((known) => ({
      uri: pageOf(known),
      name: known.endpoint,
      title: known.title,
      mimeType: "text/markdown",
    })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const known = checks.find((one) => pageOf(one) === params.uri);
    if (!known) throw new Error(`no page ${params.uri}`);
    return { contents: [{ uri: params.uri, mimeType: "text/markdown", text: checkPage(known) }] };
  });
  return server;
}

/** Rules of national annexes are functions; they read as their text, which stands beside. */
const plain = (_: string, value: unknown): unknown => (typeof value === "function" ? undefined : value);

const refused = (text: string) => ({ content: [{ type: "text" as const, text }], isError: true });

/** Answers until the program that started it goes away. */
export const serveStdio = (): Promise<void> => mcpServer().connect(new StdioServerTransport());
