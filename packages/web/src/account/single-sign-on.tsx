import type { Account } from "@x/api";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../http.ts";
import { signedIn } from "../pages.ts";
import { Field } from "../ui.tsx";
import { translate } from "../words.ts";
import { useWays } from "./ways.tsx";

interface Props {
  /** In place: then in another tab, so that nothing typed is lost; who comes back is asked after. */
  readonly isAgain: boolean;
  readonly onAccount: (account: Account) => void;
}

/** The way through the provider of single sign-on, where there is one. */
export function SingleSignOn({ isAgain, onAccount }: Props): JSX.Element | null {
  const way = useWays()?.single_sign_on;
  useEffect(() => {
    if (!isAgain || !way) return;
    const ask = () => {
      call<{ account: Account }>("GET", "/account", { quiet: true }).then(
        ({ account }) => {
          signedIn.set(true);
          onAccount(account);
        },
        () => undefined, // not yet
      );
    };
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [isAgain, way]);
  if (!way) return null;
  const to = new URLSearchParams(location.search).get("to");
  return (
    <p>
      <a
        class="button"
        href={to === null ? way.path : `${way.path}?${new URLSearchParams({ to })}`}
        {...(isAgain ? { target: "_blank", rel: "noopener" } : {})}
      >
        {translate("Sign in with {name}", { name: way.name })}
      </a>
    </p>
  );
}

/** Who is signed in, and whether with a password. */
export interface SignedIn {
  readonly email: string;
  readonly hasPassword: boolean;
}

interface PasswordProps {
  readonly id: string;
  readonly person: SignedIn;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** What proves that it is the person of the account; one without a password has signed in just now. */
export const CurrentPassword = ({ id, person, value, onInput }: PasswordProps): JSX.Element =>
  person.hasPassword ? (
    <>
      {/* for the keepers of passwords */}
      <input type="email" hidden readOnly autocomplete="username" value={person.email} />
      <Field id={id} label={translate("Current password")}>
        <input
          id={id}
          type="password"
          autocomplete="current-password"
          required
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </Field>
    </>
  ) : (
    <p class="help">
      {translate("This account has no password. Signing in within the last ten minutes proves that it is you.")}
    </p>
  );
