import { type Check, findCheck, type Kind } from "@x/eurocode";
import { exampleOf, type Input, inputOf } from "./input.ts";

// What the fragment of an address brings. The first page, which has to be small, has none.

export const fromBase64url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)),
  );

/** The standard that a fragment asks for, which has to be there before its input can be read. */
export const endpointOf = (fragment: string): string => fragment.replace(/^#/, "").split("/")[0] ?? "";

/** Whether a fragment names a calculation or brings an input: places in a page have no such names. */
export const asksFor = (fragment: string): boolean => fragment.includes("/") || /^#en-\d/.test(fragment);

const kindNamed = ({ kinds }: Check, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

/** A fragment without an input is the example of its kind; one that cannot be read is nothing. */
export function inputOfFragment(fragment: string): Input | undefined {
  const [endpoint = "", name = "", data] = fragment.replace(/^#/, "").split("/");
  const check = findCheck(endpoint);
  if (!check) return undefined;
  if (data === undefined || data === "") {
    // a standard alone is its first kind
    const kind = name === "" ? Object.values(check.kinds)[0] : kindNamed(check, name);
    return kind && exampleOf(check, kind);
  }
  try {
    return inputOf(check, JSON.parse(fromBase64url(data)));
  } catch {
    return undefined;
  }
}
