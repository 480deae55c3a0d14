/** Any spelling of a structural steel grade, old national names included -> the grade of today's standards */

import { Memory } from "../basis/memory.ts";
import { english, type Message } from "../basis/message.ts";
import { says } from "./says.ts";

export interface SteelGrade {
  readonly kind: "grade";
  /** `S355J2`, `S460M`, `S355NLH`; `S355` where no sub-grade is given */
  readonly canonical: string;
  /** nominal yield strength in the name */
  readonly strength: number;
  /** JR, J0, J2, K2, N, NL, M, ML, Q, QL, QL1, J2W, J0WP …; empty when not given. Without the H of hollow sections. */
  readonly subgrade: string;
  readonly hollow: boolean;
  readonly standard: string;
  /** of hollow sections: named beside the grade, or the only one that has it */
  readonly productStandard?: "EN 10210" | "EN 10219";
  /** EN 1993-1-1 covers S235 to S460 (3.1(2), Table 3.1), EN 1993-1-12 goes to S700 */
  readonly scope: "EN 1993-1-1" | "EN 1993-1-12" | "none";
  /** equal strength, but chemistry or toughness is not quite that of the old name */
  readonly approximate?: boolean;
  readonly note?: string;
}

export interface RefusedGrade {
  readonly kind: "refused" | "unknown";
  readonly reason: string;
  /** The reason as a message. */
  readonly because: Message;
  readonly suggestions: readonly string[];
}

const refused = (kind: RefusedGrade["kind"], because: Message, suggestions: readonly string[] = []): RefusedGrade => ({
  kind,
  reason: english(because),
  because,
  suggestions,
});

// biome-ignore format: a table
/** Sub-grades that exist for each strength. EN 10025-2 to -6:2004 and 2019, EN 10210-1, EN 10219-1 */
const subgrades: Record<string, readonly string[]> = {
  235: ["", "JR", "J0", "J2", "J0W", "J2W", "W", "H", "JRH"],
  275: ["", "JR", "J0", "J2", "N", "NL", "M", "ML", "H", "J0H", "J2H", "NH", "NLH", "MH", "MLH"],
  355: ["", "JR", "J0", "J2", "K2", "N", "NL", "M", "ML", "J0W", "J2W", "K2W", "W", "J0WP", "J2WP", "H", "J0H", "J2H", "K2H",
    "NH", "NLH", "MH", "MLH"],
  420: ["", "N", "NL", "M", "ML", "NH", "NLH", "MH", "MLH"],
  450: ["", "J0"],
  460: ["", "JR", "J0", "J2", "K2", "N", "NL", "M", "ML", "Q", "QL", "QL1", "NH", "NLH", "MH", "MLH"],
  500: ["", "J0", "M", "ML", "Q", "QL", "QL1"],
  550: ["", "Q", "QL", "QL1"],
  620: ["", "Q", "QL", "QL1"],
  690: ["", "Q", "QL", "QL1"],
  890: ["", "Q", "QL", "QL1"],
  960: ["", "Q", "QL"],
};

// biome-ignore format: a table
/** Old and trade names, letters and digits run together. BS 4360, DIN 17100, DIN 17102, EN 10025:1990, NF A 35-501, SS, UNE. */
const oldNames: Record<string, string> = {
  S235JR: "ST37 ST372 RST372 UST372 FE360B FE360 E242 E24 40B SS1312 AE235B A37B 1.0038",
  S235J0: "ST373U FE360C E243 40C 1.0114",
  S235J2: "ST373 ST373N FE360D E244 40D 1.0117",
  S275JR: "ST44 ST442 FE430B FE430 43 43A 43B E282 E28 SS1412 A42B 1.0044",
  S275J0: "ST443U FE430C 43C E283 1.0143",
  S275J2: "ST443 ST443N FE430D 43D E284 1.0145",
  S355: "FE510 E36",
  S355JR: "FE510B 50B E362 SS2172 1.0045",
  S355J0: "ST523U FE510C 50C E363 1.0553",
  S355J2: "ST52 ST523 ST523N FE510D 50D E364 SS2132 1.0577",
  S355K2: "FE510DD 50DD 1.0596",
  S450J0: "55C 1.0590",
  S355NL: "STE355 TSTE355 SS2134",
  S460N: "STE460",
  S460NL: "TSTE460",
  S460M: "HISTAR460",
  S355M: "HISTAR355",
  S690QL: "STE690 WELDOX700",
  S355J2W: "CORTENB WTST523",
  S355J0WP: "CORTENA",
  S235J2W: "WTST372",
  S355J2H: "ST523HOLLOW",
  S420MH: "STRENX420MH",
};

