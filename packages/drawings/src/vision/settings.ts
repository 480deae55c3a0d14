/** Which vision model, where, and how much of it. */
import { english, type Message } from "@x/eurocode/message";
import { says } from "./says.ts";

export interface VisionSettings {
  readonly apiKey: string;
  readonly model: string;
  /** default: OpenAI's own */
  readonly baseURL?: string;
  /** pixels of the longer side of a part of a sheet; default 1800 */
  readonly tileEdge?: number;
  /** for one question with its repetitions; default 60 */
  readonly secondsPerQuestion?: number;
  /** for a whole drawing; default 100 */
  readonly seconds?: number;
  /** ends the time of the drawing in place of a clock */
  readonly time?: AbortSignal;
  /** of questions and answers together, for a whole drawing; default 300 000 */
  readonly tokens?: number;
  /** for a whole drawing; default 80 */
  readonly questions?: number;
}

/** The model is not set up, or answered nothing that could be used; the message is a sentence for the user. */
export class VisionUnavailable extends Error {
  readonly reason: "no reader" | "no answer";
  readonly said: Message;
  constructor(reason: VisionUnavailable["reason"], said: Message) {
    super(english(said));
    this.name = "VisionUnavailable";
    this.reason = reason;
    this.said = said;
  }
}

/** OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TILE_EDGE; undefined where vision is not set up. A local endpoint needs no key. */
export function visionSettings(env: Readonly<Record<string, string | undefined>>): VisionSettings | undefined {
  const [apiKey, baseURL, model] = [env.OPENAI_API_KEY, env.OPENAI_BASE_URL, env.OPENAI_MODEL].map((value) =>
    value?.trim(),
  );
  if (!apiKey && !baseURL) return undefined;
  const wrong = (said: Message) => new VisionUnavailable("no reader", said);
  // the value itself is never repeated: messages end in logs
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw wrong(says.wrongKey);
  if (baseURL && !isWebAddress(baseURL)) throw wrong(says.wrongAddress);
  if (!model) throw wrong(says.noModel);
  const edge = env.OPENAI_TILE_EDGE?.trim() || undefined;
  const tileEdge = edge === undefined ? undefined : Number(edge);
  if (tileEdge !== undefined && !(Number.isInteger(tileEdge) && tileEdge >= 600 && tileEdge <= 6000))
    throw wrong(says.wrongEdge);
  return { apiKey: apiKey || "none", model, ...(baseURL && { baseURL }), ...(tileEdge && { tileEdge }) };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}
