import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { annexAbsence, annexes, annexWarning, determined, editionOf } from "../src/annexes/all.ts";
import { byName, parametersOf } from "../src/basis/formula.ts";
import { casesOfBeam, designOfBeam, outcomeOfBeam } from "../src/beams/design.ts";
import * as members from "../src/en-1993-1-1/index.ts";
import * as joints from "../src/en-1993-1-8/index.ts";
import * as fatigue from "../src/en-1993-1-9/index.ts";
import * as earthquake from "../src/en-1998-1/index.ts";
import * as library from "../src/index.ts";
import * as materials from "../src/materials/index.ts";

// Every function that the package exports, with what a program may give it by mistake: no number, a misspelt name, another annex,
// nothing. It throws InvalidInput, or no number comes of it; it never answers as if nothing were wrong.

type Args = readonly unknown[];

const beam = { profile: "IPE 300", steel_grade: "S275" };
const column = { mark: "C", profile: "HE 200 B", steel_grade: "S355", length_mm: 4000 };
const strength = fatigue.strengthOf(fatigue.curves.direct, 71);
const ground = { S: 1.2, T_B: 0.15, T_C: 0.5, T_D: 2 };
const motion = { a_g: 2.5, ground, eta: 1, q: 1.5, beta: 0.2 };
const upward = { a_vg: 2, periods: { T_B: 0.15, T_C: 0.5, T_D: 2 }, eta: 1, q: 1.5, beta: 0.2 };
const prepared = members.prepareMember(column);

