import { writeFileSync } from "node:fs";
import { extname } from "node:path";
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
  annexCodes,
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
import { checkPage, html, languages, markdown, reportOf } from "@x/report";
import * as z from "zod";
import { findClause } from "./clauses.ts";
import { drawingBytes, pageNumbers } from "./commands/drawing-input.ts";
import { Stop } from "./exit.ts";
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
  {
    tool: {
      name: "report",
      description:
        "The calculation report of a check, to be read and signed: inputs, results, every step. As Markdown in the answer, or written to a file.",
      inputSchema: {
        type: "object",
        properties: {
          endpoint: { ...word("the check"), enum: checks.map(({ endpoint }) => endpoint) },
          input: { type: "object", description: "as for the tool of that check" },
          file: word("where to write it: .pdf, .html or .md; left out: Markdown in the answer"),
          language: { ...word("default en"), enum: [...languages] },
          brief: { type: "boolean", description: "a page instead of every step" },
        },
        required: ["endpoint", "input"],
      },
    },
    run: report,
  },
  {
    tool: {
      name: "read_drawing",
      description:
        "The members of a PDF drawing on this machine: marks, sections, lengths, quantities, with confidence; what could not be read is listed.",
      inputSchema: {
        type: "object",
        properties: { pdf: word("path of the drawing"), pages: word("only these, such as 1,3-5") },
        required: ["pdf"],
      },
    },
    run: async ({ pdf, pages }) => {
      const library = await import("@x/drawings");
      const file = needed("pdf", pdf);
      const wanted = pages === undefined ? {} : { pages: pageNumbers(String(pages)) };
      try {
        const readers = library.defaultReaders(process.env);
        return await library.readDrawing(drawingBytes(file, file), { readers, ...wanted });
      } catch (error) {
        if (error instanceof library.UnreadablePdf) throw new Stop(`${file}: ${error.message}`);
        throw error;
      }
    },
  },
  {
    tool: {
      name: "export_drawing",
      description:
        "From a PDF drawing to files for the workshop: members checked, joints made and checked, then bill of materials, IFC, DXF, NC1, shop drawings, report. Answers with the members, joints, warnings and the files written.",
      inputSchema: {
        type: "object",
        properties: {
          pdf: word("path of the drawing"),
          folder: word("folder to write to"),
          formats: word("with commas, such as bom.csv,model.ifc; default all"),
          annex: { ...word("national annex; default EN"), enum: [...annexCodes] },
          actions: word("path of the actions by mark, CSV or JSON"),
          corrections: word("path of corrections by mark, JSON"),
          language: { ...word("of the drawings; default en"), enum: [...languages] },
        },
        required: ["pdf", "folder"],
      },
    },
    run: async ({ pdf, folder, formats, annex, actions, corrections, language }) => {
      const { fabricate, told } = await import("./commands/drawing-export.ts");
      const more = Object.entries({ annex, actions, corrections, lang: language });
      const { job, files } = await fabricate(
        needed("pdf", pdf),
        {
          format: formats === undefined ? "all" : String(formats),
          output: needed("folder", folder),
          ...Object.fromEntries(more.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
        },
        { show: () => undefined, end: () => undefined },
      );
      return { ...job, files: files.map(told) };
    },
  },
];

function needed(name: string, value: unknown): string {
  if (typeof value === "string" && value !== "" && value !== "-") return value;
  throw new Stop(`${name} must be a path; it is ${JSON.stringify(value)}`);
}

async function report({ endpoint, input, file, language, brief }: Readonly<Record<string, unknown>>) {
  const name = String(endpoint);
  // an object: its fields are looked at by the check
  const request = typeof input === "object" && input !== null ? input : {};
  const made = reportOf(check(name, { ...request, derivation: true }), {
    language: languages.find((one) => one === (language ?? "en")) ?? "en",
    project: { date: new Date().toISOString().slice(0, 10) },
    request,
    software: `x ${version}`,
    brief: brief === true,
  });
  if (file === undefined) return { report: markdown(made) };
  const path = needed("file", file);
  const ending = extname(path).toLowerCase();
  if (ending === ".pdf") writeFileSync(path, await (await import("@x/report/pdf")).pdf(made));
  else if (ending === ".html") writeFileSync(path, html(made));
  else if (ending === ".md") writeFileSync(path, markdown(made));
  else throw new Stop(`file must end in .pdf, .html or .md; it is ${path}`);
  return { written: path };
}

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
      if (error instanceof Stop) return refused(JSON.stringify({ error: error.message, problems: error.details }));
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
