import type { Job } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Meter } from "../meter.tsx";
import { Scroll } from "../scroll.tsx";
import { language, number, percent, translate } from "../words.ts";
import { Verifications } from "./members.tsx";
import { type Connection, isObject, type Member, ofJoint, strings, text, toneOf } from "./model.ts";

export function Joints({ job }: { job: Job }): JSX.Element | null {
  const [open, setOpen] = useState<string>();
  const joints = job.connections_data ?? [];
  const welds = job.welds_data ?? [];
  const plates = job.base_plates_data ?? [];
  if (joints.length === 0) return null;
  return (
    <section aria-labelledby="joints">
      <h2 id="joints">{translate("Joints")}</h2>
      <Scroll label={translate("Joints of the drawing")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate("Joint")}</th>
              <th scope="col">{translate("Utilization")}</th>
              <th scope="col">{translate("Kind")}</th>
              <th scope="col">{translate("Number of joints")}</th>
              <th scope="col">{translate("Classification")}</th>
            </tr>
          </thead>
          <tbody>
            {joints.map((joint) => (
              <JointRow
                key={joint.id}
                joint={joint}
                open={open === joint.id}
                annex={job.national_annex}
                onToggle={() => setOpen(open === joint.id ? undefined : joint.id)}
              />
            ))}
          </tbody>
        </table>
      </Scroll>
      {plates.length === 0 ? null : (
        <details class="group">
          <summary>
            {translate("Base plates")} <span class="help">{plates.length}</span>
          </summary>
          <ul class="plain">
            {plates.map((plate) => (
              <li key={plate.id}>
                <strong>{plate.id}</strong> {plate.section}, {number(plate.plate_width_mm)} mm, N_c,Rd{" "}
                {number(plate.N_c_Rd_kN)} kN <State of={plate} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {welds.length === 0 ? null : (
        <details class="group">
          <summary>
            {translate("Welds")} <span class="help">{welds.length}</span>
          </summary>
          <ul class="plain">
            {welds.map((weld) => (
              <li key={weld.id}>
                <strong>{weld.id}</strong> a {number(weld.throat_mm)} mm, F_w,Rd {number(weld.F_w_Rd_kN)} kN{" "}
                <State of={weld} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const State = ({ of }: { of: Parameters<typeof toneOf>[0] }): JSX.Element => (
  <span class={toneOf(of) === "open" ? "open-word" : "bad-word"}>{ofJoint(of)}</span>
);

function JointRow({
  joint,
  open,
  annex,
  onToggle,
}: {
  joint: Connection;
  open: boolean;
  annex: string;
  onToggle: () => void;
}): JSX.Element {
  const tone = toneOf(joint);
  return (
    <>
      <tr class={tone === "bad" ? "failed" : ""}>
        <th scope="row">
          <button type="button" class="link" aria-expanded={open} onClick={onToggle}>
            {joint.id}
          </button>
        </th>
        <td class="number">
          {percent(joint.utilization)} <State of={joint} />
          <Meter fraction={joint.utilization} tone={tone} />
        </td>
        <td>{joint.type.replaceAll("-", " ")}</td>
        <td class="number">{text(joint.count)}</td>
        <td>{joint.classification.replaceAll("-", " ")}</td>
      </tr>
      {open ? (
        <tr class="detail">
          <td colspan={5}>
            <JointDetail joint={joint} annex={annex} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function JointDetail({ joint, annex }: { joint: Connection; annex: string }): JSX.Element {
  const request = Array.isArray(joint.requests) && isObject(joint.requests[0]) ? joint.requests[0] : undefined;
  const actions = isObject(joint.actions) && isObject(joint.actions.values) ? joint.actions.values : {};
  const verifications = (Array.isArray(joint.verifications) ? joint.verifications : []) as NonNullable<
    Member["verifications"]
  >; // as those of members, written by @x/drawings
  return (
    <section class="inside" aria-label={translate("Joint {name}", { name: joint.id })}>
      <p>{text(joint.reason)}</p>
      <dl class="facts">
        {Object.entries(actions).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {typeof value === "number" ? number(value, 1) : String(value)} {name.startsWith("M") ? "kNm" : "kN"}
            </dd>
          </div>
        ))}
        <div>
          <dt>M_j,Rd</dt>
          <dd>{number(joint.M_j_Rd_kNm)} kNm</dd>
        </div>
        <div>
          <dt>S_j,ini</dt>
          <dd>{number(joint.S_j_ini_kNm_rad, 0)} kNm/rad</dd>
        </div>
      </dl>
      {request ? <Picture request={{ national_annex: annex, ...request }} /> : null}
      <Verifications of={joint.id} list={verifications} isDesigned={toneOf(joint) !== "open"} />
      {[...strings(joint.warnings), ...strings(joint.assumptions)].length === 0 ? null : (
        <details class="group">
          <summary>{translate("Assumptions and warnings")}</summary>
          <ul>
            {[...strings(joint.warnings), ...strings(joint.assumptions)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The joint drawn by the library that calculated it, which is loaded when a joint is looked at. */
function Picture({ request }: { request: Readonly<Record<string, unknown>> }): JSX.Element | null {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof draw>>>();
  useEffect(() => {
    let gone = false;
    void draw(request).then((found) => {
      if (!gone) setDrawn(found);
    });
    return () => {
      gone = true;
    };
  }, [JSON.stringify(request)]);
  if (!drawn) return <p class="help">{translate("Loading the picture…")}</p>;
  return (
    <>
      {drawn.figures.map(({ title, svg }) => (
        <figure key={title}>
          <div class="drawn" dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
      <p>
        <a href={drawn.address}>{translate("Every step of this calculation")}</a>
      </p>
    </>
  );
}

async function draw(request: Readonly<Record<string, unknown>>) {
  const { jointPicture } = await import("./joint-picture.ts");
  return jointPicture(request, language);
}