/** A sound call of each; its numbers, words and names are then made wrong one by one. */
const calls: readonly (readonly [name: string, call: unknown, args: Args])[] = [
  ["prepareMember", members.prepareMember, [column, "NL", { gamma_M1: 1.1 }]],
  [
    "defineAnnex",
    library.defineAnnex,
    [{ name: "Italy", edition: "2012", parameters: { "EN 1993-1-1": { gamma_M1: 1.05, lambda_LT_0: 0.3 } } }],
  ],
  ["prepareMember().check", prepared.check, [{ N_Ed: 100, M_y_Ed: 20, V_z_Ed: 5 }]],
  ["lightestProfile", members.lightestProfile, [{ ...column, N_Ed: 300, M_y_Ed: 20 }, "NL", { gamma_M1: 1.1 }, "main"]],
  ["lightestProfile with cases", members.lightestProfile, [{ ...column, load_cases: [{ N_Ed: 300 }, { M_y_Ed: 20 }] }]],
  [
    "proposeFinPlate",
    joints.proposeFinPlate,
    [{ beam, V_Ed: 100, national_annex: "NL", overrides: { gamma_M2: 1.3 } }],
  ],
  ["standardJoints", joints.standardJoints, ["fin-plate", { beam, V_Ed: 100 }]],
  ["proposeHeaderPlate", joints.proposeHeaderPlate, [{ beam, V_Ed: 100 }]],
  ["proposeAngleCleats", joints.proposeAngleCleats, [{ beam, V_Ed: 100 }]],
  ["proposeSimpleJoint", joints.proposeSimpleJoint, [{ beam, V_Ed: 100 }]],
  ["proposeEndPlate", joints.proposeEndPlate, [{ beam, M_j_Ed: 50, V_Ed: 40 }]],
  ["proposeWeldedBeam", joints.proposeWeldedBeam, [{ beam, column: { profile: "HE 200 B" }, M_j_Ed: 50 }]],
  ["proposeColumnBase", joints.proposeColumnBase, [{ column: { profile: "HE 200 B" }, N_Ed: 300, f_ck_MPa: 25 }]],
  ["proposeGusset", joints.proposeGusset, [{ member: { profile: "L 90x90x9" }, N_Ed: -100 }]],
  ["proposeSplice", joints.proposeSplice, [{ member: beam, M_Ed: 50, V_Ed: 20 }]],
  ["proposeAngleOneLeg", joints.proposeAngleOneLeg, [{ member: { profile: "L 90x90x9" }, N_Ed: -100 }]],
  ["proposeBoltGroup", joints.proposeBoltGroup, [{ V_y_Ed: 90, shear_planes: 1, plate_t: 12, plate_fu: 430 }]],
  [
    "proposePin",
    joints.proposePin,
    [
      {
        item: {
          connection: "pin",
          F_Ed: 400,
          f_yp_MPa: 355,
          f_up_MPa: 490,
          steel_grade: "S355",
          a_mm: 15,
          b_mm: 30,
          c_mm: 2,
        },
      },
    ],
  ],
  [
    "proposeWeld",
    joints.proposeWeld,
    [{ item: { connection: "weld", length_mm: 200, n_welds: 2, steel_grade: "S355", V_par_Ed: 300 } }],
  ],
  [
    "ownSection",
    library.ownSection,
    [{ shape: "I", h_mm: 300, b_mm: 150, t_w_mm: 7, t_f_mm: 10, fabrication: "welded" }, "sci"],
  ],
  ["section", library.section, ["IPE 300", { It: "sci" }]],
  ["sections", library.sections, [{ family: "IPE" }, { It: "arcelor" }]],
  [
    "propose",
    library.propose,
    [
      "en-1993-1-8",
      { connection: "fin-plate", beam, V_Ed: 100, national_annex: "NL" },
      { most: 2, rules: { thicknesses_mm: [10] } },
    ],
  ],
  ["suggest", library.suggest, ["en-1993-1-1", { members: [{ ...column, M_y_Ed: 20 }] }]],
  ["check", library.check, ["en-1993-1-1", { national_annex: "NL", members: [{ ...column, M_y_Ed: 20 }] }]],
  ["geometryOf", library.geometryOf, ["en-1993-1-1", { national_annex: "NL", members: [{ ...column, M_y_Ed: 20 }] }]],
  [
    "checkMany",
    library.checkMany,
    ["en-1993-1-1", [{ ...column, M_y_Ed: 20 }], { result: "summary", national_annex: "NL" }],
  ],
  [
    "checkEach",
    (...given: Parameters<typeof library.checkEach>) => [...library.checkEach(...given)],
    ["en-1993-1-1", [{ ...column, M_y_Ed: 20 }], { result: "summary", national_annex: "NL" }],
  ],
  ["actionsOfBeam", library.actionsOfBeam, [{ spans_mm: [5000], loads: [{ q_kN_m: 5 }] }]],
  [
    "designOfBeam",
    designOfBeam,
    [
      {
        spans_mm: [5000],
        member: { profile: "IPE 300" },
        actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 5 }] }],
      },
    ],
  ],
  [
    "outcomeOfBeam",
    outcomeOfBeam,
    [
      {
        spans_mm: [5000],
        member: { profile: "IPE 300" },
        actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 5 }] }],
      },
    ],
  ],
  [
    "casesOfBeam",
    casesOfBeam,
    [{ spans_mm: [5000], actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 5 }] }] }],
  ],
  ["template", library.template, [library.findCheck("en-1993-1-8"), { kind: "weld" }]],
];

