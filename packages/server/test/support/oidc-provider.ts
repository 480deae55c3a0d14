import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

// A provider of OpenID Connect for tests: discovery, authorization code with PKCE, tokens signed with a key of its own, keys, user
// info. It says of a person what a test has told it, and lies where the test wants it to.

export const client = { id: "checks", secret: "a secret of the client" };

export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
}

/** What is wrong with its answers. */
export interface Lies {
  /** Claims of the token in place of the true ones. */
  claims?: Record<string, unknown>;
  /** Signed with a key that nobody publishes, or not at all. */
  key?: "another" | "none";
  /** Discovery names another issuer. */
  issuer?: string;
  /** The address is told by user info alone; of whom. */
  userInfo?: Person;
}

export interface OidcProvider {
  readonly issuer: string;
  lies: Lies;
  /** How often a code was exchanged. */
  readonly exchanged: () => number;
  /** The answer of the provider to a browser that was sent to it: where it sends it back to. */
  authorize(to: string, person: Person): string;
  close(): Promise<void>;
}

interface Grant {
  readonly person: Person;
  readonly query: URLSearchParams;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const random = (): string => randomBytes(16).toString("base64url");
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

function signed(claims: object, key: KeyObject | undefined): string {
  const text = `${encoded({ alg: key ? "RS256" : "none", kid: "1" })}.${encoded(claims)}`;
  return `${text}.${key ? sign("sha256", Buffer.from(text), key).toString("base64url") : ""}`;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding it is one
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

export async function openOidcProvider(): Promise<OidcProvider> {
  const [own, strange] = [newKey(), newKey()];
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  let exchanges = 0;
  const provider = { lies: {} as Lies };
  let issuer = "";

  function tokenFor(form: URLSearchParams, authorization: string | undefined): object | undefined {
    exchanges++;
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    // a code holds once
    grants.delete(code);
    const proof = Buffer.from((authorization ?? "").replace(/^Basic /, ""), "base64").toString("utf8");
    const [id, secret] = proof.split(":").map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || id !== client.id || secret !== client.secret) return undefined;
    const { person, query } = grant;
    if (challenge !== query.get("code_challenge") || form.get("redirect_uri") !== query.get("redirect_uri"))
      return undefined;
    const access = random();
    const { lies } = provider;
    tokens.set(access, lies.userInfo ?? person);
    const now = Math.floor(Date.now() / 1000);
    const told = lies.userInfo ? { sub: person.sub } : person;
    const times = { iat: now, exp: now + 300 };
    const claims = { iss: issuer, aud: client.id, nonce: query.get("nonce"), ...times, ...told, ...lies.claims };
    const key = lies.key === "none" ? undefined : (lies.key === "another" ? strange : own).privateKey;
    return { access_token: access, token_type: "Bearer", expires_in: 300, id_token: signed(claims, key) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", issuer);
    const send = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/.well-known/openid-configuration")
      return void send(200, {
        issuer: provider.lies.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    if (pathname === "/keys")
      return void send(200, {
        keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
      });
    if (pathname === "/token") {
      const made = tokenFor(await bodyOf(request), request.headers.authorization);
      return void (made ? send(200, made) : send(400, { error: "invalid_grant" }));
    }
    const person = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
    return void (pathname === "/me" && person ? send(200, person) : send(404, {}));
  }

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return Object.assign(provider, {
    issuer,
    exchanged: () => exchanges,
    authorize: (to: string, person: Person) => {
      const { origin, pathname, searchParams: query } = new URL(to);
      const asked = ["response_type", "scope", "code_challenge_method", "client_id"].map((name) => query.get(name));
      if (origin !== issuer || pathname !== "/authorize" || asked.join() !== `code,openid email,S256,${client.id}`)
        throw new Error(`not what a client asks: ${to}`);
      const code = random();
      grants.set(code, { person, query });
      const back = new URL(query.get("redirect_uri") ?? "");
      back.search = String(new URLSearchParams({ code, state: query.get("state") ?? "", iss: issuer }));
      return back.href;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
