import type { JobEntry, Project } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { call } from "../http.ts";
import { Meter } from "../meter.tsx";
import { may } from "../owner.ts";
import { Scroll } from "../scroll.tsx";
import { Later, Only, Shown, UndoBar, useAction, useLoaded, useTitle, useUndo, useWhile, Wrong } from "../ui.tsx";
import { moment, number, percent, translate } from "../words.ts";
import { isOpen, listJobs, readProject, removeJob, stateText, statusText, toneOf } from "./model.ts";
import { ProjectForm } from "./project-form.tsx";
import { Upload } from "./upload.tsx";

const pageSize = 50;

const calculationsOf = async (project: Project) => {
  await import("../before-zod.ts");
  const { Calculations } = await import("../kept/section.tsx");
  return <Calculations project={project} />;
};

/** A drawing that was deleted on its own page is taken away here, where it can be taken back. */
export const leavingJob = "leaving-job";

export function ProjectPage({ id }: { id: number }): JSX.Element {
  const project = useLoaded(() => readProject(id));
  useTitle(project.value?.name ?? translate("Project"));
  return (
    <>
      <p class="crumbs">
        <a href="/projects">{translate("Projects")}</a>
      </p>
      <Shown of={project}>
        {(found) => (
          <>
            <About project={found} onChange={project.set} />
            <Later load={() => calculationsOf(found)} />
            <Only who="engineer">
              <Upload
                path="/jobs"
                fields={{ project_id: String(id) }}
                label={translate("Upload a drawing")}
                onSent={(job) => location.assign(`/jobs/${job}`)}
              />
            </Only>
            <Drawings project={id} />
          </>
        )}
      </Shown>
    </>
  );
}

function About({ project, onChange }: { project: Project; onChange: (project: Project) => void }): JSX.Element {
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <section class="card" aria-label={translate("Edit the project")}>
        <ProjectForm
          project={project}
          word={translate("Save")}
          onCancel={() => setEditing(false)}
          onSave={async (body) => {
            const answer = await call<{ project: Project }>("PATCH", `/projects/${project.id}`, { body });
            onChange(answer.project);
            setEditing(false);
          }}
        />
      </section>
    );
  const actions = project.default_actions?.length ?? 0;
  return (
    <section aria-label={translate("The project")}>
      <p>
        {translate("National annex")}: {project.national_annex}
        {actions === 0 ? null : <> · {translate("default actions of {count} marks", { count: actions })}</>}{" "}
        <Only who="engineer">
          <button type="button" class="small" onClick={() => setEditing(true)}>
            {translate("Edit")}
          </button>
        </Only>
      </p>
      {project.description === null ? null : <p class="prose">{project.description}</p>}
    </section>
  );
}

function Drawings({ project }: { project: number }): JSX.Element {
  const [limit, setLimit] = useState(pageSize);
  const jobs = useLoaded(() => listJobs(project, Math.min(100, limit)));
  const older = useAction();
  const undo = useUndo(removeJob, jobs.load);
  useEffect(() => {
    const kept = sessionStorage.getItem(leavingJob);
    sessionStorage.removeItem(leavingJob);
    const [, id, name = ""] = /^(\d+) (.*)$/s.exec(kept ?? "") ?? [];
    if (id !== undefined) undo.start(Number(id), name);
  }, []);
  const someOpen = jobs.value?.jobs.some(({ status }) => isOpen(status)) ?? false;
  useWhile(someOpen, jobs.load);
  const more = () =>
    older.run(async () => {
      const found = jobs.value;
      const last = found?.jobs.at(-1)?.id;
      if (!found || last === undefined) return;
      if (limit < 100 && found.jobs.length <= 100) setLimit(100);
      const next = await call<{ jobs: JobEntry[]; count: number }>(
        "GET",
        `/jobs?project_id=${project}&limit=${pageSize}&before=${last}`,
      );
      jobs.set({ jobs: [...found.jobs, ...next.jobs], count: found.count });
    });
  return (
    <section aria-labelledby="drawings">
      <h2 id="drawings">{translate("Drawings")}</h2>
      <UndoBar of={undo} />
      <Shown of={jobs}>
        {({ jobs: list, count }) =>
          count === 0 ? (
            <div class="card empty">
              <p>
                {translate(
                  "No drawings yet. What is uploaded is read, its members and joints are checked, and files for the workshop are made.",
                )}
              </p>
            </div>
          ) : (
            <>
              <Scroll label={translate("Drawings of this project")}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{translate("Drawing")}</th>
                      <th scope="col" class="minor">
                        {translate("Revision")}
                      </th>
                      <th scope="col">{translate("State")}</th>
                      <th scope="col">{translate("Utilization")}</th>
                      <th scope="col">{translate("Mass")}</th>
                      <th scope="col" class="minor">
                        {translate("Uploaded")}
                      </th>
                      <td />
                    </tr>
                  </thead>
                  <tbody>
                    {list
                      .filter(({ id }) => !undo.leaving.has(id))
                      .map((job) => (
                        <JobRow key={job.id} job={job} onRemove={() => undo.start(job.id, job.input_filename)} />
                      ))}
                  </tbody>
                </table>
              </Scroll>
              {count > list.length ? (
                <button type="button" disabled={older.busy} onClick={more}>
                  {translate("Show more")}
                </button>
              ) : null}
              <Wrong text={older.wrong} />
            </>
          )
        }
      </Shown>
    </section>
  );
}

/** What came of it: green is only what is designed, passes, and was understood as a whole. */
function Came({ of: { status, outcome } }: { of: JobEntry }): JSX.Element {
  if (!outcome)
    return (
      <>
        <td>
          <span class={`state ${status}`}>{statusText(status)}</span>
        </td>
        <td />
        <td />
      </>
    );
  const { state, max_utilization: worst, unresolved_count: lost, total_mass_kg: mass, unweighed_count } = outcome;
  const judged = toneOf({ state, passed: state === "passed" });
  const tone = judged === "good" && lost > 0 ? "open" : judged;
  return (
    <>
      <td>
        <span class={`judged-state ${tone}`}>{stateText(judged)}</span>
        {lost === 0 ? null : <> · {translate("{count} not understood", { count: lost })}</>}
      </td>
      <td class="number">
        {worst === null ? (
          "–"
        ) : (
          <>
            {percent(worst)} <Meter fraction={worst} tone={tone} />
          </>
        )}
      </td>
      <td class="number">{mass === 0 ? "–" : `${unweighed_count === 0 ? "" : "≥ "}${number(mass, 0)} kg`}</td>
    </>
  );
}

function JobRow({ job, onRemove }: { job: JobEntry; onRemove: () => void }): JSX.Element {
  return (
    <tr>
      <th scope="row" id={`job-${job.id}`}>
        <a href={`/jobs/${job.id}`}>{job.input_filename}</a>
      </th>
      <td class="number minor">{job.revision_number}</td>
      <Came of={job} />
      <td class="minor">{moment(job.created_at)}</td>
      <td>
        {isOpen(job.status) || !may("engineer") ? null : (
          <button type="button" class="small" aria-describedby={`job-${job.id}`} onClick={onRemove}>
            {translate("Delete")}
          </button>
        )}
      </td>
    </tr>
  );
}
