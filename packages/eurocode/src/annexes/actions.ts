/** psi_0, psi_1 and psi_2 of one row of Table A1.1. */
export type Psi = readonly [psi_0: number, psi_1: number, psi_2: number];

/** A row of the table, or what it is at the site's characteristic snow load on the ground, kN/m². */
export type PsiOfSnow = Psi | ((s_k: number) => Psi);

export const consequenceClasses = ["CC1", "CC2", "CC3"] as const;
export type ConsequenceClass = (typeof consequenceClasses)[number];

/** A number, or one by consequence class. */
export type ByClass = number | Readonly<Record<ConsequenceClass, number>>;

export type BySafetyClass = Readonly<Record<1 | 2 | 3, number>>;

export const expressions = ["6.10", "6.10a-6.10b", "6.10a-permanent-only"] as const;
export type Expression = (typeof expressions)[number];

/** Which value of the leading variable action stands in 6.11b, of wind and of all others. */
export interface Accompanying {
  readonly wind: "psi_1" | "psi_2";
  readonly others: "psi_1" | "psi_2";
}
