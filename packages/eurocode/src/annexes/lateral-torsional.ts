/** What the rules of EN 1993-1-1 6.3.2.3 ask about a section. */
export interface LtbSection {
  readonly shape: "I" | "hollow" | "angle" | "other";
  readonly welded: boolean;
  readonly coldFormed: boolean;
  readonly h_over_b: number;
}

type LtbCurve = "a0" | "a" | "b" | "c" | "d";
export type CurveRule = (section: LtbSection) => LtbCurve | undefined;
export type LtbNumber = number | ((section: LtbSection) => number);
export type AlphaRule = (section: LtbSection, lambda_LT: number) => number;

/** Table 6.5; what is not an I takes d as in Table 6.4. */
export const recommendedCurve: CurveRule = ({ shape, welded, h_over_b }) => {
  if (shape !== "I") return "d";
  if (welded) return h_over_b <= 2 ? "c" : "d";
  return h_over_b <= 2 ? "b" : "c";
};

/** UK: a further step at h/b = 3.1; undefined is not covered, 6.3.2.2 then. */
export const curveUpTo3_1: CurveRule = ({ shape, welded, coldFormed, h_over_b }) => {
  if (shape === "angle" || shape === "other") return welded ? undefined : "d";
  if (welded || coldFormed) return h_over_b <= 2 ? "c" : h_over_b <= 3.1 ? "d" : undefined;
  return h_over_b <= 2 ? "b" : h_over_b <= 3.1 ? "c" : "d";
};

/** France: the imperfection follows from slenderness and b/h. */
export const alphaBySlenderness: AlphaRule = ({ shape, welded, h_over_b }, lambda_LT) => {
  if (shape !== "I") return 0.76;
  return welded
    ? Math.max(0, 0.5 - (0.25 / h_over_b) * lambda_LT ** 2)
    : Math.max(0, 0.4 - (0.2 / h_over_b) * lambda_LT ** 2);
};

export const plateauByShape = ({ shape, welded, h_over_b }: LtbSection): number => {
  if (shape !== "I") return 0.2;
  return welded ? 0.3 / h_over_b : 0.2 + 0.1 / h_over_b;
};
