import { type AnnexCode, annexCodes, type CheckResult, findCheck, isBoth } from "@x/eurocode";
import { figure, glanceOf, itemsOf, type Language, percentage, symbolMathml, verificationName } from "@x/report";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { countryOf } from "../annex.tsx";
import { Drawn } from "../drawn.tsx";
import { ProblemText } from "../problem-text.tsx";
import { wordsIn } from "../said.ts";
import { Scroll } from "../scroll.tsx";
import { calculate, type Outcome } from "../verdict.tsx";
import { translate } from "../words.ts";
import { generationOf } from "./generation.tsx";

interface Judged {
  /** The input that it is of. */
  readonly asked: string;
  readonly outcome: Outcome;
}

/** By the first generation, to which the annexes are; what is asked of the second alone does not hinder it. */
const asked = (request: Readonly<Record<string, unknown>>, national_annex: AnnexCode) =>
  generationOf(request) === "first"
    ? { ...request, national_annex }
    : { ...request, national_annex, edition: "both", annex_second: "recommended" };

function firstOf(outcome: Outcome): Outcome {
  if ("problems" in outcome || !isBoth(outcome.result.result)) return outcome;
  const { result } = outcome;
  const { first } = outcome.result.result;
  const check = findCheck(result.endpoint);
  const alone = { ...result, result: first, utilization: 100 * (first.governing?.utilization ?? 0) };
  return { result: { ...alone, passed: check !== undefined && itemsOf(check, alone).every(({ passed }) => passed) } };
}

/** The same input under every annex. */
export function AllAnnexes({
  endpoint,
  request,
  language,
  chosen,
  onChoose,
}: {
  endpoint: string;
  request: Readonly<Record<string, unknown>>;
  language: Language;
  chosen: unknown;
  onChoose: (annex: AnnexCode) => void;
}): JSX.Element {
  const { national_annex: _, ...rest } = request;
  const isFirst = generationOf(rest) === "first";
  const wanted = JSON.stringify([endpoint, rest]);
  const [judged, setJudged] = useState<ReadonlyMap<AnnexCode, Judged>>(new Map());
  // one after the other, so that what was asked for first is there at once and keys are not kept waiting
  useEffect(() => {
    const left = [...annexCodes];
    const next = () => {
      const annex = left.shift();
      if (annex === undefined) return;
      const outcome = firstOf(calculate(endpoint, asked(rest, annex)));
      setJudged((before) => new Map(before).set(annex, { asked: wanted, outcome }));
      timer = setTimeout(next);
    };
    let timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [wanted]);
  const en = judged.get("EN");
  const recommended = en?.asked === wanted && "result" in en.outcome ? en.outcome.result : undefined;
  return (
    <Scroll label={translate("All national annexes")}>
      {isFirst ? null : (
        <p class="help">
          {translate("National annexes to the second generation are not in the product: the first is compared.")}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("National annex")}</th>
            <th scope="col">{translate("Utilization")}</th>
            <th scope="col">{translate("Verdict")}</th>
            <th scope="col">{translate("Governing")}</th>
            <th scope="col">{translate("Differs")}</th>
          </tr>
        </thead>
        <tbody>
          {annexCodes.map((annex) => {
            const found = judged.get(annex);
            return (
              <Row
                key={annex}
                annex={annex}
                // what another input gave is not shown beside this one's result
                outcome={found?.asked === wanted ? found.outcome : undefined}
                recommended={recommended}
                language={language}
                isChosen={annex === chosen}
                onChoose={onChoose}
              />
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

function Row({
  annex,
  outcome,
  recommended,
  language,
  isChosen,
  onChoose,
}: {
  annex: AnnexCode;
  outcome: Outcome | undefined;
  recommended: CheckResult | undefined;
  language: Language;
  isChosen: boolean;
  onChoose: (annex: AnnexCode) => void;
}): JSX.Element {
  const head = (
    <th scope="row">
      <button type="button" class="link" aria-pressed={isChosen} onClick={() => onChoose(annex)}>
        {annex}
      </button>{" "}
      <span class="help">{annex === "EN" ? translate("recommended values") : countryOf(annex)}</span>
    </th>
  );
  if (outcome === undefined || "problems" in outcome)
    return (
      <tr>
        {head}
        <td colspan={4}>
          {outcome === undefined ? "…" : outcome.problems[0] && <ProblemText problem={outcome.problems[0]} />}
        </td>
      </tr>
    );
  const { verdict, words, utilization, governing } = glanceOf(outcome.result, wordsIn(language));
  return (
    <tr class={verdict.is === "failed" ? "failed" : ""}>
      {head}
      <td class="number">{governing ? percentage(utilization, words) : "–"}</td>
      <td>{verdict.text}</td>
      <td>{governing ? `${verificationName(words, governing.id)}, ${governing.clause}` : ""}</td>
      <td>{annex === "EN" ? "" : <Differences of={outcome.result} from={recommended} language={language} />}</td>
    </tr>
  );
}

/** What the annex decides otherwise, of what this calculation asked for. */
function Differences({ of, from, language }: { of: CheckResult; from: CheckResult | undefined; language: Language }) {
  if (!from) return null;
  const usual = new Map(from.result.parameters.map(({ symbol, clause, value }) => [`${symbol} ${clause}`, value]));
  const others = of.result.parameters.filter(
    ({ symbol, clause, value }) => JSON.stringify(usual.get(`${symbol} ${clause}`)) !== JSON.stringify(value),
  );
  if (others.length === 0) return <span class="help">{translate("nothing")}</span>;
  return (
    <ul class="plain">
      {others.map(({ symbol, clause, value }) => (
        <li key={symbol + clause}>
          <Drawn tag="span" html={`<math>${symbolMathml(symbol)}</math>`} />
          {typeof value === "object" ? "" : ` = ${figure(value, wordsIn(language))}`}
        </li>
      ))}
    </ul>
  );
}
