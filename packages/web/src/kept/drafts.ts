import type { Account } from "@x/api";
import { call, Refused } from "../http.ts";
import { copies, drafts, owner, ownOnDevice } from "../owner.ts";
import { translate } from "../words.ts";
import { type Calculation, change } from "./model.ts";

// What was typed and is not saved yet, on this device: of each tab by itself, so that none takes the place of another's.

export interface Draft {
  readonly id: number;
  readonly request: Calculation["request"];
  /** What it began from. */
  readonly version: number;
  readonly changes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Saved by the person, and not yet by the server: sent under the same key until there is an answer. */
  readonly waiting?: Waiting;
}

export interface Waiting {
  readonly request: Calculation["request"];
  readonly note: string;
  readonly changes: number;
  readonly key: string;
}

/** Of this page as it was loaded: what one that was here before has left is not overwritten. */
const page = crypto.randomUUID();
const nameOf = (id: number, by: string = page): string => `${drafts}${id}/${by}`;

/** Whether there was room for it. `by`: left as if another page had typed it. */
export function putDraft(draft: Draft, by?: string): boolean {
  try {
    localStorage.setItem(nameOf(draft.id, by), JSON.stringify({ ...draft, owner: owner.get() }));
    return true;
  } catch {
    return false;
  }
}

export const dropDraft = (id: number): void => localStorage.removeItem(nameOf(id));

function read(name: string): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? "") as Partial<Draft>; // written above, or by nobody
    return typeof found.id === "number" && typeof found.request === "object" ? (found as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export interface Left {
  readonly name: string;
  readonly draft: Draft;
}

/** What other tabs have, and what pages have left that are not open any more, the newest first. */
export const leftOf = (id: number): Left[] =>
  ownOnDevice(`${drafts}${id}/`)
    .filter((name) => name !== nameOf(id))
    .flatMap((name) => {
      const draft = read(name);
      return draft ? [{ name, draft }] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);

export const dropLeft = (name: string): void => localStorage.removeItem(name);

/** Somebody else is signed in now, from another tab: what is here is not theirs to save. */
export class OfAnother extends Error {}

/** The cookie is the browser's: whose it is may have changed since the page was loaded. */
export async function asOwner(quiet = false): Promise<void> {
  const { account } = await call<{ account: Account }>("GET", "/account", { quiet });
  if (!owner.is(account))
    throw new OfAnother(
      translate(
        "In this browser somebody else is signed in now, or for another account. What you typed is not sent for them; it is kept here for you, until you are signed in again.",
      ),
    );
}

/** Sends what waits from before, for whom it is. What somebody else has changed meanwhile stays a draft, to be looked at. */
export async function sendWaiting(): Promise<void> {
  for (const name of ownOnDevice(drafts)) {
    const draft = read(name);
    if (!draft?.waiting) continue;
    const { waiting, ...rest } = draft;
    const { request, note, changes, key } = waiting;
    try {
      await asOwner(true);
      await change(draft.id, { request, ...(note === "" ? {} : { note }) }, { changes, key });
      if (JSON.stringify(request) === JSON.stringify(draft.request)) dropLeft(name);
      else localStorage.setItem(name, JSON.stringify(rest));
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 0 || error.status >= 500) continue;
      // not signed in, or too often
      if (error.status === 401 || error.status === 429) continue;
      localStorage.setItem(name, JSON.stringify(rest));
    }
  }
}

const copy = (id: number): string => `${copies}${id}`;

/** As the server had it last, for when it does not answer. */
export function putCopy(calculation: Calculation): void {
  try {
    localStorage.setItem(copy(calculation.id), JSON.stringify({ ...calculation, owner: owner.get() }));
  } catch {
    // without room it is there with the server alone
  }
}

export function copyOf(id: number): Calculation | undefined {
  const [own] = ownOnDevice(copies).filter((name) => name === copy(id));
  return own === undefined ? undefined : (JSON.parse(localStorage.getItem(own) ?? "null") as Calculation); // written above
}
