import { messages } from "../basis/message.ts";

/** Why a text is not a steel grade, and what is said of the strengths of one. */
export const says = messages("steelGrades", {
  tooLong: "longer than any name of a grade",
  notAGrade: "{grade} is not a grade of EN 10025, EN 10210 or EN 10219",
  notEuropean: "{grade} is not a European structural steel",
  notAName: "{grade} is not the name of a structural steel",
  weakSteel: "S185 (St 33) has no guaranteed toughness and is not in EN 1993-1-1 Table 3.1",
  engineeringSteel:
    "engineering steel of EN 10025-2 without toughness or weldability: not for structures to EN 1993-1-1",
  grade50: "ambiguous: BS 4360 grade 50 needs its letter (50B, 50C, 50D), ASTM A572 grade 50 is American",
  american: "American steel (ASTM): give f_y_MPa and f_u_MPa",
  americanBolt: "American bolt (ASTM): the classes of EN 1993-1-8 are 4.6 to 10.9",
  japanese: "Japanese steel (JIS): give f_y_MPa and f_u_MPa",
  chinese: "Chinese steel (GB/T): give f_y_MPa and f_u_MPa",
  australian: "Australian grade (AS/NZS 3678): give f_y_MPa and f_u_MPa",
  stainless: "stainless steel: EN 1993-1-4",
  withoutSt: "ambiguous: St 37, St 44 and St 52 are written with St",
  strengthAlone: "a yield strength alone is not the name of a grade",
  machineSteel: "engineering steel (EN ISO 683), not a structural steel of EN 1993-1-1",
  whichGrade: "steel, but of which grade?",
  highStrength: "{grade} is above S460: EN 1993-1-12",
  notCovered: "{grade} is above S460: not covered by EN 1993",
  noThickness: "the thickness must be greater than 0",
  tooThick: "{grade} has no strength above {limit} mm; the part is {t} mm thick",
  lowest: "{grade}: the lowest of {rows}",
  notInTable: "{grade} is not in Table 3.1: product standard",
});
