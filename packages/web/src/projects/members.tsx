import type { Job } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Meter } from "../meter.tsx";
import { wordsIn } from "../said.ts";
import { Scroll } from "../scroll.tsx";
import { Field, Only, useAction, Wrong } from "../ui.tsx";
import { language, number, percent, translate } from "../words.ts";
import { CorrectionForm } from "./correction-form.tsx";
import {
  type Correction,
  correctionMark,
  isObject,
  type Member,
  nameOf,
  ofJoint,
  ofMember,
  originText,
  strings,
  toneOf,
} from "./model.ts";

interface Props {
  readonly members: readonly Member[];
  readonly corrections: readonly Correction[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string | undefined) => void;
  /** Undefined while the job is worked on. */
  readonly onCorrect: ((list: readonly Correction[]) => Promise<void>) | undefined;
}

export const keyOf = (index: number): string => `member-${index}`;

export function Members(props: Props): JSX.Element {
  const { members, selected, onSelect } = props;
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState(false);
  const shown = members
    .map((member, i) => ({ member, key: keyOf(i) }))
    .filter(({ member, key }) => key === selected || (matches(member, wanted) && (!only || toneOf(member) !== "good")));
  useEffect(() => {
    if (selected?.startsWith("member-")) document.getElementById(selected)?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <section aria-labelledby="members">
      <h2 id="members">{translate("Members")}</h2>
      <div class="line">
        <Field id="find-member" label={translate("Find")}>
          <input
            id="find-member"
            type="search"
            autocomplete="off"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </Field>
        <label class="check">
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.currentTarget.checked)} />{" "}
          {translate("Only what did not pass")}
        </label>
      </div>
      <Scroll label={translate("Members of the drawing")}>
        <table class="members">
          <thead>
            <tr>
              <th scope="col">{translate("Mark")}</th>
              <th scope="col">{translate("Utilization")}</th>
              <th scope="col">{translate("Pieces")}</th>
              <th scope="col">{translate("Section")}</th>
              <th scope="col">{translate("Grade")}</th>
              <th scope="col">{translate("Length (mm)")}</th>
              <th scope="col">{translate("Mass (kg)")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ member, key }) => (
              <MemberRow
                key={key}
                id={key}
                member={member}
                open={key === selected}
                onToggle={() => onSelect(key === selected ? undefined : key)}
                {...props}
              />
            ))}
          </tbody>
        </table>
      </Scroll>
      {shown.length === 0 ? <p class="help">{translate("No member has this name.")}</p> : null}
    </section>
  );
}

function matches({ mark, section, profile, steel_grade }: Member, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/);
  const all = [mark, section, profile ?? "", steel_grade].join(" ").toLowerCase();
  return words.every((word) => all.includes(word) || all.replace(/\s/g, "").includes(word));
}

