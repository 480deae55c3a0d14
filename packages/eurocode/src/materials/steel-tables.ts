/**
 * f_y and f_u (f_u: lower bound) by thickness in MPa. EN 1993-1-1:2005 Table 3.1, and the product standards behind it.
 * Where a figure comes from: "two sources" means two public data sets agree; "one source"; "unconfirmed" is the standard as
 * engineers know it, not looked up again.
 */

export type Confidence = "two sources" | "one source" | "unconfirmed";

export interface StrengthRow {
  readonly standard: string;
  readonly clause: string;
  /** f_y up to and including each thickness */
  readonly f_y: readonly (readonly [t: number, MPa: number])[];
  readonly f_u: readonly (readonly [t: number, MPa: number])[];
  readonly confidence: Confidence;
}

const table31 = (standard: string, y40: number, u40: number, y80?: number, u80?: number): StrengthRow => ({
  standard,
  clause: "EN 1993-1-1 Table 3.1",
  f_y: y80 === undefined ? [[40, y40]] : [[40, y40], [80, y80]], // biome-ignore format: pairs
  f_u: u80 === undefined ? [[40, u40]] : [[40, u40], [80, u80]], // biome-ignore format: pairs
  confidence: "two sources",
});

// biome-ignore format: a table
/** f_u of S355 is that of the corrigendum of 2009; the first print had 510 (and 470 up to 80 mm), as have older examples */
export const eurocodeTable: Record<string, StrengthRow> = {
  "S235": table31("EN 10025-2", 235, 360, 215, 360),
  "S275": table31("EN 10025-2", 275, 430, 255, 410),
  "S355": table31("EN 10025-2", 355, 490, 335, 470),
  "S450": table31("EN 10025-2", 440, 550, 410, 550),
  "S275 N": table31("EN 10025-3", 275, 390, 255, 370),
  "S355 N": table31("EN 10025-3", 355, 490, 335, 470),
  "S420 N": table31("EN 10025-3", 420, 520, 390, 520),
  "S460 N": table31("EN 10025-3", 460, 540, 430, 540),
  "S275 M": table31("EN 10025-4", 275, 370, 255, 360),
  "S355 M": table31("EN 10025-4", 355, 470, 335, 450),
  "S420 M": table31("EN 10025-4", 420, 520, 390, 500),
  "S460 M": table31("EN 10025-4", 460, 540, 430, 530),
  "S235 W": table31("EN 10025-5", 235, 360, 215, 340),
  "S355 W": table31("EN 10025-5", 355, 490, 335, 490),
  "S460 Q": table31("EN 10025-6", 460, 570, 440, 550),
  "S235 H hot": table31("EN 10210-1", 235, 360, 215, 340),
  "S275 H hot": table31("EN 10210-1", 275, 430, 255, 410),
  "S355 H hot": table31("EN 10210-1", 355, 510, 335, 490),
  "S275 NH hot": table31("EN 10210-1", 275, 390, 255, 370),
  "S355 NH hot": table31("EN 10210-1", 355, 490, 335, 470),
  "S420 NH hot": table31("EN 10210-1", 420, 540, 390, 520),
  "S460 NH hot": table31("EN 10210-1", 460, 560, 430, 550),
  "S235 H cold": table31("EN 10219-1", 235, 360),
  "S275 H cold": table31("EN 10219-1", 275, 430),
  "S355 H cold": table31("EN 10219-1", 355, 510),
  "S275 NH cold": table31("EN 10219-1", 275, 370),
  "S355 NH cold": table31("EN 10219-1", 355, 470),
  "S460 NH cold": table31("EN 10219-1", 460, 550),
  "S275 MH cold": table31("EN 10219-1", 275, 360),
  "S355 MH cold": table31("EN 10219-1", 355, 470),
  "S420 MH cold": table31("EN 10219-1", 420, 500),
  "S460 MH cold": table31("EN 10219-1", 460, 530),
};

/** Bands as `16:235 40:225 …` */
const bands = (text: string): [number, number][] =>
  text.split(" ").map((band) => {
    const [t = 0, MPa = 0] = band.split(":").map(Number);
    return [t, MPa];
  });

const product = (standard: string, clause: string, f_y: string, f_u: string, confidence: Confidence): StrengthRow => ({
  standard,
  clause,
  f_y: bands(f_y),
  f_u: bands(f_u),
  confidence,
});

const en10025part2 = ["EN 10025-2:2004", "EN 10025-2 Table 7"] as const;
const en10025part2of2019 = ["EN 10025-2:2019", "EN 10025-2:2019 Table 7"] as const;
const en10025part3 = ["EN 10025-3", "EN 10025-3 Table 4"] as const;
const en10025part4 = ["EN 10025-4", "EN 10025-4 Table 4"] as const;
const en10025part5 = ["EN 10025-5", "EN 10025-5 Table 4"] as const;
const en10025part6 = ["EN 10025-6", "EN 10025-6 Table 4"] as const;
const hotFinished = ["EN 10210-1", "EN 10210-1 Table A.3"] as const;
const hotFinishedFine = ["EN 10210-1", "EN 10210-1 Table B.3"] as const;
const coldFormed = ["EN 10219-1", "EN 10219-1 Table A.3"] as const;
const coldFormedNormalized = ["EN 10219-1", "EN 10219-1 Table B.4"] as const;
const coldFormedThermomechanical = ["EN 10219-1", "EN 10219-1 Table B.5"] as const;

