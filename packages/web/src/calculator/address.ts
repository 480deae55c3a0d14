import { findCheck } from "@x/eurocode";
import { ofReport } from "@x/words/subjects";
import { useEffect, useRef } from "preact/hooks";
import { asksFor, endpointOf, inputOfFragment } from "../fragment.ts";
import { fragmentOf, type Input } from "../input.ts";
import { loadWords } from "../said.ts";
import { loadStandard } from "../standards/index.ts";
import { type Language, language as ofPages, translate } from "../words.ts";

/** What a calculator begins with where nobody asks for another. */
export const first = "en-1993-1-1";

/** The language of a report, and of its form where that is another. */
export async function speaks(language: Language, endpoint: string): Promise<void> {
  await Promise.all([language, ofPages].map((one) => loadWords(one, ofReport(endpoint))));
}

/** A standard, and what its reports say. */
export async function ready(endpoint: string, language: Language): Promise<void> {
  await Promise.all([loadStandard(endpoint), speaks(language, endpoint)]);
}

/** Why a fragment that asks for something is not what is shown. */
export function whyUnread(fragment: string): string {
  if (!asksFor(fragment) || inputOfFragment(fragment)) return "";
  const [endpoint = "", kind = "", data] = fragment.replace(/^#/, "").split("/");
  if (data !== undefined && findCheck(endpoint))
    return translate("This link is invalid. The values below are not the ones it was meant to show.");
  const name = [endpoint, kind].filter((part) => part !== "").join("/");
  return translate("There is no calculation {name} here. The values below are an example.", { name });
}

/** The address is the input: what is typed stands in it, and what somebody writes into it is shown. */
export function useAddress(
  input: Input,
  language: Language,
  onFound: (input: Input) => void,
  onUnread: (why: string) => void,
): void {
  const own = useRef(location.hash);
  useEffect(() => {
    const fragment = fragmentOf(input);
    if (fragment === own.current) return;
    own.current = fragment;
    history.replaceState(null, "", fragment);
  }, [input]);
  useEffect(() => {
    const follow = async () => {
      const asked = location.hash;
      if (asked === own.current) return;
      await ready(endpointOf(asked), language);
      const found = inputOfFragment(asked);
      if (found) {
        own.current = asked;
        return onFound(found);
      }
      // a place in the page, or an input that cannot be read: what is in the form stays
      onUnread(whyUnread(asked));
      history.replaceState(null, "", own.current === "" ? location.pathname : own.current);
    };
    const listener = () => void follow();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);
}