/** Of bare numbers, and of what the library gives: a curve, a ground motion. */
const numeric: readonly (readonly [name: string, call: unknown, args: Args])[] = [
  ["rainflow", library.rainflow, [[0, 10, 2, 8, 0], { residue: "repeat" }]],
  [
    "rangeHistogram",
    (width: number, range: number, n: number) => library.rangeHistogram(width).count(range, 0, n),
    [5, 12, 3],
  ],
  [
    "damageSum",
    fatigue.damageSum,
    [
      [1e5, 2e5],
      [1e6, 1e7],
    ],
  ],
  ["damageOfSpectrum", fatigue.damageOfSpectrum, [strength, [60, 80], [1e5, 2e5]]],
  ["damageOfBlock", fatigue.damageOfBlock, [strength, 60, 1e5]],
  ["endurance", fatigue.endurance, [strength, 60]],
  ["strengthAt", fatigue.strengthAt, [strength, 1e6]],
  ["strengthOf", fatigue.strengthOf, [fatigue.curves.direct, 71]],
  ["railLambda1", fatigue.railLambda1, [20, "EC-mix"]],
  ["craneFactor", fatigue.craneFactor, ["S3", 2, 3]],
  ["oneHigher", fatigue.oneHigher, [71]],
  ["oneLower", fatigue.oneLower, [71]],
  ["elasticSpectrum", earthquake.elasticSpectrum, [0.3, motion]],
  ["designSpectrum", earthquake.designSpectrum, [0.3, motion]],
  ["displacementSpectrum", earthquake.displacementSpectrum, [0.3, motion]],
  ["verticalSpectrum", earthquake.verticalSpectrum, [0.3, upward]],
  ["verticalDesignSpectrum", earthquake.verticalDesignSpectrum, [0.3, upward]],
  [
    "symmetricEigen",
    earthquake.symmetricEigen,
    [
      [
        [2, 1],
        [1, 3],
      ],
    ],
  ],
  [
    "stickModes",
    earthquake.stickModes,
    [
      [100, 90],
      [5000, 4000],
    ],
  ],
  ["secondOrderRange", earthquake.secondOrderRange, [0.15]],
  ["weldGroupProperties", joints.weldGroupProperties, [[{ x1: 0, y1: 0, x2: 100, y2: 0, a: 4, l: 100 }]]],
  ["alphaOf", joints.alphaOf, [0.4, 0.3]],
  ["barArea", materials.barArea, [16]],
  ["tensileStressArea", materials.tensileStressArea, [20, 2.5]],
  ["normalClearance", materials.normalClearance, [20]],
  ["steelStrength", materials.steelStrength, ["S355", 12, "en-1993-1-1"]],
];

/** By annex. */
const byAnnex: readonly (readonly [name: string, call: unknown, args: Args])[] = [
  ["determined", determined, ["NL", "EN 1993-1-1", "gamma_M1"]],
  ["editionOf", editionOf, ["NL", "EN 1993-1-1"]],
  ["annexAbsence", annexAbsence, ["NL", "EN 1993-1-1"]],
  ["annexWarning", annexWarning, ["NL", "EN 1993-1-1"]],
];

/** Looks for a word: for anything else it finds nothing. */
const finders: readonly (readonly [name: string, find: (text: never) => unknown])[] = [
  ["section", library.section],
  ["bolt", materials.bolt],
  ["boltGrade", materials.boltGrade],
  ["concrete", materials.concrete],
  ["timber", materials.timber],
  ["resolveReinforcement", materials.resolveReinforcement],
  ["findCheck", library.findCheck],
  ["findRow", fatigue.findRow],
  ["rowNamed", fatigue.rowNamed],
];

/** Every number in the arguments, replaced. */
function* replaced(value: unknown, by: unknown): Generator<unknown> {
  if (typeof value === "number") yield by;
  else if (Array.isArray(value)) {
    for (const [i, entry] of value.entries()) for (const one of replaced(entry, by)) yield value.with(i, one);
  } else if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [name, entry] of Object.entries(value))
      for (const one of replaced(entry, by)) yield { ...value, [name]: one };
  }
}

/** Every name of every object, misspelt. */
function* misspelt(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [i, entry] of value.entries()) for (const one of misspelt(entry)) yield value.with(i, one);
  } else if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [name, entry] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield { ...rest, [`${name}x`]: entry };
      for (const one of misspelt(entry)) yield { ...value, [name]: one };
    }
  }
}

function holdsNaN(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some(holdsNaN);
}

/** "refused", what came of it, or the error that is none of ours. */
function outcomeOf(call: unknown, args: Args): unknown {
  try {
    const found = (call as (...all: Args) => unknown)(...args);
    return found === undefined || holdsNaN(found) ? "no number" : found;
  } catch (error) {
    if (library.isInvalidInput(error) || error instanceof RangeError) return "refused";
    return error;
  }
}

const isSafe = (outcome: unknown) => outcome === "refused" || outcome === "no number";

