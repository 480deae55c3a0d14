import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";

export const rooms = {
  combinations: {
    classOfTwo: "Gevolgklasse CC2‹ (consequence_class niet opgegeven)›.",
    classWithoutEffect: "consequence_class heeft geen effect bij deze bijlage: zij heeft er geen factor voor.",
    safetyClassOfThree: "Veiligheidsklasse 3: gamma_d = 1,0‹ (safety_class niet opgegeven)›.",
    expressionOfAnnex:
      "Combinaties voor STR volgens {expression}, zoals de bijlage voorschrijft‹ (expression niet opgegeven)›.",
    safeExpression: "De bijlage vraagt {asked}; {given} geeft effecten die ten minste even groot zijn.",
    effectsOfZero: "Een effect dat een belasting niet heeft, is 0: {effects}.",
    snowUpTo1000: "Sneeuw: psi voor een locatie tot 1000 m boven zeeniveau‹ (altitude_m niet opgegeven)›.",
    snowOfHighest: "Sneeuw: de hoogste psi van de bijlage‹ (s_k_kN_m2 niet opgegeven)›.",
    oneActionOfCategory:
      "Opgelegde belastingen van categorie {category} ({actions}) zijn één belasting die als geheel overheerst; elk deel kan afwezig zijn.",
    roofAlone: "Categorie H werkt niet samen met sneeuw of wind (EN 1991-1-1 3.3.2(1)): {actions}.",
    prestress: "Voorspanning met gamma_P = {gamma_P} in blijvende situaties en 1,0 in de andere.",
    settlement: "Een zetting telt als blijvende belasting. Vorm de set ook zonder de zetting waar deze gunstig werkt.",
    frequentAboveCombination: "{action}: psi_1 = {psi_1} is groter dan psi_0 = {psi_0}.",
    altitudeWithoutEffect: "altitude_m heeft geen effect: geen belasting van deze set hangt ervan af.",
    snowLoadWithoutEffect: "s_k_kN_m2 heeft geen effect: geen belasting van deze set hangt ervan af.",
    equalOnes: "{situation}: {formed} combinaties gevormd, {kept} met verschillende factoren.",
    bounded:
      "{situation}: {formed} combinaties zijn mogelijk; {kept} zijn gegeven. Effecten zijn lineair in de factoren: voor elk effect en elk paar is geen van de andere groter of kleiner.",
    onlyCombined:
      "Er zijn alleen combinaties gevormd: er is geen grens van een effect opgegeven, dus er is niets getoetst.",
    greatest: "grootste {effect}, {situation}: {text}",
    least: "kleinste {effect}, {situation}: {text}",
  },
  combinationsInput: {
    markOfSet: "naam van de set",
    sameId: "moet voor elke belasting verschillen; {id} is er al",
    category: "categorie van het oppervlak, een van {categories}",
    imposedLoads: "opgelegde belastingen",
    permanentActions: "blijvende belastingen",
    variableActions: "veranderlijke belastingen",
    variableOrPrestress: "veranderlijke belastingen en voorspanning",
    actionsThatChange: "belastingen die afwezig kunnen zijn",
    noEffects: "moet een effect hebben",
    characteristic: "{effect} is een rekenwaarde; geef de karakteristieke waarde als {name}",
    notAName: "{name} moet met een letter beginnen",
    groupOfOne: "{group} heeft maar één belasting: van een groep werkt ten hoogste één van meerdere tegelijk",
    unknownAction: "moet een belasting of een soort zijn; gegeven is {given}",
    alwaysActs: "{given} werkt altijd",
    itself: "{given} is deze belasting zelf",
    noPsi: "is vereist: deze bijlage heeft geen psi voor {nature}",
    inverted: "mag niet groter zijn dan gamma_sup, {sup}; gegeven is {given}",
    annexAllows: "moet bij deze bijlage {allowed} zijn; gegeven is {given}",
    noSafetyClass: "deze bijlage heeft geen veiligheidsklassen; laat het weg",
    actionOfNature: "{situation} vraagt een belasting van soort {nature}",
    manySources: "mogen van ten hoogste {most} verschillende bronnen zijn; het zijn er {given}",
    manyCombinations:
      "zou meer dan {most} combinaties geven: geef belastingen die elkaar uitsluiten een gemeenschappelijke group. Elk van deze werkt op zichzelf: {actions}",
    manyEffects: "mogen ten hoogste {most} verschillende effecten hebben; het zijn er {given}",
    unknownEffect: "moet een effect van de belastingen zijn, {effects}; gegeven is {given}",
    otherSituation: "moet een van de gecombineerde situaties zijn, {situations}; gegeven is {given}",
    mostOrLeast: "most of least",
    crossed: "moet ten minste de kleinste waarde zijn, {least}; gegeven is {given}",
    twoEffects: "moet twee verschillende effecten noemen",
  },
} satisfies Translation<(typeof said)["en-1990"]>;
