/** Symbols as a book prints them: `N_b_z_Rd` is N with the index b,z,Rd; Greek names are Greek letters. */

const letters: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  sum: "Σ",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
};

export interface SymbolParts {
  readonly head: string;
  readonly index: string;
}

const known = new Map<string, readonly SymbolParts[]>();

/** Ratios that are named without a word between. */
const ratios: Readonly<Record<string, string>> = { alpha_u_alpha_1: "alpha_u_over_alpha_1" };

/** One symbol, or the two of a ratio: `c_over_t` is c/t. */
export function symbolPieces(name: string): readonly SymbolParts[] {
  let pieces = known.get(name);
  if (!pieces) {
    pieces = (ratios[name] ?? name).split("_over_").map(split);
    known.set(name, pieces);
  }
  return pieces;
}

/** In one line, for tables: `N_b_z_Rd` is `N b,z,Rd`. */
export const symbolText = (name: string): string =>
  symbolPieces(name)
    .map(({ head, index }) => (index === "" ? head : `${head} ${index}`))
    .join("/");

/** Words that stand as an index. */
const indices = new Set(
  "Ed Rd Rk Ek min max eff pl el cr ser red req prov net gross sum mean perm perp prob inst fin ini lim shape".split(
    " ",
  ),
);

/** Whatever these have as further indices: `N_Rd_chord_face`. */
const ofDesign = /^[A-Z]_(\w+_)?[ER][dk](_|$)/;

/** Whether a name is a symbol and no word: `N_Ed`, `lambda_y`, not `steel_grade`. */
export function isSymbol(name: string): boolean {
  if (name.includes("_over_")) return name.split("_over_").every(isSymbol);
  const [head = "", ...rest] = name.split("_");
  if (ofDesign.test(name)) return true;
  const short = (part: string) => part.length <= 3 || indices.has(part) || part in letters;
  return (
    (head in letters || head.length <= 2 || /^(f[cyu]k|agR|cot)$/.test(head)) && rest.every(short) && !words.test(name)
  );
}

/** Words as short as a symbol. */
const words = /^(is|at|of|on|in|to|no|id)(_|$)/;

/** Symbols that files and sentences write without a line before the index. */
export const joined: Readonly<Record<string, string>> = {
  agR: "a_gR",
  fck: "f_ck",
  fyk: "f_yk",
  d0: "d_0",
  l0: "l_0",
  e1: "e_1",
  e2: "e_2",
  p1: "p_1",
  p2: "p_2",
};

/** The part that a name begins with is the last index of its symbol: `web_N_pl_Rd` is N with pl,Rd,web. */
export const ofPart = /^(web|biaxial)_(.+)$/;

/** What a delta before it makes a difference of: a stress, a force, a moment, a length, a cover. */
const changes = new Set(["sigma", "tau", "F", "M", "x", "c"]);

function split(name: string): SymbolParts {
  const [, part, own] = ofPart.exec(name) ?? [];
  if (own !== undefined) return split(`${own}_${part}`);
  const [first = name, ...others] = name.split("_");
  const inLine = joined[first] ?? first.replace(/^([A-Za-z])(\d)$/, "$1_$2");
  const [head = first, ...rest] = [...inLine.split("_"), ...others];
  if (head === "delta" && changes.has(rest[0] ?? "")) {
    const range = split(rest.join("_"));
    return { head: `Δ${range.head}`, index: range.index };
  }
  const index = rest
    .map((part) => letters[part] ?? part)
    .join(",")
    // the number of a formula is one index
    .replace(/(^|,)(\d),(\d+[a-z]?)$/, "$1$2.$3");
  return { head: letters[head] ?? head, index };
}
