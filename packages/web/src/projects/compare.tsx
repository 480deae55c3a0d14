import type { Diff, Job } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Scroll } from "../scroll.tsx";
import { Shown, useLoaded } from "../ui.tsx";
import { number, percent, translate } from "../words.ts";
import { DrawingView, Legend, type Mark } from "./drawing-view.tsx";
import { isObject, pagesOf, pictureOf, placesOf, readJob, stateText, text, toneOf } from "./model.ts";
import type { Moved } from "./sheet.ts";

/** What a revision changed: in words, and where it stands on both drawings. */
export function Compare({ job, older }: { job: Job; older: number }): JSX.Element {
  const compared = useLoaded(async () => {
    const [{ diff }, before] = await Promise.all([
      call<{ diff: Diff }>("GET", `/jobs/${job.id}/diff/${older}`),
      readJob(older),
    ]);
    return { diff, before };
  });
  return <Shown of={compared}>{({ diff, before }) => <Compared diff={diff} before={before} after={job} />}</Shown>;
}

function Compared({ diff, before, after }: { diff: Diff; before: Job; after: Job }): JSX.Element {
  const [selected, setSelected] = useState<string>();
  const moving = useState<Moved>({});
  const { members, connections, welds } = diff;
  const count = [members, connections, welds].reduce(
    (sum, { added, removed, changed }) => sum + added.length + removed.length + changed.length,
    0,
  );
  if (count === 0) return <p role="status">{translate("Nothing changed between these revisions.")}</p>;
  const gone = new Set(members.removed.map(({ mark }) => text(mark)));
  const fresh = new Set(members.added.map(({ mark }) => text(mark)));
  const other = new Set(members.changed.map((one) => text((one as Readonly<Record<string, unknown>>).mark)));
  return (
    <>
      <div class="two">
        {(
          [
            [before, translate("Revision {number}", { number: before.revision_number }), gone, "gone"],
            [after, translate("Revision {number}", { number: after.revision_number }), fresh, "new"],
          ] as const
        ).map(([job, name, own, tone]) => (
          <section key={job.id} aria-label={name}>
            <h3>{name}</h3>
            <DrawingView
              name={name}
              pages={job.extracted_data ? pagesOf(job.extracted_data) : []}
              picture={(page) => pictureOf(job.id, page)}
              marks={marksOf(job, own, other, tone)}
              selected={selected}
              onSelect={setSelected}
              moving={moving}
            />
          </section>
        ))}
      </div>
      <Legend
        entries={[
          ["gone", translate("taken away")],
          ["new", translate("added")],
          ["changed", translate("changed")],
        ]}
      />
      {(
        [
          [translate("Members"), members, "mark"],
          [translate("Joints"), connections, "id"],
          [translate("Welds"), welds, "id"],
        ] as const
      ).map(([title, of, name]) => (
        <Differences
          key={title}
          {...{ title, of, name }}
          {...(name === "mark" ? { onSelect: setSelected } : {})}
          before={statesOf(before)}
          after={statesOf(after)}
        />
      ))}
    </>
  );
}

function marksOf(job: Job, own: ReadonlySet<string>, changed: ReadonlySet<string>, tone: "new" | "gone"): Mark[] {
  return (job.extracted_data?.members ?? []).flatMap((member) => {
    const is = own.has(member.mark) ? tone : changed.has(member.mark) ? "changed" : undefined;
    if (is === undefined) return [];
    return placesOf(member).map(({ page, bbox }) => ({
      key: member.mark,
      page,
      box: bbox,
      name: `${member.mark} ${member.section}`,
      tone: is,
    }));
  });
}

/** A difference says what its check came to; whether anything was designed the job itself says. */
type States = ReadonlyMap<string, string>;

const statesOf = ({ extracted_data, connections_data = [], welds_data = [] }: Job): States =>
  new Map([
    ...(extracted_data?.members ?? []).map((one) => [one.mark || one.section, stateText(toneOf(one))] as const),
    ...[...connections_data, ...welds_data].map((one) => [one.id, stateText(toneOf(one))] as const),
  ]);

function Differences({
  title,
  of: { added, removed, changed },
  name,
  onSelect,
  before: statesBefore,
  after: statesAfter,
}: {
  title: string;
  of: Diff["members"];
  name: "mark" | "id";
  onSelect?: (key: string) => void;
  before: States;
  after: States;
}): JSX.Element | null {
  if (added.length + removed.length + changed.length === 0) return null;
  const entries: readonly (readonly [entry: Entry, tone: Mark["tone"], what: string])[] = [
    ...removed.map((entry) => [entry, "gone", translate("taken away")] as const),
    ...added.map((entry) => [entry, "new", translate("added")] as const),
    ...changed.map((entry) => [entry, "changed", translate("changed")] as const),
  ];
  return (
    <Scroll label={translate("{what}: what changed", { what: title })}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{name === "mark" ? translate("Mark") : translate("Name")}</th>
            <th scope="col">{translate("Change")}</th>
            <th scope="col">{translate("Before")}</th>
            <th scope="col">{translate("After")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(([entry, tone, what], i) => {
            const called = text(entry[name]) || text(entry.section);
            const { before, after } = entry;
            const was = (one: Entry, other?: unknown) => fields(one, statesBefore.get(keyOf(one)), other);
            const is = (one: Entry, other?: unknown) => fields(one, statesAfter.get(keyOf(one)), other);
            return (
              <tr key={`${called}-${i}`}>
                <th scope="row">
                  {onSelect ? (
                    <button type="button" class="link" onClick={() => onSelect(called)}>
                      {called}
                    </button>
                  ) : (
                    called
                  )}
                </th>
                <td>
                  <span class={`state ${tone}`}>{what}</span>
                </td>
                <td>{tone === "gone" ? was(entry) : isObject(before) ? was(before, after) : ""}</td>
                <td>{tone === "new" ? is(entry) : isObject(after) ? is(after, before) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

const told = ["section", "steel_grade", "length_mm", "quantity", "type", "throat_mm", "utilization", "passed"];

type Entry = Readonly<Record<string, unknown>>;

const keyOf = ({ mark, id, section }: Entry): string => text(mark) || text(id) || text(section);

/** Of what differs, in words; all that is usual where there is nothing to differ from. */
function fields(entry: Entry, state: string | undefined, other?: unknown): string {
  const differs = (name: string) => !isObject(other) || JSON.stringify(entry[name]) !== JSON.stringify(other[name]);
  return told
    .filter((name) => entry[name] !== undefined && differs(name))
    .map((name) => shown(name, entry[name], state))
    .filter((part) => part !== "")
    .join(", ");
}

function shown(name: string, value: unknown, state: string | undefined): string {
  if (name === "utilization") return typeof value === "number" ? percent(value) : "";
  if (name === "passed") return state ?? stateText(value === true ? "open" : "bad");
  if (name === "length_mm" || name === "throat_mm") return typeof value === "number" ? `${number(value)} mm` : "";
  return name === "quantity" ? `${text(value)} ×` : text(value);
}
