import type { Step, Verification } from "@x/eurocode";
import { type ItemReport, percentage, type Report, stepMathml, verificationName } from "@x/report";
import type { Words } from "@x/words";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Drawn, Wide } from "../drawn.tsx";

/** As a page knows a verification of an item. */
export const nameOfVerification = ({ id, clause, utilization }: Verification): string =>
  `${id} ${clause} ${utilization}`;

/** The calculation, component by component; `wanted` is the verification whose steps are gone to. */
export function Steps({
  report,
  item,
  wanted,
  isWhole,
}: {
  report: Report;
  item: ItemReport;
  wanted: string;
  /** All of it at once: on paper. */
  isWhole: boolean;
}): JSX.Element {
  const { words, phrases: p } = report;
  return (
    <section>
      <h3 class="on-paper">{p.derivation}</h3>
      {item.groups.map((group, i) => {
        const isWanted = group.verifications.some((v) => nameOfVerification(v) === wanted);
        return (
          // a subject may come twice; the order is what they are
          <section key={i} class="component">
            <Heading isWanted={isWanted}>{[group.title, group.part].filter((text) => text !== "").join(": ")}</Heading>
            <WhenSeen lines={group.steps.length} isNow={isWhole || i === 0 || isWanted}>
              <List steps={group.steps} words={words} />
            </WhenSeen>
            {group.verifications.map((v) => (
              <p key={nameOfVerification(v)} class={v.passed ? "judged" : "judged bad-word"}>
                → {verificationName(words, v.id)}: {percentage(v.utilization, words)}
              </p>
            ))}
          </section>
        );
      })}
    </section>
  );
}

function Heading({ isWanted, children }: { isWanted: boolean; children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    place.current?.scrollIntoView({ block: "start" });
    place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <h3 ref={place} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** Typesetting takes longest: it is done when somebody comes near. */
function WhenSeen({ lines, isNow, children }: { lines: number; isNow: boolean; children: ComponentChildren }) {
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isShown = isNow || isSeen;
  useEffect(() => {
    const { current } = place;
    if (!current || isShown) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setIsSeen(true),
      {
        rootMargin: "600px",
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isShown]);
  if (isShown) return <>{children}</>;
  return (
    <div ref={place} class="unseen" aria-hidden="true">
      {/* as high as it will be, or nearly */}
      <svg width="1" height={lines * 44} />
    </div>
  );
}

const List = ({ steps, words }: { steps: readonly Step[]; words: Words }): JSX.Element => (
  <ol class="steps">
    {steps.map((step, i) => (
      // a symbol may be worked out twice; the order is what they are
      <li key={i}>
        <Wide kind="formula">
          <Drawn tag="div" html={stepMathml(step, words)} />
          {step.note === undefined ? null : <p class="help">{step.note}</p>}
        </Wide>
        <span class="clause">{step.clause}</span>
      </li>
    ))}
  </ol>
);
