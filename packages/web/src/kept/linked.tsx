import type { CalculationLink } from "@x/api";
import { isLink, isSum, linksIn, withGiven } from "@x/api/links";
import type { Problem } from "@x/eurocode";
import { verificationName } from "@x/report";
import type { JSX } from "preact";
import { beside } from "../form.tsx";
import { type Item, isItem, linking, unlinked } from "../input.ts";
import { wordsIn } from "../said.ts";
import { language, translate } from "../words.ts";

// Values that a kept calculation takes of others: the server works them out, and they stand here until it is saved anew.

let known: readonly CalculationLink[] = [];

/** A value that is another now: what a person has seen so far is no result any more. */
export interface Moved {
  readonly from: string;
  readonly field: string;
  readonly before: number;
  readonly now: number;
}

/** From here on these are known; what was known before stays, for what is undone. Those that are others now come back. */
export function know(links: readonly CalculationLink[]): readonly Moved[] {
  const was = new Map(known.map((one) => [keyOf(one), one.given]));
  const isOther = links.some((one) => was.has(keyOf(one)) && was.get(keyOf(one)) !== one.given);
  const moved = links.flatMap((one) => {
    const before = was.get(keyOf(one));
    if (typeof before !== "number" || typeof one.given !== "number" || before === one.given) return [];
    return [{ from: one.from, field: one.path.replace(/^.*\./, ""), before, now: one.given }];
  });
  known = [...known.filter((one) => !links.some((other) => keyOf(other) === keyOf(one))), ...links];
  linking.fill = filled;
  linking.missing = missing;
  beside.link = LinkedEntry;
  if (isOther) linking.onMoved?.();
  return moved;
}

const rounded = (value: number): string => wordsIn(language).number(Math.round(value * 100) / 100);

/** B1 has changed: N_Ed 194 → 493 */
export const movedText = (moved: readonly Moved[]): string =>
  moved
    .map(({ from, field, before, now }) =>
      translate("{name} has changed: {field} {before} → {now}", {
        name: from.replace(/\.json$/i, ""),
        field,
        before: rounded(before),
        now: rounded(now),
      }),
    )
    .join("; ");

const keyOf = ({ from, value, times }: Pick<CalculationLink, "from" | "value" | "times">): string =>
  JSON.stringify([from, value, times]);

/** With the values in place of the links, as far as there are any. */
export const filled = (request: Item, links = known): Item => {
  const { value } = withGiven(
    request,
    links.filter(({ given }) => given !== null),
  );
  return isItem(value) ? value : request;
};

/** `reactions.B.max_kN` as it is called; what has no name of ours is shown as it is. */
function nameOfValue(value: string): string {
  const [, support = "", end] = /^reactions\.(.+)\.(max|min)_kN$/.exec(value) ?? [];
  if (end !== undefined)
    return end === "max"
      ? translate("greatest reaction of support {name}", { name: support })
      : translate("least reaction of support {name}", { name: support });
  const [, mark = "", id = ""] = /([^.]+)\.verifications\.([\w-]+)\.demand$/.exec(value) ?? [];
  return id === "" ? value : `${mark}, ${verificationName(wordsIn(language), id)}`;
}

/** The server says in English why there is no value. */
const whyNone = (problem: string): string =>
  language === "en"
    ? problem
    : translate("no value comes from there: it is missing, cannot be calculated, or has none of this name");

/** Where a value is not there, the field is not of a wrong kind. */
const missing = (request: Item): Problem[] =>
  linksIn(request).map(([path, { from }]) => ({
    path,
    message: translate("has no value of {name}", { name: from.replace(/\.json$/i, "") }),
    code: unlinked,
  }));

interface Entry {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** In the place of a field: what it takes, and from where. */
function LinkedEntry({ id, value, onChange }: Entry): JSX.Element | undefined {
  if (!isLink(value) && !isSum(value)) return undefined;
  const parts = isSum(value) ? value.sum.filter(isLink) : [value];
  const { value: found } = withGiven(
    value,
    known.filter(({ given }) => given !== null),
  );
  const shown = typeof found === "number" ? wordsIn(language).number(Math.round(found * 1000) / 1000) : "–";
  const why = parts.flatMap((part) => {
    const link = known.find(({ from, value: of }) => from === part.from && of === part.value);
    return link ? (link.problem === null ? [] : whyNone(link.problem)) : translate("not known until it is saved");
  });
  return (
    <span class="linked">
      <input id={id} class="linked-value" readOnly value={shown} aria-describedby={`${id}-from`} />
      <span id={`${id}-from`} class="help" title={parts.map(({ value: of }) => of).join("; ")}>
        {translate("from {names}", {
          names: parts.map(({ from, value: of }) => `${from.replace(/\.json$/i, "")}, ${nameOfValue(of)}`).join("; "),
        })}{" "}
        {why.length === 0 ? null : <span class="problem">{why.join("; ")}</span>}
      </span>
      <button type="button" class="small" onClick={() => onChange(typeof found === "number" ? found : undefined)}>
        {translate("Type a value instead")}
      </button>
    </span>
  );
}
