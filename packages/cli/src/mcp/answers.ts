import {
  type Check,
  type CheckResult,
  check,
  checks,
  type ItemResult,
  listsOf,
  type Proposal,
  type ProposalOptions,
  propose,
  type Verification,
} from "@x/eurocode";
import { objectives } from "@x/eurocode/proposals";
import { answers, choice, type Given, type Offer, objectOf, oneOf } from "./tool.ts";

// What is calculated, in as few words as an agent needs: the verdict, what governs, what was not covered.

const endpoints = checks.map(({ endpoint }) => endpoint);
const details = ["verdict", "values", "derivation"] as const;
type Detail = (typeof details)[number];

export const inputOf = {
  check: choice("the standard", endpoints),
  input: { type: "object", description: "the request: look_up fields gives an example with every field" },
};

export const checkOf = ({ check: name }: Given): Check => {
  const endpoint = oneOf("check", name, endpoints);
  return checks.find((known) => known.endpoint === endpoint) as Check; // one of them, as just seen
};

export const requestOf = ({ input }: Given): Given => objectOf("input", input);

export const checkTool: Offer = {
  tool: {
    name: "check",
    description:
      "Verifies members, joints or sections to a Eurocode. Answers with the verdict, what governs with its clause, and what was not covered.",
    annotations: { title: "Check", readOnlyHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        ...inputOf,
        detail: choice("verdict (default); values: every verification and value; derivation: every step", details),
      },
      required: ["check", "input"],
    },
    outputSchema: answers({
      passed: { type: "boolean" },
      verified: { type: "boolean" },
      utilization_percent: { type: "number" },
      summary: { type: "string" },
      not_covered: { type: "array", items: { type: "string" } },
      items: { type: "array", items: { type: "object" } },
    }),
  },
  run(given) {
    const known = checkOf(given);
    const detail = oneOf("detail", given.detail ?? "verdict", details);
    const request = requestOf(given);
    return answerOf(
      known,
      check(known.endpoint, detail === "derivation" ? { ...request, derivation: true } : request),
      detail,
    );
  },
};

export const proposeTool: Offer = {
  tool: {
    name: "propose",
    description:
      "The best sizes of one item, each verified: least weight, least cost by prices you give, used most, or the fewest fasteners of a timber joint; profile, bolts, plates, throats. A fin plate, header plate, cleats or column base needs only members and forces.",
    annotations: { title: "Propose", readOnlyHint: true, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        ...inputOf,
        objective: choice("default weight", objectives),
        prices: {
          type: "object",
          description:
            'for cost: {"plate_kg":3,"profile_kg":2,"hole":1,"bolts":{"M20":2},"weld_m":[{"throat_mm":4,"price":8}]}',
        },
        rules: {
          type: "object",
          description:
            "stock: bolt_sizes, bolt_grades, thicknesses_mm, throats_mm, diameters_mm, families, most_utilization",
        },
      },
      required: ["check", "input"],
    },
    outputSchema: answers({ proposals: { type: "array", items: { type: "object" } } }),
  },
  run(given) {
    const { objective, prices, rules } = given;
    // the library refuses what is wrong with them
    const how = Object.fromEntries(
      Object.entries({ objective, prices, rules }).filter(([, value]) => value !== undefined),
    ) as ProposalOptions;
    const { proposals, nearest, assumptions, currency } = propose(checkOf(given).endpoint, requestOf(given), how);
    return {
      proposals: proposals.map(proposed),
      ...(nearest ? { none: "nothing passes", nearest: proposed(nearest) } : {}),
      ...(currency === undefined ? {} : { currency }),
      said: assumptions,
    };
  },
};

const proposed = ({ item, utilization, governing, weight_kg, cost, warnings }: Proposal): object => ({
  item,
  utilization: figures(utilization),
  ...(governing ? { governing: `${governing.verification} (${governing.clause})` } : {}),
  ...(weight_kg === undefined ? {} : { weight_kg: figures(weight_kg) }),
  ...(cost === undefined ? {} : { cost: figures(cost) }),
  not_covered: warnings,
});

const mostItems = 10;

function answerOf(known: Check, { result, ...head }: CheckResult, detail: Detail): object {
  const lists = [...listsOf(known), ...(known.one === undefined ? [] : [known.one])];
  const items = lists.flatMap((list) => {
    const found = result[list]; // items, or the one item
    return found === undefined ? [] : ((Array.isArray(found) ? found : [found]) as ItemResult[]);
  });
  // of many items the worst are shown
  const shown =
    detail === "verdict" ? [...items].sort((a, b) => b.utilization - a.utilization).slice(0, mostItems) : items;
  return {
    passed: head.passed,
    verified: head.verified,
    utilization_percent: figures(head.utilization),
    summary: head.summary,
    annex: result.annex_edition,
    not_covered: result.warnings,
    ...(head.problems ? { problems: head.problems } : {}),
    ...(detail === "verdict" ? {} : { assumptions: result.assumptions, parameters: result.parameters }),
    ...(items.length > shown.length ? { items_left_out: items.length - shown.length } : {}),
    items: shown.map((item) => itemOf(item, detail)),
  };
}

const mostVerifications = 4;

function itemOf(item: ItemResult, detail: Detail): object {
  const { mark, passed, utilization, verifications } = item;
  const worst = [...verifications].sort((a, b) => b.utilization - a.utilization);
  const listed = detail === "verdict" ? worst.slice(0, mostVerifications) : worst;
  return {
    ...(mark === undefined ? {} : { mark }),
    passed,
    utilization: figures(utilization),
    ...(item.governing_load_case === undefined ? {} : { governing_load_case: item.governing_load_case }),
    verifications: listed.map(shortly),
    ...(worst.length > listed.length ? { verifications_left_out: worst.length - listed.length } : {}),
    ...(detail === "verdict" ? {} : { values: roundedIn(item.values) }),
    ...(item.derivation ? { derivation: item.derivation } : {}),
  };
}

const shortly = ({ id, clause, demand, resistance, unit, utilization, passed }: Verification): object => ({
  id,
  clause,
  demand: figures(demand),
  resistance: figures(resistance),
  ...(unit === "" ? {} : { unit }),
  utilization: figures(utilization),
  ...(passed ? {} : { passed }),
});

const figures = (value: number): number => Number(value.toPrecision(4));

/** Lists longer than this are drawn, not read. */
const mostEntries = 12;

/** Values at four figures; what is there to be drawn is left out, with its length. */
function roundedIn(value: unknown): unknown {
  if (typeof value === "number") return figures(value);
  if (typeof value === "function") return undefined;
  if (Array.isArray(value))
    return value.length > mostEntries ? `${value.length} entries, for a picture` : value.map(roundedIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, roundedIn(part)]));
}
