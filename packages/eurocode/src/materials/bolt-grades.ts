// Property classes of bolts, EN 1993-1-8 Table 3.1.

export const boltGradeNames = ["4.6", "4.8", "5.6", "5.8", "6.8", "8.8", "10.9"] as const;
export type BoltGradeName = (typeof boltGradeNames)[number];

export interface BoltGrade {
  readonly grade: BoltGradeName;
  readonly f_yb_MPa: number;
  readonly f_ub_MPa: number;
  /** Table 3.4: shear plane through the threads */
  readonly alpha_v: number;
  /** Table 3.4: shear plane through the unthreaded shank */
  readonly alpha_v_shank: number;
  /** 3.4.1: only 8.8 and 10.9 may be preloaded */
  readonly preloadable: boolean;
  readonly standard: string;
  readonly clause: string;
}

function grade(name: BoltGradeName, f_yb_MPa: number, f_ub_MPa: number, alpha_v: number): [BoltGradeName, BoltGrade] {
  const preloadable = name === "8.8" || name === "10.9";
  const clause = "EN 1993-1-8 Table 3.1";
  return [
    name,
    Object.freeze({
      grade: name,
      f_yb_MPa,
      f_ub_MPa,
      alpha_v,
      alpha_v_shank: 0.6,
      preloadable,
      standard: "EN ISO 898-1",
      clause,
    }),
  ];
}

export const boltGrades: ReadonlyMap<string, BoltGrade> = new Map<string, BoltGrade>([
  grade("4.6", 240, 400, 0.6),
  grade("4.8", 320, 400, 0.5),
  grade("5.6", 300, 500, 0.6),
  grade("5.8", 400, 500, 0.5),
  grade("6.8", 480, 600, 0.5),
  grade("8.8", 640, 800, 0.6),
  grade("10.9", 900, 1000, 0.5),
]);

/** `8.8`, `8,8`, `kl. 8.8`, `Gr. 10.9`, `HV 10.9`, `K10.9` -> the class; 9.8 and 12.9 are not in Table 3.1 */
export function boltGrade(text: string): BoltGrade | undefined {
  const exact = boltGrades.get(text);
  if (exact) return exact;
  const name =
    /^\s*(?:(?:kl|class|klasse|kwaliteit|classe|gr|grade|fk|hv|hvp|hr|hrc|k|cl|sb)\s*[.:]?\s*)?(\d{1,2})\s*[.,]\s*(\d)\s*$/i.exec(
      text,
    );
  return name ? boltGrades.get(`${Number(name[1])}.${name[2]}`) : undefined;
}
