/** Fields and loose lines of a sheet that say that what it shows is made several times: "No. of frames: 4", "2 frames thus". */

import { closes, letter, opens } from "@x/fabrication/members";
import { anyOf, endOf } from "../../vocabulary/lexicon.ts";
import { bothHands, numberInWords, numeralWords } from "../counts.ts";
import { centre, middle, overlap, type Phrase } from "../reading-direction.ts";
import { cellText } from "./cells.ts";
import { settings } from "./settings.ts";
import type { Table } from "./table.ts";

const number = `(\\d{1,3}|${numeralWords})`;
const pieces = `(?:${anyOf((language) => language.pieces)}|[x×])`;
const adjective = `(?:${letter}+\\s+)?`;
/** sides of paper are counted on every sheet, and so are the parts of a list; drawings are no wings */
const noPages = "(?!sider?|seiten?|sidor|bauteile?|\\S*drawings?)";
const wholes = `${noPages}(?:${endOf((language) => language.wholes.several)})`;
const wholeOrWholes = `${noPages}(?:${endOf((language) => `${language.wholes.several}|${language.wholes.one}`)})`;
const counting = `(?:${anyOf(({ counts, headings }) => `${counts}|${headings.quantity ?? ""}`)}|no|nos|nr|n°|number|numero|numéro|número)(?!${letter})`;
const of = "(?:(?:of|der|die|von|de|des|di|d[’']|af|av|van|voor|för|for|für|pour|per|para)\\s+)?(?:(?:the|such)\\s+)?";
const times = anyOf((language) => language.times);

/** "No. of frames: 4", "Anzahl Binder 4", "Trusses required 4"; the number may stand in a cell of its own */
const fieldLike = /^\D{6,50}(?:\d{1,3}\D{0,12})?$/;
const mayBeLabel = new RegExp(
  `^${counting}|\\s(?:${times})\\s*[:=]?\\s*(?:\\d|$)|(?:zahl|aantal|antal)\\s*[:=]?\\s*(?:\\d|$)`,
  "u",
);
const label = new RegExp(
  `^(?:${counting}\\.?\\s*${of})?${adjective}${wholes}(?:\\s+(?:${times})|[-\\s]?(?:an)?(?:zahl|aantal|antal))?\\s*[:=]?\\s*(?:${opens}${number}(?:\\s*${pieces}\\.?)?)?$`,
  "u",
);
const bareNumber = new RegExp(`^${number}(?:\\s*${pieces}\\.?)?$`, "u");
/** "Quantity: 3 trusses" */
const mayCount = /^\D{2,20}[:=.]\s*\S+\s+\D{3,}$/;
const counted = new RegExp(
  `^(?:${counting}\\.?\\s*)+(?:${times})?\\s*[:=]\\s*${number}\\s*(?:${pieces}\\.?\\s+)?${adjective}${wholeOrWholes}$`,
  "u",
);
const countLabel = new RegExp(`^(?:${counting}\\.?\\s*)+(?:${times})?\\s*[:=]?$`, "u");
const wholesAlone = new RegExp(`^${number}\\s*(?:${pieces}\\.?\\s+)?${adjective}${wholeOrWholes}$`, "u");

const such =
  "such|identical|equal|like(?: this)?|solche|gleiche|identische|baugleiche|identieke|gelijke|lika|likadana|jednakow[aey]|jednakowych|stejn[éý]|stejných|dergleichen|zulke|dergelijke|sådana|slike|sådanne|takie|takich|tali";
const thus = `${times}|thus|like this|as (?:drawn|shown|this)|to this (?:drawing|list)|so|wie gez(?:eichnet|\\.)?|wie (?:dargestellt|hier)|(?:zo)?als get(?:ekend|\\.)?|comme dessinée?s?|identiques?|som ritat|enl(?:igt|\\.)? ritning|som tegnet|come da disegno|uguali|iguales|según dibujo`;
/** "2 frames thus", "4 such trusses" */
const mayBeThus = new RegExp(`^[(*•-]?\\s*(?:\\d{1,3}|(?:${numeralWords})${closes})`, "u");
const saysThus = new RegExp(`${opens}(?:${such}|${thus})${closes}`, "u");
const wholesThus = new RegExp(
  `^[(*•-]?\\s*${number}\\s*(?:${pieces}\\.?\\s+)?(?:(?:${such})\\s+${adjective}${wholeOrWholes}|${adjective}${wholeOrWholes}\\s*,?\\s*(?:${thus}))${closes}`,
  "u",
);
/** "2 wie gezeichnet", "make 4", "FRAME F1 - 4 OFF": said of a detail elsewhere on the sheet, of all in the list under it */
const sums = "(?!in total|total|insgesamt|au total|en tout|en total|in totale|i alt|ialt|łącznie|celkem|yhteensä)";
const drawnThus = new RegExp(
  `^[(*•-]?\\s*${number}\\s*(?:${pieces}\\.?\\s+)?${sums}(?:(?:${such})|${thus}|herstellen|fertigen|maken|tillverkas)${closes}`,
  "u",
);
const mayBeMade = /\d{1,3}(?:\s*\p{L}+\.?)?$/u;
const made = new RegExp(
  `^(?:make|fabricate|fertigen|herstellen|maken|fabriquer)\\s*[:=]?\\s*(\\d{1,3})(?:\\s*${pieces}\\.?)?$`,
  "u",
);
const namedThus = new RegExp(
  `^${adjective}${wholeOrWholes}\\s+(?:\\S{1,6}\\s*)?[-–—:,]?\\s*(?<![\\d.,])(\\d{1,3})\\s*${sums}(?:${times})$`,
  "u",
);
/** "1 as drawn, 1 opposite hand": two */
const mirrored = new RegExp(
  `(?:^|[\\s,;+(])\\d{1,3}\\s*(?:${pieces}\\.?\\s+)?(?:mirrored|handed|opp(?:osite|\\.)? hand|reversed|spiegelb|gespiegel|spegelv)`,
  "u",
);

