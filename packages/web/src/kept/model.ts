import type {
  Calculation,
  CalculationChange,
  CalculationComment,
  CalculationEntry,
  CalculationVersion,
  NewCalculation,
  NewComment,
  SharedCalculation,
} from "@x/api";
import { findCheck } from "@x/eurocode";
import { call, patiently } from "../http.ts";
import { type Input, inputOf, storedOf } from "../input.ts";
import { translate } from "../words.ts";

// Calculations that projects keep, as the server has them.

export type { Calculation, CalculationComment, CalculationEntry, CalculationVersion };

const one = async (answer: Promise<{ calculation: Calculation }>): Promise<Calculation> => (await answer).calculation;

export const readKept = (id: number, quiet = false) => one(call("GET", `/calculations/${id}`, { quiet }));

export const keep = (project: number, body: NewCalculation, key: string) =>
  one(call("POST", `/projects/${project}/calculations`, { body, key }));

/** Where nobody else has changed it since; with the same key it is done once. */
export const change = (id: number, body: CalculationChange, seen?: { changes: number; key: string }) =>
  one(call("PATCH", `/calculations/${id}`, { body, ...seen }));

export const remove = (id: number, keepalive = false) => call("DELETE", `/calculations/${id}`, { keepalive });

const pageSize = 100;

/** All of a project: it has some hundreds, in folders. */
export async function listKept(project: number): Promise<CalculationEntry[]> {
  const all: CalculationEntry[] = [];
  for (;;) {
    const before = all.length === 0 ? "" : `?before=${all.at(-1)?.id}`;
    const { calculations } = await patiently(() =>
      call<{ calculations: CalculationEntry[] }>("GET", `/projects/${project}/calculations${before}`),
    );
    all.push(...calculations);
    if (calculations.length < pageSize) return all;
  }
}

/** The newest, or those before one that is known. */
export const listVersions = async (id: number, before?: CalculationVersion) =>
  (
    await call<{ versions: CalculationVersion[] }>(
      "GET",
      `/calculations/${id}/versions${before ? `?before=${before.id}` : ""}`,
    )
  ).versions;

export const readVersion = async (id: number, version: number) =>
  (
    await call<{ version: CalculationVersion & Pick<Calculation, "request" | "links"> }>(
      "GET",
      `/calculations/${id}/versions/${version}`,
    )
  ).version;

/** As it was at a version. */
export async function atVersion(newest: Calculation, version: number): Promise<Calculation> {
  const { request, links, made_by, created_at } = await readVersion(newest.id, version);
  return { ...newest, version, request, links, changed_by: made_by, changed_at: created_at };
}

export const listComments = async (id: number) =>
  (await call<{ comments: CalculationComment[] }>("GET", `/calculations/${id}/comments`)).comments;

export const comment = async (id: number, body: NewComment, key: string) =>
  (await call<{ comment: CalculationComment }>("POST", `/calculations/${id}/comments`, { body, key })).comment;

export const share = async (id: number) =>
  (await call<{ share_key: string }>("POST", `/calculations/${id}/share`)).share_key;

export const unshare = (id: number) => call("DELETE", `/calculations/${id}/share`);

export const readShared = async (key: string) =>
  (await call<{ calculation: SharedCalculation }>("GET", `/shared?key=${encodeURIComponent(key)}`, { quiet: true }))
    .calculation;

/** What a form shows of an input; undefined of one that no form of this check shows. */
export function inputIn({ endpoint, request }: Pick<Calculation, "endpoint" | "request">): Input | undefined {
  const check = findCheck(endpoint);
  return check && inputOf(check, request);
}

export const textOf = (input: Input | undefined): string => (input ? JSON.stringify(storedOf(input)) : "");

/** The page on which it is calculated. */
export const pageOf = (endpoint: string): string => (endpoint === "beam" ? "/beam" : "/calculators");

export const addressOf = ({ id, endpoint }: Pick<CalculationEntry, "id" | "endpoint">): string =>
  `${pageOf(endpoint)}?calculation=${id}`;

export const sharedAddress = (key: string): string => `${location.origin}/calculators?shared=${key}`;

export function stateText(state: CalculationEntry["state"]): string {
  if (state === "passed") return translate("passed");
  if (state === "failed") return translate("not passed");
  return state === "calculated" ? translate("calculated, nothing verified") : translate("not calculated");
}

/** What it is called with its folder, as its file is. */
export const pathOf = ({ folder, name }: Pick<CalculationEntry, "folder" | "name">): string =>
  folder === "" ? name : `${folder}/${name}`;

/** `Axis A/Beam` is Beam in the folder Axis A. */
export function placeOf(path: string): { readonly folder: string; readonly name: string } {
  const parts = path.split("/").map((part) => part.trim());
  return { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
}
