import type { Account } from "@x/api";
import { mayAs, type Role } from "@x/api/roles";

// What is kept on this device of an account is one person's in that account: nobody else is shown it, and it is sent for nobody else.

const key = "signed-in-as";
/** As the server said when this page was loaded: another tab may sign in as somebody else. */
let ofPage: string | undefined;
let roleOfPage: Role | undefined;

/** What the server said of an account, and of what the person may do in it. */
export interface Who {
  readonly account: Account;
  readonly role: Role;
}

const nameOf = ({ id, email }: Account): string => `${id} ${email}`;

export const owner = {
  /** Without the server it is who was here last. */
  get: (): string => ofPage ?? localStorage.getItem(key) ?? "",
  set: ({ account, role }: Who): void => {
    ofPage = nameOf(account);
    roleOfPage = role;
    localStorage.setItem(key, ofPage);
  },
  forget: (): void => localStorage.removeItem(key),
  is: (account: Account): boolean => nameOf(account) === owner.get(),
};

/** Whether the person may do here what such a role may; without the server it is the server who says so later. */
export const may = (needs: Role): boolean => mayAs(roleOfPage ?? "owner", needs);

/** Whose it is; "" of what nobody is known of. */
function ownerOf(name: string): string {
  try {
    const { owner: found } = JSON.parse(localStorage.getItem(name) ?? "") as { owner?: unknown }; // by kept/drafts.ts
    return typeof found === "string" ? found : "";
  } catch {
    return "";
  }
}

const onDevice = (prefix: string, isWanted: (whose: string) => boolean): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefix) && isWanted(ownerOf(name)));

/** Names of what is kept under such a name and is the owner's. */
export const ownOnDevice = (prefix: string): string[] =>
  onDevice(prefix, (whose) => whose !== "" && whose === owner.get());

const personIn = (whose: string): string => whose.slice(whose.indexOf(" ") + 1);

/** In whatever account the person has worked. */
const personsOnDevice = (prefix: string): string[] =>
  onDevice(prefix, (whose) => whose !== "" && personIn(whose) === personIn(owner.get()));

export const copies = "kept/";
export const drafts = "draft/";

/** How much of the person is on this device alone. */
export const unsavedHere = (): number => personsOnDevice(drafts).length;

/** Who signs out leaves no copy of what the server has; what it has not is kept for its owner, unless that is thrown away. */
export function leaveDevice(withDrafts: boolean): void {
  const names = [...personsOnDevice(copies), ...(withDrafts ? personsOnDevice(drafts) : [])];
  for (const name of names) localStorage.removeItem(name);
  ofPage = undefined;
  owner.forget();
}
