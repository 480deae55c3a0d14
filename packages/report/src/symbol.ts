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

const known = new Map<string, SymbolParts>();

export function symbolParts(name: string): SymbolParts {
  let parts = known.get(name);
  if (!parts) {
    parts = split(name);
    known.set(name, parts);
  }
  return parts;
}

function split(name: string): SymbolParts {
  const [head = name, ...rest] = name.split("_");
  if (head === "delta" && (rest[0] === "sigma" || rest[0] === "tau")) {
    const range = split(rest.join("_"));
    return { head: `Δ${range.head}`, index: range.index };
  }
  return { head: letters[head] ?? head, index: rest.map((part) => letters[part] ?? part).join(",") };
}
