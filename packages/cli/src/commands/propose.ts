import { annexCodes, describeFields } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import {
  howSchema,
  objectives,
  type Proposal,
  type ProposalOptions,
  type Proposals,
  proposalsFor,
} from "@x/eurocode/proposals";
import type { Command } from "commander";
import { readied, refusing } from "../calculate.ts";
import { exitCode, Stop } from "../exit.ts";
import { readInput } from "../input.ts";
import { isRecord } from "../json.ts";
import { figure, printJson, say, table } from "../print/text.ts";
import { checkOf } from "../standards.ts";
import { fieldTable } from "./actions.ts";
import { ofOneAnnex } from "./check.ts";

const stops = messages("proposeCommand", {
  oneAnnex: "--annex takes one of them, and not all",
  how: "{file}: must be an object with prices, rules, objective",
});

interface Options {
  readonly check?: string;
  readonly objective?: string;
  readonly how?: string;
  readonly most?: string;
  readonly annex?: string;
  readonly json?: true;
}

export function addPropose(program: Command): void {
  program
    .command("propose")
    .description(
      "Chooses the sizes of one item: the least weight, the least cost by the prices of your company, the one that is used most, or the fewest fasteners of a timber joint. Every proposal has passed its own check. Fin plates, header plates, cleats and column bases are made anew from their members and forces; of other items the profile, bolts, plates and throats that they have are varied.",
    )
    .argument("<file>", "an input with one item, or - for stdin; a joint needs no plates and bolts yet")
    .option("--check <name>", "the check it is for, where the file does not say")
    .option("--objective <what>", `${objectives.join(", ")}; default weight`)
    .option("--how <file>", "a JSON file with prices, rules and objective")
    .option("--most <n>", "how many proposals, the best first; default 5")
    .option("--annex <code>", `national annex: ${annexCodes.join(", ")}`)
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      () => `
Fields of --how:
${fieldTable(describeFields(howSchema), "")}

Exit codes: 0 something passes, 1 nothing does, 2 the input is invalid.

Examples:
  x propose fin-plate.json
  x propose fin-plate.json --objective cost --how prices.json
  x propose members.json --annex NL --most 3 --json`,
    )
    .action(propose);
}

async function propose(file: string, options: Options): Promise<void> {
  const asked = ofOneAnnex(options.annex, stops.oneAnnex, {
    check: options.check === undefined ? undefined : await checkOf(options.check),
  });
  const { known, input, request } = await readied(asked, readInput(file));
  const how = howOf(options);
  const found = refusing(input, () => proposalsFor(known, request, how));
  if (options.json) printJson(found);
  else say(textOf(found));
  process.exitCode = found.proposals.length > 0 ? exitCode.passed : exitCode.notPassed;
}

function howOf({ objective, how, most }: Options): ProposalOptions {
  const given = how === undefined ? {} : readInput(how).value;
  if (!isRecord(given)) throw new Stop(stops.how({ file: String(how) }));
  // the library refuses what is wrong with it
  return {
    ...given,
    ...(objective === undefined ? {} : { objective }),
    ...(most === undefined ? {} : { most: Number(most) }),
  } as ProposalOptions;
}

function textOf({ objective, currency, proposals, nearest, assumptions }: Proposals): string {
  const shown = proposals.length > 0 ? proposals : nearest ? [nearest] : [];
  const head =
    proposals.length > 0 ? `The best by ${objective}; each passes its own check` : "Nothing passes; the nearest";
  const rows = shown.map((one, i) => [
    String(i + 1),
    sizesOf(one),
    one.cost === undefined
      ? ""
      : `${figure(Math.round(100 * one.cost) / 100)}${currency === undefined ? "" : ` ${currency}`}`,
    one.weight_kg === undefined ? "" : `${figure(one.weight_kg)} kg`,
    `${(100 * one.utilization).toFixed(1)} %`,
    one.governing ? `${one.governing.verification} (${one.governing.clause})` : "",
  ]);
  const warnings = [...new Set(shown.flatMap((one) => one.warnings))].map((text) => `warning: ${text}`);
  return [
    head,
    table(rows, [{}, {}, { align: "right" }, { align: "right" }, { align: "right" }, {}]),
    ...assumptions,
    ...warnings,
  ].join("\n");
}

const shortly: Readonly<Record<string, string>> = {
  h_mm: "h",
  b_mm: "b",
  t_mm: "t",
  bolt_size: "",
  bolt_grade: "",
  throat_mm: "a",
  d_mm: "d",
  d_c_mm: "d_c",
  a_1_mm: "a_1",
  a_2_mm: "a_2",
};
const chosen =
  "profile species b h fastener type d_mm d_c_mm n rows pairs a_1_mm a_2_mm plate flange_plate web_plate cleat anchors bolt_size bolt_grade n_1 n_2 throat_mm throat_flange_mm throat_web_mm".split(
    " ",
  );

/** The sizes of an item in a line. */
function sizesOf({ item }: Proposal): string {
  const of = (part: Readonly<Record<string, unknown>>): string =>
    Object.entries(part)
      .flatMap(([name, value]) => {
        const label = shortly[name] ?? name;
        return isRecord(value) || Array.isArray(value) || name.startsWith("steel") || /^f_[yu]_/.test(name)
          ? []
          : [`${label}${label === "" ? "" : " "}${String(value)}`];
      })
      .join(" ");
  return Object.entries(item)
    .filter(([name]) => chosen.includes(name))
    .map(([name, value]) => (isRecord(value) ? `${name} ${of(value)}` : of({ [name]: value })))
    .join(", ");
}
