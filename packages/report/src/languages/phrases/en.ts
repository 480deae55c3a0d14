import { annexNames, checks } from "@x/eurocode";
import { textsOf } from "../texts.ts";
import type { Phrases } from "./phrases.ts";

/** Looked up when it is asked for: a page loads its checks after this. Every endpoint is that of a check. */
const englishTitles = () =>
  Object.fromEntries(checks.map(({ endpoint, title }) => [endpoint, title])) as Phrases["titles"];

export const phrases: Phrases = {
  calculation: "Calculation",
  contents: "Contents",
  overview: "Overview",
  result: "Result",
  passed: "Passed",
  notPassed: "Not passed",
  notVerified: "Not verified",
  calculated: "Calculated, nothing verified",
  governs: "governs",
  mark: "Item",
  verifications: "Verifications",
  verification: "Verification",
  clause: "Clause",
  demand: "Demand",
  resistance: "Resistance",
  utilization: "Utilization",
  derivation: "Calculation step by step",
  values: "Values",
  value: "Value",
  assumptions: "Assumptions",
  warnings: "Warnings",
  parameters: "Nationally determined parameters",
  symbol: "Symbol",
  edition: "Edition",
  source: "Source",
  confidence: "Confidence",
  confidences: {},
  clauses: "Clauses cited",
  annex: "National annex",
  noAnnex: "none, recommended values",
  noVerification: "No verification applies: no load is given.",
  project: "Project",
  number: "Number",
  author: "Author",
  checker: "Checked by",
  date: "Date",
  client: "Client",
  part: "Part",
  revision: "Revision",
  software: "Software",
  inputSum: "SHA-256 of the input",
  resultSum: "SHA-256 of the result",
  signature: "Signature",
  input: "Input",
  inputOf: "Given for all items",
  field: "Quantity",
  loadCase: "Load case",
  loadCases: "Load cases",
  more: (count) => `${count} more, less used`,
  governingPath: "What governs, step by step",
  page: (page, of) => `Page ${page} of ${of}`,
  countries: annexNames,
  get titles() {
    return englishTitles();
  },
  get ids() {
    return textsOf("en").names;
  },
};
