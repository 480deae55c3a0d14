import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Delivery, DeliveryFilter } from "@x/client";
import { messages } from "@x/eurocode/message";
import { type Command, InvalidArgumentError, Option } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { printJson, say, table } from "../print/text.ts";
import { online } from "../remote.ts";
import { ofFiles } from "../stops.ts";

const stops = messages("webhooksCommand", {
  port: "port {port} cannot be listened on ({why})",
});

const mostBody = 2 ** 20;

interface ListenOptions {
  readonly port: number;
  readonly secret?: string;
  readonly token?: number;
  readonly answer: number;
  readonly json?: true;
}

export function addWebhooks(program: Command): void {
  const webhooks = program
    .command("webhooks")
    .description("Tests a receiver of events; lists and resends what was not delivered.")
    .addHelpText(
      "after",
      `
Examples:
  x webhooks listen --token 7        deliveries of a local server (ALLOW_PRIVATE_URLS=true) as they come
  x webhooks listen --secret "$SECRET" --port 4000
  x webhooks verify --secret "$SECRET" --signature sha256=… --timestamp 1795253400 body.json
  x webhooks deliveries 7 --status dead
  x webhooks resend 41
  x webhooks secret 7 --overlap-hours 48
  x webhooks dead-letters`,
    );

  webhooks
    .command("listen")
    .description("Receives deliveries on this machine and shows them, until Ctrl-C.")
    .option("--port <number>", "port; 0 picks a free one", numberFrom(0, 65_535), 0)
    .option("--secret <text>", "secret of the webhook: signatures are checked")
    .option(
      "--token <id>",
      "point the webhook of this token here, with a new secret, and send a ping",
      numberFrom(1, 2 ** 31 - 1),
    )
    .option("--answer <status>", "status to answer with, to see retries", numberFrom(200, 599), 200)
    .option("--json", "print each delivery as a line of JSON")
    .action(listen);

  webhooks
    .command("verify")
    .description("Says whether a delivery was signed with the secret, now or at its own time.")
    .argument("[file]", "the body as it came; - or nothing: standard input", "-")
    .requiredOption("--secret <text>", "secret of the webhook")
    .requiredOption("--signature <text>", "X-Service-Signature")
    .requiredOption("--timestamp <seconds>", "X-Service-Timestamp")
    .action(verify);

  webhooks
    .command("dead-letters")
    .description("Lists deliveries that were given up, newest first.")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: true }) => {
      const deliveries = await online((client) => client.webhooks.deadLetters());
      if (json) return printJson({ deliveries });
      say(deliveries.length === 0 ? "no delivery was given up" : listOf(deliveries));
    });

  webhooks
    .command("deliveries")
    .description("Lists what was sent to the webhook of a token in the last 30 days, newest first.")
    .argument("<token>", "number of the token", numberFrom(1, 2 ** 31 - 1))
    .addOption(new Option("--status <status>", "only these").choices(statuses))
    .option("--event <name>", "only of this event")
    .option("--json", "print JSON")
    .action(async (token: number, { json, ...filter }: DeliveryFilter & { json?: true }) => {
      const deliveries = await online((client) => client.webhooks.deliveries(token, filter));
      if (json) return printJson({ deliveries });
      say(deliveries.length === 0 ? "nothing was sent" : listOf(deliveries));
    });

  webhooks
    .command("resend")
    .alias("redeliver")
    .description("Sends a delivery once more, whether it has arrived or was given up.")
    .argument("<id>", "number of the delivery", numberFrom(1, 2 ** 31 - 1))
    .option("--json", "print JSON")
    .action(async (id: number, { json }: { json?: true }) => {
      const delivery = await online((client) => client.webhooks.resend(id));
      if (json) return printJson({ delivery });
      say(`delivery ${id} is being sent again`);
    });

  webhooks
    .command("secret")
    .description("Changes the secret of a webhook; for some hours the former one signs as well.")
    .argument("<token>", "number of the token", numberFrom(1, 2 ** 31 - 1))
    .option("--overlap-hours <hours>", "0 to 168", numberFrom(0, 168), 24)
    .option("--end", "forget the former secret now; changes nothing else")
    .option("--json", "print JSON")
    .action(async (token: number, { overlapHours, end, json }: { overlapHours: number; end?: true; json?: true }) => {
      if (end) {
        await online((client) => client.tokens.endOverlap(token));
        return json ? printJson({ ended: true }) : say("the new secret alone signs");
      }
      const made = await online((client) => client.tokens.rotateSecret(token, { overlap_hours: overlapHours }));
      if (json) return printJson(made);
      const until = made.token.webhook_overlap_until;
      say(
        `${made.webhook_secret}\n${until === null ? "it alone signs from now on" : `the former secret signs as well until ${until}`}`,
      );
    });
}

