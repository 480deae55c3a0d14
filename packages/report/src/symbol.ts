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

/** One symbol, or the two of a ratio: `c_over_t` is c/t. */
export function symbolPieces(name: string): readonly SymbolParts[] {
  let pieces = known.get(name);
  if (!pieces) {
    pieces = name.split("_over_").map(split);
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
  "Ed Rd Rk Ek min max eff pl el cr ser red req net gross sum mean perm perp prob inst fin ini lim shape".split(" "),
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
const joined: Readonly<Record<string, string>> = {
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

const named = new RegExp(
  [
    String.raw`(?<![\w.-])[A-Za-z]+(?:_[A-Za-z0-9]+)+(?:,[A-Za-z0-9]+)*(?![\w(])`,
    String.raw`(?<![\w.-])(?:${Object.keys(joined).join("|")})(?:_[A-Za-z0-9]+)*(?![\w(-])`,
    // nu is a word of other languages
    String.raw`(?<![\w.-])(?:alpha|beta|gamma|delta|epsilon|eta|theta|lambda|rho|psi|chi|phi|nu(?= [a-z]_))(?![\w(-])`,
  ].join("|"),
  "g",
);

export interface Piece {
  readonly text: string;
  /** Stands lower and smaller. */
  readonly isIndex: boolean;
}

export type Marks = ReadonlySet<string>;

const noMarks: Marks = new Set();

/** What people call their parts is no symbol, though it may look like one: `C_1`, `HE_200_A`, word by word; `beta beam` as a whole. */
export const marksIn = (names: Iterable<string>): Marks =>
  new Set(
    [...names].flatMap((name) => {
      if (name.search(named) < 0) return [];
      return name.includes("_") ? [name, ...name.split(/\s+/).filter((word) => word.includes("_"))] : [name];
    }),
  );

/** Whether a place of a sentence is inside of one of the marks. */
const isInMark = (sentence: string, at: number, end: number, marks: Marks): boolean =>
  [...marks].some((mark) => {
    const from = sentence.lastIndexOf(mark, at);
    return from >= 0 && from + mark.length >= end;
  });

/** The word around a place of a sentence, without what encloses it. */
function wordAt(sentence: string, from: number, to: number): string {
  const before = /\S*$/.exec(sentence.slice(0, from))?.[0] ?? "";
  const after = /^\S*/.exec(sentence.slice(to))?.[0] ?? "";
  return (before + sentence.slice(from, to) + after).replace(/^[("']+|[)"',;:.]+$/g, "");
}

/** A sentence as a book prints it: `M_y_Ed` with its index, `load_height` in words, marks as they are written. */
export function piecesOf(sentence: string, marks: Marks = noMarks): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, isIndex = false) => {
    if (text !== "") pieces.push({ text, isIndex });
  };
  let from = 0;
  for (const { 0: name, index: at } of sentence.matchAll(named)) {
    const end = at + name.length;
    if (marks.size > 0 && (marks.has(wordAt(sentence, at, end)) || isInMark(sentence, at, end, marks))) continue;
    add(sentence.slice(from, at));
    from = end;
    const symbol = (joined[name] ?? name).replaceAll(",", "_");
    if (!isSymbol(symbol)) add(name.replaceAll("_", " "));
    else
      symbolPieces(symbol).forEach(({ head, index }, i) => {
        add(i === 0 ? head : `/${head}`);
        add(index, true);
      });
  }
  add(sentence.slice(from));
  return pieces;
}

/** The part that a name begins with is the last index of its symbol: `web_N_pl_Rd` is N with pl,Rd,web. */
const ofPart = /^(web|biaxial)_(.+)$/;

function split(name: string): SymbolParts {
  const [, part, own] = ofPart.exec(name) ?? [];
  if (own !== undefined) return split(`${own}_${part}`);
  const [first = name, ...others] = name.split("_");
  const inLine = joined[first] ?? first.replace(/^([A-Za-z])(\d)$/, "$1_$2");
  const [head = first, ...rest] = [...inLine.split("_"), ...others];
  if (head === "delta" && (rest[0] === "sigma" || rest[0] === "tau")) {
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
