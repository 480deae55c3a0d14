import type { Message } from "@x/eurocode/message";
import { countryName, phrasesOf } from "@x/report";
import type { Block, Front } from "@x/report/pdf";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import type { Fabrication, Joint, State } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { actionOrigins, jointTypes, memberRoles, weldedParts } from "../terms.ts";
import { knownMass } from "./mass.ts";
import { report as says } from "./says.ts";
import { type Words, wordsOf } from "./words.ts";

/** The first pages of report.pdf: verdict, facts, and lists of members, joints, base plates and welds. */
export function frontOf(fabrication: Fabrication, language: Language): Front {
  const voice = voiceOf(language);
  const { w, told } = voice;
  const { members, joints, welds, base_plates } = fabrication;
  const blocks: Block[] = [
    membersBlock(fabrication, voice),
    inputBlock(fabrication, voice),
    jointsBlock(fabrication, voice),
    basesBlock(fabrication, voice),
    weldsBlock(fabrication, voice),
    {
      heading: w("assumptions"),
      sentences: [w("steps"), ...fabrication.assumptions.map((text) => told(text))],
    },
    {
      heading: w("warnings"),
      sentences: fabrication.warnings.map((text) => told(text)),
      warm: true,
    },
    {
      heading: w("unresolved"),
      sentences: fabrication.unresolved.map(
        ({ text, page, reason }) => `${printable(text, 400)} (${page}): ${told(reason)}`,
      ),
      warm: true,
    },
  ];
  return {
    title: w("title"),
    subtitle: "EN 1993-1-1, EN 1993-1-8",
    facts: factsOf(fabrication, voice).filter(([, value]) => value !== ""),
    verdict: verdictOf(fabrication, voice),
    marks: [...members, ...joints, ...welds, ...base_plates].flatMap((one) =>
      "mark" in one ? [one.mark, one.id] : [one.id],
    ),
    contents: w("contents"),
    blocks: blocks.filter((block) => ("rows" in block ? block.rows.length > 0 : block.sentences.length > 0)),
  };
}

/** What the front says its sentences, numbers and names with. */
interface Voice {
  readonly language: Language;
  readonly say: Words["say"];
  readonly w: (word: Word) => string;
  readonly told: (said: Message, most?: number) => string;
  /** Of a verification. */
  readonly name: (id: string) => string;
  readonly use: (fraction: number) => string;
}

function voiceOf(language: Language): Voice {
  const { say } = wordsOf(language);
  return {
    language,
    say,
    w: (word) => say(says[word]),
    told: (said, most = 2000) => printable(say(said), most),
    name: (id) => verificationIn(id, language, say),
    // where nothing is left to carry it, its size says nothing
    use: (fraction) =>
      fraction > 100 ? `> ${decimal(10_000, language, 0)} %` : `${decimal(fraction * 100, language, 1)} %`,
  };
}

function verdictOf({ summary, members, joints }: Fabrication, { say, w }: Voice): Front["verdict"] {
  const failed = summary.failed_count > 0 || summary.failed_joints > 0;
  // what was not checked has not passed
  const whole = summary.unchecked_count === 0 && members.length > 0;
  const { own_weight_count, not_designed_joints } = summary;
  const verdict = [
    ...(failed ? [w("failed")] : []),
    ...(own_weight_count > 0 ? [say(says.ownWeight({ n: own_weight_count }))] : []),
    ...(not_designed_joints > 0 ? [say(says.assumedJoints({ n: not_designed_joints }))] : []),
    ...(whole ? [] : [w("partly")]),
  ];
  return {
    text: [
      ...(verdict.length > 0 ? verdict : [w("passed")]).map((sentence) => sentence.replace(/\.?$/, ".")),
      say(
        says.counts({
          members: `${summary.passed_count} / ${summary.row_count}`,
          joints: `${joints.filter(({ state }) => state === "passed").length} / ${joints.length}`,
        }),
      ),
    ].join(" "),
    is: failed ? "failed" : summary.state === "not designed" ? "undesigned" : whole ? "passed" : "calculated",
  };
}

function factsOf({ summary, settings, drawing_info: info }: Fabrication, { language, w }: Voice): [string, string][] {
  const annex = settings.national_annex;
  const kg = (value: number) => `${decimal(value, language, 1)} kg`;
  const drawing = [info.drawing_number, info.revision, info.title].flatMap((text) =>
    text === undefined ? [] : [printable(text, 80)],
  );
  return [
    [w("project"), printable(info.project_name ?? "", 120)],
    [w("drawing"), drawing.join(", ")],
    [
      w("annex"),
      `${annex} ${annex === "EN" ? phrasesOf(wordsIn(language)).noAnnex : countryName(wordsIn(language), annex)}`,
    ],
    [w("pieces"), `${summary.row_count}; ${summary.member_count}`],
    [w("mass"), `${knownMass(summary, kg)}; ${kg(summary.fittings_mass_kg)}`],
  ];
}

