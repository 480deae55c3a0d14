import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { isInvalidInput } from "@x/eurocode";
import { Stop } from "../exit.ts";
import { version } from "../version.ts";
import { checkTool, proposeTool } from "./answers.ts";
import { drawingTool, type Reach, reportTool } from "./files.ts";
import { lookUpTool, pages } from "./look-up.ts";
import { refuseUnknown } from "./tool.ts";

// Five tools: what a model reads before it asks anything is a page, and an answer says in a paragraph what an engineer decides by.

const instructions = `Structural checks to the Eurocodes. First look_up what: checks, then fields of the one you need; change the example and check it.
Units are in the names of fields (mm, kN, kNm, MPa); compression is positive. A verdict says in not_covered what was not verified: pass it on.
All problems of an input come at once, each with its path. For a document to sign use report.`;

/** The server of the Model Context Protocol; stdio is one way to reach it. */
export function mcpServer(reach: Reach): Server {
  const offers = [checkTool, proposeTool, reportTool(reach), lookUpTool, drawingTool(reach)];
  const server = new Server({ name: "x", version }, { capabilities: { tools: {}, resources: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offers.map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { sendNotification }) => {
    const offer = offers.find(({ tool }) => tool.name === params.name);
    if (!offer)
      return refused({ error: `no tool ${params.name}; there are ${offers.map((o) => o.tool.name).join(", ")}` });
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
      refuseUnknown(offer.tool, params.arguments ?? {});
      const text = JSON.stringify(await offer.run(params.arguments ?? {}, onStage), plain);
      return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) };
    } catch (error) {
      if (isInvalidInput(error)) return refused({ problems: error.problems });
      if (error instanceof Stop) return refused({ error: error.message, problems: error.details });
      // a file that cannot be written, a disk that is full
      if (error instanceof Error && "code" in error) return refused({ error: error.message });
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

/** Rules of national annexes are functions; they read as their text, which is beside them. */
const plain = (_: string, value: unknown): unknown => (typeof value === "function" ? undefined : value);

const refused = (said: object) => ({ content: [{ type: "text" as const, text: JSON.stringify(said) }], isError: true });

/** Answers until the program that started it goes away. */
export const serveStdio = (reach: Reach): Promise<void> => mcpServer(reach).connect(new StdioServerTransport());
