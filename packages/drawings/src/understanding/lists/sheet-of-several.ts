/** Fields and loose lines of a sheet that say that what it shows is made several times: "No. of frames: 4", "2 frames thus". */
import { numberInWords, numeralWords } from "../counts.ts";
import { middle, overlap, type Phrase } from "../reading-direction.ts";
import { closes, letter, opens } from "../words/letter.ts";
import { anyOf, endOf } from "../words/lexicon.ts";
import type { Table } from "./table.ts";

const number = `(\\d{1,3}|${numeralWords})`;
const pieces = `(?:${anyOf((language) => language.pieces)}|[x×])`;
const adjective = `(?:${letter}+\\s+)?`;
/** sides of paper are counted on every sheet */
const noPages = "(?!sider?|seiten?|sidor)";
const wholes = `${noPages}(?:${endOf((language) => language.wholes.several)})`;
const wholeOrWholes = `${noPages}(?:${endOf((language) => `${language.wholes.several}|${language.wholes.one}`)})`;
const counting = `(?:${anyOf(({ counts, headings }) => `${counts}|${headings.quantity ?? ""}`)}|no|nos|nr|n°|number|numero|numéro|número)(?!${letter})`;
const of = "(?:(?:of|der|die|von|de|des|di|d[’']|af|av|van|voor|för|for|für|pour|per|para)\\s+)?(?:(?:the|such)\\s+)?";
const times = anyOf((language) => language.times);

/** "No. of frames: 4", "Anzahl Binder 4", "Trusses required 4"; the number may stand in a cell of its own */
const mayBeLabel = /^\D{6,50}(?:\d{1,3}\D{0,12})?$/;
const label = new RegExp(
  `^(?:${counting}\\.?\\s*${of}${adjective}${wholes}(?:\\s+(?:${times}))?|${adjective}${wholes}\\s+(?:${times}))\\s*[:=]?\\s*(?:${opens}${number}(?:\\s*${pieces}\\.?)?)?$`,
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

const such = "such|like this|solche|dergleichen|zulke|dergelijke|sådana|slike|sådanne|takie|takich|tali";
const thus = `${times}|thus|like this|as (?:drawn|shown|this)|to this (?:drawing|list)|so|wie gez(?:eichnet|\\.)?|wie (?:dargestellt|hier)|(?:zo)?als get(?:ekend|\\.)?|comme dessinée?s?|identiques?|som ritat|enl(?:igt|\\.)? ritning|som tegnet|come da disegno|uguali|iguales|según dibujo`;
/** "2 frames thus", "4 such trusses" */
const mayBeThus = new RegExp(`^[(*•-]?\\s*(?:\\d{1,3}|${numeralWords})${closes}`, "u");
const wholesThus = new RegExp(
  `^[(*•-]?\\s*${number}\\s*(?:${pieces}\\.?\\s+)?(?:(?:${such})\\s+${adjective}${wholeOrWholes}|${adjective}${wholeOrWholes}\\s*,?\\s*(?:${thus}))${closes}`,
  "u",
);
/** "2 wie gezeichnet", which may be said of a detail elsewhere on the sheet */
const drawnThus = new RegExp(`^[(*•-]?\\s*${number}\\s*(?:${pieces}\\.?\\s+)?(?:(?:${such})|${thus})${closes}`, "u");

/** A number of more than one that a pattern finds */
function severalIn(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text)?.[1];
  return found !== undefined && (numberInWords(found) ?? Number(found)) > 1;
}

/** The number of a field stands beside its label or right under it */
function fieldValue(of: Phrase, phrases: readonly Phrase[]): Phrase | undefined {
  const beside = (one: Phrase) =>
    Math.abs(middle(one) - middle(of)) < 0.6 * Math.max(one.size, of.size) &&
    one.x0 >= of.x1 - 1 &&
    one.x0 - of.x1 < 15 * of.size;
  const under = (one: Phrase) =>
    overlap(one, of) > 0 && one.y0 > middle(of) && one.y0 - of.y1 < Math.max(one.size, of.size);
  const near = phrases.filter((one) => one !== of);
  return near.filter(beside).sort((a, b) => a.x0 - b.x0)[0] ?? near.find(under);
}

function isField(phrase: Phrase, phrases: readonly Phrase[]): boolean {
  const told = phrase.text.trim().toLowerCase();
  if (mayCount.test(told) && severalIn(counted, told)) return true;
  const named = mayBeLabel.test(told) ? label.exec(told) : null;
  if (named?.[1] !== undefined) return severalIn(label, told);
  const words = named ? bareNumber : countLabel.test(told) ? wholesAlone : undefined;
  const value = words && fieldValue(phrase, phrases);
  return value !== undefined && severalIn(words ?? bareNumber, value.text.trim().toLowerCase());
}

/** Right under a list */
function isNear({ x0, x1, y0, size }: Phrase, used: readonly Phrase[]): boolean {
  const bottom = Math.max(...used.map((one) => one.y1));
  const [left, right] = [Math.min(...used.map((one) => one.x0)), Math.max(...used.map((one) => one.x1))];
  return x0 < right && x1 > left && y0 > bottom - size && y0 - bottom < 8 * size;
}

/** What the sheet says of how often all on it is made */
export function sheetOfSeveral({ frame: { phrases }, columns, used }: Table): string | undefined {
  const heads = new Set(columns.map(({ heading }) => heading));
  const own = new Set(used);
  return phrases.find((phrase) => {
    const { text } = phrase;
    if (text.length < 5 || text.length > 60 || own.has(phrase) || heads.has(text)) return false;
    const told = text.trim().toLowerCase();
    if (!mayBeThus.test(told)) return isField(phrase, phrases);
    return severalIn(wholesThus, told) || (isNear(phrase, used) && severalIn(drawnThus, told));
  })?.text;
}
