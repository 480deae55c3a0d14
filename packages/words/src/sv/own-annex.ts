import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

// An annex that a request brings.

export const rooms = {
  ownAnnex: {
    unknownStandard: "är ingen standard med nationella parametrar ({known})",
    unknownParameter: "är ingen nationell parameter i {standard}{near}",
    near: ": menade du {name}?",
    none: "",
    reason: "måste vara som {like}, med skälet",
    wrongForm: 'måste vara som {known}, eller "as" med koden för den bilaga som har den',
    farAway: "är {value}, långt från vad någon bilaga har ({known}); se upp med decimaltecknet",
    wrongSign: "är {value}; ingen bilaga har ett negativt värde här",
    unknownAnnex: "måste vara en av {codes}",
    ofFirst: "en egen bilaga är av första generationen; utelämna edition",
    otherBase: "är {given}, och own_annex bygger på {base}",
    beyondAnnexes:
      "{symbol} = {used} från {annex} ligger på osäkra sidan av alla bilagor som är kända här, {known} ({standard} {clause}).",
    notGiven: "{name} ({edition}) anger inte {symbols}: {base} används.",
    recommended: "rekommenderade värden",
    ofAnnex: "värden från bilagan för {code}",
    refused:
      '{name} anger inte {symbols}, som denna beräkning behöver: lägg till ett värde eller {as} för var och en, eller sätt others till "warn" (tar {base} och nämner dem) eller "accept"',
    refusedByName:
      "{name} anger inte {symbol}, som denna beräkning behöver, och tillåter inget annat värde i dess ställe: {why}; lägg till dess värde",
    parameter: "{symbol} ({text})",
  },
} satisfies Translation<(typeof said)["own-annex"]>;

// biome-ignore format: one text a row
export const texts = {
  "annex of another country or of an office": "bilaga för ett annat land eller ett kontor",
  "country or office, as results and reports call it": "land eller kontor, som resultat och rapporter kallar det",
  "document and date of the annex": "bilagans dokument och datum",
  "origin of its values": "varifrån värdena kommer",
  "annex that it deviates from; default EN": "bilaga som den avviker från; förval EN",
  "what happens where the calculation needs a parameter that it does not give; default warn": "vad som händer när beräkningen behöver en parameter som den inte anger; förval warn",
  "by standard and symbol: a value; as: the code of an annex that has it; value and source; or refuse with the reason, * for all others of the standard": "per standard och symbol: ett värde; as: koden för en bilaga som har det; value och source; eller refuse med skälet, * för alla andra i standarden",
};
