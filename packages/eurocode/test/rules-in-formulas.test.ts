import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// A rule of a clause is a formula, so that the random test sees it and a reader finds it. Arithmetic outside one that has a
// factor of its own (0.6, 1.25, 235) or a strength or partial factor in it is a rule, or stands here with its reason.
// Comparing with a number is a branch, which belongs in code.

const src = join(import.meta.dirname, "../src");

/** Values of countries have their text in `reads`; the statics of a beam are mechanics; the rest is geometry, or data. */
const looked = /^(en-[\d-]+|materials)\//;
const left = /(\.test|schema|proposal|drawing|geometry)\.ts$|\/catalogue|steel-tables/;

const integrals = "integrals and polynomials of mechanics";
const curve =
  "the curve of Table 8 in closed form, for loops and pictures; the formulas above it are tested against it";
const table = "how a product standard makes its rows";
const agreement = "how far two values that say the same may differ";

const exceptions: readonly (readonly [file: string, part: string, why: string])[] = [
  ["en-1990/model.ts", "Math.imul(hash, 31)", "a key"],
  ["en-1992-1-1/bar-layouts/lay-out.ts", "1.01", "a length with something to spare; the check decides"],
  ["en-1992-1-1/bar-layouts/lay-out.ts", "8 * this.#item.h", "where the search looks"],
  ["en-1992-1-1/bar-layouts/link-zones.ts", "0.98", "a spacing with something to spare; the check decides"],
  ["en-1992-1-1/bar-layouts/link-zones.ts", "/ 5) * 5", "spacings in steps of 5 mm"],
  ["en-1992-1-1/beams/design.ts", "? 1.15 : 1", "what a second layer costs: judgement"],
  ["en-1992-1-1/beams/deflection.ts", "5 / 48", "w over M l² / (E I), of the laws of beams"],
  ["en-1992-1-1/beams/deflection.ts", "23 / 216", "w over M l² / (E I), of the laws of beams"],
  ["en-1992-1-1/beams/deflection.ts", "1 / 8", "w over M l² / (E I), of the laws of beams"],
  ["en-1992-1-1/beams/heat.ts", "seconds / 60", "minutes"],
  ["en-1992-1-1/beams/isotherm.ts", "length / 20", "how fine the cells are"],
  ["en-1992-1-1/beams/isotherm.ts", "minutes * 60", "seconds"],
  ["en-1992-1-1/fire.ts", "8 - bars", "more than eight bars count as eight"],
  ["en-1992-1-1/general-method.ts", "(limit + 0.02)", "where the search begins"],
  ["en-1992-1-1/general-method.ts", "-0.05 - k", "where the search begins"],
  ["en-1992-1-1/general-method.ts", "* (2 * a + b)) / 6", integrals],
  ["en-1992-1-1/foundations/pressure.ts", "", integrals],
  ["en-1992-1-1/punching/kind.ts", "i) / 400", "where the search looks"],
  ["en-1992-1-1/punching/kind.ts", "most % 5", "spacings in steps of 5 mm"],
  ["en-1992-1-1/placing.ts", "(150 / 180)", "a gap wider than 150° leaves no core: judgement"],
  ["en-1992-1-1/section/integrate.ts", "", integrals],
  ["en-1992-1-1/section/law.ts", "E_h * (strain", "stress of a strain, in the loop of the integration"],
  ["en-1992-1-1/section/profile.ts", "* 5", "five numbers a line"],
  ["en-1992-1-1/section/resistance.ts", "", "how the search goes"],
  ["en-1992-1-1/section/root.ts", "2e-16", "how the search ends"],
  ["en-1992-1-1/shear-check.ts", "values.f_cd / values.f_ck", "f_cd of a strength that is limited"],
  ["en-1993-1-1/beam-buckling.ts", "", integrals],
  [
    "en-1993-1-8/seats/support.ts",
    "b - 5 * (t_f + r)",
    "what is left of the spread without that of (6.9), which it adds itself",
  ],
  ["en-1993-1-8/simple-joints/beam-web.ts", "1.5 * M_el", "the plastic moment of a rectangle from its elastic one"],
  ["en-1993-1-1/bending-axial.ts", "1.13 * whole ** 2", "where the denominator of (6.41)'s exponent ends"],
  ["en-1993-1-1/alike.ts", "5 * classZ", "a key"],
  ["en-1993-1-1/calculation.ts", "levelOf(c)", "a key"],
  ["en-1993-1-1/calculation.ts", "(y ? 5 : 0)", "a key"],
  ["en-1993-1-1/classification.ts", "sigma_N", "what is left of the yield strength in the fibres"],
  ["en-1993-1-1/moment-shape.ts", "", integrals],
  ["en-1993-1-1/own-values.ts", "", agreement],
  ["en-1993-1-1/resolve-strength.ts", "1.4 * nominal.f_u", agreement],
  ["en-1993-1-1/resolve-strength.ts", "2 * f_y", agreement],
  ["en-1993-1-1/resolve-strength.ts", "strongestMeasured * f_y", agreement],
  ["en-1993-1-1/said-twice.ts", "", agreement],
  ["en-1993-1-1/verify.ts", "1000 * N_Ed * gamma_M0", "a branch: is the whole web compressed"],
  ["en-1993-1-1/verify.ts", "* f_y", "a branch: is the whole web compressed"],
  ["en-1993-1-8/column-base/concrete.ts", "8 * size.d_mm", "a default that is assumed"],
  ["en-1993-1-8/hollow-sections/overlap.ts", "member.t_w * member.steel.f_y", "a branch: which brace is the stronger"],
  ["en-1993-1-8/hollow-sections/validity.ts", "member.t_w * member.steel.f_y", "a branch: which brace is the stronger"],
  ["en-1993-1-8/simple-joints/beam-web.ts", "h / 5", "a branch of the guide MSB05"],
  ["en-1993-1-8/parts/steel.ts", ".f_u / betaW", "a branch: which part is the weaker"],
  ["en-1993-1-8/simple-joints/web-group.ts", "0.2234", "the centroid of a fillet"],
  ["en-1993-1-8/welds/weld.ts", "8 * n * A_req", "where the root of the formula ends"],
  ["en-1993-1-9/curves.ts", "** (1 / 5)", curve],
  ["en-1993-1-9/damage.ts", "steep", curve],
  ["en-1993-1-9/equivalent.ts", "craneClasses", "classes of EN 1991-3 double their cycles"],
  ["en-1993-1-9/equivalent.ts", "mostCycles / 8", "half the load counts an eighth in the third power"],
  ["en-1993-1-9/lambda.ts", "2 ** (1 / slope)", "the next number of a series"],
  ["en-1993-1-9/miner.ts", "k_1", "a factor for a column of ranges; its step is the formula factoredRange"],
  ["en-1993-1-8/tearing/pin.ts", "1.1 * item.d_mm + 3", "judgement, not a rule of the clause"],
  ["en-1995-1-1/member.ts", "moist ? 1.2", "a value of makers"],
  ["en-1995-1-1/refuse.ts", "8 * M_ap", integrals],
  ["en-1995-1-1/situation.ts", "1 / 1.35", "a constant"],
  ["en-1995-1-1/stability.ts", "0.35 *", agreement],
  ["en-1995-1-1/tapered.ts", "1.05 * 8", agreement],
  ["en-1998-1/check.ts", "0.25 * g", "a branch of 4.3.3.5.2(1)"],
  ["en-1998-1/displacements.ts", "theta / 0.2", "how far a branch is met"],
  ["en-1998-1/modal.ts", "0.9", "branches of 4.3.3.3"],
  ["en-1998-1/modal.ts", "item.damping", "per cent"],
  ["en-1998-1/period.ts", "5 * (n_storeys", "heights of storeys that are only counted"],
  ["en-1998-1/spectra.ts", "i / ", "points of a picture"],
  ["materials/bolts.ts", "", table],
  ["materials/concrete.ts", "* perMille", "per mille"],
  ["materials/reinforcement.ts", "k * f_yk_MPa", table],
  ["materials/timber.ts", "", table],
];

