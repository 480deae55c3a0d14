/** What a column of a list means, by the words of its heading in English, German, Dutch, French and Swedish. */

export type Meaning =
  | "mark"
  | "assembly"
  | "quantity"
  | "total quantity"
  | "section"
  /** second half of a section: SECTION TYPE | SIZE (mm) */
  | "size"
  /** may hold a section, a length or words: the content decides */
  | "description"
  | "grade"
  | "length"
  | "feet"
  | "inches"
  | "mass per metre"
  | "unit mass"
  | "total mass"
  /** of a piece or of the row: the content decides */
  | "mass"
  | "surface"
  | "action"
  /** known, and not needed: angles, prices, remarks, finish */
  | "other";

/** Whole headings, lower case, without units, points and accents; alternatives separated by a bar. */
const headings: readonly (readonly [Meaning, string])[] = [
  [
    "mark",
    "mark|marks|item|items|item no|item nr|item number|no|nr|piece mark|part mark|sub piece mark|subpiece mark|sub mark|member|member mark|member id|member no|beam mark|column mark|pos|posn|position|positie|positions nr|bauteil|teil|teil nr|teile nr|tn|lfd nr|lfd|merk|merken|onderdeel|onderdeel nr|repere|rep|reperes|piece|littera|litt|lit|markning|markn|detalj|part|part no|part nr|ref|reference|tag|id|ident|ltt|pos nr|posnr|pos no|mk|marke|kenmerk|positionsnr|positionsnummer|posnummer|teilenr|teilenummer|bauteilnr|stuk nr|stuknr|merknr|merknummer|onderdeelnr|numero|num|no piece|no rep|detaljnr|item ref|member ref|beam|column|steel mark|stabnr|stab",
  ],
  [
    "assembly",
    "assembly mark|assembly|main mark|baugruppe|hauptposition|hauptpos|samenstelling|ensemble|assemblage|montagemerk|sammansattning",
  ],
  [
    "quantity",
    "qty|quantity|quantities|count|nos|no off|number|number off|off|pcs|pieces|anz|anzahl|stk|stck|stuck|stuckzahl|menge|aantal|aant|st|stuks|nb|nbr|nbre|nombre|qte|quantite|antal|ant|unit qty|qty ea|qty each|number of|no of|no reqd|req|reqd",
  ],
  [
    "total quantity",
    "total qty|total quantity|tot qty|qty total|gesamtanzahl|gesamtstuck|totaal aantal|nombre total|nb total|qte totale|totalt antal|antal tot",
  ],
  [
    "section",
    "section|sections|profile|profiles|member size|member section|section size|section type|profil|profilbezeichnung|querschnitt|profiel|profielen|doorsnede|section designation|profile designation|beam size|column size|size mark|dimension|dimensie|profilsort|profiltyp|steel section|section mark|profilee|profil acier|profilo",
  ],
  ["size", "size|sizes|abmessung|abmessungen|abm|afmeting|afmetingen|maat|storlek|dimensions"],
  [
    "description",
    "description|descriptions|material description|part number|part name|name|benennung|bezeichnung|omschrijving|benaming|designation|benamning|beskrivning|details|detail|halbzeug|type|typ|soort|artikel|libelle",
  ],
  [
    "grade",
    "grade|steel grade|material grade|quality|material|materials|mat|mat l|matl|werkstoff|gute|stahlsorte|stahlgute|materialgute|kwaliteit|materiaal|staalsoort|staalkwaliteit|nuance|matiere|qualite|acier|materiau|stalkvalitet|stalsort|kvalitet|spec|steel",
  ],
  [
    "length",
    "length|lengths|l|cut length|cutting length|cut|overall length|total length|o a length|lange|langen|zuschnitt|zuschnittlange|lengte|lengten|zaaglengte|longueur|longueurs|long|lg|lgr|longueur de coupe|langd|langder|kaplangd|len",
  ],
  ["feet", "ft|feet|length ft"],
  ["inches", "in|inch|inches|length in"],
  [
    "mass per metre",
    "kg/m|kg per m|mass per metre|weight per metre|weight per m|kg/lfm|kg/m1|poids lineique|poids/m|kg/ml",
  ],
  [
    "unit mass",
    "unit weight|unit mass|unit wt|kg/ea|wt each|weight each|mass each|weight per piece|einzelgewicht|gewicht/stk|gew/stk|kg/stk|kg/stuck|stuckgewicht|einzelgew|kg/st|gewicht per stuk|gewicht/st|poids unit|poids unitaire|pu|p u|vikt/st|styckvikt|vikt per st|kg/pc|kg each|masse unitaire|stuksgewicht|gew je stk|kg/piece",
  ],
  [
    "total mass",
    "total weight|total mass|total wt|tot weight|weight total|gesamtgewicht|gesamt|gesamtmasse|totaal|totaal gewicht|totaalgewicht|poids total|total|masse totale|totalvikt|vikt tot|vikt totalt|totalt|summa|summe|sum|ges gew|ges gewicht|gew ges|gew gesamt|gesamtgew",
  ],
  ["mass", "weight|mass|wt|kg|gew|gewicht|masse|poids|vikt|massa"],
  [
    "surface",
    "surface area|surface|paint area|area|oberflache|anstrichflache|oppervlak|oppervlakte|verfoppervlak|yta|malningsyta|m2|anstrich",
  ],
  [
    "other",
    "remarks|remark|notes|note|comments|comment|bemerkung|bemerkungen|hinweis|opmerking|opmerkingen|observations|observation|remarque|remarques|anmarkning|anm|anmarkningar|angle|angle1|angle2|angle 1|angle 2|winkel|hoek|vinkel|price|prijs|preis|prix|pris|cost|where to get it|finish|paint system|paint|coating|surface treatment|oberflachenbehandlung|behandeling|traitement|ytbehandling|base plate|cap plate|end plate|fixing|fixings|connection|location|level|norm|standard|drawing|zeichnung|tekening|dessin|ritning|dwg no|drawing no|rev|revision|date|datum|phase|bolts|width|thickness|b|t|h|breite|dicke|breedte|dikte|largeur|epaisseur|bredd|tjocklek|supplier|leverancier|zeichnungs nr|sachnummer|lot|welds|weld|holes|from|to|grid|floor",
  ],
];