function membersBlock({ members }: Fabrication, { w, told, name, use, language }: Voice): Block {
  return {
    heading: w("members"),
    columns: [
      { title: w("mark"), share: 0.15 },
      { title: w("section"), share: 0.25 },
      { title: w("length"), share: 0.12, right: true },
      { title: w("count"), share: 0.08, right: true },
      { title: w("governing"), share: 0.22 },
      { title: w("use"), share: 0.11, right: true },
      { title: "", share: 0.07 },
    ],
    rows: members.map((one) => ({
      cells: [
        printable(one.mark, 40) || one.id,
        `${printable(one.profile ?? one.section, 40)} ${one.steel_grade}`,
        one.length_mm === undefined ? "" : decimal(one.length_mm, language, 1),
        String(one.quantity),
        one.check
          ? [
              `${name(one.check.verification)} (${one.check.clause.replace("EN 1993-1-1 ", "")})`,
              ...(one.actions.from === "self-weight" ? [w("onlyWeight")] : []),
            ].join("; ")
          : [w("unchecked"), ...(one.unchecked ? [told(one.unchecked, 600)] : [])].join(": "),
        one.check ? use(one.check.utilization) : "",
      ],
      ...(one.check && { bar: barOf({ ...one.check, state: one.state }) }),
    })),
  };
}

function inputBlock({ members }: Fabrication, { w, say, told, language }: Voice): Block {
  return {
    heading: w("input"),
    columns: [
      { title: w("mark"), share: 0.15 },
      { title: w("role"), share: 0.3 },
      { title: w("forces"), share: 0.2 },
      { title: w("from"), share: 0.35 },
    ],
    rows: members.map((one) => ({
      cells: [
        printable(one.mark, 40) || one.id,
        `${say(memberRoles[one.role.value])} (${told(one.role.reason, 240)})`,
        valuesOf(one.actions.values, language),
        `${say(actionOrigins[one.actions.from])}: ${told(one.actions.reason, 600)}`,
      ],
    })),
  };
}

function jointsBlock({ joints }: Fabrication, { w, say, name, use, language }: Voice): Block {
  return {
    heading: w("joints"),
    columns: [
      { title: w("joints"), share: 0.16 },
      { title: w("type"), share: 0.15 },
      { title: w("count"), share: 0.07, right: true },
      { title: w("forces"), share: 0.2 },
      { title: w("governing"), share: 0.25 },
      { title: w("use"), share: 0.1, right: true },
      { title: "", share: 0.07 },
    ],
    rows: joints.map((one) => ({
      cells: [
        `${one.id}${one.assumed ? " *" : ""}`,
        say(jointTypes[one.type]),
        String(one.count),
        valuesOf(one.actions.values, language),
        [
          `${name(one.verification)} (${clauseOf(one)})`,
          ...(one.actions.from === "none" ? [w("forAssumed")] : []),
        ].join("; "),
        use(one.utilization),
      ],
      bar: barOf(one),
    })),
  };
}

function basesBlock({ base_plates }: Fabrication, { w, language }: Voice): Block {
  return {
    heading: w("bases"),
    columns: [
      { title: w("bases"), share: 0.2 },
      { title: w("section"), share: 0.2 },
      { title: "mm", share: 0.2 },
      { title: "N_Ed (kN)", share: 0.13, right: true },
      { title: "N_c,Rd (kN)", share: 0.13, right: true },
      { title: "", share: 0.14 },
    ],
    rows: base_plates.map((one) => ({
      cells: [
        one.id,
        one.section,
        `${one.plate_length_mm} × ${one.plate_width_mm} × ${one.t_p_mm}; ${one.anchors}`,
        decimal(one.N_Ed_kN, language, 1),
        decimal(one.N_c_Rd_kN, language, 1),
      ],
      bar: barOf(one),
    })),
  };
}

function weldsBlock({ welds }: Fabrication, { w, language }: Voice): Block {
  return {
    heading: w("welds"),
    columns: [
      { title: w("welds"), share: 0.3 },
      { title: w("throat"), share: 0.3 },
      { title: w("count"), share: 0.1, right: true },
      { title: "F_w,Rd (kN)", share: 0.16, right: true },
      { title: "", share: 0.14 },
    ],
    rows: welds.map((one) => ({
      cells: [
        one.id,
        `${one.throat_mm} × ${decimal(one.length_mm, language, 0)}`,
        String(one.count),
        decimal(one.F_w_Rd_kN, language, 1),
      ],
      bar: barOf({ utilization: one.utilization ?? 0, state: one.state }),
    })),
  };
}

type Word = { [Name in keyof typeof says]: (typeof says)[Name] extends Message ? Name : never }[keyof typeof says];

const barOf = ({ utilization, state }: { readonly utilization: number; readonly state: State }) => ({
  utilization,
  passed: state !== "failed",
  undesigned: state === "not designed",
});

/** `tube-weld-simplified`: which weld of the joint, then what is verified */
function verificationIn(id: string, language: Language, say: Words["say"]): string {
  const words = wordsIn(language);
  const whole = words.named("verifications", id);
  if (whole !== undefined) return whole;
  for (const [part, name] of Object.entries(weldedParts)) {
    const known = id.startsWith(`${part}-`) ? words.named("verifications", id.slice(part.length + 1)) : undefined;
    if (known !== undefined) return `${say(name)} ${known}`;
  }
  return id.replaceAll("-", " ");
}

const clauseOf = ({ clause }: Joint): string => clause.replace(/^EN 1993-1-8 /, "");

const decimal = (value: number, language: Language, digits: number): string => {
  const text = String(Number(value.toFixed(digits)));
  return language === "en" ? text : text.replace(".", ",");
};

const valuesOf = (values: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${decimal(value, language, 2)}`)
    .join("; ");
