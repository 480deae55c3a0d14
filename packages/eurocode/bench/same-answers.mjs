// node packages/eurocode/bench/same-answers.mjs <before>/index.js <after>/index.js [random inputs, 20000]
// Holds two builds of the library against each other: every example, published case and must-not-pass entry, and random
// changes of them, must give the same JSON or the same refusal, and lists the same summary. A change that is only faster ends with "no difference".
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [beforePath, afterPath, wanted = "20000"] = process.argv.slice(2);
const before = await import(pathToFileURL(beforePath).href);
const after = await import(pathToFileURL(afterPath).href);

/** mulberry32: the same inputs on every machine. */
let state = 42;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

const read = (folder) =>
  readdirSync(new URL(`../${folder}/`, import.meta.url)).flatMap((file) => {
    const entries = JSON.parse(readFileSync(new URL(`../${folder}/${file}`, import.meta.url), "utf8"));
    const list = Array.isArray(entries) ? entries : (entries.cases ?? entries.entries ?? []);
    return list.map((entry) => ({
      endpoint: entry.endpoint ?? file.replace(/\.json$/, ""),
      request: entry.request ?? entry.input,
    }));
  });

const requests = [
  ...before.checks.flatMap((known) => [
    { endpoint: known.endpoint, request: known.example },
    ...Object.values(known.kinds).map((kind) => ({
      endpoint: known.endpoint,
      request: known.one === undefined ? { [kind.list ?? known.many]: [kind.example] } : kind.example,
    })),
  ]),
  ...read("published"),
  ...read("must-not-pass"),
].filter(({ request }) => request !== undefined);

const told = (run) => {
  try {
    return JSON.stringify(run());
  } catch (error) {
    return `${error.name}: ${JSON.stringify(error.problems ?? error.message)}`;
  }
};

/** The whole answer, and of a list of items its summary. */
const answer = (library, { endpoint, request }) => {
  const whole = told(() => library.check(endpoint, request));
  const many = library.findCheck(endpoint)?.many;
  if (!Array.isArray(request?.[many])) return whole;
  const { [many]: items, ...beside } = request;
  return `${whole}\n${told(() => library.checkMany(endpoint, items, { ...beside, result: "summary" }))}`;
};

const words = [
  ...new Set(
    JSON.stringify(requests)
      .match(/"[^"\\]{1,40}"(?!:)/g)
      .map((text) => JSON.parse(text)),
  ),
];
const odd = [0, -1, 1e-9, 1e9, 1e308, true, false, null, "", [], {}];
const changed = (value) => {
  if (typeof value === "number") {
    const way = random();
    if (way < 0.7) return value * (0.2 + 2 * random());
    return way < 0.8 ? -value : way < 0.9 ? value * 10 ** Math.round(6 * random() - 3) : pick(odd);
  }
  if (typeof value === "boolean") return random() < 0.9 ? !value : pick(odd);
  if (typeof value === "string") return random() < 0.8 ? pick(words) : pick(odd);
  if (Array.isArray(value)) return random() < 0.5 ? [...value, ...value.slice(0, 1)] : value.slice(1);
  return pick(odd);
};

/** A request with some of its values changed, fields left out or taken from another request of the endpoint. */
function mutated(value, other, share) {
  if (Array.isArray(value)) return value.map((entry, i) => mutated(entry, other?.[i], share));
  if (value === null || typeof value !== "object") return random() < share ? changed(value) : value;
  const made = {};
  for (const [name, entry] of Object.entries(value)) {
    if (random() < share / 4) continue;
    made[name] = random() < share / 8 ? changed(entry) : mutated(entry, other?.[name], share);
  }
  if (other !== null && typeof other === "object" && random() < 2 * share) {
    const name = pick(Object.keys(other).concat("mark"));
    if (other[name] !== undefined) made[name] = other[name];
  }
  return made;
}

/** Beside each item others that differ from it in mark and forces only, as those of a frame do. */
const frameOf = (items) =>
  items.flatMap((item) =>
    item === null || typeof item !== "object"
      ? [item]
      : [item, ...["second", "third", "fourth"].map((mark) => ({ ...withOtherForces(item), mark }))],
  );
const withOtherForces = (item) =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      name.endsWith("_Ed") && typeof value === "number" ? value * (3 * random() - 1) : value,
    ]),
  );

const byEndpoint = Map.groupBy(requests, ({ endpoint }) => endpoint);
const inputs = [
  ...requests,
  ...requests.map(({ endpoint, request }) => ({ endpoint, request: { ...request, derivation: true } })),
];
const annexes = before.annexCodes;
for (let i = 0; i < Number(wanted); i++) {
  const { endpoint, request } = pick(requests);
  const made = mutated(request, pick(byEndpoint.get(endpoint)).request, pick([0.02, 0.05, 0.15]));
  if (random() < 0.3) made.national_annex = pick(annexes);
  if (random() < 0.1) made.derivation = true;
  for (const [name, list] of Object.entries(made)) {
    if (Array.isArray(list) && random() < 0.3) made[name] = frameOf(list);
  }
  inputs.push({ endpoint, request: made });
}

let refused = 0;
let different = 0;
for (const input of inputs) {
  const [one, other] = [answer(before, input), answer(after, input)];
  if (!one.startsWith("{")) refused++;
  if (one === other) continue;
  different++;
  if (different > 5) continue;
  let at = 0;
  while (one[at] === other[at]) at++;
  console.log(`${input.endpoint} ${JSON.stringify(input.request).slice(0, 400)}`);
  console.log(`  before …${one.slice(Math.max(0, at - 60), at + 120)}`);
  console.log(`  after  …${other.slice(Math.max(0, at - 60), at + 120)}`);
}
console.log(
  `${inputs.length} inputs, ${refused} of them refused: ${different === 0 ? "no difference" : `${different} differ`}`,
);
process.exitCode = different === 0 ? 0 : 1;
