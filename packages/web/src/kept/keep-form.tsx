import type { ProjectEntry } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../http.ts";
import { type Input, storedOf } from "../input.ts";
import { Field, Shown, useAction, useLoaded, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import { type Calculation, keep, placeOf } from "./model.ts";

interface Props {
  readonly input: Input;
  readonly project: number | undefined;
  readonly onKept: (calculation: Calculation) => void;
  readonly onCancel: () => void;
}

/** The mark of what is calculated is its name, unless one thinks of a better one. */
const nameOf = ({ items }: Input): string => {
  const mark = items[0]?.mark;
  return typeof mark === "string" ? mark.replace(/[\\/:*?"<>|]/g, "-") : "";
};

/** In which project, and under which name, a calculation is kept. */
export function KeepForm({ input, project, onKept, onCancel }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const projects = useLoaded(async () => (await call<{ projects: ProjectEntry[] }>("GET", "/projects")).projects);
  const [path, setPath] = useState(() => nameOf(input));
  const [chosen, setChosen] = useState(project);
  // a form that is sent twice keeps it once
  const [key] = useState(() => crypto.randomUUID());
  const { busy, wrong, run } = useAction();
  const into = chosen ?? projects.value?.[0]?.id;
  return (
    <dialog ref={dialog} aria-labelledby="keep-title" onClose={onCancel}>
      <h2 id="keep-title">{translate("Keep in a project")}</h2>
      <Shown of={projects}>
        {(list) =>
          list.length === 0 ? (
            <p>
              <a href="/projects">{translate("Make a project first.")}</a>
            </p>
          ) : (
            <form
              class="stack"
              onSubmit={(event) => {
                event.preventDefault();
                if (into === undefined) return;
                const { endpoint } = input.check;
                void run(async () => {
                  const body = { ...placeOf(path), endpoint, request: storedOf(input) };
                  onKept(await keep(into, body, `${key}-${into}-${encodeURIComponent(path)}`.slice(0, 200)));
                });
              }}
            >
              <Field id="keep-project" label={translate("Project")}>
                <select
                  id="keep-project"
                  value={into}
                  onChange={(event) => setChosen(Number(event.currentTarget.value))}
                >
                  {list.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
              <Field
                id="keep-name"
                label={translate("Name")}
                help={translate("With / it goes into a folder: Axis A/Beam B1")}
              >
                <input
                  id="keep-name"
                  required
                  maxLength={300}
                  autocomplete="off"
                  aria-describedby="keep-name-help"
                  value={path}
                  onInput={(event) => setPath(event.currentTarget.value)}
                />
              </Field>
              <Wrong text={wrong} />
              <p class="row-of-buttons">
                <button type="submit" class="main" disabled={busy}>
                  {translate("Keep")}
                </button>
                <button type="button" onClick={() => dialog.current?.close()}>
                  {translate("Cancel")}
                </button>
              </p>
            </form>
          )
        }
      </Shown>
    </dialog>
  );
}
