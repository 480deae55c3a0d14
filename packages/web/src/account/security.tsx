import type { Account } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Field, useAction, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import { Codes } from "./codes.tsx";

/** Who is signed in, and how to stop being it: here, everywhere, or with another password. */
export function Security({ account, onOut }: { account: Account; onOut: () => void }): JSX.Element {
  const [said, setSaid] = useState("");
  const [changing, setChanging] = useState(false);
  const { busy, wrong, run } = useAction();
  const out = (path: string) =>
    void run(async () => {
      await call("DELETE", path);
      onOut();
    });
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
        <button type="button" disabled={busy} onClick={() => out("/session")}>
          {translate("Sign out")}
        </button>
        <button type="button" disabled={busy} onClick={() => out("/sessions")}>
          {translate("Sign out everywhere")}
        </button>
      </p>
      <Wrong text={wrong} />
      {changing ? (
        <PasswordForm
          email={account.email}
          onDone={() => {
            setChanging(false);
            setSaid(translate("The password is changed; all other sessions are signed out."));
          }}
        />
      ) : null}
      <Codes />
      <p role="status">{said}</p>
    </section>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }): JSX.Element {
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
      {/* for the keepers of passwords */}
      <input type="email" hidden readOnly autocomplete="username" value={email} />
      <Field id="current-password" label={translate("Current password")}>
        <input
          id="current-password"
          type="password"
          autocomplete="current-password"
          required
          value={current}
          onInput={(event) => setCurrent(event.currentTarget.value)}
        />
      </Field>
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
