/** The words that stand for a family of profiles in Europe's languages, and those that name what is not in the catalogue */
import type { Message } from "../basis/message.ts";
import type { HollowFabrication } from "./catalogue.ts";
import { designationSays as says } from "./says.ts";

/** How the numbers of a name are to be read */
type Reading =
  | "series" // one number (or the numbers of the name as printed): IPE 300, HE 1000x393, UB 457x191x67
  | "angle" // h x b x t or a x t
  | "square" // a x t or a x a x t
  | "rectangular" // h x b x t
  | "tube" // d x t
  | "pipe" // tube or square, as the numbers say
  | "tube or box" // d x t or h x b x t
  | "flat" // b x t
  | "plate" // t, or b x t as a flat
  | "bar" // d, or d x t as a tube
  | "square bar"; // a

export interface Word {
  readonly family: string;
  readonly reading: Reading;
  readonly fabrication?: HollowFabrication;
  /** accept only with this many numbers */
  readonly numbers?: number;
  readonly count?: number;
  /** the letter must stand before the numbers: `D20` is a bar, `50D` an old steel grade */
  readonly before?: boolean;
  readonly note?: string;
}

const hotFinished: HollowFabrication = "hot-finished";
const coldFormed: HollowFabrication = "cold-formed";

const table = new Map<string, Word>();
const spoken: { readonly words: readonly string[]; readonly reading: Reading }[] = [];
/** An underscore stands between two words of one name: TUBO_QUADRO */
function words(list: string, word: Word): void {
  for (const text of list.split(" ")) {
    table.set(text.replaceAll("_", ""), word);
    spoken.push({ words: text.split("_"), reading: word.reading });
  }
}

// I and H: the series letters come from the catalogue itself; these are the other names
words("INP NP IPN I", { family: "IPN", reading: "series" });
words("UKB", { family: "UB", reading: "series" });
words("UKC", { family: "UC", reading: "series" });
words("UKBP", { family: "UBP", reading: "series" });
words("UKPFC", { family: "PFC", reading: "series" });
words("UNP UPN U", { family: "UPN", reading: "series" });
words("UKT T", { family: "T", reading: "series" });

words(
  "L LNP EA UA RSA UKA ANGLE CORNIERE CORN WINKEL WINKELSTAHL VINKEL VINKELSTANG HOEKLIJN HOEKSTAAL HOEKPROFIEL ANGOLARE ANGULAR KATOWNIK UHELNIK VINKELJARN VINKELPROFIL",
  {
    family: "L",
    reading: "angle",
  },
);
words("W", { family: "L", reading: "angle", numbers: 3 });
words("JL", { family: "L", reading: "angle", count: 2 });

words(
  "SHS KOKER TC TUBE_CARRE QRO QHP QHK RK QUADRATROHR VIERKANTROHR FORMROHR HOHLPROFIL HUP KOKERPROFIEL TUBO_QUADRO TUBO_QUADRATO TUBO_CUADRADO RURA_KW RURA_KWADRATOWA JAKL JAEKL JEKL FIRKANTRØR TRHR",
  {
    family: "SHS",
    reading: "square",
  },
);
words("K", { family: "SHS", reading: "square", before: true });
words("QRW HFSHS SHSHF MSH", { family: "SHS", reading: "square", fabrication: hotFinished });
words("VKR", { family: "SHS", reading: "square", fabrication: hotFinished });
words("CFSHS SHSCF KKR", { family: "SHS", reading: "square", fabrication: coldFormed });
words(
  "RHS RRO RHP RHK RP TUBE_RECT TUBE_RECTANGULAIRE RECHTECKROHR TUBO_RETT TUBO_RETTANGOLARE TUBO_RECTANGULAR TUBO_RECT RURA_PROST RURA_PROSTOKATNA",
  { family: "RHS", reading: "rectangular" },
);
words("RRW HFRHS RHSHF", { family: "RHS", reading: "rectangular", fabrication: hotFinished });
words("CFRHS RHSCF", { family: "RHS", reading: "rectangular", fabrication: coldFormed });
words("B", { family: "CHS", reading: "tube", before: true });
words("CHS ROR RO ROHR RUNDROHR BUIS TUBE_ROND TUBO_TONDO TUBO_REDONDO RØR RURA TRUBKA PUTKI", {
  family: "CHS",
  reading: "tube",
});
words("CHS_Ø ROHR_Ø RO_Ø BUIS_Ø TUBE_Ø TUBO_Ø RØR_Ø RURA_Ø TR_Ø TRUBKA_Ø PUTKI_Ø ROR_Ø", {
  family: "CHS",
  reading: "tube",
});
words("VCKR HFCHS CHSHF", { family: "CHS", reading: "tube", fabrication: hotFinished });
words("KCKR CFCHS CHSCF", { family: "CHS", reading: "tube", fabrication: coldFormed });
words("TUBE TUBO TUBOLARE", { family: "CHS", reading: "pipe" });
// Czech: of two numbers round, of three with corners
words("TR", { family: "CHS", reading: "tube or box" });

