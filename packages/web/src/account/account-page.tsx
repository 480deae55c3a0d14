import type { Account } from "@x/api";
import { type JSX, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { call, Refused, sentence } from "../http.ts";
import { showPages, signedIn } from "../pages.ts";
import { useLoaded, useTitle } from "../ui.tsx";
import { translate } from "../words.ts";
import { Keys, readTokens } from "./keys.tsx";
import { OwnData } from "./own-data.tsx";
import { Security } from "./security.tsx";
import { SignForm } from "./sign-form.tsx";
import { staySignedIn } from "./sign-in-again.tsx";
import { UsageOf } from "./usage.tsx";
import { Webhooks } from "./webhooks.tsx";

const go = (path: string) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};

/** The page that sent somebody here to sign in; only one of this site. */
function origin(): string | undefined {
  const to = new URLSearchParams(location.search).get("to") ?? "";
  return /^\/(projects|jobs)(\/\d+)?$/.test(to) ? to : undefined;
}

function Home({ account, onOut }: { account: Account; onOut: () => void }): JSX.Element {
  const tokens = useLoaded(readTokens);
  return (
    <>
      <Security account={account} onOut={onOut} />
      <UsageOf account={account} />
      <Keys tokens={tokens} />
      <Webhooks tokens={tokens} />
      <OwnData onOut={onOut} />
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
    call<{ account: Account }>("GET", "/account", { quiet: true }).then(
      ({ account: found }) => {
        staySignedIn(found);
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
  const title = account || asking ? translate("Account") : isNew ? translate("Sign up") : translate("Sign in");
  useTitle(title);
  useEffect(showPages, [title, account]);
  if (asking)
    return wrong === "" ? (
      <p class="waiting" role="status">
        {translate("One moment…")}
      </p>
    ) : (
      <div class="card empty">
        <p role="alert">{wrong}</p>
        <button type="button" onClick={ask}>
          {translate("Try again")}
        </button>
      </div>
    );
  if (!account)
    return (
      <SignForm
        key={path}
        isNew={isNew}
        onAccount={(found) => {
          const to = origin();
          if (to !== undefined) return location.assign(to);
          staySignedIn(found);
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
