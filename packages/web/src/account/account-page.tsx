import type { Account } from "@x/api";
import { mayAs, type Role } from "@x/api/people";
import { type JSX, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { call, Refused, sentence } from "../http.ts";
import { leaveDevice } from "../owner.ts";
import { showPages, signedIn } from "../pages.ts";
import { useLoaded, useTitle } from "../ui.tsx";
import { translate } from "../words.ts";
import { Keys, readTokens } from "./keys.tsx";
import { Organization } from "./organization.tsx";
import { OwnData } from "./own-data.tsx";
import { Security } from "./security.tsx";
import { SignForm } from "./sign-form.tsx";
import { staySignedIn } from "./sign-in-again.tsx";
import { type PlanLink, UsageOf } from "./usage.tsx";
import { TermsAndPrivacy } from "./ways.tsx";
import { Webhooks } from "./webhooks.tsx";

const go = (path: string) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};

/** The page that sent somebody here to sign in; only one of this site. */
function origin(): string | undefined {
  const to = new URLSearchParams(location.search).get("to") ?? "";
  return /^\/(?:(?:projects|jobs)(?:\/\d+)?|calculators\?calculation=\d+(?:&version=\d+)?)$/.test(to) ? to : undefined;
}

interface Who {
  readonly account: Account;
  readonly role: Role;
  readonly has_password: boolean;
  readonly plan_links: readonly PlanLink[];
}

/** Come back from single sign-on: only the server can read the cookie. */
const isBack = (): boolean => new URLSearchParams(location.search).has("back");

function Home({
  account,
  role,
  has_password: hasPassword,
  plan_links: planLinks,
  onOut,
}: Who & { onOut: (withDrafts: boolean) => void }): JSX.Element {
  const person = { email: account.email, hasPassword };
  return (
    <>
      <Security account={account} person={person} onOut={onOut} />
      <Organization account={account} person={person} role={role} />
      <UsageOf account={account} planLinks={planLinks} />
      {mayAs(role, "checker") ? <Programs role={role} /> : null}
      {mayAs(role, "owner") ? (
        <OwnData shared={account.name !== null} person={person} onOut={() => onOut(true)} />
      ) : null}
      <TermsAndPrivacy />
    </>
  );
}

function Programs({ role }: { role: Role }): JSX.Element {
  const tokens = useLoaded(readTokens);
  return (
    <>
      <Keys tokens={tokens} />
      {mayAs(role, "engineer") ? <Webhooks tokens={tokens} /> : null}
    </>
  );
}

function Page(): JSX.Element | null {
  const [path, setPath] = useState(location.pathname);
  const [who, setWho] = useState<Who>();
  const [asking, setAsking] = useState(signedIn.get() || isBack());
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const ask = () => {
    setWrong("");
    call<Who>("GET", "/account", { quiet: true }).then(
      (found) => {
        if (isBack()) {
          signedIn.set(true);
          const to = origin();
          if (to !== undefined) return location.replace(to);
          history.replaceState(null, "", "/account");
          setPath("/account");
        }
        staySignedIn(found);
        setWho(found);
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
  const title = who || asking ? translate("Account") : isNew ? translate("Sign up") : translate("Sign in");
  useTitle(title);
  useEffect(showPages, [title, who]);
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
  if (!who)
    return (
      <SignForm
        key={path}
        isNew={isNew}
        onAccount={() => {
          const to = origin();
          if (to !== undefined) return location.assign(to);
          setAsking(true);
          ask();
          go("/account");
        }}
      />
    );
  return (
    <Home
      {...who}
      onOut={(withDrafts) => {
        leaveDevice(withDrafts);
        signedIn.set(false);
        setWho(undefined);
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