/** Equal strength, other chemistry or toughness */
const approximateNames = new Set(
  "SS1312 SS1412 SS2132 SS2134 SS2172 AE235B A37B A42B 43 43A 40B STE355 HISTAR460 HISTAR355 WELDOX700 CORTENA CORTENB STRENX420MH".split(
    " ",
  ),
);

const notes: Record<string, string> = {
  STE355: "DIN 17102: StE 355 is S355N, TStE 355 is S355NL; the strengths are the same",
  HISTAR460: "maker's grade with less reduction by thickness; S460M is taken",
  HISTAR355: "maker's grade with less reduction by thickness; S355M is taken",
  FE510: "sub-grade not given: strength only",
  E36: "sub-grade not given: strength only",
  ST52: "taken as St 52-3",
};

const byOldName = new Map(
  Object.entries(oldNames).flatMap(([canonical, names]) => names.split(" ").map((name) => [name, canonical] as const)),
);

const fromS235 = ["S235", "S275", "S355", "S420", "S450", "S460"];

/** Recognised, and not steels a check may take by that name */
const refusals: readonly (readonly [RegExp, Message, readonly string[]])[] = [
  [/^(S185|ST33(-?[12])?|FE310)/, says.weakSteel, fromS235],
  [/^(E295|E335|E360|ST50|ST60|ST70|FE490|FE590|FE690|A50|A60|A70)/, says.engineeringSteel, []],
  [/^(GRADE|GR)?50$/, says.grade50, ["S355JR", "S355J0", "S355J2"]],
  [/^A(36|53|242|441|500|501|514|529|572|588|618|709|847|852|913|992|1085)(GR(ADE)?)?\d*[A-Z]?$/, says.american, []],
  [/^A(307|325|490|449)[A-Z]?$/, says.americanBolt, []],
  [/^(SS|SM|SN|STK|STKR)(330|400|490|520|540|570)[A-Z]*$/, says.japanese, []],
  [/^Q(195|215|235|275|345|355|390|420|460|690)[A-Z]*$/, says.chinese, []],
  [/^(GRADE|GR)?(250|300|350|400|450)(L0|L15)?$/, says.australian, []],
  [/^(304|316|1\.4)\w*/, says.stainless, []],
  [/^(37|52|44)$/, says.withoutSt, ["S235JR", "S275JR", "S355J2"]],
  [/^(235|275|355|420|450|460)$/, says.strengthAlone, ["S235", "S275", "S355"]],
  [/^C\d{2}E?$/, says.machineSteel, []],
  [/^(STAHL|STEEL|STAAL|ACIER|STAL|ACERO|ACCIAIO|BAUSTAHL|MILDSTEEL)$/, says.whichGrade, ["S235", "S275", "S355"]],
];

function steelStandard(strength: number, subgrade: string, hollow: boolean): string {
  if (hollow) return subgrade.startsWith("M") ? "EN 10219-1" : "EN 10210-1 / EN 10219-1";
  if (subgrade.includes("W")) return "EN 10025-5";
  if (subgrade.startsWith("Q")) return "EN 10025-6";
  if (subgrade.startsWith("N")) return "EN 10025-3";
  if (subgrade.startsWith("M")) return "EN 10025-4";
  if (subgrade === "" && strength === 420) return "EN 10025-3 / EN 10025-4";
  if (subgrade === "" && strength > 500) return "EN 10025-6";
  return "EN 10025-2";
}

function gradeOf(strength: number, suffix: string): SteelGrade {
  const hollow = suffix.endsWith("H");
  const subgrade = hollow ? suffix.slice(0, -1) : suffix;
  return {
    kind: "grade",
    canonical: `S${strength}${suffix}`,
    strength,
    subgrade,
    hollow,
    standard: steelStandard(strength, subgrade, hollow),
    // thermomechanical hollow sections are cold formed: EN 10219-1
    ...(hollow && subgrade.startsWith("M") && { productStandard: "EN 10219" as const }),
    scope: strength <= 460 ? "EN 1993-1-1" : strength <= 700 ? "EN 1993-1-12" : "none",
  };
}