// "less than 3 mm" of the standards: the greatest thickness still below it
const belowThree = 2.999;

// biome-ignore format: a table
export const productTable: Record<string, StrengthRow> = {
  "S235": product(...en10025part2, "16:235 40:225 100:215 150:195 200:185 250:175 400:165", "100:360 150:350 250:340 400:330", "two sources"),
  "S275": product(...en10025part2, "16:275 40:265 63:255 80:245 100:235 150:225 200:215 250:205 400:195", `${belowThree}:430 100:410 150:400 400:380`, "two sources"),
  "S355": product(...en10025part2, "16:355 40:345 63:335 80:325 100:315 150:295 200:285 250:275 400:265", `${belowThree}:510 100:470 400:450`, "two sources"),
  "S450": product(...en10025part2, "16:450 40:430 63:410 80:390 150:380", "100:550 150:530", "two sources"),
  "S460": product(...en10025part2of2019, "16:460 40:440 63:420 80:400 150:390", "100:550 150:530", "unconfirmed"),
  "S275 N": product(...en10025part3, "16:275 40:265 63:255 80:245 100:235 150:225 200:215 250:205", "100:370 250:350", "unconfirmed"),
  "S355 N": product(...en10025part3, "16:355 40:345 63:335 80:325 100:315 150:295 200:285 250:275", "100:470 250:450", "unconfirmed"),
  "S420 N": product(...en10025part3, "16:420 40:400 63:390 80:370 100:360 150:340 200:330 250:320", "100:520 250:500", "unconfirmed"),
  "S460 N": product(...en10025part3, "16:460 40:440 63:430 80:410 100:400 150:380 200:370", "100:540 200:530", "unconfirmed"),
  "S275 M": product(...en10025part4, "16:275 40:265 63:255 100:245 150:240", "40:370 63:360 150:350", "unconfirmed"),
  "S355 M": product(...en10025part4, "16:355 40:345 63:335 100:325 150:320", "40:470 63:450 100:440 150:430", "unconfirmed"),
  "S420 M": product(...en10025part4, "16:420 40:400 63:390 80:380 100:370 150:365", "40:520 63:500 80:480 100:470 150:460", "unconfirmed"),
  "S460 M": product(...en10025part4, "16:460 40:440 63:430 80:410 100:400 150:385", "40:540 63:530 80:510 100:500 150:490", "unconfirmed"),
  "S235 W": product(...en10025part5, "16:235 40:225 100:215 150:195", "100:360 150:350", "unconfirmed"),
  "S355 W": product(...en10025part5, "16:355 40:345 63:335 80:325 100:315 150:295", `${belowThree}:510 100:470 150:450`, "unconfirmed"),
  "S355 WP": product(...en10025part5, "16:355 40:345", `${belowThree}:510 40:470`, "unconfirmed"),
  "S460 Q": product(...en10025part6, "50:460 100:440 150:400", "100:550 150:500", "unconfirmed"),
  "S235 H hot": product(...hotFinished, "16:235 40:225 100:215 120:195", "100:360 120:350", "one source"),
  "S275 H hot": product(...hotFinished, "16:275 40:265 63:255 80:245 100:235 120:225", `${belowThree}:430 100:410 120:400`, "one source"),
  "S355 H hot": product(...hotFinished, "16:355 40:345 63:335 80:325 100:315 120:295", `${belowThree}:510 100:470 120:450`, "one source"),
  "S275 NH hot": product(...hotFinishedFine, "16:275 40:265 65:255", "65:370", "unconfirmed"),
  "S355 NH hot": product(...hotFinishedFine, "16:355 40:345 65:335", "65:470", "unconfirmed"),
  "S420 NH hot": product(...hotFinishedFine, "16:420 40:400 65:390", "65:520", "unconfirmed"),
  "S460 NH hot": product(...hotFinishedFine, "16:460 40:440 65:430", "65:540", "unconfirmed"),
  "S235 H cold": product(...coldFormed, "16:235 40:225", "40:360", "unconfirmed"),
  "S275 H cold": product(...coldFormed, "16:275 40:265", `${belowThree}:430 40:410`, "unconfirmed"),
  "S355 H cold": product(...coldFormed, "16:355 40:345", `${belowThree}:510 40:470`, "unconfirmed"),
  "S275 NH cold": product(...coldFormedNormalized, "16:275 40:265", "40:370", "unconfirmed"),
  "S355 NH cold": product(...coldFormedNormalized, "16:355 40:345", "40:470", "unconfirmed"),
  "S460 NH cold": product(...coldFormedNormalized, "16:460 40:440", "40:540", "unconfirmed"),
  "S275 MH cold": product(...coldFormedThermomechanical, "16:275 40:265", "40:360", "unconfirmed"),
  "S355 MH cold": product(...coldFormedThermomechanical, "16:355 40:345", "40:470", "unconfirmed"),
  "S420 MH cold": product(...coldFormedThermomechanical, "16:420 40:400", "40:500", "unconfirmed"),
  "S460 MH cold": product(...coldFormedThermomechanical, "16:460 40:440", "40:530", "unconfirmed"),
};
