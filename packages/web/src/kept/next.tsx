import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Item } from "../input.ts";
import { Field, useAction, Wrong } from "../ui.tsx";
import { translate } from "../words.ts";
import type { Force } from "./forces.ts";
import { addressOf, type Calculation, keep, pathOf, placeOf } from "./model.ts";

interface Next {
  readonly endpoint: string;
  readonly title: string;
  readonly name: string;
  /** All but the force is an example to begin with. */
  readonly request: (mark: string, N_Ed: unknown) => Item;
}

const steelBase = { profile: "HEA 160" };

const nextMembers = (): Next[] => [
  {
    endpoint: "en-1993-1-1",
    title: translate("Steel column"),
    name: "C",
    request: (mark, N_Ed) => ({
      members: [{ mark, profile: "HEA 160", steel_grade: "S355", length_mm: 4000, N_Ed }],
    }),
  },
  {
    endpoint: "en-1992-1-1",
    title: translate("Concrete column"),
    name: "C",
    request: (mark, N_Ed) => ({
      columns: [
        {
          mark,
          b: 300,
          h: 300,
          fck: 30,
          fyk: 500,
          A_s: 804,
          axis_distance_mm: 45,
          layout: "corners",
          l0: 3000,
          phi_ef: 2,
          N_Ed,
          M_02: 0,
        },
      ],
    }),
  },
  {
    endpoint: "en-1995-1-1",
    title: translate("Timber column"),
    name: "C",
    request: (mark, N_Ed) => ({
      members: [
        {
          mark,
          species: "GL24h",
          b: 160,
          h: 160,
          length_mm: 3000,
          service_class: 1,
          load_duration: "medium-term",
          N_Ed,
        },
      ],
    }),
  },
  {
    endpoint: "en-1993-1-8",
    title: translate("Column base"),
    name: "BP",
    request: (mark, N_Ed) => ({
      connection: "column-base",
      mark,
      column: steelBase,
      plate: { h_mm: 260, b_mm: 260, t_mm: 20 },
      f_ck_MPa: 25,
      foundation: { h_mm: 400, b_mm: 400, d_mm: 600 },
      anchors: { bolt_grade: "8.8", bolt_size: "M20", rows_mm: [-60, 60], w_mm: 200 },
      throat_mm: 4,
      N_Ed,
    }),
  },
  {
    endpoint: "en-1992-1-1",
    title: translate("Pad footing"),
    name: "F",
    request: (mark, N_Ed) => ({
      foundations: [
        {
          mark,
          L_mm: 1500,
          B_mm: 1500,
          h: 500,
          fck: 25,
          fyk: 500,
          plain: true,
          column: { c_1_mm: 400, c_2_mm: 400 },
          N_Ed,
          sigma_Rd_kN_m2: 200,
        },
      ],
    }),
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const members = nextMembers();
  const [value, setValue] = useState(wanted ?? forces[0]?.value ?? "");
  const [kind, setKind] = useState(0);
  const [path, setPath] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const { busy, wrong, run } = useAction();
  const next = members[kind];
  const shownPath = path ?? pathOf({ folder: calculation.folder, name: `${next?.name ?? ""} ${calculation.name}` });
  const force = forces.find((one) => one.value === value);
  const make = () =>
    run(async () => {
      if (!next) return;
      const place = placeOf(shownPath);
      const link = { from: fileFrom(place.folder, calculation), value };
      const { national_annex: annex } = calculation.request;
      const request = { ...(annex === undefined ? {} : { national_annex: annex }), ...next.request(place.name, link) };
      const body = { ...place, endpoint: next.endpoint, request };
      const once = `${key}-${kind}-${encodeURIComponent(`${shownPath} ${value}`)}`.slice(0, 200);
      location.assign(addressOf(await keep(calculation.project_id, body, once)));
    });
  return (
    <dialog ref={dialog} aria-labelledby="next-title" onClose={onClose}>
      <h2 id="next-title">{translate("Take a force to the next member")}</h2>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
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
          help={translate("All but this force is an example to begin with.")}
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
        <Field
          id="next-name"
          label={translate("Name")}
          help={translate("With / it goes into a folder: Axis A/Beam B1")}
        >
          <input
            id="next-name"
            required
            maxLength={300}
            autocomplete="off"
            aria-describedby="next-name-help"
            value={shownPath}
            onInput={(event) => setPath(event.currentTarget.value)}
          />
        </Field>
        <Wrong text={wrong} />
        <p class="row-of-buttons">
          <button type="submit" class="main" disabled={busy || !force}>
            {translate("Make it")}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {translate("Cancel")}
          </button>
        </p>
      </form>
    </dialog>
  );
}
