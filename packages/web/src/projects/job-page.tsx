import type { Job } from "@x/api";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { call, ofServer } from "../http.ts";
import type ModelView from "../ifc/model-view.tsx";
import { may } from "../owner.ts";
import { Spoken } from "../spoken.tsx";
import { Tabs } from "../tabs.tsx";
import { Only, Shown, useAction, useLoaded, useTitle, Wrong } from "../ui.tsx";
import { moment, number, percent, translate } from "../words.ts";
import { Compare } from "./compare.tsx";
import { DrawingView, Legend, type Mark } from "./drawing-view.tsx";
import { Joints } from "./joints.tsx";
import { type Consequence, Consequences, Corrections, consequences, keyOf, Members } from "./members.tsx";
import {
  type Correction,
  type Extracted,
  isOpen,
  nameOf,
  ofMember,
  pagesOf,
  pictureOf,
  placesOf,
  readJob,
  stageText,
  statusText,
  strings,
  toneOf,
} from "./model.ts";
import { leavingJob } from "./project-page.tsx";
import { Upload } from "./upload.tsx";
import { useWatched } from "./watch.ts";

export function JobPage({ id }: { id: number }): JSX.Element {
  const job = useLoaded(() => readJob(id));
  useTitle(job.value?.input_filename ?? translate("Drawing"));
  const [away, setAway] = useState(false);
  const [changes, setChanges] = useState<readonly Consequence[]>();
  const corrected = useRef<Job>(undefined);
  useWatched(
    job.value,
    (now) => {
      if (now.status === "done" && corrected.current) {
        setChanges(consequences(corrected.current, now));
        corrected.current = undefined;
      }
      job.set(now);
    },
    setAway,
  );
  const correct = async (list: readonly Correction[]) => {
    const before = job.value;
    await call("PATCH", `/jobs/${id}/corrections`, { body: { corrections: list } });
    if (before?.status === "done") corrected.current = before;
    setChanges(undefined);
    await job.load();
  };
  return (
    <Shown of={job}>
      {(found) => (
        <>
          <p class="crumbs">
            <a href="/projects">{translate("Projects")}</a> /{" "}
            <a href={`/projects/${found.project_id}`}>{translate("Project")}</a>
          </p>
          <Head job={found} onChange={job.load} />
          {away ? (
            <p role="alert">
              {translate("The server cannot be reached at the moment; the work continues when it is back.")}
            </p>
          ) : null}
          {changes ? <Consequences list={changes} onClose={() => setChanges(undefined)} /> : null}
          <Body job={found} last={corrected.current} onCorrect={may("engineer") ? correct : undefined} />
        </>
      )}
    </Shown>
  );
}

function Head({ job, onChange }: { job: Job; onChange: () => Promise<void> }): JSX.Element {
  const { busy, wrong, run } = useAction();
  return (
    <>
      <p class="row-of-buttons">
        <span class={`state ${job.status}`}>{statusText(job.status)}</span>
        <span>
          {translate("Revision {number}", { number: job.revision_number })} · {job.national_annex} ·{" "}
          {moment(job.created_at)}
        </span>
        <Only who="engineer">
          {isOpen(job.status) ? (
            <button
              type="button"
              class="small"
              disabled={busy}
              onClick={() =>
                void run(async () => {
                  await call("POST", `/jobs/${job.id}/cancel`);
                  await onChange();
                })
              }
            >
              {translate("Cancel")}
            </button>
          ) : (
            <button
              type="button"
              class="small"
              onClick={() => {
                sessionStorage.setItem(leavingJob, `${job.id} ${job.input_filename}`);
                location.assign(`/projects/${job.project_id}`);
              }}
            >
              {translate("Delete")}
            </button>
          )}
        </Only>
      </p>
      <Wrong text={wrong} />
    </>
  );
}

