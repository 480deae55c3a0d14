import { createHmac, randomBytes } from "node:crypto";
import { type Command, InvalidArgumentError } from "commander";
import { say } from "../print/text.ts";
import { onlineForLong } from "../remote.ts";

interface ListenOptions {
  readonly forwardTo?: string;
  readonly events?: string[];
  readonly secret?: string;
  readonly json?: true;
}

export function addListen(program: Command): void {
  program
    .command("listen")
    .description(
      "Shows the events of the account as they come about, and forwards each to a receiver on this machine, signed as webhooks are. The server need not reach this machine. Until Ctrl-C.",
    )
    .option("--forward-to <url>", "receiver, such as http://localhost:4000/events", webAddress)
    .option("--events <names>", "only these, separated by commas", (text: string) =>
      text.split(",").map((name) => name.trim()),
    )
    .option("--secret <text>", "what signs the forwarded events; made and shown when left out")
    .option("--json", "print each event as a line of JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  x listen --forward-to http://localhost:4000/events\n  x listen --events job.completed,job.failed --json",
    )
    .action(listen);
}

const webAddress = (text: string): string => {
  const full = text.includes("://") ? text : `http://${text}`;
  if (/^https?:/i.test(full) && URL.canParse(full)) return new URL(full).href;
  throw new InvalidArgumentError("must be an address such as http://localhost:4000/events");
};

async function listen({ forwardTo, events, secret = randomBytes(24).toString("base64url"), json }: ListenOptions) {
  const ending = new AbortController();
  const end = () => ending.abort();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  try {
    await onlineForLong(async (client) => {
      const stream = client.events({ ...(events ? { events } : {}), signal: ending.signal });
      process.stderr.write(
        forwardTo === undefined ? "waiting for events\n" : `forwarding events to ${forwardTo}, signed with ${secret}\n`,
      );
      for await (const event of stream) {
        const answer =
          forwardTo === undefined ? undefined : await forward(forwardTo, secret, JSON.stringify(event), ending.signal);
        if (json)
          process.stdout.write(`${JSON.stringify({ ...event, ...(answer === undefined ? {} : { answer }) })}\n`);
        else
          say(
            `${event.timestamp.slice(11, 19)}  ${event.event}  ${event.delivery_id}${answer === undefined ? "" : `  ${answer}`}\n  ${JSON.stringify(event.data)}`,
          );
      }
    });
  } finally {
    process.off("SIGINT", end);
    process.off("SIGTERM", end);
  }
}

/** As the server sends it to a webhook, once; the status of the answer, or why there is none. */
async function forward(url: string, secret: string, body: string, signal: AbortSignal): Promise<number | string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "X-Service-Signature": `sha256=${signature}`,
        "X-Service-Timestamp": timestamp,
      },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
  }
}