const { SyntaxKind: kind } = ts;
const arithmetic = new Set([
  kind.AsteriskToken,
  kind.SlashToken,
  kind.AsteriskAsteriskToken,
  kind.PlusToken,
  kind.MinusToken,
]);
const comparing = new Set([
  kind.LessThanToken,
  kind.GreaterThanToken,
  kind.LessThanEqualsToken,
  kind.GreaterThanEqualsToken,
]);

/** Small counts, halves, angles, and powers of ten that convert units. */
function isPlain(number: string): boolean {
  const value = Number(number.replaceAll("_", ""));
  return [0, 1, 2, 3, 4, 0.5, 12, 90, 180, 360].includes(value) || Number.isInteger(Math.log10(value));
}

const isStrength = (name: string) => /^(gamma_[A-Z]\w*|f_(y|u|yd|ub|yb|yk|ck)(_\w+)?|f_k|epsilon)$/.test(name);

const isMaker = (callee: ts.Expression, makers: ReadonlySet<string>) =>
  ts.isIdentifier(callee)
    ? /formula$/i.test(callee.text) || makers.has(callee.text)
    : ts.isCallExpression(callee) && callee.expression.getText() === "formulasOf";

/** `0.25 * M`, the other side of a comparison. */
const isBound = (node: ts.Node) =>
  ts.isBinaryExpression(node) &&
  (ts.isNumericLiteral(node.left) || ts.isNumericLiteral(node.right)) &&
  !ts.isBinaryExpression(node.left) &&
  !ts.isBinaryExpression(node.right);

function isRule(expression: ts.Node): boolean {
  if (ts.isNumericLiteral(expression)) return !isPlain(expression.text);
  if (ts.isIdentifier(expression)) return isStrength(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return isStrength(expression.name.text);
  if (ts.isArrowFunction(expression)) return false;
  if (ts.isCallExpression(expression) && !expression.expression.getText().startsWith("Math.")) return false;
  return ts.forEachChild(expression, isRule) ?? false;
}

function rulesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(src, file), "utf8"), ts.ScriptTarget.Latest, true);
  const makers = new Set([...source.text.matchAll(/const (\w+) = formulasOf\(/g)].map((found) => found[1] ?? ""));
  const rules: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isMaker(node.expression, makers)) return;
    if (ts.isTemplateSpan(node)) return;
    if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind)) {
      for (const side of [node.left, node.right]) if (!isBound(side)) visit(side);
    } else if (ts.isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind) && isRule(node)) {
      rules.push(node.getText().replace(/\s+/g, " "));
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return rules;
}

const found = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && looked.test(file) && !left.test(file))
  .flatMap((file) => rulesOf(file).map((rule) => ({ file, rule })));

test("no rule of a clause stands outside a formula", () => {
  const known = ({ file, rule }: (typeof found)[number]) =>
    exceptions.some(([where, part]) => where === file && rule.includes(part));
  expect(
    found.filter((one) => !known(one)).map(({ file, rule }) => `${file}: ${rule}`),
    "make it a formula(), or list it here with its reason",
  ).toEqual([]);
});

test("every exception is still needed", () => {
  const unused = exceptions.filter(
    ([where, part]) => !found.some(({ file, rule }) => file === where && rule.includes(part)),
  );
  expect(unused).toEqual([]);
});
