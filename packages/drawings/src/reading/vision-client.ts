/** One question to an OpenAI-compatible endpoint, with everything that can go wrong on the way as a plain outcome. */
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { type Answer, answer, INSTRUCTIONS, parseAnswer } from "./vision-answer.ts";

export interface VisionSettings {
  readonly apiKey: string;
  readonly model: string;
  /** default: OpenAI's own */
  readonly baseURL?: string;
  /** for one question; default 60 */
  readonly secondsPerQuestion?: number;
  /** for a whole drawing; default 100 */
  readonly seconds?: number;
  /** of questions and answers together, for a whole drawing; default 300 000 */
  readonly tokens?: number;
  /** for a whole drawing; default 80 */
  readonly questions?: number;
}

/** What a model was asked for so far, against what it may cost. */
export interface Budget {
  tokens: number;
  questions: number;
}

export type Outcome =
  | { readonly kind: "answer"; readonly answer: Answer }
  /** more on the picture than fits into an answer */
  | { readonly kind: "too long" }
  | { readonly kind: "no answer"; readonly reason: string }
  /** asking again makes no sense: key, model, network */
  | { readonly kind: "unusable"; readonly reason: string }
  | { readonly kind: "no time" };

const MOST_ANSWER_TOKENS = 16_000;
const TRIES = 3;

export interface VisionClient {
  ask(picture: string, where: string): Promise<Outcome>;
}

export function visionClient(settings: VisionSettings, budget: Budget, signal: AbortSignal): VisionClient {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseURL !== undefined && { baseURL: settings.baseURL }),
    // its own back-off: exponential with jitter, or what Retry-After says; on 408, 409, 429, 5xx and broken connections
    maxRetries: 3,
    timeout: 1000 * (settings.secondsPerQuestion ?? 60),
    // nothing of the environment but the settings counts
    organization: null,
    project: null,
  });
  /** Servers that know no schemas are given it in words. */
  let schemas = true;

  async function once(picture: string, where: string): Promise<Outcome | "malformed" | "no schemas"> {
    budget.questions++;
    const schema = JSON.stringify(z.toJSONSchema(answer));
    try {
      const completion = await client.chat.completions.create(
        {
          model: settings.model,
          max_completion_tokens: MOST_ANSWER_TOKENS,
          response_format: schemas ? zodResponseFormat(answer, "drawing") : { type: "json_object" },
          messages: [
            {
              role: "system",
              content: schemas ? INSTRUCTIONS : `${INSTRUCTIONS}\nAnswer with JSON by this schema: ${schema}`,
            },
            {
              role: "user",
              content: [
                { type: "text", text: where },
                { type: "image_url", image_url: { url: picture, detail: "high" } },
              ],
            },
          ],
        },
        { signal },
      );
      budget.tokens += completion.usage?.total_tokens ?? 0;
      const [choice] = completion.choices ?? [];
      if (!choice) return "malformed";
      if (choice.message?.refusal)
        return { kind: "no answer", reason: `the model declined: ${sentence(choice.message.refusal)}` };
      if (choice.finish_reason === "content_filter")
        return { kind: "no answer", reason: "the answer was held back by a content filter" };
      if (choice.finish_reason === "length") return { kind: "too long" };
      const parsed = typeof choice.message?.content === "string" ? parseAnswer(choice.message.content) : undefined;
      return parsed ? { kind: "answer", answer: parsed } : "malformed";
    } catch (error) {
      if (signal.aborted || error instanceof APIUserAbortError) return { kind: "no time" };
      if (error instanceof APIConnectionTimeoutError)
        return { kind: "no answer", reason: "the model did not answer in time" };
      if (error instanceof APIError) {
        const { status } = error;
        if (schemas && status === 400 && /response_format|json_schema|schema/i.test(error.message)) return "no schemas";
        if (status === undefined)
          return { kind: "unusable", reason: "the endpoint cannot be reached or broke the connection" };
        if (status === 401 || status === 403)
          return { kind: "unusable", reason: `the endpoint refuses the key (${status})` };
        if (status === 404)
          return {
            kind: "unusable",
            reason: `the endpoint does not know the model "${settings.model}" or the address (404)`,
          };
        if (status === 429) return { kind: "unusable", reason: "the endpoint takes no more questions now (429)" };
        return { kind: "no answer", reason: `the endpoint answered with ${status}` };
      }
      // an answer that is no JSON at all
      if (error instanceof SyntaxError || error instanceof TypeError) return "malformed";
      throw error;
    }
  }

  return {
    async ask(picture, where) {
      for (let tries = 0; tries < TRIES; tries++) {
        if (signal.aborted || spent(settings, budget)) return { kind: "no time" };
        const outcome = await once(picture, where);
        if (outcome === "no schemas") schemas = false;
        else if (outcome !== "malformed") return outcome;
      }
      return { kind: "no answer", reason: "the answer had not the form that was asked for" };
    },
  };
}

export const spent = ({ tokens = 300_000, questions = 80 }: VisionSettings, budget: Budget): boolean =>
  budget.tokens >= tokens || budget.questions >= questions;

const sentence = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 200);
