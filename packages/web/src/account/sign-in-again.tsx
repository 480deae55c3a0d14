import { type JSX, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { call, onSessionGone } from "../http.ts";
import { owner, type Who } from "../owner.ts";
import { signedIn } from "../pages.ts";
import { translate } from "../words.ts";
import { SignForm } from "./sign-form.tsx";

/** Whose page this is. */
let person: string | undefined;
/** The organization that it is about. */
let office: number | undefined;

/** From here on, a session that is gone is asked for in place: nothing typed is lost. */
export function staySignedIn(who: Who): void {
  const { account } = who;
  person = account.email;
  owner.set(who);
  office = account.name === null ? undefined : account.id;
  onSessionGone(ask);
}

function ask(): Promise<boolean> {
  const place = document.createElement("div");
  document.body.append(place);
  return new Promise((resolve) => {
    const end = (isIn: boolean) => {
      render(null, place);
      place.remove();
      resolve(isIn);
    };
    render(<SignInAgain onEnd={end} />, place);
  });
}

function SignInAgain({ onEnd }: { onEnd: (isIn: boolean) => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="sign-in-again" onClose={() => onEnd(false)}>
      <h2 id="sign-in-again">{translate("Sign in again")}</h2>
      <p>{translate("The session has ended. What is on this page stays as it is.")}</p>
      <SignForm
        isNew={false}
        isAgain
        onAccount={({ email }) => {
          // what is on the page is another person's
          if (person !== undefined && email !== person) return location.reload();
          if (office === undefined) return onEnd(true);
          // a new session acts for the person; who is not in the organization any more sees another page
          call("PATCH", "/session", { body: { organization_id: office }, quiet: true }).then(
            () => onEnd(true),
            () => location.reload(),
          );
        }}
      />
      <p>
        <button
          type="button"
          onClick={() => {
            signedIn.set(false);
            dialog.current?.close();
          }}
        >
          {translate("Not now")}
        </button>
      </p>
    </dialog>
  );
}