const dictionary = new Map<string, Meaning>();
for (const [meaning, list] of headings)
  for (const text of list.split("|")) dictionary.set(text, dictionary.get(text) ?? meaning);

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[[(][^\])]*[\])]/g, " ")
    .replace(/[:;.,_°#*"'’-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const phrases: readonly (readonly [Meaning, RegExp])[] = [
  ["action", /^(?:n|v|m|v ?y|v ?z|m ?y|m ?z) ?_? ?(?:ed|sd)\b/],
  ["mass per metre", /^(?:kg ?\/ ?(?:m|lfm|ml)|.*(?:per m(?:etre|eter)?|\/ ?m))$/],
  ["surface", /(?:surface|paint|anstrich|verf|malnings|oberfl).*(?:area|flache|oppervlak|yta|m2)|^m2$/],
  ["total mass", /^kg (?:ges|gesamt|total|totale|tot|totaal|totalt|summe|summa|alle)$/],
  ["total mass", /^(?:total|totaal|totalt?|gesamt|tot|ges|summe|summa)\b.*(?:weight|mass|wt|gewicht|gew|vikt|poids|kg|masse)|(?:weight|mass|wt|gewicht|gew|vikt|poids|masse)\b.*(?:total|totaal|totalt|gesamt|tot|ges)$/],
  ["unit mass", /(?:weight|mass|wt|gewicht|gew|vikt|poids|kg|masse)\b.*(?:each|ea|stk|stuk|stuck|st|unit|unitaire|pc|piece|einzel)$|^(?:unit|einzel|styck)\b.*(?:weight|mass|wt|gewicht|gew|vikt|kg)/],
  ["quantity", /^(?:st|stk|stck|stuck|stuks|aantal|aant|qty|anz|anzahl|antal|nb|nbre|no|pcs) ?\/ ?(?:merk|mark|pos|bauteil|assembly|repere|rep|littera|baugruppe|ens|st)$/],
  ["total quantity", /^(?:totaal|total|totalt|gesamt|tot|ges) (?:st|stk|stck|stuck|stuks|aantal|aant|qty|anz|anzahl|antal|nb|nbre|pcs)$/],
  ["total quantity", /^(?:total|tot|totaal|gesamt|totalt) (?:qty|quantity|no|nos|number|pcs|aantal|anzahl|antal|nombre|stk)$/],
  ["quantity", /^(?:qty|quantity|no|nos|number|nr|stk|anzahl|aantal|antal|nombre|nb|count) (?:off|req|reqd|required|of|pcs|pieces|per|each|ea|unit|stuks|st)\b/],
  ["assembly", /^(?:assembly|main|parent) (?:mark|no|piece)/],
  ["mark", /^(?:item|piece|part|member|beam|column|steel|sub piece|subpiece|detail|pos|brace|element) ?(?:mark|no|nr|number|id|ref|tag)\b/],
  ["section", /\b(?:section|profile?|member) (?:size|type|designation|name|section)\b|^(?:profil|profiel|profile|section|querschnitt|doorsnede)\b/],
  ["grade", /\b(?:grade|stahlsorte|stahlgute|staalsoort|staalkwaliteit|stalkvalitet|stalsort|werkstoff|nuance)\b/],
  ["length", /^(?:cut(?:ting)? |total |overall |net )?(?:length|lange|lengte|longueur|langd)\b/],
  ["description", /\b(?:description|bezeichnung|benennung|omschrijving|designation|benamning)\b/],
  ["mass", /^(?:weight|mass|gewicht|gew|vikt|poids|masse|wt)\b/],
]; // biome-ignore format: one pattern a line

/** The meaning of a heading; undefined when it is none that is known. */
export function meaningOf(heading: string): Meaning | undefined {
  const text = plain(heading);
  if (text === "" || text.length > 40) return undefined;
  // "2 IPE" is a row, "ANGLE1" a heading
  if (/^\d/.test(text)) return undefined;
  const single = dictionary.get(text);
  if (single) return single;
  for (const [meaning, pattern] of phrases) if (pattern.test(text)) return meaning;
  const words = text.split(" ");
  if (words.length > 4) return undefined;
  if (words.every((word) => dictionary.get(word) === "other" || /^\d$/.test(word))) return "other";
  // "Länge L", "Pos Nr", "Längd mm", "Lengte (mm)", "Gew kg"
  const [first = ""] = words;
  const rest = words.slice(1);
  const unit = /^(?:mm|cm|m|kg|st|stk|nr|no|l|m2|kn|knm|each|ea)$/;
  if (rest.length > 0 && rest.every((word) => unit.test(word))) return dictionary.get(first);
  return bilingual(heading);
}

/** "MARK / REPÈRE": the same in two languages */
function bilingual(heading: string): Meaning | undefined {
  const parts = heading.split(/\s*\/\s*/).filter((part) => /\p{L}/u.test(part));
  const halves = parts.length === 1 ? heading.trim().split(/\s+/) : parts;
  if (halves.length !== 2) return undefined;
  const [first, second] = halves.map((half) => dictionary.get(plain(half)));
  return first !== undefined && first === second ? first : undefined;
}

/** The meaning of the one heading that differs by a letter */
export function meaningLike(heading: string): Meaning | undefined {
  const text = plain(heading);
  if (text.length < 3 || text.length > 20 || /\d/.test(text)) return undefined;
  const like = new Set<Meaning>();
  for (const [known, meaning] of dictionary)
    if (known.length >= 3 && Math.abs(known.length - text.length) <= 1 && differsByOne(known, text)) like.add(meaning);
  const [only] = like;
  return like.size === 1 ? only : undefined;
}

/** one letter wrong, too many or too few */
function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  return short.length === long.length ? short.slice(i + 1) === long.slice(i + 1) : short.slice(i) === long.slice(i + 1);
}

