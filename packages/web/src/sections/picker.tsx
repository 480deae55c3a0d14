import { type Section, sectionDrawing } from "@x/eurocode";
import { figure, symbolMathml } from "@x/report";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Drawn } from "../drawn.tsx";
import { wordsIn } from "../said.ts";
import { language, translate } from "../words.ts";
import { familiesOf, foundSections, mostShown } from "./find.ts";

interface Props {
  readonly value: string;
  readonly onChoose: (designation: string) => void;
  readonly onClose: () => void;
}

/** The catalogue: families, names as people write them, and what a section is. */
export default function SectionPicker({ value, onChoose, onClose }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState("");
  const [family, setFamily] = useState<string>();
  const found = useMemo(() => foundSections(wanted, family), [wanted, family]);
  const [looked, setLooked] = useState<Section | undefined>(() => foundSections(value, undefined)[0]);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = ({ designation }: Section) => {
    onChoose(designation);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="picker" aria-labelledby="picker-title" onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
      >
        <div class="line">
          <h2 id="picker-title">{translate("Sections")}</h2>
          <span class="spring" />
          <button type="button" class="small" onClick={() => dialog.current?.close()}>
            {translate("Close")}
          </button>
        </div>
        <input
          type="search"
          aria-label={translate("Find")}
          placeholder="HEB 200"
          autocomplete="off"
          value={wanted}
          onInput={(event) => {
            const { value: text } = event.currentTarget;
            setWanted(text);
            setLooked(foundSections(text, family)[0]);
          }}
        />
      </form>
      <Families chosen={family} onChoose={setFamily} />
      <div class="two">
        <List found={found} looked={looked} onLook={setLooked} onChoose={choose} />
        {looked ? <About section={looked} /> : null}
      </div>
    </dialog>
  );
}

const Families = ({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (family: string | undefined) => void;
}): JSX.Element => (
  <fieldset class="families" aria-label={translate("Families")}>
    {[undefined, ...familiesOf()].map((family) => (
      <button
        key={family ?? ""}
        type="button"
        class="small"
        aria-pressed={family === chosen}
        onClick={() => onChoose(family)}
      >
        {family ?? translate("all")}
      </button>
    ))}
  </fieldset>
);

const List = ({
  found,
  looked,
  onLook,
  onChoose,
}: {
  found: readonly Section[];
  looked: Section | undefined;
  onLook: (section: Section) => void;
  onChoose: (section: Section) => void;
}): JSX.Element => (
  <div>
    <ul class="plain found">
      {found.slice(0, mostShown).map((one) => (
        <li key={one.designation}>
          <button
            type="button"
            class="link"
            aria-current={one.designation === looked?.designation}
            onFocus={() => onLook(one)}
            onPointerEnter={() => onLook(one)}
            onClick={() => onChoose(one)}
          >
            {one.designation}
          </button>
          <span class="help">{figure(one.properties.G_kg_m, wordsIn(language))} kg/m</span>
        </li>
      ))}
    </ul>
    <p class="help" role="status">
      {found.length === 0
        ? translate("No section has this name.")
        : translate("{count} sections", { count: found.length })}
    </p>
  </div>
);

const shown = [
  ["A_mm2", "A", "mm²"],
  ["G_kg_m", "G", "kg/m"],
  ["I_y_mm4", "I_y", "mm⁴"],
  ["W_el_y_mm3", "W_el_y", "mm³"],
  ["W_pl_y_mm3", "W_pl_y", "mm³"],
  ["i_y_mm", "i_y", "mm"],
  ["I_z_mm4", "I_z", "mm⁴"],
  ["W_el_z_mm3", "W_el_z", "mm³"],
  ["W_pl_z_mm3", "W_pl_z", "mm³"],
  ["i_z_mm", "i_z", "mm"],
  ["I_t_mm4", "I_t", "mm⁴"],
] as const satisfies readonly (readonly [keyof Section["properties"], string, string])[];

function About({ section }: { section: Section }): JSX.Element {
  const words = wordsIn(language);
  const svg = useMemo(() => sectionDrawing(section, words.described), [section]);
  return (
    <section aria-label={section.designation}>
      <Drawn tag="div" html={svg} />
      <dl class="values">
        {shown.map(([name, symbol, unit]) => (
          <div key={name}>
            <dt>
              <Drawn tag="span" html={`<math>${symbolMathml(symbol)}</math>`} />
            </dt>
            <dd>
              {figure(section.properties[name], words)} {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
