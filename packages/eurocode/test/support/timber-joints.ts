import { check, InvalidInput } from "../../src/index.ts";

/** A joint of timber as a request has it, whatever the test makes of it. */
export type Joint = Readonly<Record<string, unknown>>;

export interface Calculated {
  readonly passed: boolean;
  readonly verified: boolean;
  readonly values: Record<string, number>;
  readonly verifications: readonly {
    readonly id: string;
    readonly demand: number;
    readonly resistance: number;
    readonly utilization: number;
  }[];
}

const resultOf = (joint: Joint, national_annex: string) => {
  const connections = [{ mark: "J", service_class: 1, load_duration: "medium-term", ...joint }];
  return check("en-1995-1-1", { national_annex, connections } as never).result; // whatever the test makes of it
};

/** One joint: service class 1, medium-term, unless it says otherwise. */
export function calculate(joint: Joint, national_annex = "EN"): Calculated {
  const { connections } = resultOf(joint, national_annex) as unknown as { connections: readonly Calculated[] };
  const [item] = connections;
  if (!item) throw new Error("one joint in, one out");
  return item;
}

export const values = (joint: Joint, national_annex?: string): Record<string, number> =>
  calculate(joint, national_annex).values;
export const verification = (joint: Joint, id: string) => calculate(joint).verifications.find((one) => one.id === id);
export const use = (joint: Joint, id: string): number | undefined => verification(joint, id)?.utilization;

/** All that is said of a joint, as one text. */
export function said(joint: Joint, national_annex = "EN"): string {
  const { warnings, assumptions } = resultOf(joint, national_annex);
  return [...warnings, ...assumptions].join("\n");
}

/** Where the problems of a joint are; none where it is calculated. */
export function refusal(joint: Joint): string[] {
  try {
    calculate(joint);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path }) => path.replace("connections[0].", ""));
  }
}
