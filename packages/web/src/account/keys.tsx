import type { MadeToken, Token } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Scroll } from "../scroll.tsx";
import { Field, type Loaded, Shown, useAction, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";

export const readTokens = async (): Promise<readonly Token[]> =>
  (await call<{ tokens: Token[] }>("GET", "/tokens")).tokens;
export const live = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ revoked_at }) => revoked_at === null);

/** Shown this once: to be selected, or copied where the browser lets a page do so. */
export function Secret({ value }: { value: string }): JSX.Element {
  const [said, setSaid] = useState("");
  return (
    <>
      <code class="secret">{value}</code>
      <p>
        <button
          type="button"
          class="small"
          onClick={() =>
            navigator.clipboard.writeText(value).then(
              () => setSaid(translate("Copied")),
              () => setSaid(translate("The browser does not let this page copy; select it instead")),
            )
          }
        >
          {translate("Copy")}
        </button>{" "}
        <span role="status">{said}</span>
      </p>
    </>
  );
}

export function Keys({ tokens }: { tokens: Loaded<readonly Token[]> }): JSX.Element {
  const [name, setName] = useState("");
  const [made, setMade] = useState<MadeToken>();
  const { busy, wrong, run } = useAction();
  const revoke = async (id: number) => {
    await call("DELETE", `/tokens/${id}`);
    if (made?.token.id === id) setMade(undefined);
    await tokens.load();
  };
  return (
    <section class="card" aria-labelledby="keys">
      <h2 id="keys">{translate("API keys")}</h2>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            setMade(await call<MadeToken>("POST", "/tokens", { body: { name }, key: crypto.randomUUID() }));
            setName("");
            await tokens.load();
          });
        }}
      >
        <Field id="key-name" label={translate("Name of a new key")}>
          <input
            id="key-name"
            required
            maxLength={200}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <button type="submit" class="main" disabled={busy}>
          {translate("Create")}
        </button>
      </form>
      <div role="status">
        {made === undefined || made.value === null ? null : (
          <>
            <p>
              {translate("The key “{name}”. It is shown only once; store it where nobody else can read it.", {
                name: made.token.name,
              })}
            </p>
            <Secret value={made.value} />
          </>
        )}
      </div>
      <Wrong text={wrong} />
      <Shown of={tokens}>
        {(all) =>
          live(all).length === 0 ? (
            <p class="help">{translate("No keys yet. A key lets a program call the API for this account.")}</p>
          ) : (
            <KeyTable keys={live(all)} busy={busy} onRevoke={(id) => void run(() => revoke(id))} />
          )
        }
      </Shown>
    </section>
  );
}

interface Listed {
  readonly keys: readonly Token[];
  readonly busy: boolean;
  readonly onRevoke: (id: number) => void;
}

const KeyTable = ({ keys, busy, onRevoke }: Listed): JSX.Element => (
  <Scroll label={translate("Keys that are valid")}>
    <table>
      <thead>
        <tr>
          <th scope="col">{translate("Name")}</th>
          <th scope="col">{translate("Ends with")}</th>
          <th scope="col" class="minor">
            {translate("Made")}
          </th>
          <th scope="col">{translate("Last used")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {keys.map((token) => (
          <tr key={token.id}>
            <th scope="row" id={`key-${token.id}`}>
              {token.name}
            </th>
            <td>
              <code>{token.last4}</code>
            </td>
            <td class="number minor">{moment(token.created_at)}</td>
            <td class="number">{moment(token.last_used_at)}</td>
            <td>
              <button
                type="button"
                class="small"
                aria-describedby={`key-${token.id}`}
                disabled={busy}
                onClick={() => onRevoke(token.id)}
              >
                {translate("Revoke")}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
