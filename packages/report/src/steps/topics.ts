import type { Language } from "../phrases.ts";

// What the clauses of a derivation are about, for its headings.

type Titles = readonly [en: string, nl: string, de: string, fr: string, sv: string];

// biome-ignore format: one row per topic
const titles = {
  material: ["Material", "Materiaal", "Baustoff", "Matériau", "Material"],
  classification: ["Classification of the section", "Classificatie van de doorsnede", "Querschnittsklassifizierung", "Classification de la section", "Tvärsnittsklass"],
  effective: ["Effective section", "Effectieve doorsnede", "Wirksamer Querschnitt", "Section efficace", "Effektivt tvärsnitt"],
  section: ["Resistance of the cross-section", "Weerstand van de doorsnede", "Querschnittstragfähigkeit", "Résistance de la section", "Tvärsnittets bärförmåga"],
  shear: ["Shear", "Dwarskracht", "Querkraft", "Effort tranchant", "Tvärkraft"],
  torsion: ["Torsion", "Wringing", "Torsion", "Torsion", "Vridning"],
  interaction: ["Bending, shear and axial force", "Buiging, dwarskracht en normaalkracht", "Biegung, Querkraft und Normalkraft", "Flexion, effort tranchant et effort normal", "Böjning, tvärkraft och normalkraft"],
  buckling: ["Buckling in compression", "Knik", "Biegeknicken und Drillknicken", "Flambement", "Knäckning"],
  lateral: ["Lateral-torsional buckling", "Kip", "Biegedrillknicken", "Déversement", "Vippning"],
  together: ["Buckling in bending and compression", "Knik en kip met buiging en druk", "Stabilität bei Biegung und Druck", "Flambement en flexion composée", "Instabilitet vid böjning och tryck"],
  deflection: ["Deflection", "Doorbuiging", "Verformung", "Flèche", "Nedböjning"],
  vibration: ["Vibration", "Trilling", "Schwingung", "Vibration", "Svängning"],
  bolts: ["Bolts", "Bouten", "Schrauben", "Boulons", "Skruvar"],
  group: ["Forces in the group", "Krachten in de groep", "Kräfte in der Gruppe", "Efforts dans le groupe", "Krafter i gruppen"],
  tearing: ["Block tearing and net sections", "Blokafschuiving en netto doorsneden", "Blockversagen und Nettoquerschnitte", "Cisaillement de bloc et sections nettes", "Blockbrott och nettotvärsnitt"],
  pin: ["Pin", "Pen", "Bolzen", "Axe", "Tapp"],
  weld: ["Welds", "Lassen", "Schweißnähte", "Soudures", "Svetsar"],
  geometry: ["Geometry", "Geometrie", "Geometrie", "Géométrie", "Geometri"],
  tStub: ["Equivalent T-stub", "Equivalent T-stuk", "Äquivalenter T-Stummel", "Tronçon en T équivalent", "Ekvivalent T-knut"],
  columnWebShear: ["Column web in shear", "Kolomlijf op afschuiving", "Stützensteg auf Schub", "Âme de poteau en cisaillement", "Pelarliv i skjuvning"],
  columnWebCompression: ["Column web in compression", "Kolomlijf op druk", "Stützensteg auf Druck", "Âme de poteau en compression", "Pelarliv i tryck"],
  columnWebTension: ["Column web in tension", "Kolomlijf op trek", "Stützensteg auf Zug", "Âme de poteau en traction", "Pelarliv i drag"],
  columnFlange: ["Column flange in bending", "Kolomflens op buiging", "Stützenflansch auf Biegung", "Semelle de poteau en flexion", "Pelarfläns i böjning"],
  beamFlange: ["Beam flange in compression", "Liggerflens op druk", "Trägerflansch auf Druck", "Semelle de poutre en compression", "Balkfläns i tryck"],
  beamWeb: ["Beam web in tension", "Liggerlijf op trek", "Trägersteg auf Zug", "Âme de poutre en traction", "Balkliv i drag"],
  foundation: ["Base plate and concrete", "Voetplaat en beton", "Fußplatte und Beton", "Platine et béton", "Fotplåt och betong"],
  joint: ["Resistance of the joint", "Weerstand van de verbinding", "Tragfähigkeit des Anschlusses", "Résistance de l'assemblage", "Förbandets bärförmåga"],
  rows: ["Bolt rows", "Boutrijen", "Schraubenreihen", "Rangées de boulons", "Skruvrader"],
  stiffness: ["Stiffness and classification", "Stijfheid en classificatie", "Steifigkeit und Klassifizierung", "Rigidité et classification", "Styvhet och klassificering"],
  rotation: ["Rotation and ductility", "Rotatie en ductiliteit", "Rotation und Duktilität", "Rotation et ductilité", "Rotation och duktilitet"],
  hollow: ["Hollow section joint", "Verbinding van buisprofielen", "Hohlprofilanschluss", "Assemblage de profils creux", "Förband med hålprofiler"],
  loads: ["Loads and imperfections", "Belasting en imperfecties", "Einwirkungen und Imperfektionen", "Actions et imperfections", "Laster och imperfektioner"],
  slenderness: ["Slenderness", "Slankheid", "Schlankheit", "Élancement", "Slankhet"],
  second: ["Second-order moment", "Moment volgens de tweede orde", "Moment nach Theorie II. Ordnung", "Moment du second ordre", "Moment enligt andra ordningen"],
  biaxial: ["Bending about both axes", "Dubbele buiging", "Zweiachsige Biegung", "Flexion bi-axiale", "Böjning i två riktningar"],
  creep: ["Creep", "Kruip", "Kriechen", "Fluage", "Krypning"],
  detailing: ["Detailing", "Detaillering", "Konstruktionsregeln", "Dispositions constructives", "Utformning"],
  fire: ["Fire", "Brand", "Brandfall", "Incendie", "Brand"],
  curve: ["Fatigue strength", "Vermoeiingssterkte", "Ermüdungsfestigkeit", "Résistance à la fatigue", "Utmattningshållfasthet"],
  damage: ["Damage", "Schade", "Schädigung", "Endommagement", "Delskada"],
  equivalent: ["Equivalent stress range", "Equivalent spanningsbereik", "Schadensäquivalente Spannungsschwingbreite", "Étendue de contrainte équivalente", "Ekvivalent spänningsvidd"],
  factors: ["Modification and partial factors", "Modificatie- en partiële factoren", "Modifikations- und Teilsicherheitsbeiwerte", "Facteurs de modification et partiels", "Omräknings- och partialkoefficienter"],
  bearing: ["Bearing and compression across the grain", "Oplegging en druk loodrecht op de vezel", "Auflager und Druck quer zur Faser", "Appui et compression transversale", "Upplag och tryck vinkelrätt fibrerna"],
  notch: ["Notch", "Keep", "Ausklinkung", "Entaille", "Urtag"],
  tapered: ["Tapered, curved and pitched beams", "Taps toelopende en gebogen liggers", "Pultdach-, Satteldach- und gekrümmte Träger", "Poutres à inertie variable et courbes", "Sadel- och krökta balkar"],
  hazard: ["Seismic action", "Aardbevingsbelasting", "Erdbebeneinwirkung", "Action sismique", "Seismisk last"],
  behaviour: ["Behaviour factor", "Gedragsfactor", "Verhaltensbeiwert", "Coefficient de comportement", "Duktilitetsfaktor"],
  period: ["Period and base shear", "Trillingstijd en dwarskracht aan de voet", "Periode und Gesamterdbebenkraft", "Période et effort tranchant à la base", "Period och tvärkraft vid basen"],
  storeys: ["Storey forces", "Krachten per verdieping", "Stockwerkkräfte", "Efforts par étage", "Våningskrafter"],
  modal: ["Modal response", "Modale respons", "Modalanalyse", "Réponse modale", "Modalanalys"],
  twist: ["Torsion in plan", "Torsie in het vlak", "Torsion im Grundriss", "Torsion en plan", "Vridning i plan"],
  drift: ["Displacements and drift", "Verplaatsingen", "Verschiebungen", "Déplacements", "Förskjutningar"],
} satisfies Record<string, Titles>;

