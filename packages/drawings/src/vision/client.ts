/** One question to an OpenAI-compatible endpoint, with everything that can go wrong on the way as a plain outcome. */
import type { Message } from "@x/eurocode/message";
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import * as z from "zod";
import { type Answer, answer, instructions, parseAnswer } from "./answer.ts";
import { says } from "./says.ts";
import type { VisionSettings } from "./settings.ts";

/** What a model was asked for so far, against what it may cost. */
export interface Budget {
  tokens: number;
  questions: number;
}

type Outcome =
  | { readonly kind: "answer"; readonly answer: Answer }
  /** more on the picture than fits into an answer */
  | { readonly kind: "too long" }
  | { readonly kind: "no answer"; readonly reason: Message }
  /** asking again makes no sense: key, model, network */
  | { readonly kind: "unusable"; readonly reason: Message }
  | { readonly kind: "no time" };

const mostAnswerTokens = 16_000;
/** where thinking used up the room of the answer */
const mostThoughtTokens = 64_000;
/** less holds no list */
const leastAnswerTokens = 2000;
/** "max_tokens is too large: 16000", "maximum context length is 8192 tokens" */
const tooMuchRoom = /(?=.*tokens)(?:too (?:large|high|long|big)|at most|maximum (?:allowed|context|value)|exceed)/is;
const tries = 3;
/** where the endpoint does not count */
const pictureTokens = 2500;

export interface VisionClient {
  ask(picture: string, where: string): Promise<Outcome>;
}

/** From the strictest form of an answer to none at all: not every endpoint knows all of them. */
const forms = ["schema", "json", "words"] as const;
type Form = (typeof forms)[number];

type Completion = OpenAI.Chat.ChatCompletion;

/** How this endpoint is asked: begun as the newest know it, learned from what it refuses. */
interface Manner {
  form: Form;
  /** older endpoints know the limit of an answer by another name */
  limit: "max_completion_tokens" | "max_tokens";
  /** it has answered: its refusals are no longer of the form */
  understood: boolean;
  room: number;
  /** what the endpoint takes as a limit of an answer */
  most: number;
}

type Again = "malformed" | "ask otherwise";

