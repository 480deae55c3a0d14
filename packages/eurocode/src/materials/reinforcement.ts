/** Reinforcing steel: EN 1992-1-1 3.2 and Annex C Table C.1 */

export interface Reinforcement {
  readonly grade: string;
  readonly f_yk_MPa: number;
  /** ductility class of Table C.1 */
  readonly ductility: "A" | "B" | "C";
  /** (f_t / f_y)k */
  readonly k: number;
  readonly f_tk_MPa: number;
  /** strain at maximum force */
  readonly epsilon_uk: number;
  readonly E_s_MPa: number;
  readonly density_kg_m3: number;
  readonly standard: string;
  readonly clause: string;
  readonly confidence: "two sources" | "one source" | "unconfirmed";
}

const classes = { A: [1.05, 0.025], B: [1.08, 0.05], C: [1.15, 0.075] } as const;

function steel(
  grade: string,
  f_yk_MPa: number,
  ductility: "A" | "B" | "C",
  confidence: Reinforcement["confidence"] = "two sources",
): [string, Reinforcement] {
  const [k, epsilon_uk] = classes[ductility];
  return [
    grade,
    Object.freeze({
      grade,
      f_yk_MPa,
      ductility,
      k,
      f_tk_MPa: k * f_yk_MPa,
      epsilon_uk,
      E_s_MPa: 200_000,
      density_kg_m3: 7850,
      standard: "EN 10080",
      clause: "EN 1992-1-1 Table C.1",
      confidence,
    }),
  ];
}

/** 3.2.2(3): f_yk from 400 to 600 MPa. 3.2.7(4): E_s = 200 GPa. */
export const reinforcements: ReadonlyMap<string, Reinforcement> = new Map<string, Reinforcement>([
  steel("B500A", 500, "A"),
  steel("B500B", 500, "B"),
  steel("B500C", 500, "C"),
  steel("B400A", 400, "A", "one source"),
  steel("B400B", 400, "B", "one source"),
  steel("B400C", 400, "C", "one source"),
  steel("B450A", 450, "A", "one source"),
  steel("B450B", 450, "B", "one source"),
  steel("B450C", 450, "C"),
  steel("B550A", 550, "A", "one source"),
  steel("B550B", 550, "B", "one source"),
  steel("B600A", 600, "A", "unconfirmed"),
  steel("B600B", 600, "B", "unconfirmed"),
  steel("B600C", 600, "C", "unconfirmed"),
]);

/** Usual bar diameters, mm; 5, 7, 9 and 11 in meshes only */
export const barDiameters = Object.freeze([6, 8, 10, 12, 14, 16, 20, 25, 28, 32, 40]);

export const barArea = (diameter_mm: number): number => (Math.PI * diameter_mm * diameter_mm) / 4;

// biome-ignore format: a table
/** National names; BSt 500 M is mesh, class A. FeB, K500C-T, Ks and HA: unconfirmed */
const nationalNames: Record<string, string> = {
  "500A": "B500A", "500B": "B500B", "500C": "B500C",
  BST500S: "B500B", BST500SB: "B500B", BST500SA: "B500A", BST500M: "B500A", BST500MA: "B500A", IVS: "B500B",
  FEB500: "B500B", FEB500HWL: "B500B", KS500: "B500B", FEE500: "B500B",
  K500CT: "B500C", B500SD: "B500C", B400SD: "B400C",
};

export function resolveReinforcement(text: string): Reinforcement | undefined {
  const exact = reinforcements.get(text);
  if (exact) return exact;
  if (typeof text !== "string" || text.length > 30) return undefined;
  const compact = text
    .toUpperCase()
    .replace(/\bGRADE\b/, "")
    .replace(/[\s()-]/g, "");
  return reinforcements.get(compact) ?? reinforcements.get(nationalNames[compact] ?? "");
}
