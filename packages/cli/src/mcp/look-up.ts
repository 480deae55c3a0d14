import { annexes, type Check, checks, type Kind, resolveDesignation, section, sections, template } from "@x/eurocode";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import { checkPages } from "@x/report";
import { findClause } from "../clauses.ts";
import { Stop } from "../exit.ts";
import { answers, choice, type Offer, oneOf, word, wordOf } from "./tool.ts";

const stops = messages("mcpLookUp", {
  noParameter: "no parameter {given}",
  nearParameter: "no parameter {given}; did you mean {near}?",
  noCheck: "no check {given}; there are {known}",
  nearCheck: "no check {given}; did you mean {near}?",
  noProfile: "{given}: {why}",
  nearProfile: "{given}: {why}; did you mean {near}?",
  noPage: "no page {given}; there are {known}",
  nothing: "nothing is calculated by {given}; give a clause, table or equation such as 6.3.1.2(1), Table 3.4, (6.49)",
});

// What is known without calculating: checks and their fields, profiles, national parameters, clauses.

const subjects = ["checks", "fields", "page", "section", "parameter", "clause"] as const;
type Subject = (typeof subjects)[number];

export const lookUpTool: Offer = {
  tool: {
    name: "look_up",
    description: "What checks there are, the fields of one, a profile, a national parameter, the formulas of a clause.",
    annotations: { title: "Look up", readOnlyHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        what: choice("fields: an example with each field explained; page: all of its documentation", subjects),
        name: word(
          "fields, page: en-1993-1-1, en-1993-1-8/fin-plate; section: HEB 200; parameter: gamma_M2; clause: 6.3.3(4), EN 1993-1-8 Table 3.4",
        ),
      },
      required: ["what"],
    },
    outputSchema: answers({}),
  },
  run: ({ what, name }) => {
    const subject = oneOf("what", what, subjects);
    return subject === "checks" ? allChecks() : answering[subject](wordOf("name", name));
  },
};

const answering: Readonly<Record<Exclude<Subject, "checks">, (name: string) => object>> = {
  fields: (name) => {
    const { known, kind } = named(name);
    return { example: template(known, kind ? { kind: kind.name } : {}) };
  },
  page: (name) => {
    const found = [...pages().values()].find((page) => page.name === name);
    if (found) return { page: found.text };
    throw new Stop(
      stops.noPage({
        given: name,
        known: listed(
          "plain",
          [...pages().values()].map((page) => page.name),
        ),
      }),
    );
  },
  section: sectionOf,
  parameter: (symbol) => {
    const parameters = annexes.filter((row) => row.symbol === symbol);
    if (parameters.length > 0) return { parameters };
    const [near] = suggestions(symbol, [...new Set(annexes.map((row) => row.symbol))]);
    throw new Stop(
      near === undefined ? stops.noParameter({ given: symbol }) : stops.nearParameter({ given: symbol, near }),
    );
  },
  clause: (number) => {
    const found = findClause(number);
    if (Object.values(found).some((list) => list.length > 0)) return found;
    throw new Stop(stops.nothing({ given: number }));
  },
};

const allChecks = (): object => ({
  checks: checks.map((known) => ({
    check: known.endpoint,
    standard: known.standard,
    title: known.title,
    ...(isSeveral(known)
      ? { kinds: Object.values(known.kinds).map(({ name, title }) => `${known.endpoint}/${name}: ${title}`) }
      : {}),
  })),
});

const isSeveral = ({ kinds }: Check): boolean => Object.keys(kinds).length > 1;

/** `en-1993-1-8/fin-plate`, or a check alone. */
function named(name: string): { known: Check; kind: Kind | undefined } {
  const [endpoint = "", word] = name.split("/");
  const known = checks.find((one) => one.endpoint === endpoint);
  const kind = word === undefined ? undefined : Object.values(known?.kinds ?? {}).find((one) => one.name === word);
  if (known && (word === undefined || kind)) return { known, kind };
  const names = checks.flatMap((one) => [
    one.endpoint,
    ...(isSeveral(one) ? Object.keys(one.kinds).map((each) => `${one.endpoint}/${each}`) : []),
  ]);
  const [near] = suggestions(name, names);
  throw new Stop(
    near === undefined
      ? stops.noCheck({ given: name, known: listed("plain", names) })
      : stops.nearCheck({ given: name, near }),
  );
}

function sectionOf(designation: string): object {
  const found = section(designation);
  if (found) return { ...found, properties: found.properties };
  const begins = designation.toLowerCase().replaceAll(" ", "");
  const names = sections()
    .map((one) => one.designation)
    .filter((name) => name.toLowerCase().replaceAll(" ", "").startsWith(begins));
  if (names.length > 0) return { designations: names };
  const known = resolveDesignation(designation);
  if (!("suggestions" in known)) return known;
  const { reason: why, suggestions: near } = known;
  throw new Stop(
    near.length === 0
      ? stops.noProfile({ given: designation, why })
      : stops.nearProfile({ given: designation, why, near: listed("plain", near) }),
  );
}

/** The pages of the documentation by address: each check, and each kind of a check that has several. */
export function pages(): ReadonlyMap<string, Page> {
  made ??= new Map(
    checks.flatMap((known) =>
      checkPages(known).map(([file, text]) => {
        const path = file.replace(/\.md$/, "");
        const kind = known.kinds[path.slice(known.endpoint.length + 1)];
        return [`eurocode://checks/${path}`, { name: path, title: kind?.title ?? known.title, text }] as const;
      }),
    ),
  );
  return made;
}

interface Page {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}
let made: ReadonlyMap<string, Page> | undefined;
