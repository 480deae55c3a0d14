import type { NewProject, Project } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Annex } from "../annex.tsx";
import { Field, Form, useAction } from "../ui.tsx";
import { translate } from "../words.ts";
import { isObject } from "./model.ts";

interface Props {
  readonly project?: Project;
  readonly word: string;
  readonly onSave: (body: NewProject) => Promise<void>;
  readonly onCancel: () => void;
}

export function ProjectForm({ project, word, onSave, onCancel }: Props): JSX.Element {
  const [name, setName] = useState(project?.name ?? "");
  const [description, setDescription] = useState(project?.description ?? "");
  const [annex, setAnnex] = useState(project?.national_annex ?? "EN");
  const [actions, setActions] = useState(() => linesOf(project?.default_actions ?? []));
  const action = useAction();
  return (
    <Form
      action={action}
      word={word}
      onCancel={onCancel}
      onSubmit={() =>
        action.run(async () => {
          const default_actions = actionsOf(actions);
          await onSave({
            name,
            national_annex: annex,
            ...(description === "" && !project ? {} : { description: description === "" ? null : description }),
            ...(project || default_actions.length > 0 ? { default_actions } : {}),
          } as NewProject); // null takes a description away, of a project that there is
        })
      }
    >
      <Field id="project-name" label={translate("Name")}>
        <input
          id="project-name"
          required
          maxLength={200}
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field
        id="project-annex"
        label={translate("National annex")}
        help={translate("For future drawings; earlier ones keep theirs.")}
      >
        <Annex id="project-annex" describedBy="project-annex-help" value={annex} onChange={setAnnex} />
      </Field>
      <Field id="project-description" label={translate("Description")}>
        <textarea
          id="project-description"
          rows={2}
          maxLength={10_000}
          value={description}
          onInput={(event) => setDescription(event.currentTarget.value)}
        />
      </Field>
      <Field
        id="project-actions"
        label={translate("Default actions")}
        help={translate("A line for each mark, for drawings that give no actions: B1 M_y_Ed=85 V_z_Ed=40 (kN, kNm)")}
      >
        <textarea
          id="project-actions"
          rows={3}
          spellcheck={false}
          aria-describedby="project-actions-help"
          value={actions}
          onInput={(event) => setActions(event.currentTarget.value)}
        />
      </Field>
    </Form>
  );
}

type Actions = NonNullable<Project["default_actions"]>;

const linesOf = (list: Actions): string =>
  list
    .map((entry) => {
      const values: Readonly<Record<string, unknown>> = isObject(entry) ? entry : {};
      const { mark, ...rest } = values;
      return [mark, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(" ");
    })
    .join("\n");

/** `B1 M_y_Ed=85`; a mark with spaces stands before the first name. */
function actionsOf(text: string): Actions {
  return text.split("\n").flatMap((line, i) => {
    if (line.trim() === "") return [];
    const found = [...line.matchAll(/([A-Za-z]\w*)\s*=\s*([-+]?[\d.,]+)/g)];
    const mark = line.slice(0, found[0]?.index).trim();
    const rest = found.reduce((left, [whole]) => left.replace(whole, ""), line.slice(found[0]?.index)).trim();
    if (found.length === 0 || mark === "" || rest !== "")
      throw new Error(translate("Line {line} is not of the form B1 M_y_Ed=85", { line: i + 1 }));
    return [{ mark, ...Object.fromEntries(found.map(([, name, value]) => [name, Number(value?.replace(",", "."))])) }];
  });
}
