/** An endpoint that speaks OpenAI's protocol over HTTP, on a free port of this machine, and answers as a test wishes. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { VisionSettings } from "../src/vision/settings.ts";

export interface Question {
  readonly body: {
    model: string;
    response_format?: { type: string; json_schema?: { strict: boolean } };
    max_completion_tokens?: number;
    max_tokens?: number;
    messages: { content: unknown }[];
  };
  readonly authorization: string | undefined;
}

export type Reply = (response: ServerResponse, question: Question, index: number) => void;

export const key = "key-of-a-test";

export function modelEndpoint() {
  let server: Server | undefined;
  const questions: Question[] = [];
  const closeEndpoint = async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  };
  const endpoint = async (reply: Reply, extra: Partial<VisionSettings> = {}): Promise<VisionSettings> => {
    questions.length = 0;
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const question = {
          body: JSON.parse(Buffer.concat(chunks).toString()),
          authorization: request.headers.authorization,
        };
        questions.push(question);
        reply(response, question, questions.length - 1);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a TCP server has a port
    return { apiKey: key, model: "a-model", baseURL: `http://127.0.0.1:${port}/v1`, ...extra };
  };
  return { endpoint, closeEndpoint, questions };
}

export const environment = ({ apiKey, baseURL, model }: VisionSettings): Record<string, string> => ({
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseURL ?? "",
  OPENAI_MODEL: model,
});

export const row = (
  mark: string | null,
  section: string,
  length: string | null,
  quantity: number | null,
  more = {},
) => ({
  mark,
  section,
  steel_grade: null,
  length,
  length_unit: null,
  quantity,
  place: "list",
  box: { x0: 50, y0: 100, x1: 600, y1: 150 },
  ...more,
});

const noInfo = {
  project_name: null,
  title: null,
  scale: null,
  drawing_number: null,
  revision: null,
  default_grade: null,
};

export const says = (members: unknown[], info = {}): string =>
  JSON.stringify({ members, drawing_info: { ...noInfo, ...info } });

export function complete(
  response: ServerResponse,
  content: string | null | readonly { readonly type: string; readonly text: string }[],
  { finish = "stop", refusal = null as string | null, tokens = 100 } = {},
): void {
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      id: "x",
      object: "chat.completion",
      created: 0,
      model: "a-model",
      choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content, refusal } }],
      usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens },
    }),
  );
}

export function fail(
  response: ServerResponse,
  status: number,
  message = "no",
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1", ...headers });
  response.end(JSON.stringify({ error: { message } }));
}
