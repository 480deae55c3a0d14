import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Field, Shown, useAction, useLoaded, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import { CurrentPassword, type SignedIn } from "./single-sign-on.tsx";

interface State {
  readonly on: boolean;
  readonly recovery_codes_left: number;
}

type Stage =
  | { readonly name: "rest" }
  | { readonly name: "password" }
  | { readonly name: "code"; readonly secret: string; readonly uri: string }
  | { readonly name: "paper"; readonly codes: readonly string[] };

/** Whether sign-in asks for a one-time code, and how that begins and ends. */
export function Codes({ person }: { person: SignedIn }): JSX.Element {
  const state = useLoaded(() => call<State>("GET", "/account/two-factor"));
  const [stage, setStage] = useState<Stage>({ name: "rest" });
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { busy, wrong, run } = useAction();
  const rest = () => {
    setPassword("");
    setCode("");
    void state.load();
  };
  const next = (on: boolean) =>
    void run(async () => {
      if (on) {
        await call("POST", "/account/two-factor/removal", { body: { password, code } });
        setStage({ name: "rest" });
        return rest();
      }
      if (stage.name === "password") {
        const made = await call<{ secret: string; uri: string }>("POST", "/account/two-factor", { body: { password } });
        return setStage({ name: "code", ...made });
      }
      const path = "/account/two-factor/confirmation";
      const { recovery_codes } = await call<{ recovery_codes: string[] }>("POST", path, { body: { code } });
      setStage({ name: "paper", codes: recovery_codes });
      rest();
    });
  return (
    <Shown of={state}>
      {({ on, recovery_codes_left: left }) => (
        <>
          <h3>{translate("One-time codes")}</h3>
          <p>
            {on
              ? translate("Sign-in asks for a code; {left} recovery codes are left.", { left })
              : translate("Sign-in asks for the password alone.")}{" "}
            {stage.name === "rest" ? (
              <button type="button" onClick={() => setStage({ name: "password" })}>
                {on ? translate("Ask for no codes") : translate("Ask for codes")}
              </button>
            ) : null}
          </p>
          {stage.name === "paper" ? <Paper codes={stage.codes} onStored={() => setStage({ name: "rest" })} /> : null}
          {stage.name === "password" || stage.name === "code" ? (
            <form
              class="stack sign"
              aria-label={translate("One-time codes")}
              onSubmit={(event) => {
                event.preventDefault();
                next(on);
              }}
            >
              {stage.name === "code" ? (
                <p>
                  {translate("Give this secret to your program for codes, then type the code that it shows.")}{" "}
                  <a href={stage.uri}>{translate("Open the program")}</a> <code class="secret">{stage.secret}</code>
                </p>
              ) : (
                <CurrentPassword id="codes-password" person={person} value={password} onInput={setPassword} />
              )}
              {on || stage.name === "code" ? <CodeField value={code} onInput={setCode} /> : null}
              <Wrong text={wrong} />
              <p>
                <button type="submit" class="main" disabled={busy}>
                  {translate("Next")}
                </button>
              </p>
            </form>
          ) : null}
        </>
      )}
    </Shown>
  );
}

function Paper({ codes, onStored }: { codes: readonly string[]; onStored: () => void }): JSX.Element {
  return (
    <div role="status">
      <p>{translate("Keep these recovery codes on paper. Each signs you in once; they are not shown again.")}</p>
      <p>
        <code class="secret">{codes.join(" ")}</code>
      </p>
      <button type="button" onClick={onStored}>
        {translate("I have stored them")}
      </button>
    </div>
  );
}

interface Typed {
  readonly value: string;
  readonly onInput: (value: string) => void;
}

const CodeField = ({ value, onInput }: Typed): JSX.Element => (
  <Field id="one-time-code" label={translate("One-time code")}>
    <input
      id="one-time-code"
      autocomplete="one-time-code"
      required
      maxLength={40}
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  </Field>
);
