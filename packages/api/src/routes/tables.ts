import { type Check, checks } from "@x/eurocode";
import * as z from "zod";
import { nationalAnnex } from "../resources.ts";
import type { Route } from "../route.ts";
import { largestBody } from "./checks.ts";

const tableQuery = z.strictObject({
  national_annex: nationalAnnex.optional(),
  partial: z.enum(["true", "false"]).optional().meta({
    description: "true: rows that cannot be calculated are listed with their problem, and do not stop the others",
  }),
});
export type TableQuery = z.output<typeof tableQuery>;

/** One route for each check that takes a list. */
export const tableRoutes = checks
  .filter(({ many }) => many !== undefined)
  .map((known) => ({
    endpoint: known.endpoint,
    method: "POST",
    path: `/api/v1/check/${known.endpoint}/table`,
    operationId: `check-table-${known.endpoint}`,
    summary: `${known.standard}: a table of items`,
    description:
      "CSV in, CSV out. The first row names fields, nested by dots (`plate.t_mm`), as `x check` reads tables: commas, semicolons or tabs, decimal commas, headings as people write them (`Length (m)`). At most 10 000 rows. The answer has a row for each, with its line in the table: what governs, and every number of the calculation with six figures; `utilization` is a fraction (0.82). Warnings, assumptions and how headings were read follow in the column `note`. A problem is at `line 7, length_mm`. A table counts as one check.",
    tag: "Eurocode checks",
    access: "token",
    role: "checker",
    verified: true,
    query: tableQuery,
    body: {
      schema: z.string(),
      type: "text/csv",
      most: largestBody,
      examples: () => ({ example: { summary: known.title, request: exampleTable(known), response: "" } }),
    },
    success: {
      status: 200,
      description: "The results as a table",
      type: "text/csv",
      schema: z.string(),
      headers: {
        "X-Rows": "rows of the table",
        "X-Rows-Failed": "of these, calculated and not passed",
        "X-Rows-Refused": "of these, not calculated; 0 without `partial`",
      },
    },
  })) satisfies readonly (Route & { readonly endpoint: string })[];

const cellOf = (value: unknown): string => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The example of a check as a table of its first item. */
function exampleTable(known: Check): string {
  const cells: [string, string][] = [];
  const add = (item: object, before: string) => {
    for (const [name, value] of Object.entries(item)) {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) add(value, `${before}${name}.`);
      else cells.push([`${before}${name}`, cellOf(value)]);
    }
  };
  const item: unknown = Object.values(known.kinds)[0]?.example;
  add(typeof item === "object" && item !== null ? item : {}, "");
  return `${cells.map(([name]) => name).join(",")}\n${cells.map(([, cell]) => cell).join(",")}\n`;
}
