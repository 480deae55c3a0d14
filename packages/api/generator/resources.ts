import * as z from "zod";
import { comment, fields, given, type Schema, type Style, typeOf } from "../../eurocode/generator/typescript.ts";
import * as api from "../src/index.ts";

// Prints packages/client/generated/resources.d.ts: what the API gives and takes, without its schemas.

const { sections, annexes } = api.libraryRoutes;
const answers = {
  ...{ Account: api.account, Token: api.token, MadeToken: api.madeToken, Usage: api.usage, Delivery: api.delivery },
  ...{ AuditEntry: api.auditEntry, Person: api.person },
  ...{
    Project: api.project,
    ProjectEntry: api.projectEntry,
    Watcher: api.watcher,
    Calculation: api.calculation,
    CalculationEntry: api.calculationEntry,
    CalculationVersion: api.calculationVersion,
    CalculationComment: api.calculationComment,
    SharedCalculation: api.sharedCalculation,
    JobEntry: api.jobEntry,
    Job: api.job,
    JobPage: api.jobPage,
  },
  ...{ Submitted: api.submitted, Revised: api.revised, Diff: api.diff, ItemSummary: api.itemSummary },
  ...{ ErrorBody: api.errorBody, NamedSection: sections.success.schema.shape.sections.element },
  ...{ DeterminedParameter: annexes.success.schema.shape.parameters.element },
};
const inputs = {
  ...{ NewToken: api.newToken, NewSecret: api.newSecret, NewProject: api.newProject, ProjectChange: api.projectChange },
  ...{ NewCalculation: api.newCalculation, CalculationChange: api.calculationChange, NewComment: api.newComment },
  ...{ ProjectReport: api.projectReport },
  ...{ NewWatcher: api.newWatcher, ReportQuery: api.reportQuery, Correction: api.jobCorrections.element },
};

/** Resources as TypeScript, as they come back, or as they are given: then who gives them stands beside. */
function resourceTypes(): string {
  const made = new Map<string, string>();
  const add = (name: string, schema: Schema, style: Style) => {
    if (made.has(name)) return;
    const text = schema.properties ? fields(schema, "", style) : typeOf(schema, "", style);
    made.set(name, `${comment(schema.description, "")}export type ${name} = ${text};`);
  };
  const both = [
    ...Object.entries(answers).map((entry) => [...entry, { given: false }] as const),
    ...Object.entries(inputs).map((entry) => [...entry, given] as const),
  ];
  for (const [name, schema, style] of both) {
    const { $defs = {}, ...own } = z.toJSONSchema(schema as z.ZodType, {
      io: style.given ? "input" : "output",
      unrepresentable: "any",
    }) as Schema; // JSON Schema is of this shape
    const { email: _, ...properties } = own.properties ?? {};
    if (own.$ref === undefined) add(name, style.given && own.properties ? { ...own, properties } : own, style);
    // a resource is called what it is exported as
    for (const [one, definition] of Object.entries($defs))
      add(own.$ref === `#/$defs/${one}` ? name : one, definition, style);
  }
  return [...made.values()].join("\n\n");
}

process.stdout.write(`// Generated from the schemas of @x/api by scripts/generate.mjs.

import type { AnnexCode } from "@x/eurocode";

${resourceTypes()}
`);
