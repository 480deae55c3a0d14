import type { ProjectEntry } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { type Input, storedOf } from "../input.ts";
import { Dialog, Field, Form, Shown, useAction, useLoaded } from "../ui.tsx";
import { translate } from "../words.ts";
import { type Calculation, keep, placeOf } from "./model.ts";
import { PathField } from "./path-field.tsx";

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
  const projects = useLoaded(async () => (await call<{ projects: ProjectEntry[] }>("GET", "/projects")).projects);
  const [path, setPath] = useState(() => nameOf(input));
  const [chosen, setChosen] = useState(project);
  // a form that is sent twice keeps it once
  const [key] = useState(() => crypto.randomUUID());
  const action = useAction();
  const into = chosen ?? projects.value?.[0]?.id;
  return (
    <Dialog id="keep-title" title={translate("Keep in a project")} onClose={onCancel}>
      {(close) => (
        <Shown of={projects}>
          {(list) =>
            list.length === 0 ? (
              <p>
                <a href="/projects">{translate("Make a project first.")}</a>
              </p>
            ) : (
              <Form
                action={action}
                word={translate("Keep")}
                onCancel={close}
                onSubmit={() => {
                  if (into === undefined) return;
                  const { endpoint } = input.check;
                  void action.run(async () => {
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
                <PathField id="keep-name" path={path} onChange={setPath} />
              </Form>
            )
          }
        </Shown>
      )}
    </Dialog>
  );
}
