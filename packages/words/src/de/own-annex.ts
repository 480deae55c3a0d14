import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

// An annex that a request brings.

export const rooms = {
  ownAnnex: {
    unknownStandard: "ist keine Norm mit nationalen Parametern ({known})",
    unknownParameter: "ist kein nationaler Parameter von {standard}{near}",
    near: ": meinten Sie {name}?",
    none: "",
    reason: "muss sein wie {like}, mit dem Grund",
    wrongForm: 'muss sein wie {known}, oder "as" mit dem Kürzel des Anhangs, der ihn hat',
    farAway: "ist {value}, weit von dem, was irgendein Anhang hat ({known}); auf das Dezimalzeichen achten",
    wrongSign: "ist {value}; kein Anhang hat hier einen negativen Wert",
    unknownAnnex: "muss eines von {codes} sein",
    ofFirst: "ein eigener Anhang ist von der ersten Generation; edition weglassen",
    otherBase: "ist {given}, und own_annex beruht auf {base}",
    beyondAnnexes:
      "{symbol} = {used} von {annex} liegt auf der unsicheren Seite aller hier bekannten Anhänge, {known} ({standard} {clause}).",
    notGiven: "{name} ({edition}) gibt {symbols} nicht an: {base} angenommen.",
    recommended: "empfohlene Werte",
    ofAnnex: "Werte des Anhangs von {code}",
    refused:
      '{name} gibt {symbols} nicht an, was diese Berechnung braucht: je einen Wert oder {as} hinzufügen, oder others auf "warn" (nimmt {base} und nennt sie) oder "accept" setzen',
    refusedByName:
      "{name} gibt {symbol} nicht an, was diese Berechnung braucht, und lässt keinen anderen Wert dafür zu: {why}; seinen Wert hinzufügen",
    parameter: "{symbol} ({text})",
  },
} satisfies Translation<(typeof said)["own-annex"]>;

// biome-ignore format: one text a row
export const texts = {
  "annex of another country or of an office": "Anhang eines anderen Landes oder eines Büros",
  "country or office, as results and reports call it": "Land oder Büro, wie Ergebnisse und Berichte es nennen",
  "document and date of the annex": "Dokument und Datum des Anhangs",
  "origin of its values": "woher die Werte sind",
  "annex that it deviates from; default EN": "Anhang, von dem er abweicht; Vorgabe EN",
  "what happens where the calculation needs a parameter that it does not give; default warn": "was geschieht, wenn die Berechnung einen Parameter braucht, den er nicht angibt; Vorgabe warn",
  "by standard and symbol: a value; as: the code of an annex that has it; value and source; or refuse with the reason, * for all others of the standard": "nach Norm und Symbol: ein Wert; as: das Kürzel eines Anhangs, der ihn hat; value und source; oder refuse mit dem Grund, * für alle anderen der Norm",
};
