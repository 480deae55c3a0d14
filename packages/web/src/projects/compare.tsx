import type { Diff, Job } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Scroll, Shown, useLoaded } from "../ui.tsx";
import { number, percent, translate } from "../words.ts";
import { DrawingView, Legend, type Mark } from "./drawing-view.tsx";
import { isObject, pagesOf, pictureOf, placesOf, readJob, text } from "./model.ts";

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
      <Differences title={translate("Members")} of={members} name="mark" onSelect={setSelected} />
      <Differences title={translate("Joints")} of={connections} name="id" />
      <Differences title={translate("Welds")} of={welds} name="id" />
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

function Differences({
  title,
  of: { added, removed, changed },
  name,
  onSelect,
}: {
  title: string;
  of: Diff["members"];
  name: "mark" | "id";
  onSelect?: (key: string) => void;
}): JSX.Element | null {
  if (added.length + removed.length + changed.length === 0) return null;
  const entries: readonly (readonly [entry: Readonly<Record<string, unknown>>, tone: Mark["tone"], what: string])[] = [
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
                <td>{tone === "gone" ? fields(entry) : isObject(before) ? fields(before, after) : ""}</td>
                <td>{tone === "new" ? fields(entry) : isObject(after) ? fields(after, before) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

const told = ["section", "steel_grade", "length_mm", "quantity", "type", "throat_mm", "utilization", "passed"];

/** Of what differs, in words; all that is usual where there is nothing to differ from. */
function fields(entry: Readonly<Record<string, unknown>>, other?: unknown): string {
  const differs = (name: string) => !isObject(other) || JSON.stringify(entry[name]) !== JSON.stringify(other[name]);
  return told
    .filter((name) => entry[name] !== undefined && differs(name))
    .map((name) => shown(name, entry[name]))
    .filter((part) => part !== "")
    .join(", ");
}

function shown(name: string, value: unknown): string {
  if (name === "utilization") return typeof value === "number" ? percent(value) : "";
  if (name === "passed") return value === true ? translate("passed") : translate("not passed");
  if (name === "length_mm" || name === "throat_mm") return typeof value === "number" ? `${number(value)} mm` : "";
  return name === "quantity" ? `${text(value)} ×` : text(value);
}