export type Topic = keyof typeof titles;

const column: Readonly<Record<Language, number>> = { en: 0, nl: 1, de: 2, fr: 3, sv: 4 };

export const topicTitle = (topic: Topic, language: Language): string => titles[topic][column[language]] ?? topic;

type Rules = readonly (readonly [clauses: RegExp, topic: Topic])[];

const rules: Readonly<Record<string, Rules>> = {
  "EN 1992-1-1": [
    [/^(3\.1\.[2356]|3\.1\.7|3\.1\.9|3\.2|2\.4|Table 3\.1|Annex C)/, "material"],
    [/^(B\.1|Annex B|3\.1\.4|5\.8\.4)/, "creep"],
    [/^5\.2/, "loads"],
    [/^5\.8\.[23]/, "slenderness"],
    [/^5\.8\.[5678]/, "second"],
    [/^5\.8\.9/, "biaxial"],
    [/^6\.1/, "section"],
    [/^6\.2/, "shear"],
    [/^6\.7/, "foundation"],
    [/^(4\.4|8|9)/, "detailing"],
  ],
  "EN 1992-1-2": [[/./, "fire"]],
  "EN 1993-1-1": [
    [/^(3|Table 3)/, "material"],
    [/^(5\.[56]|Table 5)/, "classification"],
    [/^6\.2\.2\.5/, "effective"],
    [/^6\.2\.[1-5]/, "section"],
    [/^6\.2\.6/, "shear"],
    [/^6\.2\.7/, "torsion"],
    [/^6\.2\.(8|9|10)/, "interaction"],
    [/^(6\.3\.1|Table 6\.[12]$|BB)/, "buckling"],
    [/^(6\.3\.2|Table 6\.[3-6])/, "lateral"],
    [/^(6\.3\.3|Annex [AB]|Table [AB])/, "together"],
    [/^7/, "deflection"],
  ],
  "EN 1993-1-5": [
    [/^4/, "effective"],
    [/^(5|7|Annex A|A\.3)/, "shear"],
  ],
  "EN 1993-1-8": [
    [/^(3\.13|Table 3\.(9|10))/, "pin"],
    [/^3\.10/, "tearing"],
    [/^3\.12/, "group"],
    [/^(3|Table 3)/, "bolts"],
    [/^(4|Table 4)/, "weld"],
    [/^(1\.5|Figure)/, "geometry"],
    [/^(5\.1\.5|7|Table 7)/, "hollow"],
    [/^(5|6\.3|Table 6\.(10|11|12))/, "stiffness"],
    [/^6\.4/, "rotation"],
    [/^6\.2\.6\.1/, "columnWebShear"],
    [/^6\.2\.6\.2/, "columnWebCompression"],
    [/^6\.2\.6\.3/, "columnWebTension"],
    [/^6\.2\.6\.7/, "beamFlange"],
    [/^6\.2\.6\.8/, "beamWeb"],
    [/^(6\.2\.4|6\.2\.6\.[456]|Table 6\.[24-6])/, "tStub"],
    [/^(6\.2\.5|6\.2\.6\.(9|10|11|12)|6\.2\.8|6\.2\.2|Table 6\.7)/, "foundation"],
    [/^6\.2\.7\.2/, "rows"],
    [/^6\.2\.3/, "weld"],
    [/^6\.2/, "joint"],
  ],
  "EN 1993-1-9": [
    [/^(3|7|Table 8|8\.3|Figure 7)/, "curve"],
    [/^A/, "damage"],
    [/^(5|6|8|Annex)/, "equivalent"],
  ],
  "EN 1993-2": [[/./, "equivalent"]],
  "EN 1995-1-1": [
    [/^(2\.3|2\.4|3|6\.6|Table 3)/, "factors"],
    [/^6\.1\.5|^6\.2\.2/, "bearing"],
    [/^6\.1\.7/, "shear"],
    [/^6\.1\.8/, "torsion"],
    [/^6\.3\.2/, "buckling"],
    [/^6\.3\.3/, "lateral"],
    [/^6\.4/, "tapered"],
    [/^6\.5/, "notch"],
    [/^6/, "section"],
    [/^7\.3/, "vibration"],
    [/^(2\.2|7)/, "deflection"],
  ],
  "EN 1995-1-2": [[/./, "fire"]],
  "EN 1998-1": [
    [/^(3|4\.2\.5|Table 3)/, "hazard"],
    [/^(5|6|7|8|9)/, "behaviour"],
    [/^4\.3\.3\.2\.[12]/, "period"],
    [/^4\.3\.3\.2\.3/, "storeys"],
    [/^(4\.3\.3\.2\.4|4\.3\.2|4\.3\.3\.3\.3)/, "twist"],
    [/^4\.3\.3\.3/, "modal"],
    [/^4\.3\.3\.5/, "hazard"],
    [/^4\.(3\.4|4)/, "drift"],
  ],
};

/** The topic of a clause, written in full: `EN 1993-1-1 6.3.1.2(1), (6.49)`. */
export function topicOf(clause: string): Topic | undefined {
  const [, standard = "", rest = ""] = /^(EN [\d-]*\d)[ ,]*(.*)$/.exec(clause) ?? [];
  return rules[standard]?.find(([pattern]) => pattern.test(rest.split(",")[0]?.trim() ?? ""))?.[1];
}
