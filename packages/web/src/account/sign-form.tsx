import type { Account } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call, Refused } from "../http.ts";
import { signedIn } from "../pages.ts";
import { Field, useAction, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import { SingleSignOn } from "./single-sign-on.tsx";
import { TermsAndPrivacy } from "./ways.tsx";

interface Props {
  readonly isNew: boolean;
  /** In place, on a page of somebody who was signed in. */
  readonly isAgain?: boolean;
  readonly onAccount: (account: Account) => void;
}

export function SignForm({ isNew, isAgain = false, onAccount }: Props): JSX.Element {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [said, setSaid] = useState("");
  /** Of an account that asks for one. */
  const [code, setCode] = useState<string>();
  const { busy, wrong, run } = useAction();
  return (
    <form
      class={isAgain ? "sign" : "card sign"}
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          const body = { email, password, ...(code === undefined ? {} : { code }) };
          const asked = call<{ account: Account }>("POST", isNew ? "/accounts" : "/session", {
            body,
            quiet: true,
          });
          const answer = await asked.catch((error: unknown) => {
            if (!(error instanceof Refused) || error.code !== "code_required") throw error;
            setCode("");
          });
          if (!answer) return;
          const { account } = answer;
          signedIn.set(true);
          onAccount(account);
        });
      }}
    >
      <Field id="email" label={translate("Email")}>
        <input
          id="email"
          type="email"
          name="email"
          autocomplete="username"
          required
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field
        id="password"
        label={translate("Password")}
        {...(isNew ? { help: translate("10 characters or more") } : {})}
      >
        <input
          id="password"
          type="password"
          name="password"
          autocomplete={isNew ? "new-password" : "current-password"}
          required
          minLength={isNew ? 10 : 1}
          {...(isNew ? { "aria-describedby": "password-help" } : {})}
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {code === undefined ? null : (
        <Field id="code" label={translate("One-time code")} help={translate("Or one of your recovery codes")}>
          <input
            id="code"
            name="code"
            autocomplete="one-time-code"
            required
            maxLength={40}
            aria-describedby="code-help"
            ref={(element) => {
              if (code === "") element?.focus();
            }}
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
      )}
      <Wrong text={wrong} />
      <p class="row-of-buttons">
        <button type="submit" class="main" disabled={busy}>
          {isNew ? translate("Sign up") : translate("Sign in")}
        </button>
        {isNew || isAgain ? null : (
          <button
            type="button"
            disabled={busy || email === ""}
            onClick={() =>
              void run(async () => {
                await call("POST", "/account/password-reset", { body: { email } });
                setSaid(translate("If this address has an account, a link to choose a new password is on its way."));
              })
            }
          >
            {translate("I forgot my password")}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
      <SingleSignOn isAgain={isAgain} onAccount={onAccount} />
      {isAgain ? null : <Otherwise isNew={isNew} />}
      {isAgain ? null : <TermsAndPrivacy />}
    </form>
  );
}

const Otherwise = ({ isNew }: { isNew: boolean }): JSX.Element => (
  <p class="help">
    {isNew ? (
      <>
        {translate("Do you have an account already?")} <a href="/sign-in">{translate("Go to the sign-in page")}</a>
      </>
    ) : (
      <>
        {translate("No account yet?")} <a href="/sign-up">{translate("Create one")}</a>
      </>
    )}
  </p>
);
