import type { Project } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Only, Shown, useAction, useLoaded, useTitle, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";
import { readProjects } from "./model.ts";
import { ProjectForm } from "./project-form.tsx";

const pageSize = 100;

export function ProjectsPage(): JSX.Element {
  useTitle(translate("Projects"));
  const projects = useLoaded(async () => (await readProjects()).projects);
  const [making, setMaking] = useState(false);
  const { busy, wrong, run } = useAction();
  const list = projects.value ?? [];
  const more = () => run(async () => projects.set([...list, ...(await readProjects(list.at(-1)?.id)).projects]));
  return (
    <Shown of={projects}>
      {(found) => (
        <>
          {making ? (
            <section class="card" aria-labelledby="new-project">
              <h2 id="new-project">{translate("New project")}</h2>
              <ProjectForm
                word={translate("Create")}
                onCancel={() => setMaking(false)}
                onSave={async (body) => {
                  const { project } = await call<{ project: Project }>("POST", "/projects", { body });
                  location.assign(`/projects/${project.id}`);
                }}
              />
            </section>
          ) : (
            <Only who="engineer">
              <p>
                <button type="button" class="main" onClick={() => setMaking(true)}>
                  {translate("New project")}
                </button>
              </p>
            </Only>
          )}
          {found.length === 0 ? (
            <section class="card empty">
              <h2>{translate("No projects yet")}</h2>
              <p>
                {translate("A project holds the drawings of a building, and the national annex they are checked by.")}
              </p>
            </section>
          ) : (
            <ul class="tiles" aria-label={translate("Projects")}>
              {found.map((project) => (
                <li key={project.id}>
                  <a href={`/projects/${project.id}`}>{project.name}</a>
                  <p class="help">
                    {project.national_annex} · {moment(project.created_at)}
                  </p>
                  {project.description === null ? null : <p>{project.description}</p>}
                </li>
              ))}
            </ul>
          )}
          {found.length > 0 && found.length % pageSize === 0 ? (
            <button type="button" disabled={busy} onClick={more}>
              {translate("Show more")}
            </button>
          ) : null}
          <Wrong text={wrong} />
        </>
      )}
    </Shown>
  );
}
