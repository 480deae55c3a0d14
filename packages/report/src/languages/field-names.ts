import type { Language } from "../phrases.ts";
import type { Message } from "./message.ts";

// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one row per field
const names: Readonly<Record<string, Message>> = {
  profile: ["profile", "profiel", "Profil", "profilé", "profil"],
  steel_grade: ["steel grade", "staalsoort", "Stahlsorte", "nuance d'acier", "stålsort"],
  species: ["strength class", "sterkteklasse", "Festigkeitsklasse", "classe de résistance", "hållfasthetsklass"],
  bolt_grade: ["property class of the bolts", "sterkteklasse van de bouten", "Festigkeitsklasse der Schrauben", "classe de qualité des boulons", "skruvarnas hållfasthetsklass"],
  bolt_size: ["size of the bolts", "maat van de bouten", "Größe der Schrauben", "diamètre des boulons", "skruvarnas storlek"],
  moment_shape_y: ["distribution of M_y", "verloop van M_y", "Verlauf von M_y", "distribution de M_y", "fördelning av M_y"],
  moment_shape_z: ["distribution of M_z", "verloop van M_z", "Verlauf von M_z", "distribution de M_z", "fördelning av M_z"],
  moment_shape_LT: ["distribution of M_y between lateral restraints", "verloop van M_y tussen de kipsteunen", "Verlauf von M_y zwischen den seitlichen Halterungen", "distribution de M_y entre maintiens latéraux", "fördelning av M_y mellan sidostöd"],
  lateral_restraint: ["lateral restraint", "zijdelingse steun", "seitliche Halterung", "maintien latéral", "sidostöd"],
  is_end_bolt: ["bolts nearest to the end of the plate", "bouten bij het einde van de plaat", "Schrauben am Blechende", "boulons en bout de plaque", "skruvar närmast plåtänden"],
  is_edge_bolt: ["bolts of a line at the edge", "bouten van een rij bij de rand", "Schrauben einer Randreihe", "boulons d'une file de rive", "skruvar i en kantrad"],
  deflection_limit: ["limit of the deflection: length over", "grens van de doorbuiging: lengte gedeeld door", "Grenze der Durchbiegung: Länge geteilt durch", "limite de la flèche : longueur sur", "gräns för nedböjningen: längd delad med"],
};

const column = { en: 0, nl: 1, de: 2, fr: 3, sv: 4 } as const satisfies Record<Language, number>;

export const fieldName = (name: string, language: Language): string | undefined => names[name]?.[column[language]];
