import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { combinationsSecond } from "./second.ts";

export const rooms = {
  combinationsSecond,
  combinations: {
    strength: "résistance",
    equilibrium: "équilibre",
    accidental: "accidentelle",
    inFire: "incendie",
    seismic: "sismique",
    characteristic: "caractéristique",
    frequent: "fréquente",
    quasiPermanent: "quasi permanente",
    classOfTwo: "Classe de conséquences CC2‹ (consequence_class non donné)›.",
    classWithoutEffect: "consequence_class est sans effet selon cette annexe, qui n'a pas de coefficient pour elle.",
    safetyClassOfThree: "Classe de sécurité 3 : gamma_d = 1,0‹ (safety_class non donné)›.",
    expressionOfAnnex: "Combinaisons STR selon {expression}, comme le prévoit l'annexe‹ (expression non donné)›.",
    safeExpression: "L'annexe demande {asked} ; {given} donne des effets au moins aussi grands.",
    effectsOfZero: "Un effet qu'une action n'a pas vaut 0 : {effects}.",
    snowUpTo1000: "Neige : psi pour un site jusqu'à 1000 m d'altitude‹ (altitude_m non donné)›.",
    snowOfHighest: "Neige : les psi les plus élevés de l'annexe‹ (s_k_kN_m2 non donné)›.",
    oneActionOfCategory:
      "Les charges d'exploitation de catégorie {category} ({actions}) forment une seule action, dominante dans son ensemble ; chaque partie peut être absente.",
    roofAlone: "La catégorie H n'agit pas avec la neige ni le vent (EN 1991-1-1 3.3.2(1)) : {actions}.",
    prestress: "Précontrainte avec gamma_P = {gamma_P} en situation durable, 1,0 dans les autres.",
    settlement:
      "Un tassement est pris comme action permanente. Formez aussi l'ensemble sans lui là où il est favorable.",
    frequentAboveCombination: "{action} : psi_1 = {psi_1} est supérieur à psi_0 = {psi_0}.",
    psiBelowTable: "{action} : {symbol} = {given} est inférieur à {table}, la valeur de l'annexe pour cette catégorie.",
    gammaBelowAnnex: "{action} : {symbol} = {given} est inférieur à {table}, celui de l’annexe.",
    gammaAboveAnnex:
      "{action} : gamma_inf = {given} est supérieur à {table}, celui de l’annexe pour ce qui est favorable.",
    neverTogether:
      "Des actions de natures différentes n’agissent jamais ensemble ici (group, not_with), alors que l’EN 1990 les combine : {actions}.",
    alikeEffects:
      "Des effets qui ne diffèrent que par les majuscules sont des effets différents et ne sont pas additionnés : {effects}.",
    rarelyAboveOften: "{action} : psi_2 = {psi_2} dépasse psi_1 = {psi_1}.",
    windsTogether:
      "{actions} : des vents sans groupe commun agissent ici ensemble ; donner le même group à ceux qui s'excluent.",
    nothingPermanent: "Aucune action permanente n'est donnée.",
    altitudeWithoutEffect: "altitude_m est sans effet : aucune action de cet ensemble n'en dépend.",
    snowLoadWithoutEffect: "s_k_kN_m2 est sans effet : aucune action de cet ensemble n'en dépend.",
    equalOnes: "{situation} : {formed} combinaisons formées, {kept} à coefficients différents.",
    bounded:
      "{situation} : {formed} combinaisons sont possibles ; {kept} sont données. Les effets sont linéaires en fonction des coefficients : pour chaque effet et chaque paire, aucune des autres n'est plus grande ni plus petite.",
    onlyCombined:
      "Seules des combinaisons sont formées : aucune limite d'un effet n'est donnée, rien n'est donc vérifié.",
    ofCombination: "{situation} : {text}",
    factorOf: "devant {action}",
    greatest: "plus grand {effect}, {situation} : {text}",
    least: "plus petit {effect}, {situation} : {text}",
  },
  combinationsInput: {
    markOfSet: "nom de l'ensemble",
    sameId: "doit différer pour chaque action ; {id} existe déjà",
    category: "catégorie d'usage, une parmi {categories}",
    imposedLoads: "les charges d'exploitation",
    permanentActions: "les actions permanentes",
    variableActions: "les actions variables",
    variableOrPrestress: "les actions variables et la précontrainte",
    actionsThatChange: "les actions qui peuvent être absentes",
    noEffects: "doit avoir un effet",
    characteristic: "{effect} est une valeur de calcul ; donnez la valeur caractéristique sous {name}",
    notAName: "{name} doit commencer par une lettre",
    groupOfOne: "{group} n'a qu'une action : de plusieurs, une seule agit à la fois",
    unknownAction: "doit être une action ou une nature ; donné : {given}",
    alwaysActs: "{given} agit toujours",
    itself: "{given} est cette action elle-même",
    noPsi: "est requis : cette annexe n'a pas de psi pour {nature}",
    inverted: "ne doit pas dépasser gamma_sup, {sup} ; donné : {given}",
    annexAllows: "doit être {allowed} selon cette annexe ; donné : {given}",
    noSafetyClass: "cette annexe n'a pas de classes de sécurité ; omettez-le",
    actionOfNature: "{situation} demande une action de nature {nature}",
    manySources: "doivent provenir d'au plus {most} origines différentes ; il y en a {given}",
    manyCombinations:
      "donnerait plus de {most} combinaisons : donnez un même group aux actions qui s'excluent. Chacune de celles-ci agit seule : {actions}",
    manyEffects: "doivent avoir au plus {most} effets différents ; il y en a {given}",
    unknownEffect: "doit être un effet des actions, {effects} ; donné : {given}",
    otherSituation: "doit être une des situations combinées, {situations} ; donné : {given}",
    mostOrLeast: "most ou least",
    crossed: "doit être au moins la plus petite valeur, {least} ; donné : {given}",
    twoEffects: "doit nommer deux effets différents",
  },
} satisfies Translation<(typeof said)["en-1990"]>;
