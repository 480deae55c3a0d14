import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import {
  annexCodes,
  annexes,
  type Check,
  check,
  checks,
  isInvalidInput,
  type Kind,
  listOf,
  resolveDesignation,
  section,
  sections,
  suggestions,
  topSchema,
} from "@x/eurocode";
import { checkPages, html, languages, markdown, reportLengths, reportOf } from "@x/report";
import { wordsIn } from "@x/words/all";
import * as z from "zod";
import { type Found, findClause } from "./clauses.ts";
import { drawingBytes, pageNumbers } from "./commands/drawing-input.ts";
import { Stop } from "./exit.ts";
import { version } from "./version.ts";

interface Offer {
  readonly tool: Tool;
  /** What it throws reaches the agent as an error. */
  readonly run: (given: Readonly<Record<string, unknown>>, onStage: (stage: string) => void) => unknown;
}

const word = (description: string) => ({ type: "string" as const, description });

/** Of a schema a model is shown no others. */
const keywords = [
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "items",
  "prefixItems",
  "anyOf",
  "oneOf",
  "description",
];

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
      const text = wordOf("designation", designation);
      const found = section(text);
      if (found) return { ...found, properties: found.properties };
      const begins = text.toLowerCase().replaceAll(" ", "");
      const names = sections()
        .map((one) => one.designation)
        .filter((name) => begins !== "" && name.toLowerCase().replaceAll(" ", "").startsWith(begins));
      if (names.length > 0) return { designations: names };
      const known = resolveDesignation(text);
      if (!("suggestions" in known)) return known;
      const near = known.suggestions.length > 0 ? `; did you mean ${known.suggestions.join(", ")}?` : "";
      throw new Stop(`${text}: ${known.reason}${near}`);
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
    run: ({ symbol }) => {
      if (symbol === undefined)
        return { symbols: annexes.map((row) => ({ symbol: row.symbol, standard: row.standard, text: row.text })) };
      const wanted = wordOf("symbol", symbol);
      const parameters = annexes.filter((row) => row.symbol === wanted);
      if (parameters.length > 0) return { parameters };
      const [near] = suggestions(wanted, [...new Set(annexes.map((row) => row.symbol))]);
      throw new Stop(`no parameter ${wanted}${near === undefined ? "" : `; did you mean ${near}?`}`);
    },
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
    run: async ({ number }) => {
      const wanted = wordOf("number", number);
      const found: Found = findClause(wanted);
      if (Object.values(found).some((list) => list.length > 0)) return found;
      throw new Stop(
        `nothing is calculated by ${wanted}; give a clause, table or equation such as 6.3.1.2(1), Table 3.4, (6.49)`,
      );
    },
  },
  {
    tool: {
      name: "documentation",
      description:
        "All fields of a check and of a kind with units, defaults and limits, an example and its result, as Markdown.",
      inputSchema: {
        type: "object",
        properties: {
          endpoint: { ...word("the check"), enum: checks.map(({ endpoint }) => endpoint) },
          kind: word("a kind of en-1993-1-8, such as fin-plate; left out: the check and the fields of its request"),
        },
        required: ["endpoint"],
      },
    },
    run: ({ endpoint, kind }) => {
      const name = kind === undefined ? String(endpoint) : `${String(endpoint)}/${String(kind)}`;
      const found = pages().get(`eurocode://checks/${name}`);
      if (found) return { page: found.text };
      throw new Stop(`no page ${name}; there are ${[...pages().values()].map((page) => page.name).join(", ")}`);
    },
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
          length: {
            ...word("brief: a page; normal: with the steps to what governs; full: every step; default normal"),
            enum: [...reportLengths],
          },
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
    run: async ({ pdf, pages }, onStage) => {
      const library = await import("@x/drawings");
      const file = needed("pdf", pdf);
      const wanted = pages === undefined ? {} : { pages: pageNumbers(String(pages)) };
      try {
        const readers = library.defaultReaders(process.env);
        return await library.readDrawing(drawingBytes(file, file), { readers, ...wanted }, ({ stage }) =>
          onStage(stage),
        );
      } catch (error) {
        if (library.isUnreadablePdf(error)) throw new Stop(`${file}: ${error.message}`);
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
    run: async ({ pdf, folder, formats, annex, actions, corrections, language }, onStage) => {
      const { fabricate, told } = await import("./commands/workshop.ts");
      const { readingOf } = await import("./commands/drawing-export.ts");
      const more = Object.entries({ annex, actions, corrections, lang: language });
      const drawing = needed("pdf", pdf);
      const { job, files } = await fabricate(
        drawing,
        {
          format: formats === undefined ? "all" : String(formats),
          output: needed("folder", folder),
          ...Object.fromEntries(more.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
        },
        readingOf(drawing),
        { show: onStage, end: () => undefined },
      );
      return { ...job, files: files.map(told) };
    },
  },
];

function wordOf(name: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new Stop(`${name} must be a text; it is ${value === undefined ? "missing" : JSON.stringify(value)}`);
}

function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new Stop(`${name} must be one of ${allowed.join(", ")}; it is ${JSON.stringify(value)}`);
}

function needed(name: string, value: unknown): string {
  if (typeof value === "string" && value !== "" && value !== "-") return value;
  throw new Stop(`${name} must be a path; it is ${JSON.stringify(value)}`);
}

async function report({ endpoint, input, file, language, length }: Readonly<Record<string, unknown>>) {
  const name = oneOf(
    "endpoint",
    endpoint,
    checks.map((known) => known.endpoint),
  );
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new Stop(`input must be an object, as for the tool of that check; it is ${JSON.stringify(input)}`);
  const request: object = input;
  const made = reportOf(check(name, { ...request, derivation: true, messages: true }), {
    words: wordsIn(oneOf("language", language ?? "en", languages)),
    project: { date: new Date().toISOString().slice(0, 10) },
    request,
    software: `x ${version}`,
    length: oneOf("length", length ?? "normal", reportLengths),
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
  const { one, choice, endpoint, standard } = known;
  const kinds = Object.keys(known.kinds).length;
  const list = listOf(known, kind);
  const single = list === undefined || (one !== undefined && kind.list === undefined);
  // what concerns programs: messages as data, bad rows of long lists; there is one edition so far
  const { messages: _, partial: __, edition: ___, ...shared } = topSchema(known).shape;
  const top = z.strictObject(shared);
  const schema = single ? top.extend(kind.schema.shape) : top.extend({ [list]: z.array(kind.schema).min(1) });
  return {
    tool: {
      name: `check_${endpoint}${kinds > 1 ? `_${kind.name}` : ""}`.replaceAll("-", "_"),
      description: `${kind.title} to ${standard}. Every number of the answer names its clause; with derivation, every step.`,
      // a schema of an object is of type object
      inputSchema: concise(
        z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema,
      ) as Tool["inputSchema"],
    },
    run: (given) => check(endpoint, kinds > 1 && choice && single ? { ...given, [choice.field]: kind.name } : given),
  };
}

interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/**
 * What a model has to know of a schema, half of its length: names, types, words, sentences. The check itself reports bounds;
 * overrides and own sections are listed in the documentation of the kind.
 */
function concise(schema: Schema): Schema {
  const parts = Object.entries(schema).filter(([keyword]) => keywords.includes(keyword));
  return Object.fromEntries(
    parts.map(([keyword, part]) => {
      if (keyword === "properties") return [keyword, concisely(schema.properties ?? {})];
      if (Array.isArray(part)) return [keyword, part.map((one: unknown) => (isSchema(one) ? concise(one) : one))];
      return [keyword, isSchema(part) ? concise(part) : part];
    }),
  );
}

function isSchema(part: unknown): part is Schema {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function concisely(fields: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const shown = ([name, field]: [string, Schema]): [string, Schema] => {
    const elsewhere = name === "overrides" || (name === "section" && field.properties !== undefined);
    const description = `${String(field.description)}; see documentation`;
    return [name, elsewhere ? { type: "object", description } : concise(field)];
  };
  return Object.fromEntries(Object.entries(fields).map(shown));
}

/** The pages of the documentation by address: each check, and each kind of a check that has several. */
function pages(): ReadonlyMap<string, Page> {
  made ??= new Map(
    checks.flatMap((known) =>
      checkPages(known).map(([file, text]) => {
        const path = file.replace(/\.md$/, "");
        const kind = known.kinds[path.slice(known.endpoint.length + 1)];
        return [`eurocode://checks/${path}`, { name: path, title: kind?.title ?? known.title, text }] as const;
      }),
    ),
  );
  return made;
}

interface Page {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}
let made: ReadonlyMap<string, Page> | undefined;

/** The server of the Model Context Protocol; stdio is one way to reach it. */
export function mcpServer(): Server {
  const server = new Server({ name: "x", version }, { capabilities: { tools: {}, resources: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offers.map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification }) => {
    const offer = offers.find(({ tool }) => tool.name === params.name);
    if (!offer) return refused(`no tool ${params.name}`);
    const progressToken = params._meta?.progressToken;
    let progress = 0;
    const onStage = (message: string): void => {
      if (progressToken === undefined) return;
      progress++;
      // who asked and has gone does not hear it
      sendNotification({ method: "notifications/progress", params: { progressToken, progress, message } }).catch(
        () => undefined,
      );
    };
    try {
      const answer = await offer.run(params.arguments ?? {}, onStage);
      return { content: [{ type: "text", text: JSON.stringify(answer, plain) }] };
    } catch (error) {
      if (isInvalidInput(error)) return refused(JSON.stringify({ problems: error.problems }));
      if (error instanceof Stop) return refused(JSON.stringify({ error: error.message, problems: error.details }));
      // a file that cannot be written, a disk that is full
      if (error instanceof Error && "code" in error) return refused(JSON.stringify({ error: error.message }));
      throw error;
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [...pages()].map(([uri, { name, title }]) => ({ uri, name, title, mimeType: "text/markdown" })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const found = pages().get(params.uri);
    if (!found) throw new McpError(ErrorCode.InvalidParams, `no page ${params.uri}; resources/list names them all`);
    return { contents: [{ uri: params.uri, mimeType: "text/markdown", text: found.text }] };
  });
  return server;
}

/** Rules of national annexes are functions; they read as their text, which stands beside. */
const plain = (_: string, value: unknown): unknown => (typeof value === "function" ? undefined : value);

const refused = (text: string) => ({ content: [{ type: "text" as const, text }], isError: true });

/** Answers until the program that started it goes away. */
export const serveStdio = (): Promise<void> => mcpServer().connect(new StdioServerTransport());