words("FL FLA FLT FLAT FLATBAR STRIP FLACH FLACHSTAHL BREITFLACHSTAHL FB PLATTSTANG PLATTJARN", {
  family: "FL",
  reading: "flat",
});
words("PL PLT PLAT PLATE PLATTE PLATTA PLAATJE PLAAT BL BLECH TOLE TOLEEP THKPLATE THICKPLATE", {
  family: "PL",
  reading: "plate",
});
words("RD RND RB ROND ROUND ROUNDBAR RUND RUNDSTAHL RUNDSTANG RUNDJARN DIABAR ØBAR", {
  family: "RD",
  reading: "bar",
});
const perhaps = "a diameter alone may also be a hole or a reinforcing bar";
words("Ø DIA", { family: "RD", reading: "bar", note: perhaps });
words("D", { family: "RD", reading: "bar", before: true, note: perhaps });
words("SQ SQUARE SQUAREBAR VKT KT CARRE VIERKANT VIERKANTSTAHL FYRKANTSTANG QUADRATSTAHL", {
  family: "SQ",
  reading: "square bar",
});

export const wordTable: ReadonlyMap<string, Word> = table;

/** The words of each name in turn, and what numbers follow: for those who look for names inside a text */
export const profileWords: readonly { readonly words: readonly string[]; readonly reading: Reading }[] = spoken;

/** Names the reader knows but the catalogue does not have: refused with a reason, never mapped to a neighbour */
const foreign: readonly (readonly [pattern: RegExp, reason: Message])[] = [
  [/^M\d{1,2}(X\d{1,3}(8\.8|10\.9|4\.6)?)?$/, says.boltSize],
  [/^TS\d/, says.foreignTube],
  [/^HSS\d/, says.americanHollow],
  [/^(W|S|M|WT|ST|MT|MC)\d/, says.american],
  [/^HP\d+X\d+/, says.pile],
  [/^C\d+X\d+X\d+/, says.lippedChannel],
  [/^C\d/, says.ambiguousC],
  [/^(Z|ZED|SIGMA)\d/, says.purlin],
  [/^\d+(PFC|UB|UC|WB|WC|TFB|TFC)(\d|$)|^(WB|WC|TFB|TFC)\d/, says.australian],
  [/^(ISMB|ISMC|ISA|ISHB|ISLB|ISWB|ISJB|NPB|WPB)\d/, says.indian],
  [/^(H|HW|HN|HM)\d/, says.asian],
  [/^(RSJ|J)\d|\dRSJ$/, says.joist],
  [/^RSC\d|\dRSC$/, says.britishChannel],
  [/^IPE?R\d/, says.ipeR],
  [/^UAP\d/, says.uap],
  [/^PRS\d/, says.prs],
  [/^(WI|WB|WH|PLI)\d/, says.weldedI],
  [/^(SFB|IFB|CSFB|USFB|ASB)\d|\dASB$/, says.slimFloor],
  [/^(HQ|THQ|HSQ|HATTBALK)\d/, says.hatBeam],
  [/^UAC\d|^CH\d/, says.unlisted],
];

export const foreignReason = (compact: string): Message | undefined =>
  foreign.find(([pattern]) => pattern.test(compact))?.[1];

/** Profiles of other continents, which a European catalogue does not have. */
const abroad: readonly Message[] = [
  says.foreignTube,
  says.americanHollow,
  says.american,
  says.australian,
  says.indian,
  says.asian,
];
export const isAbroad = (said: Message): boolean => abroad.includes(said);