function MemberRow({
  id,
  member,
  open,
  onToggle,
  corrections,
  onCorrect,
}: Props & { id: string; member: Member; open: boolean; onToggle: () => void }): JSX.Element {
  const tone = toneOf(member);
  const corrected = corrections.some(({ mark }) => mark === correctionMark(member));
  return (
    <>
      <tr id={id} class={`${tone === "bad" ? "failed" : ""}${open ? " open" : ""}`}>
        <th scope="row">
          <button type="button" class="link" aria-expanded={open} onClick={onToggle}>
            {nameOf(member)}
          </button>
          {corrected ? <span class="tag">{translate("corrected")}</span> : null}
        </th>
        <td class="number">
          {member.utilization === undefined ? (
            <span class="open-word">{translate("not checked")}</span>
          ) : (
            <>
              {percent(member.utilization)} <span class={tone === "open" ? "open-word" : ""}>{ofMember(member)}</span>
              <Meter fraction={member.utilization} tone={tone} />
            </>
          )}
        </td>
        <td class="number">{number(member.quantity)}</td>
        <td>{member.profile ?? member.section}</td>
        <td>{member.steel_grade}</td>
        <td class="number">{member.length_mm === undefined ? "–" : number(member.length_mm)}</td>
        <td class="number">{member.mass_kg === undefined ? "–" : number(member.mass_kg)}</td>
      </tr>
      {open ? (
        <tr class="detail">
          <td colspan={7}>
            <MemberDetail member={member} corrections={corrections} onCorrect={onCorrect} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function MemberDetail({
  member,
  corrections,
  onCorrect,
}: Pick<Props, "corrections" | "onCorrect"> & { member: Member }): JSX.Element {
  const [correcting, setCorrecting] = useState(false);
  const { source, actions, actions_source, unchecked, verifications = [], buckling = {} } = member;
  const remarks = strings(member.remarks);
  const mark = correctionMark(member);
  return (
    <section aria-label={translate("Member {name}", { name: nameOf(member) })} class="inside">
      {unchecked === undefined ? null : (
        <p class="verdict unknown">
          {translate("Not checked")}: {unchecked}
        </p>
      )}
      <dl class="facts">
        <div>
          <dt>{translate("As printed")}</dt>
          <dd>{member.section}</dd>
        </div>
        <div>
          <dt>{translate("Read")}</dt>
          <dd>
            {translate("page {page}", { page: source.page })}, {methodText(source.method)}, {percent(source.confidence)}{" "}
            {translate("sure")}
          </dd>
        </div>
        <div>
          <dt>{translate("Actions")}</dt>
          <dd>
            {Object.entries(actions)
              .map(([name, value]) => `${name} ${number(value, 2)}`)
              .join(", ") || "–"}{" "}
            <span class="help">({originText(actions_source)})</span>
          </dd>
        </div>
        {Object.entries(buckling).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(value, 3)}</dd>
          </div>
        ))}
      </dl>
      <Verifications of={nameOf(member)} list={verifications} isDesigned={toneOf(member) !== "open"} />
      {remarks.length === 0 ? null : (
        <ul class="help">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {mark === "" ? null : correcting && onCorrect ? (
        <CorrectionForm
          member={member}
          mark={mark}
          corrections={corrections}
          onCorrect={onCorrect}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <Only who="engineer">
          <p>
            <button type="button" disabled={!onCorrect} onClick={() => setCorrecting(true)}>
              {translate("Correct")}
            </button>
          </p>
        </Only>
      )}
    </section>
  );
}

interface VerificationsProps {
  /** The member or joint. */
  readonly of: string;
  readonly list: NonNullable<Member["verifications"]>;
  /** Under actions that somebody gave; else what is below 100 % has not passed. */
  readonly isDesigned: boolean;
}

export function Verifications({ of, list, isDesigned }: VerificationsProps): JSX.Element | null {
  if (list.length === 0) return null;
  const words = wordsIn(language);
  return (
    <Scroll label={`${translate("Verifications")}, ${of}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("Verification")}</th>
            <th scope="col">{translate("Clause")}</th>
            <th scope="col">{translate("Demand")}</th>
            <th scope="col">{translate("Resistance")}</th>
            <th scope="col">{translate("Utilization")}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one, i) => (
            <tr key={`${one.id}-${i}`} class={one.passed ? "" : "failed"}>
              <th scope="row">{words.named("verifications", one.id) ?? one.id.replaceAll("-", " ")}</th>
              <td>{one.clause}</td>
              <td class="number">
                {number(one.demand, 2)} {one.unit}
              </td>
              <td class="number">
                {number(one.resistance, 2)} {one.unit}
              </td>
              <td class="number">
                {percent(one.utilization)}{" "}
                <Meter fraction={one.utilization} tone={!one.passed ? "bad" : isDesigned ? "good" : "open"} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function methodText(method: string): string {
  if (method === "text") return translate("from the text of the PDF");
  if (method === "ocr") return translate("by recognition");
  if (method === "vision") return translate("by a vision model");
  return translate("by hand");
}

/** What has been corrected, each to be taken back. */
export function Corrections({
  list,
  onCorrect,
}: {
  list: readonly Correction[];
  onCorrect: Props["onCorrect"];
}): JSX.Element | null {
  const { busy, wrong, run } = useAction();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{translate("Corrections")}</h2>
      <ul class="plain">
        {list.map(({ mark, ...values }) => (
          <li key={mark}>
            <strong>{mark}</strong> {said(values)}{" "}
            <Only who="engineer">
              <button
                type="button"
                class="small"
                disabled={busy || !onCorrect}
                aria-label={translate("Undo the correction of {mark}", { mark })}
                onClick={() => void run(async () => onCorrect?.(list.filter((one) => one.mark !== mark)))}
              >
                {translate("Undo the correction")}
              </button>
            </Only>
          </li>
        ))}
      </ul>
      <Wrong text={wrong} />
    </section>
  );
}

const said = (values: Readonly<Record<string, unknown>>): string =>
  values.remove === true
    ? translate("not a member")
    : Object.entries(values)
        .map(([name, value]) => `${name} ${isObject(value) ? said(value) : String(value)}`)
        .join(", ");

export interface Consequence {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const verdict = (utilization: unknown, said: string): string =>
  typeof utilization === "number" ? `${percent(utilization)} ${said}`.trimEnd() : translate("not checked");

/** What a correction changed: members by mark, joints by id. */
export function consequences(before: Job, after: Job): Consequence[] {
  const of = (job: Job) => [
    ...(job.extracted_data?.members ?? []).map(
      (member) =>
        [
          nameOf(member),
          `${member.profile ?? member.section} ${member.steel_grade}, ${verdict(member.utilization, ofMember(member))}`,
        ] as const,
    ),
    ...(job.connections_data ?? []).map((one) => [one.id, verdict(one.utilization, ofJoint(one))] as const),
    ...(job.base_plates_data ?? []).map((one) => [one.id, verdict(one.utilization, ofJoint(one))] as const),
  ];
  const [past, present] = [new Map(of(before)), new Map(of(after))];
  return [...new Set([...past.keys(), ...present.keys()])].flatMap((name) => {
    const [was, is] = [past.get(name) ?? "–", present.get(name) ?? "–"];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

/** Once, when it comes: what is new is where the keys go on. */
const focus = (element: HTMLElement | null): void => element?.focus();

export const Consequences = ({ list, onClose }: { list: readonly Consequence[]; onClose: () => void }): JSX.Element => (
  <section class="card" aria-labelledby="consequences">
    <h2 id="consequences" tabIndex={-1} ref={focus}>
      {translate("What the correction changed")}
    </h2>
    {list.length === 0 ? (
      <p>{translate("Nothing else changed.")}</p>
    ) : (
      <Scroll label={translate("Before and after")}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{translate("Before")}</th>
              <th scope="col">{translate("After")}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
    <button type="button" class="small" onClick={onClose}>
      {translate("Close")}
    </button>
  </section>
);
