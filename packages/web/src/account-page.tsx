import type { Account, MadeToken, Token, Usage } from "@x/api";
import { type JSX, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { showPages, signedIn } from "./pages.ts";

interface Refusal {
  readonly error: string;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call of the API with the cookie of the session. */
async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0, "The server does not answer; nothing was changed. Try again soon.");
  });
  const text = await answer.text();
  const said: unknown = text === "" ? undefined : JSON.parse(text);
  if (answer.ok) return said as Answer; // the contract of the route
  const { error, details } = said as Refusal; // the contract of every error
  throw new Refused(
    answer.status,
    details?.map(({ path, message }) => (path === "" ? message : `${path} ${message}`)).join("; ") ?? error,
  );
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const go = (path: string) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};

function SignForm({ isNew, onAccount }: { isNew: boolean; onAccount: (account: Account) => void }): JSX.Element {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const word = isNew ? "Sign up" : "Sign in";
  const send = async () => {
    setBusy(true);
    setWrong("");
    try {
      const { account } = await call<{ account: Account }>("POST", isNew ? "/accounts" : "/session", {
        email,
        password,
      });
      signedIn.set(true);
      onAccount(account);
    } catch (error) {
      setWrong(sentence(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="card sign"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="field">
        <label for="email">Email</label>
        <input
          id="email"
          type="email"
          name="email"
          autocomplete="username"
          required
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          id="password"
          type="password"
          name="password"
          autocomplete={isNew ? "new-password" : "current-password"}
          required
          minLength={isNew ? 10 : 1}
          aria-describedby="password-help"
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <span class="below help" id="password-help">
          {isNew ? "10 characters or more" : ""}
        </span>
      </div>
      <p class="problem" role="alert">
        {wrong}
      </p>
      <p>
        <button type="submit" class="main" disabled={busy}>
          {word}
        </button>
      </p>
      <p class="help">
        {isNew ? (
          <>
            There is an account already? <a href="/sign-in">To the sign-in page</a>
          </>
        ) : (
          <>
            No account yet? <a href="/sign-up">Make one</a>
          </>
        )}
      </p>
    </form>
  );
}

const day = (time: string | null): string => (time === null ? "never" : time.slice(0, 16).replace("T", " "));

function Keys(): JSX.Element {
  const [tokens, setTokens] = useState<readonly Token[]>();
  const [name, setName] = useState("");
  const [made, setMade] = useState<MadeToken>();
  const [said, setSaid] = useState("");
  const [wrong, setWrong] = useState("");
  const load = async () => setTokens((await call<{ tokens: Token[] }>("GET", "/tokens")).tokens);
  const attempt = async (work: () => Promise<void>) => {
    setWrong("");
    try {
      await work();
      await load();
    } catch (error) {
      setWrong(sentence(error));
    }
  };
  useEffect(() => void attempt(async () => {}), []);
  const live = tokens?.filter(({ revoked_at }) => revoked_at === null);
  return (
    <section class="card" aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            setMade(await call<MadeToken>("POST", "/tokens", { name }));
            setName("");
          });
        }}
      >
        <div class="field">
          <label for="key-name">Name of a new key</label>
          <input
            id="key-name"
            required
            maxLength={200}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <button type="submit" class="main">
          Create
        </button>
      </form>
      <div role="status">
        {made === undefined || made.value === null ? null : (
          <>
            <p>
              The key “{made.token.name}”. It is shown this once; keep it where nobody else reads it.{" "}
              <button
                type="button"
                class="small"
                onClick={() =>
                  navigator.clipboard.writeText(made.value ?? "").then(
                    () => setSaid("Copied"),
                    () => setSaid("The browser does not let this page copy; select the key instead"),
                  )
                }
              >
                Copy
              </button>{" "}
              {said}
            </p>
            <code class="secret">{made.value}</code>
          </>
        )}
      </div>
      <p class="problem" role="alert">
        {wrong}
      </p>
      {live === undefined ? (
        <p class="help">One moment…</p>
      ) : live.length === 0 ? (
        <p class="help">No keys yet. A key lets a program call the API for this account.</p>
      ) : (
        <section class="scroll" aria-label="Keys that are valid">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Ends with</th>
                <th scope="col">Made (UTC)</th>
                <th scope="col">Last used (UTC)</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {live.map((token) => (
                <tr key={token.id}>
                  <th scope="row" id={`key-${token.id}`}>
                    {token.name}
                  </th>
                  <td>
                    <code>{token.last4}</code>
                  </td>
                  <td class="number">{day(token.created_at)}</td>
                  <td class="number">{day(token.last_used_at)}</td>
                  <td>
                    <button
                      type="button"
                      class="small"
                      aria-describedby={`key-${token.id}`}
                      onClick={() =>
                        void attempt(async () => {
                          await call("DELETE", `/tokens/${token.id}`);
                          if (made?.token.id === token.id) setMade(undefined);
                        })
                      }
                    >
                      Revoke
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function UsageOf(): JSX.Element {
  const [usage, setUsage] = useState<Usage>();
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    call<Usage>("GET", "/usage").then(setUsage, (error: unknown) => setWrong(sentence(error)));
  }, []);
  const most = Math.max(1, ...(usage?.by_endpoint.map(({ calls }) => calls) ?? []));
  return (
    <section class="card" aria-labelledby="usage">
      <h2 id="usage">Usage this month</h2>
      {wrong === "" ? null : (
        <p class="problem" role="alert">
          {wrong}
        </p>
      )}
      {usage === undefined ? null : (
        <>
          <p>
            {usage.used} checks{usage.limit === null ? ", without a limit" : ` of ${usage.limit}`}; the next month
            begins {day(usage.reset_at)} UTC.
          </p>
          {usage.by_endpoint.length === 0 ? null : (
            <section class="scroll" aria-label="Usage by endpoint">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Endpoint</th>
                    <th scope="col">Calls</th>
                    <th scope="col">Mean time</th>
                  </tr>
                </thead>
                <tbody>
                  {usage.by_endpoint.map(({ endpoint, calls, avg_ms }) => (
                    <tr key={endpoint}>
                      <th scope="row">{endpoint}</th>
                      <td class="number">
                        {calls}
                        <svg class="meter passed" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                          <rect class="used" width={(100 * calls) / most} height="8" />
                        </svg>
                      </td>
                      <td class="number">{avg_ms} ms</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </section>
  );
}

function Home({ account, onOut }: { account: Account; onOut: () => void }): JSX.Element {
  const [said, setSaid] = useState("");
  return (
    <>
      <section class="card" aria-labelledby="who">
        <h2 id="who">{account.email}</h2>
        <p>
          Plan: {account.tier}
          {account.subscription_status === "none" ? "" : ` (${account.subscription_status.replaceAll("_", " ")})`}
        </p>
        <p>
          {account.email_verified_at !== null ? null : (
            <button
              type="button"
              onClick={() =>
                call("POST", "/account/verification").then(
                  () => setSaid("The link is on its way"),
                  (error: unknown) => setSaid(sentence(error)),
                )
              }
            >
              Mail the link that verifies the address
            </button>
          )}{" "}
          <button
            type="button"
            onClick={() => call("DELETE", "/session").then(onOut, (error: unknown) => setSaid(sentence(error)))}
          >
            Sign out
          </button>
        </p>
        <p role="status">{said}</p>
      </section>
      <Keys />
      <UsageOf />
    </>
  );
}

function Page(): JSX.Element | null {
  const [path, setPath] = useState(location.pathname);
  const [account, setAccount] = useState<Account>();
  const [asking, setAsking] = useState(signedIn.get());
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const ask = () => {
    setWrong("");
    call<{ account: Account }>("GET", "/account").then(
      ({ account: found }) => {
        setAccount(found);
        setAsking(false);
      },
      (error: unknown) => {
        if (error instanceof Refused && error.status === 401) {
          signedIn.set(false);
          showPages();
          setAsking(false);
        } else setWrong(sentence(error));
      },
    );
  };
  useEffect(() => {
    if (asking) ask();
  }, []);
  const isNew = path === "/sign-up";
  const title = account || asking ? "Account" : isNew ? "Sign up" : "Sign in";
  useEffect(() => {
    document.title = `${title} · Eurocode checks`;
    const heading = document.getElementById("title");
    if (heading) heading.textContent = title;
    showPages();
  }, [title]);
  if (asking)
    return wrong === "" ? (
      <p class="waiting">One moment…</p>
    ) : (
      <div class="card">
        <p role="alert">{wrong}</p>
        <button type="button" onClick={ask}>
          Try again
        </button>
      </div>
    );
  if (!account)
    return (
      <SignForm
        key={path}
        isNew={isNew}
        onAccount={(found) => {
          setAccount(found);
          go("/account");
        }}
      />
    );
  return (
    <Home
      account={account}
      onOut={() => {
        signedIn.set(false);
        setAccount(undefined);
        go("/sign-in");
      }}
    />
  );
}

export function showAccount(): void {
  const place = document.getElementById("account");
  place?.replaceChildren();
  if (place) render(<Page />, place);
}
