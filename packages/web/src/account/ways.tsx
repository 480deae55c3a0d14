import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { call } from "../http.ts";
import { translate } from "../words.ts";

/** What the operator has set up for who signs in. */
interface Ways {
  readonly single_sign_on: { readonly name: string; readonly path: string } | null;
  readonly terms_url: string | null;
  readonly privacy_url: string | null;
}

let asked: Promise<Ways> | undefined;

/** Asked once for a page; without an answer a password does, and nothing is linked. */
export function useWays(): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    asked ??= call<Ways>("GET", "/session/ways", { quiet: true });
    asked.then(setWays, () => {
      asked = undefined;
    });
  }, []);
  return ways;
}

/** In a tab of their own: nothing that is typed is lost. */
export function TermsAndPrivacy(): JSX.Element | null {
  const { terms_url: terms = null, privacy_url: privacy = null } = useWays() ?? {};
  const links = [
    [terms, translate("Terms of use")],
    [privacy, translate("Privacy")],
  ].flatMap(([href, text]) =>
    href == null
      ? []
      : [
          <a key={href} href={href} target="_blank" rel="noopener">
            {text}
          </a>,
        ],
  );
  return links.length === 0 ? null : <p class="help row-of-buttons">{links}</p>;
}
