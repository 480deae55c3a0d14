import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Item } from "../input.ts";
import { Dialog, Field, Form, useAction } from "../ui.tsx";
import { translate } from "../words.ts";
import type { Force } from "./forces.ts";
import { addressOf, type Calculation, keep, pathOf, placeOf } from "./model.ts";
import { PathField } from "./path-field.tsx";

interface Next {
  readonly endpoint: string;
  readonly title: string;
  readonly name: string;
  /** The force alone: what nobody gave of it stays empty, and nothing is calculated until somebody does. */
  readonly request: (item: Item) => Item;
}

const nextMembers = (): Next[] => [
  {
    endpoint: "en-1993-1-1",
    title: translate("Steel column"),
    name: "C",
    request: (item) => ({ members: [item] }),
  },
  {
    endpoint: "en-1992-1-1",
    title: translate("Concrete column"),
    name: "C",
    request: (item) => ({ columns: [item] }),
  },
  {
    endpoint: "en-1995-1-1",
    title: translate("Timber column"),
    name: "C",
    request: (item) => ({ members: [item] }),
  },
  {
    endpoint: "en-1993-1-8",
    title: translate("Column base"),
    name: "BP",
    request: (item) => ({ connection: "column-base", ...item }),
  },
  {
    endpoint: "en-1992-1-1",
    title: translate("Pad footing"),
    name: "F",
    request: (item) => ({ foundations: [item] }),
  },
];

/** By its file, from a folder of the same project. */
const fileFrom = (folder: string, source: Calculation): string =>
  folder === source.folder
    ? `${source.name}.json`
    : `${folder === "" ? "" : "../".repeat(folder.split("/").length)}${pathOf(source)}.json`;

interface Props {
  readonly calculation: Calculation;
  readonly forces: readonly Force[];
  /** The force that was asked for. */
  readonly wanted: string | undefined;
  readonly onClose: () => void;
}

/** A new calculation of the project that takes a force of this one, and is calculated again with it. */
export function NextForm({ calculation, forces, wanted, onClose }: Props): JSX.Element {
  const members = nextMembers();
  const [value, setValue] = useState(wanted ?? forces[0]?.value ?? "");
  const [kind, setKind] = useState(0);
  const [path, setPath] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const action = useAction();
  const next = members[kind];
  const shownPath = path ?? pathOf({ folder: calculation.folder, name: `${next?.name ?? ""} ${calculation.name}` });
  const force = forces.find((one) => one.value === value);
  const make = () =>
    action.run(async () => {
      if (!next) return;
      const place = placeOf(shownPath);
      const link = { from: fileFrom(place.folder, calculation), value };
      const { national_annex: annex } = calculation.request;
      const request = {
        ...(annex === undefined ? {} : { national_annex: annex }),
        ...next.request({ mark: place.name, N_Ed: link }),
      };
      const body = { ...place, endpoint: next.endpoint, request };
      const once = `${key}-${kind}-${encodeURIComponent(`${shownPath} ${value}`)}`.slice(0, 200);
      location.assign(addressOf(await keep(calculation.project_id, body, once)));
    });
  return (
    <Dialog id="next-title" title={translate("Take a force to the next member")} onClose={onClose}>
      {(close) => (
        <Form action={action} word={translate("Make it")} disabled={!force} onCancel={close} onSubmit={make}>
          <Field id="next-force" label={translate("Force")}>
            <select id="next-force" value={value} onChange={(event) => setValue(event.currentTarget.value)}>
              {forces.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.text}
                </option>
              ))}
            </select>
          </Field>
          {force && force.kN < 0 ? (
            <p class="problem">{translate("This force lifts: a column would be in tension.")}</p>
          ) : null}
          <Field
            id="next-kind"
            label={translate("The next member is")}
            help={translate("It begins with this force; all else is empty until you give it.")}
          >
            <select
              id="next-kind"
              aria-describedby="next-kind-help"
              value={kind}
              onChange={(event) => setKind(Number(event.currentTarget.value))}
            >
              {members.map(({ title }, i) => (
                <option key={title} value={i}>
                  {title}
                </option>
              ))}
            </select>
          </Field>
          <PathField id="next-name" path={shownPath} onChange={setPath} />
        </Form>
      )}
    </Dialog>
  );
}
