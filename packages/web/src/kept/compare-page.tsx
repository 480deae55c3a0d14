import type { FieldDescription } from "@x/eurocode";
import { type ItemReport, percentage, type Report, reportOf, verificationName } from "@x/report";
import type { JSX } from "preact";
import { ready } from "../calculator/address.ts";
import { Picture } from "../calculator/picture.tsx";
import { Name } from "../form.tsx";
import { fieldsOf, type Input, isItem, kindOf, requestOf, topFieldsOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { Scroll } from "../scroll.tsx";
import { Shown, useLoaded, useTitle } from "../ui.tsx";
import { calculated, Problems, Verdict } from "../verdict.tsx";
import { language, translate } from "../words.ts";
import { filled } from "./linked.tsx";
import { addressOf, type Calculation, inputIn, pathOf, readKept, readVersion } from "./model.ts";

interface Side {
  readonly calculation: Calculation;
  readonly version: number;
  readonly input: Input;
}

/** `12` is the newest of a calculation, `12@3` its third version. */
async function sideOf(name: string | null): Promise<Side> {
  const [, id, wanted] = /^(\d{1,9})(?:@(\d{1,9}))?$/.exec(name ?? "") ?? [];
  const calculation = await readKept(Number(id ?? 0));
  const version = Number(wanted ?? calculation.version);
  const found = version === calculation.version ? calculation : await readVersion(calculation.id, version);
  await ready(calculation.endpoint, language);
  // with the values that it had then
  const input = inputIn({ ...calculation, request: filled(found.request, found.links) });
  if (!input) throw new Error(translate("This input cannot be shown in a form; take it as a file from its project."));
  return { calculation, version, input };
}

/** Two calculations, or two versions of one, side by side. */
export function ComparePage(): JSX.Element {
  useTitle(translate("Two calculations"));
  const sides = useLoaded(async () => {
    const params = new URLSearchParams(location.search);
    return [await sideOf(params.get("one")), await sideOf(params.get("other"))] as const;
  });
  return <Shown of={sides}>{([one, other]) => <Compared one={one} other={other} />}</Shown>;
}

const nameOf = ({ calculation, version }: Side): string =>
  `${pathOf(calculation)}, ${translate("Version {number}", { number: version })}`;

function reportIn({ input }: Side): Report | undefined {
  const outcome = calculated(input, { messages: true });
  if (!("result" in outcome)) return undefined;
  return reportOf(outcome.result, { words: wordsIn(language), request: requestOf(input) });
}

function Compared({ one, other }: { one: Side; other: Side }): JSX.Element {
  const reports = [reportIn(one), reportIn(other)] as const;
  return (
    <>
      <p class="crumbs">
        <a href={`/projects/${one.calculation.project_id}`}>{translate("Project")}</a>
      </p>
      <div class="two">
        {[one, other].map((side, i) => (
          <Column key={`${side.calculation.id} ${side.version} ${i}`} side={side} report={reports[i]} />
        ))}
      </div>
      <Inputs one={one} other={other} />
      {reports[0] && reports[1] ? (
        <Checked one={reports[0]} other={reports[1]} names={[nameOf(one), nameOf(other)]} />
      ) : null}
    </>
  );
}

function Column({ side, report }: { side: Side; report: Report | undefined }): JSX.Element {
  const { calculation, input } = side;
  const outcome = report ? undefined : calculated(input);
  const [figure] = report?.items[0]?.figures ?? [];
  return (
    <section class="card" aria-label={nameOf(side)}>
      <h2>
        <a href={addressOf(calculation)}>{pathOf(calculation)}</a>{" "}
        <span class="help">{translate("Version {number}", { number: side.version })}</span>
      </h2>
      {report ? <Verdict glance={report} /> : null}
      {outcome && "problems" in outcome ? <Problems problems={outcome.problems} /> : null}
      {report && figure ? <Picture of={figure} marks={report.marks} /> : null}
    </section>
  );
}

interface Difference {
  readonly key: string;
  readonly name: JSX.Element;
  readonly values: readonly [unknown, unknown];
}

const shown = (value: unknown): string =>
  value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value);

/** What of the inputs is not the same, item by item. */
function differences({ input: a }: Side, { input: b }: Side): Difference[] {
  const found: Difference[] = [];
  const hold = (fields: readonly FieldDescription[], one: object, other: object, path: string, of: string) => {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const values = [Reflect.get(one, name), Reflect.get(other, name)] as const;
      if (JSON.stringify(values[0]) === JSON.stringify(values[1])) continue;
      const field = fields.find((known) => known.name === name);
      if (field && field.fields.length > 0 && values.every((value) => value === undefined || isItem(value)))
        hold(field.fields, values[0] ?? {}, values[1] ?? {}, `${path}${name}.`, of);
      else
        found.push({
          key: path + name,
          name: (
            <>
              {of}
              {field ? <Name field={field} /> : name}
              {field?.unit ? ` (${field.unit})` : ""}
            </>
          ),
          values,
        });
    }
  };
  hold(topFieldsOf(a.check), a.top, b.top, "", "");
  const isOne = a.items.length === 1 && b.items.length === 1;
  for (let i = 0; i < Math.max(a.items.length, b.items.length); i++) {
    const [one, other] = [a.items[i] ?? {}, b.items[i] ?? {}];
    const mark = one.mark ?? other.mark ?? i + 1;
    hold(fieldsOf(kindOf(a, one)), one, other, `${i}.`, isOne ? "" : `${shown(mark)}: `);
  }
  return found;
}

const mostShown = 200;

function Inputs({ one, other }: { one: Side; other: Side }): JSX.Element {
  const found = differences(one, other);
  if (found.length === 0) return <p role="status">{translate("The inputs are the same.")}</p>;
  return (
    <>
      <h2>{translate("What differs in the input")}</h2>
      <Scroll label={translate("What differs in the input")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate("Field")}</th>
              <th scope="col">{nameOf(one)}</th>
              <th scope="col">{nameOf(other)}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, mostShown).map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td class="number">{shown(values[0])}</td>
                <td class="number">{shown(values[1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {found.length > mostShown ? (
        <p class="help">{translate("{count} more", { count: found.length - mostShown })}</p>
      ) : null}
    </>
  );
}

/** The greatest utilization of each verification. */
function usedOf({ items }: Report): Map<string, number> {
  const used = new Map<string, number>();
  for (const { verifications } of items as readonly ItemReport[])
    for (const { id, utilization } of verifications) used.set(id, Math.max(utilization, used.get(id) ?? 0));
  return used;
}

function Checked({
  one,
  other,
  names,
}: {
  one: Report;
  other: Report;
  names: readonly [string, string];
}): JSX.Element | null {
  const [a, b] = [usedOf(one), usedOf(other)];
  const ids = [...new Set([...a.keys(), ...b.keys()])];
  if (ids.length === 0) return null;
  const { phrases: p, words } = one;
  const cell = (value: number | undefined) => (
    <td class={`number${value !== undefined && value > 1 ? " bad-word" : ""}`}>
      {value === undefined ? "–" : percentage(value, words)}
    </td>
  );
  return (
    <>
      <h2>{p.verifications}</h2>
      <Scroll label={p.verifications}>
        <table>
          <thead>
            <tr>
              <th scope="col">{p.verification}</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{verificationName(words, id)}</th>
                {cell(a.get(id))}
                {cell(b.get(id))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
