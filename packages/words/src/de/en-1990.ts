import type { said } from "@x/eurocode/messages";
import type { Translation } from "../words.ts";
import { combinationsSecond } from "./second.ts";

export const rooms = {
  combinationsSecond,
  combinations: {
    strength: "Tragfähigkeit",
    equilibrium: "Lagesicherheit",
    accidental: "außergewöhnlich",
    inFire: "Brand",
    seismic: "Erdbeben",
    characteristic: "charakteristisch",
    frequent: "häufig",
    quasiPermanent: "quasi-ständig",
    classOfTwo: "Schadensfolgeklasse CC2‹ (consequence_class nicht angegeben)›.",
    classWithoutEffect: "consequence_class hat nach diesem Anhang keine Wirkung: er hat keinen Faktor dafür.",
    safetyClassOfThree: "Sicherheitsklasse 3: gamma_d = 1,0‹ (safety_class nicht angegeben)›.",
    expressionOfAnnex:
      "Kombinationen für STR nach {expression}, wie im Anhang festgelegt‹ (expression nicht angegeben)›.",
    safeExpression: "Der Anhang verlangt {asked}; {given} liefert mindestens ebenso große Auswirkungen.",
    effectsOfZero: "Eine Auswirkung, die eine Einwirkung nicht hat, ist 0: {effects}.",
    snowUpTo1000: "Schnee: psi für einen Ort bis 1000 m über NN‹ (altitude_m nicht angegeben)›.",
    snowOfHighest: "Schnee: die höchsten psi des Anhangs‹ (s_k_kN_m2 nicht angegeben)›.",
    oneActionOfCategory:
      "Nutzlasten der Kategorie {category} ({actions}) sind eine Einwirkung, die als Ganzes Leiteinwirkung ist; jeder Teil kann fehlen.",
    roofAlone: "Kategorie H wirkt nicht zusammen mit Schnee oder Wind (EN 1991-1-1 3.3.2(1)): {actions}.",
    prestress: "Vorspannung mit gamma_P = {gamma_P} in ständigen und vorübergehenden, sonst mit 1,0.",
    settlement: "Eine Setzung gilt als ständige Einwirkung. Bilden Sie den Satz auch ohne sie, wo sie günstig wirkt.",
    frequentAboveCombination: "{action}: psi_1 = {psi_1} ist größer als psi_0 = {psi_0}.",
    psiBelowTable: "{action}: {symbol} = {given} liegt unter {table}, dem Wert des Anhangs für diese Kategorie.",
    gammaBelowAnnex: "{action}: {symbol} = {given} liegt unter {table}, dem Wert des Anhangs.",
    gammaAboveAnnex:
      "{action}: gamma_inf = {given} liegt über {table}, dem Wert des Anhangs für günstige Einwirkungen.",
    neverTogether:
      "Einwirkungen verschiedener Art wirken hier nie zusammen (group, not_with), obwohl EN 1990 sie kombiniert: {actions}.",
    alikeEffects:
      "Auswirkungen, die sich nur in Großbuchstaben unterscheiden, sind verschieden und werden nicht addiert: {effects}.",
    rarelyAboveOften: "{action}: psi_2 = {psi_2} liegt über psi_1 = {psi_1}.",
    windsTogether:
      "{actions}: Windlasten ohne gemeinsame Gruppe wirken hier zusammen; die nicht zusammen wirken können, brauchen dieselbe group.",
    nothingPermanent: "Keine ständige Einwirkung ist dabei.",
    altitudeWithoutEffect: "altitude_m hat keine Wirkung: keine Einwirkung dieses Satzes hängt davon ab.",
    snowLoadWithoutEffect: "s_k_kN_m2 hat keine Wirkung: keine Einwirkung dieses Satzes hängt davon ab.",
    equalOnes: "{situation}: {formed} Kombinationen gebildet, {kept} mit verschiedenen Faktoren.",
    bounded:
      "{situation}: {formed} Kombinationen sind möglich; {kept} sind angegeben. Die Auswirkungen sind linear in den Faktoren: für jede Auswirkung und jedes Paar ist keine der übrigen größer oder kleiner.",
    onlyCombined:
      "Es sind nur Kombinationen gebildet: keine Grenze einer Auswirkung ist angegeben, also ist nichts nachgewiesen.",
    ofCombination: "{situation}: {text}",
    factorOf: "vor {action}",
    greatest: "größtes {effect}, {situation}: {text}",
    least: "kleinstes {effect}, {situation}: {text}",
  },
  combinationsInput: {
    markOfSet: "Name des Satzes",
    sameId: "muss für jede Einwirkung verschieden sein; {id} gibt es schon",
    category: "Nutzungskategorie, eine von {categories}",
    imposedLoads: "Nutzlasten",
    permanentActions: "ständige Einwirkungen",
    variableActions: "veränderliche Einwirkungen",
    variableOrPrestress: "veränderliche Einwirkungen und Vorspannung",
    actionsThatChange: "Einwirkungen, die fehlen können",
    noEffects: "muss eine Auswirkung haben",
    characteristic: "{effect} ist ein Bemessungswert; geben Sie den charakteristischen Wert als {name} an",
    notAName: "{name} muss mit einem Buchstaben beginnen",
    groupOfOne: "{group} hat nur eine Einwirkung: von mehreren einer Gruppe wirkt höchstens eine zugleich",
    unknownAction: "muss eine Einwirkung oder eine Art sein; angegeben ist {given}",
    alwaysActs: "{given} wirkt immer",
    itself: "{given} ist diese Einwirkung selbst",
    noPsi: "ist erforderlich: dieser Anhang hat kein psi für {nature}",
    inverted: "darf nicht größer sein als gamma_sup, {sup}; angegeben ist {given}",
    annexAllows: "muss nach diesem Anhang {allowed} sein; angegeben ist {given}",
    noSafetyClass: "dieser Anhang hat keine Sicherheitsklassen; lassen Sie es weg",
    actionOfNature: "{situation} verlangt eine Einwirkung der Art {nature}",
    manySources: "dürfen aus höchstens {most} verschiedenen Ursprüngen sein; es sind {given}",
    manyCombinations:
      "gäbe mehr als {most} Kombinationen: geben Sie Einwirkungen, die einander ausschließen, eine gemeinsame group. Jede von diesen wirkt für sich: {actions}",
    manyEffects: "dürfen höchstens {most} verschiedene Auswirkungen haben; es sind {given}",
    unknownEffect: "muss eine Auswirkung der Einwirkungen sein, {effects}; angegeben ist {given}",
    otherSituation: "muss eine der kombinierten Situationen sein, {situations}; angegeben ist {given}",
    mostOrLeast: "most oder least",
    crossed: "muss mindestens der kleinste Wert sein, {least}; angegeben ist {given}",
    twoEffects: "muss zwei verschiedene Auswirkungen nennen",
  },
} satisfies Translation<(typeof said)["en-1990"]>;
