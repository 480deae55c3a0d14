import type { Server } from "@hapi/hapi";
import { mayAs, type Role, tokenRoutes } from "@x/api";
import { invalid } from "@x/eurocode/problems";
import { noteCall } from "../accounts/audit.ts";
import type { Caller } from "../accounts/callers.ts";
import { inTurn } from "../database/open.ts";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { listPage } from "../http/paging.ts";
import { addRoute } from "../http/routes.ts";
import { personRoles, service as says } from "../says.ts";
import { aboutWebhook } from "../secrets.ts";
import { isoTime, type Service } from "../service.ts";
import {
  changeWebhook,
  createToken,
  endOverlap,
  listTokens,
  liveTokens,
  mostTokens,
  newWebhookSecret,
  ownToken,
  revokeToken,
  rotateSecret,
  seenBy,
} from "./tokens.ts";
import { checkWebhookUrl } from "./webhook-url.ts";

const hour = 3_600_000;

const noToken = (id: number) => new HttpError(404, says.noToken({ id: `${id}` }));
const noWebhook = (id: number) => new HttpError(409, says.noWebhook({ id: `${id}` }));

const aboutToken = ({ id, name }: { readonly id: number; readonly name: string }): string => `${name} (${id})`;

/** No token may more than who makes it; in an organization, less where nothing is said. */
function roleOf({ account, role }: Caller, wanted: Role | undefined): Role {
  if (wanted === undefined) return account.organization && role === "owner" ? "engineer" : role;
  if (!mayAs(role, wanted)) throw invalid(says.roleAbove({ role: personRoles[role] }), "role");
  return wanted;
}

/** Of one account in a minute. */
const mostNew = 10;

export function registerTokens(server: Server, service: Service): void {
  registerMaking(server, service);
  registerTheirWebhooks(server, service);
  const { database } = service;

  addRoute(server, service, tokenRoutes.list, async (call) => {
    const { limit = 100, ...filter } = call.query();
    const tokens = await listTokens(database, seenBy(call.caller), { limit, ...filter });
    return listPage(call, { tokens }, tokens, limit);
  });

  addRoute(server, service, tokenRoutes.revoke, async (call) => {
    const { caller, id } = call;
    const token = await ownToken(database, seenBy(caller), id);
    if (!(await revokeToken(database, seenBy(caller), id, isoTime(service)))) throw noToken(id);
    if (token && token.revoked_at === null) await noteCall(call, "token_revoked", { about: aboutToken(token) });
  });
}

function registerMaking(server: Server, service: Service): void {
  const { config, vault } = service;

  addRoute(server, service, tokenRoutes.create, async (call) => {
    const { name, webhook_url, webhook_secret, payload, sandbox, webhook_events: events, role: wanted } = call.body();
    const role = roleOf(call.caller, wanted);
    if (webhook_url !== undefined) checkWebhookUrl(webhook_url, config);
    const account = call.caller.account.id;
    const { allowed, wait } = await service.meter.take({ key: `mint:${account}`, limit: mostNew, span: 60_000 });
    if (!allowed) {
      const retryAfter = seconds(wait);
      throw new HttpError(429, says.manyTokens({ most: mostNew, seconds: retryAfter }), { retryAfter });
    }
    const secret = webhook_url === undefined ? undefined : (webhook_secret ?? newWebhookSecret());
    return changeOnce(
      call,
      async (transaction) => {
        // requests that come together are counted one after the other
        await inTurn(service.store, transaction, `tokens of ${account}`);
        if ((await liveTokens(transaction, account)) >= mostTokens) {
          throw new HttpError(409, says.tokens({ most: mostTokens }), {
            code: "limit_reached",
          });
        }
        const { token, value } = await createToken(transaction, {
          account,
          name,
          at: isoTime(service),
          webhookUrl: webhook_url,
          payload,
          sandbox,
          role,
          person: call.caller.person.id,
          events,
          webhookSecret: secret && vault.seal(secret, aboutWebhook(account)),
        });
        const { id, created_at, last4 } = token;
        await noteCall(call, "token_made", { about: aboutToken(token), database: transaction });
        return {
          token: { id, name, webhook_url: token.webhook_url, created_at, last4 },
          value,
          webhook_secret: secret ?? null,
        };
      },
      { kept: (answer) => ({ ...answer, value: null, webhook_secret: null }) },
    );
  });
}

/** Where the events of a token go, and the secret that signs them. */
function registerTheirWebhooks(server: Server, service: Service): void {
  const { database, config, vault } = service;

  const live = async (caller: Caller, id: number) => {
    const token = await ownToken(database, seenBy(caller), id);
    if (!token || token.revoked_at !== null) throw noToken(id);
    return token;
  };

  addRoute(server, service, tokenRoutes.setWebhook, async (call) => {
    const { caller, id, query, body } = call;
    const token = await live(caller, id);
    query();
    const { webhook_url: url, webhook_secret, payload, webhook_events: events } = body();
    if (typeof url === "string") checkWebhookUrl(url, config);
    if (url === undefined && token.webhook_url === null) throw noWebhook(id);
    const secret = typeof url === "string" ? (webhook_secret ?? newWebhookSecret()) : null;
    const sealed = secret === null ? undefined : vault.seal(secret, aboutWebhook(caller.account.id));
    const address =
      typeof url === "string" && sealed !== undefined ? { url, secret: sealed } : url === null ? null : undefined;
    await noteCall(call, "webhook_changed", { about: aboutToken(token) });
    return {
      token: await changeWebhook(database, id, { address, payload, events }),
      webhook_secret: secret,
    };
  });

  addRoute(server, service, tokenRoutes.rotateSecret, async (call) => {
    const { caller, id, query, body } = call;
    const { webhook_url: url } = await live(caller, id);
    query();
    const { webhook_secret: secret = newWebhookSecret(), overlap_hours: hours = 24 } = body();
    if (url === null) throw noWebhook(id);
    const sealed = vault.seal(secret, aboutWebhook(caller.account.id));
    const now = service.now();
    const token = await rotateSecret(database, id, sealed, { now, until: now + hours * hour });
    if (!token) throw new HttpError(409, says.secretsOverlap({ id: `${id}` }));
    await noteCall(call, "webhook_secret_changed", { about: aboutToken(token) });
    return { token, webhook_secret: secret };
  });

  addRoute(server, service, tokenRoutes.endOverlap, async ({ caller, id, query }) => {
    await live(caller, id);
    query();
    await endOverlap(database, id);
  });
}
