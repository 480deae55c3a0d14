/** What stays with a PDF, so that anybody can calculate it again: the input, the program, the annex, and how it was shown. */
import type { CheckResult } from "@x/eurocode";
import type { Firm, Project, ReportLength } from "@x/report";
import type { Link } from "./links.ts";
import type { Signed } from "./signed.ts";
import { version } from "./version.ts";

export const keptName = "calculation.json";

export interface Kept {
  readonly check: string;
  readonly request: unknown;
  readonly links: readonly Link[];
  readonly software: string;
  /** What came of it. */
  readonly signed: Signed;
  readonly annex: string;
  readonly annex_edition: string;
  readonly report: {
    readonly language: string;
    readonly length: ReportLength;
    readonly project: Project;
    /** Whether its items have their steps, which those of a long batch have where they are asked for; so have all where it is not said. */
    readonly derived?: boolean;
    /** How much smaller and greater each number is, where it shows what they change. */
    readonly sensitivity?: number;
    readonly firm?: { readonly name?: string; readonly address?: string; readonly logo_base64?: string };
  };
}

interface Given {
  readonly check: string;
  readonly request: unknown;
  readonly links: readonly Link[];
  readonly result: CheckResult;
  readonly signed: Signed;
  readonly language: string;
  readonly length: ReportLength;
  readonly project: Project;
  readonly firm?: Firm;
  readonly sensitivity?: number;
  readonly derived: boolean;
}

/** As an attachment. */
export function keptWith({ check, request, links, result, signed, language, length, ...more }: Given) {
  const { project, firm, sensitivity, derived } = more;
  const { logo, ...words } = firm ?? {};
  const shown = logo === undefined ? words : { ...words, logo_base64: Buffer.from(logo).toString("base64") };
  const kept: Kept = {
    check,
    request,
    links,
    software: `x ${version}`,
    signed,
    annex: result.result.national_annex,
    annex_edition: result.result.annex_edition,
    report: {
      language,
      length,
      project,
      derived,
      ...(firm ? { firm: shown } : {}),
      ...(sensitivity === undefined ? {} : { sensitivity }),
    },
  };
  return {
    name: keptName,
    description: "Input, program and national annex",
    type: "application/json",
    bytes: new TextEncoder().encode(`${JSON.stringify(kept, null, 2)}\n`),
  };
}

/** The firm of a title block, with its logo. */
export function firmKept({ report: { firm } }: Kept): Firm | undefined {
  if (!firm) return undefined;
  const { logo_base64: logo, ...words } = firm;
  return logo === undefined ? words : { ...words, logo: new Uint8Array(Buffer.from(logo, "base64")) };
}
