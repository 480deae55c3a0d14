import type { ProjectEntry, SharedCalculation } from "@x/api";
import { withAnnex } from "@x/api/annex";
import { staySignedIn } from "../account/sign-in-again.tsx";
import { ready as readyFor } from "../calculator/address.ts";
import { topWithAnnex } from "../calculator/generation.tsx";
import { asksFor, endpointOf, inputOfFragment } from "../fragment.ts";
import { call, Refused, sentence } from "../http.ts";
import { fragmentOf } from "../input.ts";
import type { Who } from "../owner.ts";
import { signedIn } from "../pages.ts";
import { loadWords } from "../said.ts";
import { language, translate } from "../words.ts";
import { copyOf, putCopy } from "./drafts.ts";
import { know } from "./linked.tsx";
import { atVersion, type Calculation, inputIn, pageOf, readKept, readShared, readVersion, textOf } from "./model.ts";

/** What the address of a calculator asks of a project. */
export type Opened =
  | { readonly is: "new"; readonly project: number | undefined; readonly annex?: string | undefined }
  | { readonly is: "shared"; readonly calculation: SharedCalculation }
  | {
      readonly is: "kept";
      readonly calculation: Calculation;
      /** The server did not answer: this is what it said last. */
      readonly isCopy: boolean;
      /** What is newest, where what is typed began from an older version, which `calculation` is then. */
      readonly newer?: Calculation | undefined;
      /** Its newest version is for no form: there is a bar without one. */
      readonly isFormless?: boolean;
      /** Of the project; undefined where nobody says. */
      readonly annex?: string | undefined;
    }
  | { readonly is: "lost"; readonly why: string; readonly isSignedOut: boolean };

const numberIn = (params: URLSearchParams, name: string): number | undefined => {
  const found = params.get(name);
  return found !== null && /^[1-9]\d{0,8}$/.test(found) ? Number(found) : undefined;
};

/** Whose words and check are there: a beam has its own. */
const ready = async (endpoint: string): Promise<void> => {
  if (pageOf(endpoint) === "/calculators") await readyFor(endpoint, language);
};

/** On the page where it is calculated: links and addresses by hand lead to any. */
async function goWhereItIs({ endpoint }: Pick<Calculation, "endpoint">): Promise<void> {
  if (location.pathname === pageOf(endpoint)) return;
  location.replace(pageOf(endpoint) + location.search + location.hash);
  await new Promise(() => {}); // the page is left
}

/** `first` is what a new one begins with. */
export async function openedByAddress(first: string): Promise<Opened> {
  await loadWords(language, ["pages-of-accounts"]);
  const params = new URLSearchParams(location.search);
  const [key, id] = [params.get("shared"), numberIn(params, "calculation")];
  try {
    if (key !== null) return await openShared(key);
    if (signedIn.get()) await knowAccount();
    if (id === undefined) return await openNew(numberIn(params, "project"), first);
    return await openKept(id, numberIn(params, "version"));
  } catch (error) {
    const isSignedOut = error instanceof Refused && error.status === 401;
    const why = isSignedOut ? translate("This page is for people who are signed in.") : sentence(error);
    return { is: "lost", why, isSignedOut };
  }
}

/** A session that ends is asked for in place; without the server there is nobody to ask. */
async function knowAccount(): Promise<void> {
  try {
    staySignedIn(await call<Who>("GET", "/account", { quiet: true }));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) signedIn.set(false);
  }
}

const annexOf = async (project: number): Promise<string> =>
  (await call<{ project: ProjectEntry }>("GET", `/projects/${project}`)).project.national_annex;

/** A new one of a project begins with its annex. */
async function openNew(project: number | undefined, first: string): Promise<Opened> {
  if (project === undefined) return { is: "new", project };
  const annex = await annexOf(project);
  const asked = asksFor(location.hash) ? location.hash : `#${first}`;
  await ready(endpointOf(asked));
  const input = inputOfFragment(asked);
  if (input) {
    const isExample = (asked.split("/")[2] ?? "") === "";
    const top = isExample ? topWithAnnex(annex, input.top) : withAnnex(input.top, annex);
    history.replaceState(null, "", fragmentOf({ ...input, top }));
  }
  return { is: "new", project, annex };
}

async function openShared(key: string): Promise<Opened> {
  const calculation = await readShared(key);
  await goWhereItIs(calculation);
  know(calculation.links);
  await show(calculation);
  return { is: "shared", calculation };
}

async function openKept(id: number, version: number | undefined): Promise<Opened> {
  const { calculation, isCopy } = await newest(id);
  await goWhereItIs(calculation);
  know(calculation.links ?? []);
  const annex = await annexOf(calculation.project_id).catch(() => undefined);
  await ready(calculation.endpoint);
  const typed = inputOfFragment(location.hash);
  const hasTyped = location.hash.split("/").length > 2 && typed?.check.endpoint === calculation.endpoint;
  if (!hasTyped || !(await differs(typed, calculation, version))) {
    if (!inputIn(calculation)) return { is: "kept", calculation, isCopy, isFormless: true, annex };
    await show(calculation);
    nameVersion(calculation);
    return { is: "kept", calculation, isCopy, annex };
  }
  if (version === undefined || version >= calculation.version) return { is: "kept", calculation, isCopy, annex };
  return { is: "kept", calculation: await atVersion(calculation, version), isCopy, newer: calculation, annex };
}

/** What is typed from here on began from this version: a page that is loaded again still knows. */
const nameVersion = ({ id, version }: Calculation): void =>
  history.replaceState(null, "", `?calculation=${id}&version=${version}${location.hash}`);

/** Whether something was typed since the version that the address names. */
async function differs(
  typed: ReturnType<typeof inputOfFragment>,
  calculation: Calculation,
  version = calculation.version,
): Promise<boolean> {
  const { id, endpoint } = calculation;
  const { request } = version < calculation.version ? await readVersion(id, version) : calculation;
  return textOf(typed) !== textOf(inputIn({ endpoint, request }));
}

async function newest(id: number): Promise<{ calculation: Calculation; isCopy: boolean }> {
  try {
    const calculation = await readKept(id);
    putCopy(calculation);
    return { calculation, isCopy: false };
  } catch (error) {
    const copy = copyOf(id);
    if (copy && error instanceof Refused && (error.status === 0 || error.status >= 500))
      return { calculation: copy, isCopy: true };
    throw error;
  }
}

/** Into the address, from which the calculator begins. */
async function show(calculation: Pick<Calculation, "endpoint" | "request">): Promise<void> {
  await ready(calculation.endpoint);
  const input = inputIn(calculation);
  if (!input) throw new Error(translate("This input cannot be shown in a form; take it as a file from its project."));
  history.replaceState(null, "", fragmentOf(input));
}