/** A number of more than one that a pattern finds */
function severalIn(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text)?.[1];
  return found !== undefined && (numberInWords(found) ?? Number(found)) > 1;
}

/** The number of a field stands beside its label or right under it */
function fieldValue(of: Phrase, phrases: readonly Phrase[]): Phrase | undefined {
  const beside = (one: Phrase) =>
    Math.abs(middle(one) - middle(of)) < settings.onLine * Math.max(one.size, of.size) &&
    one.x0 >= of.x1 - 1 &&
    one.x0 - of.x1 < 15 * of.size;
  const under = (one: Phrase) =>
    overlap(one, of) > 0 && one.y0 > middle(of) && one.y0 - of.y1 < Math.max(one.size, of.size);
  const near = phrases.filter((one) => one !== of);
  return near.filter(beside).sort((a, b) => a.x0 - b.x0)[0] ?? near.find(under);
}

/** "No." in a title block numbers the sheet */
const onlyNumbers = /^(?:nos?|nr|n|n°|nº|number|num|núm|numero|numéro|número|numer|st|u|ud)\.?\s*[:=]?$/u;

/** "Qty" over 4 in one box of a title block; not where it is the number of pieces of the list's only part */
function countsSheet({ frame: { phrases, rules }, columns, rows }: Table, label: Phrase): boolean {
  const told = label.text.trim().toLowerCase();
  if (label.text.length > 20 || onlyNumbers.test(told) || !countLabel.test(told)) return false;
  const [left, top, right, bottom] = rules.cellAt(centre(label), middle(label));
  if (![left, top, right, bottom].every(Number.isFinite) || bottom - top > 8 * label.size) return false;
  const inside = phrases.filter(
    (one) => centre(one) > left && centre(one) < right && middle(one) > top && middle(one) < bottom,
  );
  const value =
    inside
      .find((one) => one !== label)
      ?.text.trim()
      .toLowerCase() ?? "";
  return (
    inside.length === 2 &&
    severalIn(bareNumber, value) &&
    !columns.some((_, i) => rows.every((row) => cellText(row, i) === value))
  );
}

function isField(phrase: Phrase, phrases: readonly Phrase[]): boolean {
  const told = phrase.text.trim().toLowerCase();
  if (mayCount.test(told) && mayBeLabel.test(told) && severalIn(counted, told)) return true;
  const named = fieldLike.test(told) && mayBeLabel.test(told) ? label.exec(told) : null;
  if (named?.[1] !== undefined) return severalIn(label, told);
  const words = named ? bareNumber : countLabel.test(told) ? wholesAlone : undefined;
  const value = words && fieldValue(phrase, phrases);
  return value !== undefined && severalIn(words ?? bareNumber, value.text.trim().toLowerCase());
}

/** What stands right under a list */
function underList(used: readonly Phrase[]): (phrase: Phrase) => boolean {
  const bottom = Math.max(...used.map((one) => one.y1));
  const [left, right] = [Math.min(...used.map((one) => one.x0)), Math.max(...used.map((one) => one.x1))];
  return ({ x0, x1, y0, size }) => x0 < right && x1 > left && y0 > bottom - size && y0 - bottom < 8 * size;
}

/** At the height of a list or close to it, as its headings are */
function isBeside({ x0, x1, y0, y1, size }: Phrase, used: readonly Phrase[]): boolean {
  const inWidth = used.some((one) => one.x0 < x1 + 8 * size && one.x1 > x0 - 8 * size);
  return inWidth && used.some((one) => one.y0 < y1 + 6 * size && one.y1 > y0 - 6 * size);
}

const isMadeOften = (told: string): boolean =>
  mayBeThus.test(told)
    ? severalIn(drawnThus, told) || mirrored.test(told)
    : mayBeMade.test(told) && (severalIn(made, told) || severalIn(namedThus, told));

/** What the sheet says of how often all on it is made */
export function sheetOfSeveral(table: Table): string | undefined {
  const { frame, columns, used } = table;
  const { phrases } = frame;
  const heads = new Set(columns.map(({ heading }) => heading));
  const own = new Set(used);
  const isUnder = underList(used);
  return phrases.find((phrase) => {
    const { text } = phrase;
    if (text.length < 3 || text.length > 60 || own.has(phrase)) return false;
    if (heads.has(text) && isBeside(phrase, used)) return false;
    const told = text.trim().toLowerCase();
    if (isUnder(phrase) && (isMadeOften(told) || (bothHands(told)?.count ?? 1) > 1)) return true;
    return mayBeThus.test(told)
      ? saysThus.test(told) && severalIn(wholesThus, told)
      : isField(phrase, phrases) || countsSheet(table, phrase);
  })?.text;
}
