import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

// An annex that a request brings.

export const rooms = {
  ownAnnex: {
    unknownStandard: "n’est pas une norme à paramètres nationaux ({known})",
    unknownParameter: "n’est pas un paramètre national de {standard}{near}",
    near: " : vouliez-vous dire {name} ?",
    none: "",
    reason: "doit être comme {like}, avec la raison",
    wrongForm: 'doit être comme {known}, ou "as" avec le code de l’annexe qui l’a',
    farAway: "est {value}, loin de ce qu’a toute annexe ({known}) ; attention au séparateur décimal",
    wrongSign: "est {value} ; aucune annexe n’a ici de valeur négative",
    unknownAnnex: "doit être l’un de {codes}",
    ofFirst: "une annexe propre est de la première génération ; omettre edition",
    otherBase: "est {given}, et own_annex est fondée sur {base}",
    beyondAnnexes:
      "{symbol} = {used} de {annex} est du côté défavorable de toutes les annexes connues ici, {known} ({standard} {clause}).",
    notGiven: "{name} ({edition}) ne donne pas {symbols} : {base} prises.",
    recommended: "valeurs recommandées",
    ofAnnex: "valeurs de l’annexe de {code}",
    refused:
      '{name} ne donne pas {symbols}, dont ce calcul a besoin : ajouter pour chacun une valeur ou {as}, ou mettre others à "warn" (prend les {base} et les nomme) ou "accept"',
    refusedByName:
      "{name} ne donne pas {symbol}, dont ce calcul a besoin, et n’admet aucune autre valeur à sa place : {why} ; ajouter sa valeur",
    parameter: "{symbol} ({text})",
  },
} satisfies Translation<(typeof said)["own-annex"]>;

// biome-ignore format: one text a row
export const texts = {
  "annex of another country or of an office": "annexe d’un autre pays ou d’un bureau",
  "country or office, as results and reports call it": "pays ou bureau, tel que les résultats et notes le nomment",
  "document and date of the annex": "document et date de l’annexe",
  "origin of its values": "d’où viennent les valeurs",
  "annex that it deviates from; default EN": "annexe dont elle s’écarte ; EN par défaut",
  "what happens where the calculation needs a parameter that it does not give; default warn": "ce qui arrive si le calcul demande un paramètre qu’elle ne donne pas ; warn par défaut",
  "by standard and symbol: a value; as: the code of an annex that has it; value and source; or refuse with the reason, * for all others of the standard": "par norme et symbole : une valeur ; as : le code d’une annexe qui l’a ; value et source ; ou refuse avec la raison, * pour tous les autres de la norme",
};
