import type { Account } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { unsavedHere } from "../owner.ts";
import { Field, useAction, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import { Codes } from "./codes.tsx";
import { CurrentPassword, type SignedIn } from "./single-sign-on.tsx";

interface Props {
  readonly account: Account;
  readonly person: SignedIn;
  /** `withDrafts`: what is typed here and not saved is thrown away. */
  readonly onOut: (withDrafts: boolean) => void;
}

/** Who is signed in, and how to stop being it: here, everywhere, or with another password. */
export function Security({ account, person, onOut }: Props): JSX.Element {
  const [said, setSaid] = useState("");
  const [changing, setChanging] = useState(false);
  const { busy, wrong, run } = useAction();
  /** What is typed here and not saved yet, and where one wants to be signed out. */
  const [leaving, setLeaving] = useState<{ readonly path: string; readonly count: number }>();
  const out = (path: string, withDrafts: boolean) =>
    void run(async () => {
      await call("DELETE", path);
      onOut(withDrafts);
    });
  const leave = (path: string) => {
    const count = unsavedHere();
    if (count === 0) out(path, false);
    else setLeaving({ path, count });
  };
  return (
    <section class="card" aria-labelledby="who">
      <h2 id="who">{account.email}</h2>
      <p class="row-of-buttons">
        {account.email_verified_at !== null ? null : (
          <button
            type="button"
            disabled={busy}
            onClick={() =>
              void run(async () => {
                await call("POST", "/account/verification");
                setSaid(translate("The link is on its way"));
              })
            }
          >
            {translate("Mail the link that verifies the address")}
          </button>
        )}
        <button type="button" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {translate("Change the password")}
        </button>
        <button type="button" disabled={busy} onClick={() => leave("/session")}>
          {translate("Sign out")}
        </button>
        <button type="button" disabled={busy} onClick={() => leave("/sessions")}>
          {translate("Sign out everywhere")}
        </button>
      </p>
      <Wrong text={wrong} />
      {leaving ? (
        <div class="problem" role="alert">
          <p>
            {translate(
              "{count} not saved: what is typed in calculations of projects on this device. Kept, it stays in this browser, and is offered to {person} alone.",
              { count: leaving.count, person: account.email },
            )}
          </p>
          <p class="row-of-buttons">
            <button type="button" class="small" disabled={busy} onClick={() => out(leaving.path, false)}>
              {translate("Keep it and sign out")}
            </button>
            <button type="button" class="small" disabled={busy} onClick={() => out(leaving.path, true)}>
              {translate("Throw it away and sign out")}
            </button>
            <button type="button" class="small" onClick={() => setLeaving(undefined)}>
              {translate("Cancel")}
            </button>
          </p>
        </div>
      ) : null}
      {changing ? (
        <PasswordForm
          person={person}
          onDone={() => {
            setChanging(false);
            setSaid(translate("The password is changed; all other sessions are signed out."));
          }}
        />
      ) : null}
      <Codes person={person} />
      <p role="status">{said}</p>
    </section>
  );
}

interface FormProps {
  readonly person: SignedIn;
  readonly onDone: () => void;
}

function PasswordForm({ person, onDone }: FormProps): JSX.Element {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { busy, wrong, run } = useAction();
  return (
    <form
      class="stack sign"
      aria-label={translate("Change the password")}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => call("PATCH", "/account", { body: { current_password: current, password: next } })).then(
          (done) => {
            if (done) onDone();
          },
        );
      }}
    >
      <CurrentPassword id="current-password" person={person} value={current} onInput={setCurrent} />
      <Field id="new-password" label={translate("New password")} help={translate("10 characters or more")}>
        <input
          id="new-password"
          type="password"
          autocomplete="new-password"
          required
          minLength={10}
          maxLength={200}
          aria-describedby="new-password-help"
          value={next}
          onInput={(event) => setNext(event.currentTarget.value)}
        />
      </Field>
      <Wrong text={wrong} />
      <p>
        <button type="submit" class="main" disabled={busy}>
          {translate("Save")}
        </button>
      </p>
    </form>
  );
}