function Body({
  job,
  last,
  onCorrect,
}: {
  job: Job;
  last: Job | undefined;
  onCorrect: ((list: readonly Correction[]) => Promise<void>) | undefined;
}): JSX.Element {
  const open = isOpen(job.status);
  // while a correction is worked in, what was there before stays to be read
  const shown = open && last ? last : job;
  const data = shown.extracted_data;
  return (
    <>
      {open ? <Progress job={job} /> : null}
      {job.status === "failed" ? (
        <section class="card empty">
          <p role="alert">
            {translate("It failed")}:{" "}
            <Spoken text={job.error ?? ""} code={job.error_code} values={job.error_values} subjects={ofServer} />
          </p>
          <Corrections list={job.corrections ?? []} onCorrect={onCorrect} />
        </section>
      ) : null}
      {data ? <Read job={shown} data={data} onCorrect={open ? undefined : onCorrect} /> : null}
      {open ? null : <Revisions job={job} />}
    </>
  );
}

function Progress({ job }: { job: Job }): JSX.Element {
  const fraction = job.progress?.fraction ?? 0;
  const stage = stageText(job.progress?.stage ?? "");
  return (
    <section class="card" aria-label={translate("Progress")}>
      <label for="progress">{stage}</label>
      <progress id="progress" max={1} value={fraction}>
        {percent(fraction)}
      </progress>
      <p class="announce" role="status">
        {stage}
      </p>
      <p class="help">{translate("You can close this page: the work continues.")}</p>
    </section>
  );
}

function Read({
  job,
  data,
  onCorrect,
}: {
  job: Job;
  data: Extracted;
  onCorrect: ((list: readonly Correction[]) => Promise<void>) | undefined;
}): JSX.Element {
  const [selected, setSelected] = useState<string>();
  const [inThree, setInThree] = useState(false);
  const [tab, setTab] = useState<Tab>("members");
  // what is clicked on the drawing is a member, whatever is beside it
  const select = (key: string) => {
    setSelected(key);
    setTab("members");
  };
  const model = job.export_urls?.["model.ifc"];
  const { members, unresolved, warnings, summary, drawing_info } = data;
  const failed = members.filter((member) => toneOf(member) === "bad").length;
  const unchecked = members.filter((member) => toneOf(member) === "open").length;
  return (
    <>
      <section aria-label={translate("Summary")}>
        <dl class="facts large">
          <div>
            <dt>{translate("Members")}</dt>
            <dd>{number(members.length)}</dd>
          </div>
          <div>
            <dt>{translate("Pieces")}</dt>
            <dd>{number(summary.member_count)}</dd>
          </div>
          <div>
            <dt>{translate("Mass")}</dt>
            <dd>{massOf(data)}</dd>
          </div>
          <div class={failed > 0 ? "bad" : ""}>
            <dt>{translate("Not passed")}</dt>
            <dd>{number(failed)}</dd>
          </div>
          <div class={unchecked > 0 ? "warm" : ""}>
            <dt>{translate("Not designed")}</dt>
            <dd>{number(unchecked)}</dd>
          </div>
        </dl>
        {drawing_info.project_name === "" && drawing_info.scale === "" ? null : (
          <p class="help">
            {drawing_info.project_name} {drawing_info.scale}
          </p>
        )}
      </section>
      <Notes title={translate("Warnings")} list={warnings} />
      <div class="job">
        <div class="stays">
          {model === undefined ? null : (
            <fieldset class="ways" aria-label={translate("View")}>
              <button type="button" aria-pressed={!inThree} onClick={() => setInThree(false)}>
                {translate("Drawing")}
              </button>
              <button type="button" aria-pressed={inThree} onClick={() => setInThree(true)}>
                {translate("Model in 3D")}
              </button>
            </fieldset>
          )}
          {inThree && model !== undefined ? (
            <Model key={job.updated_at} job={job} data={data} url={model} selected={selected} onSelect={select} />
          ) : (
            <>
              <DrawingView
                name={job.input_filename}
                pages={pagesOf(data)}
                picture={(page) => pictureOf(job.id, page)}
                marks={marksOf(data)}
                selected={selected}
                onSelect={select}
              />
              <Legend
                entries={[
                  ["good", translate("passed")],
                  ["bad", translate("not passed")],
                  ["open", translate("not designed")],
                  ["lost", translate("not understood")],
                ]}
              />
            </>
          )}
        </div>
        <div>
          <Unresolved list={unresolved} selected={selected} onSelect={setSelected} />
          <JobTabs job={job} members={members.length} shown={tab} onTurn={setTab}>
            <Members
              members={members}
              corrections={job.corrections ?? []}
              selected={selected}
              onSelect={setSelected}
              onCorrect={onCorrect}
            />
            <Corrections list={job.corrections ?? []} onCorrect={onCorrect} />
            <Notes title={translate("Assumptions")} list={strings(data.assumptions)} />
          </JobTabs>
        </div>
      </div>
    </>
  );
}