/** S275 alone is read as S275JR, S450 as S450J0: the sub-grade every tonne of them has at least. S235 and S355 stay as they are. */
const implied: Record<string, string> = { S275: "JR", S450: "J0" };

const known = new Memory<SteelGrade | RefusedGrade>(5_000);

export const resolveSteelGrade = (text: string): SteelGrade | RefusedGrade =>
  known.of(text, (asked) => Object.freeze(resolve(asked)));

function resolve(text: string): SteelGrade | RefusedGrade {
  if (text.length > 60) return refused("unknown", says.tooLong);
  let s = text.toUpperCase().trim();
  let productStandard: SteelGrade["productStandard"];
  s = s.replace(
    /\(?\s*(?:(?:BS|DIN|NF|NEN|SS|I\.S\.)[\s-]*)?EN[\s-]*(\d{5})(?:-\d+)?(?::\d{4})?\s*\)?/,
    (_, number: string) => {
      if (number === "10210" || number === "10219") productStandard = `EN ${number}`;
      return "";
    },
  );
  // delivery condition and through-thickness quality are kept apart from the grade
  s = s
    .replace(/\+\s*(AR|N|M|Z\d{2}|CR|A|U|QT)\b/g, "")
    .replace(/\b(?:GRADE|STEEL|STAHL|KWALITEIT|QUALITY)\b(?=.*\d)/g, "");
  const compact = s.replace(/[\s_()-]/g, "");
  const modern = /^S(\d{3})([A-Z0-9]*)$/.exec(compact.replace(/^S(\d{3})JO/, "S$1J0"));
  const named = modern ? modernName(Number(modern[1]), modern[2] ?? "") : undefined;
  const resolved = named ?? oldName(compact, text) ?? refusal(compact, text);
  return resolved.kind === "grade" && productStandard ? { ...resolved, productStandard } : resolved;
}

function modernName(strength: number, given: string): SteelGrade | RefusedGrade | undefined {
  const list = subgrades[strength];
  if (!list) return undefined;
  // EN 10025:1993 added G1 to G4 (deoxidation, delivery condition): S235JRG2, S355J2G3, S355J2G1W
  const suffix = given.replace(/G[1-4]/, "");
  if (!list.includes(suffix)) {
    const near = list.filter((s) => s !== "" && s[0] === suffix[0]).map((s) => `S${strength}${s}`);
    return refused(
      "refused",
      says.notAGrade({ grade: `S${strength}${given}` }),
      near.length > 0 ? near : [`S${strength}`],
    );
  }
  const plain = suffix === "" ? (implied[`S${strength}`] ?? "") : suffix;
  const grade = gradeOf(strength, plain);
  return suffix === "" ? { ...grade, note: "sub-grade not given: strength only" } : grade;
}

function oldName(compact: string, text: string): SteelGrade | RefusedGrade | undefined {
  const key = compact.replace(/^GR(?=\d)/, "");
  const canonical = byOldName.get(key);
  // `Grade 43` is BS 4360; a bare 43 is nothing
  if (!canonical || (key === "43" && !/gr/i.test(text))) return undefined;
  const parts = /^S(\d{3})(.*)$/.exec(canonical);
  if (!parts) return undefined;
  const note = notes[key] ?? `formerly ${text.trim()}`;
  const approximate = approximateNames.has(key);
  return { ...gradeOf(Number(parts[1]), parts[2] ?? ""), note, ...(approximate && { approximate }) };
}

function refusal(compact: string, text: string): RefusedGrade {
  const hit = refusals.find(([pattern]) => pattern.test(compact));
  if (hit) return refused("refused", hit[1], hit[2]);
  const strength = /^S(\d{3})/.exec(compact)?.[1];
  if (strength) return refused("refused", says.notEuropean({ grade: text.trim() }), nearest(Number(strength)));
  return refused("unknown", says.notAName({ grade: text.trim() }));
}

const nearest = (strength: number): string[] =>
  Object.keys(subgrades)
    .map(Number)
    .sort((a, b) => Math.abs(a - strength) - Math.abs(b - strength))
    .slice(0, 2)
    .map((s) => `S${s}`);