describe.each(calls)("%s", (name, call, args) => {
  test("answers a sound call", () => {
    const found = outcomeOf(call, args);
    expect(found, String(found)).not.toBeInstanceOf(Error);
    expect(found).not.toBe("refused");
  });

  test("no number, Infinity, nothing, a text", () => {
    for (const by of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, "12,5 mm"])
      for (const wrong of replaced(
        args.map((one) => (isCheck(one) ? null : one)),
        by,
      )) {
        if (by === null && absent.has(name)) continue;
        const found = outcomeOf(call, withChecks(wrong, args));
        expect(isSafe(found), `${JSON.stringify(wrong)} ${String(by)}: ${String(found)}`).toBe(true);
      }
  });

  test("a misspelt name", () => {
    for (const wrong of misspelt(args.map((one) => (isCheck(one) ? null : one)))) {
      const found = outcomeOf(
        call,
        (wrong as Args).map((one, i) => (isCheck(args[i]) ? args[i] : one)),
      );
      expect(isSafe(found), `${JSON.stringify(wrong)}: ${String(found)}`).toBe(true);
    }
  });

  test("nothing at all, and another annex", () => {
    for (const [i, given] of args.entries()) {
      if (isCheck(given)) continue;
      for (const wrong of given === "NL" ? ["XX", "__proto__"] : [null]) {
        const found = outcomeOf(call, args.with(i, wrong));
        expect(isSafe(found), `argument ${i} ${String(wrong)}: ${String(found)}`).toBe(true);
      }
    }
  });
});

const withChecks = (wrong: unknown, args: Args): Args =>
  (wrong as Args).map((one, i) => (isCheck(args[i]) ? args[i] : one));
const isCheck = (value: unknown): boolean => value !== null && typeof value === "object" && "kinds" in value;

/** In a request null is a field that is not given. */
const absent = new Set([
  "check",
  "checkEach",
  "checkMany",
  "suggest",
  "propose",
  "geometryOf",
  "actionsOfBeam",
  "designOfBeam",
  "casesOfBeam",
  "outcomeOfBeam",
  "proposePin",
  "proposeWeld",
]);

