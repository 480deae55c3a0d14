import type { Problem } from "@x/eurocode";
import type { JSX } from "preact";
import { Annex } from "../annex.tsx";
import { Folded } from "../calculator/item-form.tsx";
import { Choice, Entry, Fields, idOf } from "../form.tsx";
import { type Item, isItem, withValue } from "../input.ts";
import { ProblemText } from "../problem-text.tsx";
import { translate } from "../words.ts";
import { Actions } from "./actions.tsx";
import {
  besides,
  fieldNamed,
  isOfExample,
  type Material,
  materialOf,
  materials,
  memberFields,
  ofSpan,
  withMember,
} from "./beam.ts";

interface Props {
  readonly beam: Item;
  readonly problems: readonly Problem[];
  readonly onChange: (beam: Item) => void;
  readonly onMaterial: (material: Material) => void;
}

/** Spans and supports, actions with their loads, and what the beam is made of. */
export function BeamForm({ beam, problems, onChange, onMaterial }: Props): JSX.Element {
  const material = materialOf(beam);
  const member = isItem(beam.member) ? beam.member : {};
  const set = (name: string, value: unknown) => onChange(withValue(beam, name, value));
  const own = (...names: string[]) => names.flatMap((name) => fieldNamed(name) ?? []);
  const shared = { item: beam, path: "", problems, onChange };
  return (
    <>
      <div class="choose">
        <label for="annex">{translate("National annex")}</label>
        <Annex value={beam.national_annex} onChange={(annex) => set("national_annex", annex)} />
      </div>
      <fieldset class="sort">
        <legend>{translate("Spans and supports")}</legend>
        <Spans spans={beam.spans_mm} problems={problems} onChange={(spans) => set("spans_mm", spans)} />
        <Fields {...shared} fields={own("left", "right", "spacing_m")} />
      </fieldset>
      <fieldset class="sort">
        <legend>{translate("Actions")}</legend>
        <Actions
          actions={beam.actions}
          spans={Array.isArray(beam.spans_mm) ? beam.spans_mm.length : 1}
          problems={problems}
          onChange={(actions) => set("actions", actions)}
        />
      </fieldset>
      <fieldset class="sort">
        <legend>{translate("Material")}</legend>
        <Materials chosen={material} onChange={onMaterial} />
        <Folded
          key={material}
          fields={memberFields(material)}
          item={member}
          path="member."
          problems={problems}
          onChange={(next) => onChange(withMember(beam, next))}
          isFirst={({ name, required }) => required || isOfExample(material, name) || member[name] !== undefined}
        />
        <Folded
          {...shared}
          fields={own(...besides[material])}
          isFirst={({ name }) => name === "own_weight" || name === "deflection_limit" || beam[name] !== undefined}
        />
      </fieldset>
    </>
  );
}

interface SpansProps {
  readonly spans: unknown;
  readonly problems: readonly Problem[];
  readonly onChange: (spans: readonly unknown[]) => void;
}

/** The length of each; one more, one less. */
function Spans({ spans, problems, onChange }: SpansProps): JSX.Element | null {
  const lengths: readonly unknown[] = Array.isArray(spans) ? spans : [];
  const all = fieldNamed("spans_mm");
  if (!all) return null;
  const field = ofSpan(all);
  return (
    <div class="fields">
      {lengths.map((length, i) => {
        const path = `spans_mm[${i}]`;
        const wrong = problems.filter((problem) => problem.path === path || problem.path === "spans_mm");
        return (
          // spans have no name of their own
          <div key={i} class={`field${wrong.length > 0 ? " wrong" : ""}`}>
            <label for={idOf(path)}>{translate("Span {n}", { n: i + 1 })}</label>
            <span class="entry">
              <Entry
                {...{ field, path, problems }}
                id={idOf(path)}
                value={length}
                onChange={(value) => onChange(lengths.with(i, value ?? ""))}
              />
              <span class="unit">mm</span>
            </span>
            <span class="below" id={`${idOf(path)}-help`}>
              {wrong.map((problem) => (
                <span key={problem.message} class="problem">
                  <ProblemText problem={problem} />
                </span>
              ))}
            </span>
            <Choice field={field} value={length} onChange={(value) => onChange(lengths.with(i, value))} />
          </div>
        );
      })}
      <span class="row-of-buttons">
        <button type="button" class="small" onClick={() => onChange([...lengths, lengths.at(-1) ?? 6000])}>
          {translate("Add a span")}
        </button>
        {lengths.length > 1 ? (
          <button type="button" class="small" onClick={() => onChange(lengths.slice(0, -1))}>
            {translate("Remove the last span")}
          </button>
        ) : null}
      </span>
    </div>
  );
}

function Materials({ chosen, onChange }: { chosen: Material; onChange: (material: Material) => void }): JSX.Element {
  const names: Readonly<Record<Material, string>> = {
    steel: translate("Steel"),
    timber: translate("Timber"),
    concrete: translate("Concrete beam"),
    slab: translate("Concrete slab"),
    none: translate("Actions alone"),
  };
  return (
    <div class="choose">
      <label for="material">{translate("The beam is of")}</label>
      <select
        id="material"
        value={chosen}
        onChange={(event) => onChange(materials.find((one) => one === event.currentTarget.value) ?? "none")}
      >
        {materials.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
