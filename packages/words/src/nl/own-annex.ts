import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

// An annex that a request brings.

export const rooms = {
  ownAnnex: {
    unknownStandard: "is geen norm met nationale parameters ({known})",
    unknownParameter: "is geen nationale parameter van {standard}{near}",
    near: ": bedoelt u {name}?",
    none: "",
    reason: "moet zijn als {like}, met de reden",
    wrongForm: 'moet zijn als {known}, of "as" met de code van de bijlage die hem heeft',
    farAway: "is {value}, ver van wat enige bijlage heeft ({known}); let op het decimaalteken",
    wrongSign: "is {value}; geen bijlage heeft hier een negatieve waarde",
    unknownAnnex: "moet een van {codes} zijn",
    ofFirst: "een eigen bijlage is van de eerste generatie; laat edition weg",
    otherBase: "is {given}, en own_annex is gebaseerd op {base}",
    beyondAnnexes:
      "{symbol} = {used} van {annex} ligt aan de onveilige kant van elke bijlage die hier bekend is, {known} ({standard} {clause}).",
    notGiven: "{name} ({edition}) geeft geen {symbols}: {base} genomen.",
    recommended: "aanbevolen waarden",
    ofAnnex: "waarden van de bijlage van {code}",
    refused:
      '{name} geeft geen {symbols}, die deze berekening nodig heeft: voeg voor elk een waarde of {as} toe, of zet others op "warn" (neemt {base} en noemt ze) of "accept"',
    refusedByName:
      "{name} geeft geen {symbol}, die deze berekening nodig heeft, en laat geen andere waarde ervoor toe: {why}; voeg de waarde toe",
    parameter: "{symbol} ({text})",
  },
} satisfies Translation<(typeof said)["own-annex"]>;

// biome-ignore format: one text a row
export const texts = {
  "annex of another country or of an office": "bijlage van een ander land of van een bureau",
  "country or office, as results and reports call it": "land of bureau, zoals resultaten en rapporten het noemen",
  "document and date of the annex": "document en datum van de bijlage",
  "origin of its values": "waar de waarden vandaan komen",
  "annex that it deviates from; default EN": "bijlage waarvan hij afwijkt; standaard EN",
  "what happens where the calculation needs a parameter that it does not give; default warn": "wat er gebeurt als de berekening een parameter nodig heeft die hij niet geeft; standaard warn",
  "by standard and symbol: a value; as: the code of an annex that has it; value and source; or refuse with the reason, * for all others of the standard": "per norm en symbool: een waarde; as: de code van een bijlage die hem heeft; value en source; of refuse met de reden, * voor alle andere van de norm",
};