type Tab = "members" | "joints" | "files";

interface JobTabsProps {
  readonly job: Job;
  readonly members: number;
  readonly shown: Tab;
  readonly onTurn: (tab: Tab) => void;
  /** Of the members. */
  readonly children: ComponentChildren;
}

/** Members, joints, files. What is not shown stays as it is: a correction that is being typed is not lost. */
function JobTabs({ job, members, shown, onTurn, children }: JobTabsProps): JSX.Element {
  const joints = job.connections_data?.length ?? 0;
  const files = Object.keys(job.export_urls ?? {}).length;
  const tabs = [
    { name: "members", title: translate("Members"), count: members },
    ...(joints > 0 ? [{ name: "joints", title: translate("Joints"), count: joints } as const] : []),
    ...(files > 0 ? [{ name: "files", title: translate("Files"), count: files } as const] : []),
  ] as const;
  const at = tabs.some(({ name }) => name === shown) ? shown : "members";
  return (
    <Tabs label={translate("Members, joints, files")} tabs={tabs} shown={at} onTurn={onTurn}>
      <div hidden={at !== "members"}>{children}</div>
      <div hidden={at !== "joints"}>
        <Joints job={job} />
      </div>
      <div hidden={at !== "files"}>
        <Files job={job} />
      </div>
    </Tabs>
  );
}

/** What draws it is large: it comes when it is asked for. */
function Model({
  job,
  data,
  ...shared
}: {
  job: Job;
  data: Extracted;
  url: string;
  selected: string | undefined;
  onSelect: (key: string) => void;
}): JSX.Element {
  const [View, setView] = useState<typeof ModelView>();
  const { busy, wrong, run } = useAction();
  const load = () =>
    run(async () => {
      const { default: loaded } = await import("../ifc/model-view.tsx").catch(() => {
        throw new Error(translate("The server does not answer. Nothing was changed; try again soon."));
      });
      setView(() => loaded);
    });
  useEffect(() => void load(), []);
  const members = useMemo(() => data.members.map(listed), [data]);
  if (View) return <View name={job.input_filename} members={members} {...shared} />;
  if (wrong === "")
    return (
      <p class="waiting" role="status">
        {translate("Loading the model…")}
      </p>
    );
  return (
    <section class="card empty">
      <Wrong text={wrong} />
      <button type="button" disabled={busy} onClick={() => void load()}>
        {translate("Try again")}
      </button>
    </section>
  );
}

const listed = (member: Extracted["members"][number], i: number) => ({
  key: keyOf(i),
  mark: member.mark,
  profile: member.profile ?? "",
  name: titleOf(member),
  use: useOf(member),
});

function useOf(member: Extracted["members"][number]): "low" | "middle" | "high" | "over" | "unknown" {
  const { utilization } = member;
  if (utilization === undefined || toneOf(member) === "open") return "unknown";
  if (toneOf(member) === "bad") return "over";
  return utilization <= 0.5 ? "low" : utilization <= 0.8 ? "middle" : "high";
}

/** A member in a line: its name, profile and how far it is used. */
const titleOf = (member: Extracted["members"][number]): string =>
  [
    nameOf(member),
    member.mark === "" ? "" : (member.profile ?? member.section),
    member.utilization === undefined
      ? translate("not checked")
      : `${percent(member.utilization)} ${ofMember(member)}`.trimEnd(),
  ]
    .filter((part) => part !== "")
    .join(", ");

function marksOf({ members, unresolved }: Extracted): Mark[] {
  return [
    ...members.flatMap((member, i) =>
      placesOf(member).map(({ page, bbox }) => ({
        key: keyOf(i),
        page,
        box: bbox,
        name: titleOf(member),
        tone: toneOf(member),
      })),
    ),
    ...unresolved.map(({ text, page, bbox }, i) => ({
      key: `unresolved-${i}`,
      page,
      box: bbox,
      name: `${translate("not understood")}: ${text}`,
      tone: "lost" as const,
    })),
  ];
}