export function visionClient(settings: VisionSettings, budget: Budget, signal: AbortSignal): VisionClient {
  const patience = 1000 * (settings.secondsPerQuestion ?? 60);
  const client = clientOf(settings, patience);
  const manner: Manner = {
    form: "schema",
    limit: "max_completion_tokens",
    understood: false,
    room: mostAnswerTokens,
    most: mostThoughtTokens,
  };

  /** The library's clock ends with the head of the answer, and its pauses between attempts know no signal. */
  async function completed(picture: string, where: string): Promise<Completion> {
    const late = AbortSignal.timeout(patience);
    const both = AbortSignal.any([signal, late]);
    const stopped = new Promise<never>((_, reject) => {
      both.addEventListener("abort", () => reject(new Stopped()), { once: true });
    });
    const asked = client.chat.completions.create(question(settings, manner, picture, where), { signal: both });
    asked.catch(() => undefined);
    return await Promise.race([asked, stopped]);
  }

  async function once(picture: string, where: string): Promise<Outcome | Again> {
    budget.questions++;
    try {
      const completion = await completed(picture, where);
      const content = contentOf(completion.choices?.[0]?.message?.content);
      budget.tokens += completion.usage?.total_tokens ?? pictureTokens + Math.ceil((content?.length ?? 0) / 3);
      return answered(manner, completion, content);
    } catch (error) {
      if (signal.aborted) return { kind: "no time" };
      if (error instanceof Stopped || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
        return { kind: "no answer", reason: says.late };
      if (error instanceof APIError) return learnt(manner, error) ? "ask otherwise" : refused(settings, error);
      // an answer that is no JSON at all, or breaks off
      if (error instanceof SyntaxError || error instanceof TypeError) return "malformed";
      throw error;
    }
  }

  return {
    async ask(picture, where) {
      for (let malformed = 0; malformed < tries; ) {
        if (signal.aborted || spent(settings, budget)) return { kind: "no time" };
        const outcome = await once(picture, where);
        if (outcome === "malformed") malformed++;
        else if (outcome !== "ask otherwise") return outcome;
      }
      return { kind: "no answer", reason: says.wrongForm };
    },
  };
}

const clientOf = ({ apiKey, baseURL }: VisionSettings, timeout: number): OpenAI =>
  new OpenAI({
    apiKey,
    ...(baseURL !== undefined && { baseURL }),
    // its own back-off: exponential with jitter, or what Retry-After says; on 408, 409, 429, 5xx and broken connections
    maxRetries: 3,
    timeout,
    // the outcome says what goes wrong
    logLevel: "off",
    // nothing of the environment but the settings counts
    organization: null,
    project: null,
  });

const question = (
  { model }: VisionSettings,
  { form, limit, room }: Manner,
  picture: string,
  where: string,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming => ({
  model,
  [limit]: room,
  ...(form === "schema" && { response_format: zodResponseFormat(answer, "drawing") }),
  ...(form === "json" && { response_format: { type: "json_object" as const } }),
  messages: [
    { role: "system", content: form === "schema" ? instructions : `${instructions}\n${inWords()}` },
    {
      role: "user",
      content: [
        { type: "text", text: where },
        { type: "image_url", image_url: { url: picture, detail: "high" } },
      ],
    },
  ],
});

function answered(manner: Manner, { choices }: Completion, content: string | undefined): Outcome | Again {
  const [choice] = choices ?? [];
  if (!choice) return "malformed";
  manner.understood = true;
  if (choice.message?.refusal)
    return { kind: "no answer", reason: says.declined({ words: sentence(choice.message.refusal) }) };
  if (choice.finish_reason === "content_filter") return { kind: "no answer", reason: says.filtered };
  if (choice.finish_reason === "length") return cutOff(manner, content ?? "");
  const parsed = content === undefined ? undefined : parseAnswer(content);
  return parsed ? { kind: "answer", answer: parsed } : "malformed";
}

function cutOff(manner: Manner, content: string): Outcome | Again {
  const thought = !/[{[]/.test(content.replace(/<(?:think|thinking|reasoning)>[\s\S]*$/i, ""));
  if (!thought || manner.room >= manner.most) return { kind: "too long" };
  manner.room = manner.most;
  return "ask otherwise";
}

const isOfTheQuestion = (status: number | undefined) => status === 400 || status === 422;

/** Whether the refusal shows another way to ask. */
function learnt(manner: Manner, { status, message }: InstanceType<typeof APIError>): boolean {
  if (!isOfTheQuestion(status)) return false;
  if (tooMuchRoom.test(message) && manner.room > leastAnswerTokens) {
    manner.most = manner.room >> 1;
    manner.room = manner.most;
    return true;
  }
  if (manner.understood) return false;
  if (manner.limit === "max_completion_tokens" && /max_completion_tokens/.test(message)) {
    manner.limit = "max_tokens";
    return true;
  }
  const next = forms[forms.indexOf(manner.form) + 1];
  if (!next) return false;
  manner.form = next;
  return true;
}

function refused({ apiKey, model }: VisionSettings, error: InstanceType<typeof APIError>): Outcome {
  const { status } = error;
  if (status === undefined) return { kind: "unusable", reason: says.unreachable };
  if (status === 401 || status === 403) return { kind: "unusable", reason: says.refused({ status }) };
  if (status === 404) return { kind: "unusable", reason: says.unknownModel({ model }) };
  if (status === 429) return { kind: "unusable", reason: says.tooMany };
  const words = isOfTheQuestion(status) ? messageOf(error, apiKey) : undefined;
  return { kind: "no answer", reason: words ? says.statusSaying({ status, words }) : says.status({ status }) };
}

/** What the endpoint says of a question that it does not take; should it repeat the key, that is left out. */
function messageOf(error: InstanceType<typeof APIError>, apiKey: string): string | undefined {
  const said: unknown = Object(error.error).message;
  return typeof said === "string" ? sentence(said.replaceAll(apiKey, "…")) : undefined;
}

/** Some endpoints answer in parts: the texts among them, without what was thought. */
const contents = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string().optional(), text: z.string().optional() }))
    .transform((parts) => parts.flatMap(({ type = "", text = "" }) => (isThought.test(type) ? [] : [text])).join("")),
]);
const isThought = /reason|think|thought/;
const contentOf = (content: unknown): string | undefined => contents.safeParse(content).data;

class Stopped extends Error {}

const inWords = () => `Answer with nothing but JSON by this schema: ${JSON.stringify(z.toJSONSchema(answer))}`;

export const spent = ({ tokens = 300_000, questions = 80 }: VisionSettings, budget: Budget): boolean =>
  budget.tokens >= tokens || budget.questions >= questions;

const sentence = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 200);
