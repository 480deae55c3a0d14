import { english, type Message } from "@x/eurocode/message";
import type { Configuration, IDToken, UserInfoResponse } from "openid-client";
import type { Config } from "../config.ts";
import { singleSignOn as says } from "../says.ts";

/** Where the way through the provider begins. */
export const singlePath = "/sign-in/single";

/** What is kept between the way to the provider and the way back; the browser has none of it but the state. */
export interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who the provider says it is: by its own number for the person, and an address that it has verified. */
export interface Proved {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

export interface Provider {
  /** Of the button. */
  readonly name: string;
  /** Where the browser is sent, to come back to an address of this server. */
  begin(back: string): Promise<{ readonly to: URL; readonly asked: Asked }>;
  /** What the browser came back with, held against what was asked. Throws NotProved, or what the network throws. */
  finish(came: URL, asked: Asked): Promise<Proved>;
}

/** Why nobody is signed in, in a sentence for the person. */
export class NotProved extends Error {
  readonly said: Message;
  /** The provider does not answer; it may later. */
  readonly away: boolean;
  constructor(said: Message, { cause, away = false }: { cause?: unknown; away?: boolean } = {}) {
    super(english(said), { cause });
    this.said = said;
    this.away = away;
  }
}

const patience = 10;
/** What the provider tells of itself is asked for again after so long. */
const hour = 3_600_000;

/** OpenID Connect: authorization code with PKCE, state and nonce; the library holds signature, issuer, audience and times. */
export function openProvider({ singleSignOn }: Pick<Config, "singleSignOn">): Provider | undefined {
  if (singleSignOn === undefined) return undefined;
  const { issuer, clientId, clientSecret, domains, name } = singleSignOn;
  // while the server starts: afterwards others would wait for it
  const library = import("openid-client");
  let known: { readonly configuration: Configuration; readonly at: number } | undefined;

  const discovered = async (): Promise<Configuration> => {
    if (known && performance.now() - known.at < hour) return known.configuration;
    try {
      known = { configuration: await discover(), at: performance.now() };
    } catch (error) {
      if (!known) throw new NotProved(says.away({ name }), { cause: error, away: true });
    }
    return known.configuration;
  };

  const discover = async (): Promise<Configuration> => {
    const oidc = await library;
    // config.ts lets no other than loopback be without TLS
    const insecure = issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : [];
    const execute = [...insecure, oidc.enableNonRepudiationChecks];
    const ways = { execute, timeout: patience };
    const first = await oidc.discovery(issuer, clientId, undefined, undefined, ways);
    const methods = first.serverMetadata().token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const proof = methods.includes("client_secret_basic") ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    const configuration = new oidc.Configuration(first.serverMetadata(), clientId, undefined, proof(clientSecret));
    configuration.timeout = patience;
    for (const one of execute) one(configuration);
    return configuration;
  };

  return {
    name,
    begin: async (back) => {
      const oidc = await library;
      const configuration = await discovered();
      const asked = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const to = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: back,
        scope: "openid email",
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: "S256",
      });
      return { to, asked };
    },
    finish: async (came, { state, nonce, verifier }) => {
      const oidc = await library;
      const configuration = await discovered();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new NotProved(says.notProved);
        // some tell the address in the token, others where the token leads
        const told = claims.email === undefined ? await askedFor(configuration, tokens.access_token, claims) : claims;
        const email = addressIn(told);
        if (email === undefined) throw new NotProved(says.noAddress({ name }));
        if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf("@") + 1)))
          throw new NotProved(says.otherDomain({ email }));
        return { issuer: claims.iss, subject: claims.sub, email };
      } catch (error) {
        if (error instanceof NotProved) throw error;
        if (error instanceof oidc.AuthorizationResponseError && error.error === "access_denied")
          throw new NotProved(says.denied({ name }), { cause: error });
        throw new NotProved(isAway(error) ? says.away({ name }) : says.notProved, {
          cause: error,
          away: isAway(error),
        });
      }
    },
  };

  async function askedFor(configuration: Configuration, token: string, { sub }: IDToken): Promise<UserInfoResponse> {
    const oidc = await library;
    return oidc.fetchUserInfo(configuration, token, sub);
  }
}

/** The address, where the provider has verified it. (Some say so in a word or a number; Entra ID in a claim of its own.) */
function addressIn({
  email,
  email_verified: verified,
  xms_edov: ofDomain,
}: Readonly<Record<string, unknown>>): string | undefined {
  const isVerified = [verified, ofDomain].some(
    (claim) => claim === true || claim === "true" || claim === 1 || claim === "1",
  );
  if (typeof email !== "string" || !isVerified) return undefined;
  // a letter such as the sign for kelvin has the small letter of another: the address that was verified is not that one
  const small = email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return small === small.toLowerCase() ? small : undefined;
}

/** `fetch` says so of a connection that cannot be made or ends, and of one that takes too long. */
function isAway(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner.name === "TimeoutError" || inner.message === "fetch failed") return true;
  return false;
}