function Unresolved({
  list,
  selected,
  onSelect,
}: {
  list: Extracted["unresolved"];
  selected: string | undefined;
  onSelect: (key: string) => void;
}): JSX.Element | null {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="unresolved">
      <h2 id="unresolved">{translate("Not understood")}</h2>
      <ul class="plain">
        {list.map(({ text, page, reason }, i) => (
          <li key={`${page}-${i}`}>
            <button
              type="button"
              class="link"
              aria-pressed={selected === `unresolved-${i}`}
              onClick={() => onSelect(`unresolved-${i}`)}
            >
              {text}
            </button>{" "}
            <span class="help">
              {translate("page {page}", { page })}, {reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Notes = ({ title, list }: { title: string; list: readonly string[] }): JSX.Element | null =>
  list.length === 0 ? null : (
    <details class="group">
      <summary>
        {title} <span class="help">{list.length}</span>
      </summary>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );

function Files({ job }: { job: Job }): JSX.Element | null {
  const files = Object.entries(job.export_urls ?? {});
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">{translate("Files")}</h2>
      <ul class="files-list">
        {files.map(([format, url]) => (
          <li key={format}>
            <a href={url} download={`${job.id}-${format}`}>
              {format === "package.zip" ? translate("Package") : format}
            </a>{" "}
            <span class="help">{fileText(format)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of all members, or at least so much where not every one is known. */
function massOf({ members, summary: { total_mass_kg: mass } }: Extracted): string {
  if (mass === 0) return "–";
  const isWhole = members.every(({ mass_kg }) => mass_kg !== undefined);
  return `${isWhole ? "" : "≥ "}${number(mass, 0)} kg`;
}

function fileText(format: string): string {
  const texts: Readonly<Record<string, string>> = {
    "shop.pdf": translate("shop drawings"),
    "bom.xlsx": translate("bill of materials, Excel"),
    "bom.csv": translate("bill of materials, CSV"),
    "model.ifc": translate("model, IFC"),
    "model.dxf": translate("drawing, DXF"),
    "report.pdf": translate("calculations"),
    "erection.pdf": translate("marking plans, anchors"),
    "welds.xlsx": translate("each weld"),
    "parts.xlsx": translate("each part, heat and certificate"),
    "joints.xlsx": translate("bolts and plates of each joint"),
    "delivery.xlsx": translate("delivery list"),
    "plates.csv": translate("list of plates"),
    "saw.csv": translate("saw list"),
    "register.csv": translate("register of marks"),
    "package.zip": translate("all files, ZIP"),
  };
  return texts[format] ?? "";
}

function Revisions({ job }: { job: Job }): JSX.Element {
  const others = job.revisions.filter(({ id }) => id !== job.id);
  const done = others.filter(({ status }) => status === "done");
  const [against, setAgainst] = useState<number>();
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions">{translate("Revisions")}</h2>
      {others.length === 0 ? null : (
        <ul class="plain">
          {job.revisions.map(({ id, revision_number, status }) => (
            <li key={id}>
              {id === job.id ? (
                <strong>{translate("Revision {number}", { number: revision_number })}</strong>
              ) : (
                <a href={`/jobs/${id}`}>{translate("Revision {number}", { number: revision_number })}</a>
              )}{" "}
              <span class={`state ${status}`}>{statusText(status)}</span>{" "}
              {job.status === "done" && done.some((one) => one.id === id) ? (
                <button
                  type="button"
                  class="small"
                  aria-pressed={against === id}
                  aria-label={translate("Compare with revision {number}", { number: revision_number })}
                  onClick={() => setAgainst(against === id ? undefined : id)}
                >
                  {translate("Compare")}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {against === undefined ? null : <Compare key={against} job={job} older={against} />}
      <Only who="engineer">
        <Upload
          path={`/jobs/${job.id}/revise`}
          label={translate("Upload a new revision")}
          onSent={(id) => location.assign(`/jobs/${id}`)}
        />
      </Only>
    </section>
  );
}