/** A heading as it is, not only by one of its words */
export const isHeading = (text: string): boolean => dictionary.has(plain(text));

/** N_Ed, V_z,Ed, M_y,Ed of a heading, as the checks call them */
export function actionOf(heading: string): string | undefined {
  const found = /^\s*(N|V|M)\s*_?\s*([yz])?\s*[,_.]?\s*[ES]d\b/i.exec(heading.trim());
  if (!found?.[1]) return undefined;
  const letter = found[1].toUpperCase();
  if (letter === "N") return "N_Ed";
  const axis = found[2]?.toLowerCase() ?? (letter === "M" ? "y" : "z");
  return `${letter}_${axis}_Ed`;
}

/** Rows that are sums, headings of groups or other things than members. */
export const isTotal = (text: string): boolean =>
  /^(?:(?:sub|grand|zwischen|sub-)?\s*(?:total|totals|totaal|totalt|totalvikt|gesamt(?:gewicht|masse|summe)?|summe|summa|sum|somme|poids total|total weight|total mass|totaalgewicht|subtotaal|zwischensumme|delsumma))\b/i.test(
    text.trim(),
  );

export const isFastener = (text: string): boolean =>
  /\b(?:bolts?|nuts?|washers?|screws?|anchors?|studs?|schrauben?|muttern?|scheiben?|anker|bouten|bout|moer(?:en)?|ringen|ankers?|boulons?|écrous?|rondelles?|vis|skruv(?:ar)?|mutter|brick(?:a|or)|bult(?:ar)?)\b|\bM(?:8|10|12|14|16|18|20|22|24|27|30|33|36)\s?[x×]\s?\d{2,3}\b/i.test(
    text,
  );