describe.each(numeric)("%s", (name, call, args) => {
  test("answers a sound call", () => {
    expect(isSafe(outcomeOf(call, args))).toBe(false);
  });

  test("no number, Infinity", () => {
    for (const by of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      for (const [i, given] of args.entries()) {
        // a curve, a ground motion is as the library has made it
        if (typeof given === "object" && !Array.isArray(given)) continue;
        for (const wrong of replaced(given, by)) {
          if (by === Number.POSITIVE_INFINITY && forever.has(name)) continue;
          const found = outcomeOf(call, args.with(i, wrong));
          expect(isSafe(found), `argument ${i} ${String(by)}: ${String(found)}`).toBe(true);
        }
      }
  });
});

/** What has no end is a number there: a life that never ends, a very great range. */
const forever = new Set([
  "damageSum",
  "endurance",
  "strengthAt",
  "damageOfBlock",
  "damageOfSpectrum",
  "normalClearance",
]);
test.each(byAnnex)("%s refuses an annex that there is not", (_, call, args) => {
  for (const annex of ["XX", "__proto__", null, Number.NaN])
    expect(outcomeOf(call, args.with(0, annex))).toBe("refused");
});

test.each(finders)("%s finds nothing for what is no name of its kind", (_, find) => {
  for (const strange of [Number.NaN, null, undefined, {}, [], "", "no such thing", true]) {
    const found = outcomeOf(find, [strange]);
    expect(isSafe(found), `${JSON.stringify(strange)}: ${String(found)}`).toBe(true);
  }
});

/** Pieces that a check is put together from: they take what the library has made, a sheet, a member, a section in its concrete. */
const pieces: Readonly<Record<string, string>> = {
  ".": `InvalidInput byName checkUnknown clauseNumber describeFields detailCatalogue flattenedOutline formulaCount isBoth isInvalidInput itemsIn kindOf kindsIn
    listOf listsOf outlineOf ownSectionProblems parseExpression percent rainflowCounter requestSchema requestWith resolveDesignation rounded
    sectionDrawing splitUnit suggestions topSchema`,
  "./en-1992-1-1": `bendingTowards biaxialResistance integrate momentsOf profileOf surfacePoint fire. generalMethod. law. resistance. shape. steel.`,
  "./en-1993-1-1": `annexA. annexB. bendingAxial. classification. criticalMoment. crossSection. deflection. effectiveSection. equivalentMoment.
    flexuralBuckling. lateralTorsional. momentShape. plate. torsionalBuckling. verification.`,
  "./en-1993-1-8": `blockTearing. boltGroups. boltTension. intermittentWelds. jointStiffness. spacing. tStub.`,
  "./en-1993-1-9": `checkFactors detailCatalogue lambdaMethod meanStressFormula power railBridge roadBridge roadBridgeOfStuds sizeEffect spectrumOf
    stepOfBlock stressesOf verifyEquivalent verifyRangeLimit rainflowCounter`,
  "./en-1995-1-1": `bearing. crossSection. deflection. fire. notch. section. spacing. stability. strength. tapered. vibration.`,
  "./en-1998-1": `angularFrequency branchNote branchOf combination combinedEffects cqc defaultOverstrength designOrdinate drawingGrid frames
    independent modalAnalysis modeResponse modesOf ordinatesAt reduction rejectTorsion srss storeyDrifts storeyMoment systemFactor`,
  "./own-annexes": "bringOwnAnnexes judgeOwnAnnex",
  "./annexes": "addNext addStandard choicesOf determinedNext isOpen standardOfNext",
  "./beams": "beamFields",
  "./proposals": "proposalsFor",
  "./materials": "resolveSteelGrade concreteOfStrength",
  "./sections":
    "flattened greatestThickness outlineOf ownSectionFaults ownSectionProblems resolveDesignation sectionDrawing",
};
/** Sentences, problems and the engine for those who make checks of their own. */
const notForData = ["./message", "./messages", "./problems", "./engine", "./text"];

interface Exported {
  readonly name: string;
  readonly value: unknown;
}

const isFormula = (value: unknown): value is Parameters<typeof parametersOf>[0] =>
  typeof value === "function" && "clause" in value && "text" in value;

function* exportedBy(module: object, within = ""): Generator<Exported> {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value === "function") yield { name: within + name, value };
    else if (Object.prototype.toString.call(value) === "[object Module]")
      yield* exportedBy(value as object, `${name}.`);
  }
}

const entries = Object.entries(
  (
    JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
      exports: Record<string, unknown>;
    }
  ).exports,
).flatMap(([entry, at]) =>
  entry.includes("*") || typeof at === "string" ? [] : [[entry, (at as { "@x/source": string })["@x/source"]] as const],
);

describe.each(entries)("%s", (entry, source) => {
  test("each function is called above, or is a piece of a check", async () => {
    if (notForData.includes(entry)) return;
    const known = new Set([
      ...[...calls, ...numeric, ...byAnnex].map(([name]) => name),
      ...finders.map(([name]) => name),
    ]);
    const others = (pieces[entry] ?? "").split(/\s+/);
    const module = (await import(join("..", source))) as object;
    const open = [...exportedBy(module)].filter(
      ({ name, value }) =>
        !isFormula(value) &&
        !known.has(name) &&
        !others.some((other) => other === name || (other.endsWith(".") && name.startsWith(other))),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test("no formula makes a number of NaN, and none by name takes one", async () => {
    const module = (await import(join("..", source))) as object;
    for (const { name, value } of exportedBy(module)) {
      if (!isFormula(value)) continue;
      const names = parametersOf(value);
      for (const i of names.keys()) {
        const numbers = names.map((_, j) => (i === j ? Number.NaN : 0.7 + 0.13 * j));
        expect(value(...numbers), `${name} of ${names[i]}`).toBeNaN();
        const given = Object.fromEntries(names.map((one, j) => [one, numbers[j] as number]));
        expect(() => byName(value, given), name).toThrow(TypeError);
      }
    }
  });
});

test("annexes stand in the order of the standards", () => expect(annexes.length).toBeGreaterThan(100));
