import { figure, headOf, percentage } from "@x/report";
import { curveFigure } from "@x/report/curves";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Drawn, Wide } from "../drawn.tsx";
import type { Input } from "../input.ts";
import { isEither, meaningOf } from "../numbers.ts";
import { wordsIn } from "../said.ts";
import type { Language } from "../words.ts";
import { translate } from "../words.ts";
import { type Found, numbersOf, passingRanges, runsOf, utilizationWith, valuesBetween } from "./vary.ts";

interface Props {
  readonly input: Input;
  readonly index: number;
  readonly language: Language;
}

/** At once: keys are not kept waiting. */
const together = 4;

const numberIn = (text: string, unit: string): number | undefined => {
  const meaning = meaningOf(text, unit);
  return isEither(meaning) ? undefined : meaning;
};

/** Utilization over one number of the input. */
export function Plot({ input, index, language }: Props): JSX.Element {
  const numbers = numbersOf(input, index);
  const [name, setName] = useState("");
  const chosen = numbers.find(({ field }) => field.name === name) ?? numbers[0];
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>();
  if (!chosen) return <p>{translate("There is no number to change.")}</p>;
  const { field, value } = chosen;
  const words = wordsIn(language);
  const start = value === 0 ? [0, 100] : [0.5 * value, 1.5 * value];
  const shown = typed ?? { from: words.decimal(String(start[0])), to: words.decimal(String(start[1])) };
  const [from, to] = [numberIn(shown.from, field.unit), numberIn(shown.to, field.unit)];
  const isRange = from !== undefined && to !== undefined && from !== to;
  const bound = (which: "from" | "to", text: string) => (
    <label>
      {text}{" "}
      <input
        inputMode="decimal"
        autocomplete="off"
        size={8}
        value={shown[which]}
        aria-invalid={numberIn(shown[which], field.unit) === undefined}
        onInput={(event) => setTyped({ ...shown, [which]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      <p class="line plot-of">
        <label>
          {translate("Utilization over")}{" "}
          <select
            value={field.name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setTyped(undefined);
            }}
          >
            {numbers.map(({ field: one }) => (
              <option key={one.name} value={one.name}>
                {titleOf(one, language)}
              </option>
            ))}
          </select>
        </label>
        {bound("from", translate("from"))}
        {bound("to", translate("to"))} {field.unit}
      </p>
      {isRange ? (
        <Curve {...{ input, index, language, field, value }} from={Math.min(from, to)} to={Math.max(from, to)} />
      ) : (
        <p class="problem" role="alert">
          {translate("Two different numbers are needed, from where to where.")}
        </p>
      )}
    </>
  );
}

type Field = ReturnType<typeof numbersOf>[number]["field"];

function titleOf(field: Field, language: Language): string {
  const { symbol, meaning, word } = headOf(field.name, field, wordsIn(language));
  const text = meaning === "" ? word || symbol : meaning;
  return symbol === "" || text === symbol ? text : `${text} ${symbol}`;
}

/** On its axis: a picture sets no symbols of a label. */
function axisOf(field: Field, language: Language): string {
  const { symbol, meaning, word } = headOf(field.name, field, wordsIn(language));
  return `${meaning || word || symbol}${field.unit === "" ? "" : ` (${field.unit})`}`;
}

interface CurveProps extends Props {
  readonly field: Field;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

function Curve({ input, index, language, field, value, from, to }: CurveProps): JSX.Element {
  const values = useMemo(() => {
    const isWhole = [value, from, to].every(Number.isInteger);
    return valuesBetween(from, to, isWhole);
  }, [value, from, to]);
  const found = useUtilizations(input, index, field.name, values);
  const words = wordsIn(language);
  const isDone = found.length === values.length;
  const runs = runsOf(found);
  const left = found.filter(([, used]) => used === undefined).length;
  const x = axisOf(field, language);
  const shown = (one: number) => `${figure(one, words)}${field.unit === "" ? "" : ` ${field.unit}`}`;
  const passing = passingRanges(found).map(([a, b]) => (a === b ? shown(a) : `${figure(a, words)} … ${shown(b)}`));
  const present = utilizationWith(input, index, field.name, value);
  return (
    <div aria-busy={!isDone}>
      {isDone ? (
        <>
          <p role="status">
            {passing.length === 0
              ? translate("At none of these values is it passed.")
              : translate("At most fully used at {ranges}", { ranges: passing.join("; ") })}
            {left === 0 ? null : (
              <span class="problem">
                {" "}
                {translate("{count} values cannot be calculated and are not drawn.", { count: left })}
              </span>
            )}
          </p>
          {runs.map((points) => (
            <figure key={points[0]?.[0]} class="plot">
              <Wide kind="picture">
                <Drawn
                  tag="div"
                  html={
                    curveFigure(words, {
                      title: translate("Utilization"),
                      x,
                      y: translate("Utilization"),
                      points,
                      limit: 1,
                      ...(present !== undefined && value >= (points[0]?.[0] ?? 0) && value <= (points.at(-1)?.[0] ?? 0)
                        ? { now: [value, present] }
                        : {}),
                    }).svg
                  }
                />
              </Wide>
            </figure>
          ))}
          <details>
            <summary>{translate("The numbers")}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{x}</th>
                  <th scope="col">{translate("Utilization")}</th>
                </tr>
              </thead>
              <tbody>
                {found.map(([one, used]) => (
                  <tr key={one} class={used !== undefined && used > 1 ? "failed" : ""}>
                    <th scope="row">{figure(one, words)}</th>
                    <td class="number">{used === undefined ? "–" : percentage(used, words)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p class="waiting">{translate("One moment…")}</p>
      )}
    </div>
  );
}

/** One after the other, anew when the input or the values change. */
function useUtilizations(input: Input, index: number, name: string, values: readonly number[]): Found {
  const [found, setFound] = useState<{ readonly of: unknown; readonly list: Found }>({ of: undefined, list: [] });
  const of = useMemo(() => ({}), [input, index, name, values]);
  useEffect(() => {
    let list: Found = [];
    const next = () => {
      const some = values.slice(list.length, list.length + together);
      list = [...list, ...some.map((value) => [value, utilizationWith(input, index, name, value)] as const)];
      if (list.length < values.length) timer = setTimeout(next);
      else setFound({ of, list });
    };
    let timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [of]);
  return found.of === of ? found.list : [];
}
