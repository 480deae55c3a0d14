import type { Message } from "../message.ts";

// What every check says.

// biome-ignore format: one message a row
export const shared: readonly Message[] = [
  ["{0} = {1} as given in the request ({2} {3}).", "{0} = {1} zoals opgegeven in de invoer ({2} {3}).", "{0} = {1} wie in der Eingabe gegeben ({2} {3}).", "{0} = {1} comme donné dans les données ({2} {3}).", "{0} = {1} som angivet i indata ({2} {3})."],
  ["{0}{1} ({2}, {3} {4}) is not confirmed: {5}.", "{0}{1} ({2}, {3} {4}) is niet bevestigd: {5}.", "{0}{1} ({2}, {3} {4}) ist nicht bestätigt: {5}.", "{0}{1} ({2}, {3} {4}) n'est pas confirmé : {5}.", "{0}{1} ({2}, {3} {4}) är inte bekräftat: {5}."],
  ["overrides.{0} is given but not used: nothing of this request depends on it.", "overrides.{0} is opgegeven maar niet gebruikt: niets in deze invoer hangt ervan af.", "overrides.{0} ist gegeben, wird aber nicht verwendet: nichts in dieser Eingabe hängt davon ab.", "overrides.{0} est donné mais non utilisé : rien dans ces données n'en dépend.", "overrides.{0} är angivet men används inte: inget i dessa indata beror av det."],
  ["{0}{1} = {2} {3} is unusual ({4}; {5} to {6} {7}): is the unit right?", "{0}{1} = {2} {3} is ongebruikelijk ({4}; {5} tot {6} {7}): klopt de eenheid?", "{0}{1} = {2} {3} ist ungewöhnlich ({4}; {5} bis {6} {7}): stimmt die Einheit?", "{0}{1} = {2} {3} est inhabituel ({4} ; {5} à {6} {7}) : l'unité est-elle juste ?", "{0}{1} = {2} {3} är ovanligt ({4}; {5} till {6} {7}): stämmer enheten?"],
  ["{0} = {1} is below the {2} of the annex ({3} {4}).", "{0} = {1} is lager dan de {2} van de bijlage ({3} {4}).", "{0} = {1} liegt unter den {2} des Anhangs ({3} {4}).", "{0} = {1} est inférieur aux {2} de l'annexe ({3} {4}).", "{0} = {1} är lägre än {2} i bilagan ({3} {4})."],
  ["class {0}", "klasse {0}", "Klasse {0}", "classe {0}", "klass {0}"],
  ["{0} = {1} is above the {2} of the annex ({3} {4}).", "{0} = {1} is hoger dan de {2} van de bijlage ({3} {4}).", "{0} = {1} liegt über den {2} des Anhangs ({3} {4}).", "{0} = {1} est supérieur aux {2} de l'annexe ({3} {4}).", "{0} = {1} är högre än {2} i bilagan ({3} {4})."],
  ["L_cr_z_mm is less than twice the length of the cantilever, {0} mm: something else must hold its end along y", "L_cr_z_mm is minder dan tweemaal de lengte van de uitkraging, {0} mm: iets anders moet het uiteinde in de richting van y steunen", "L_cr_z_mm ist kleiner als die doppelte Kraglänge, {0} mm: etwas anderes muss das Ende in Richtung y halten", "L_cr_z_mm est inférieure au double de la longueur de la console, {0} mm : autre chose doit tenir son extrémité selon y", "L_cr_z_mm är mindre än dubbla konsollängden, {0} mm: något annat måste hålla dess ände längs y"],
];