const statuses = ["pending", "delivered", "dead"] as const;

function listOf(deliveries: readonly Delivery[]): string {
  const rows = deliveries.map(({ id, event, created_at, status, attempts, error }) => [
    String(id),
    event,
    created_at.slice(0, 19),
    status,
    `${attempts} attempts`,
    error ?? "",
  ]);
  return table(rows, [{ align: "right" }, {}, {}, {}, {}, {}]);
}

async function listen({ port, secret: given, token, answer, json }: ListenOptions): Promise<void> {
  const { createServer } = await import("node:http");
  const { verifySignature } = await import("@x/client");
  let secret = given;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    if (body === undefined) return void response.writeHead(413, { Connection: "close" }).end();
    response.writeHead(request.method === "POST" ? answer : 405).end();
    const signature = String(request.headers["x-service-signature"] ?? "");
    const timestamp = String(request.headers["x-service-timestamp"] ?? "");
    const next = request.headers["x-service-signature-next"];
    const delivery = { signature, timestamp, body, ...(typeof next === "string" ? { next } : {}) };
    const signed = secret === undefined ? undefined : await verifySignature({ secret, ...delivery });
    if (json)
      return void process.stdout.write(
        `${JSON.stringify({ signature_valid: signed ?? null, timestamp, body: parsed(body) })}\n`,
      );
    const {
      event = "?",
      delivery_id = "",
      data,
    } = parsed(body) as { event?: string; delivery_id?: string; data?: object };
    const mark = signed === undefined ? "not checked" : signed ? "signed" : "WRONG SIGNATURE";
    say(
      `${new Date().toISOString().slice(11, 19)}  ${event}  ${delivery_id}  ${mark}\n  ${JSON.stringify(data ?? {})}`,
    );
  });
  server.listen(port, "127.0.0.1");
  await Promise.race([once(server, "listening"), once(server, "error").then(([error]) => Promise.reject(error))]).catch(
    (error: unknown) => {
      throw new Stop(stops.port({ port, why: relayed(error) }), exitCode.unreachable);
    },
  );
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}/`;
  const ended = once(process, "SIGINT");
  try {
    if (token !== undefined) {
      secret = (await online((client) => client.tokens.setWebhook(token, url))).webhook_secret;
      await online((client) => client.webhooks.ping(token));
    }
    process.stderr.write(
      `listening on ${url}${secret === undefined ? "; without --secret, signatures are not checked" : ""}\n`,
    );
    await ended;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Undefined: longer than any delivery. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = chunk as Buffer; // without an encoding it is one
    bytes += part.length;
    if (bytes > mostBody) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value : { data: { text: body } };
  } catch {
    return { data: { text: body } };
  }
}

async function verify(
  file: string,
  { secret, signature, timestamp }: { secret: string; signature: string; timestamp: string },
): Promise<void> {
  let body: string;
  try {
    body = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch {
    throw new Stop(ofFiles.unreadableAtAll({ file }));
  }
  const { verifySignature } = await import("@x/client");
  const delivery = { secret, signature, timestamp, body };
  if (await verifySignature(delivery)) return say("signed with this secret, now");
  if (await verifySignature({ ...delivery, now: Number(timestamp) })) {
    const minutes = Math.round(Math.abs(Date.now() / 1000 - Number(timestamp)) / 60);
    say(`signed with this secret, but ${minutes} minutes from now: a receiver refuses it after 5`);
  } else say("not signed with this secret: another secret, or the body is not as it came, byte by byte");
  process.exitCode = exitCode.notPassed;
}

const numberFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`must be a number from ${least} to ${most}`);
  };
