/** What may have been meant: the neighbours in the catalogue of a size, or of a word */
import { type Family, isFamily, profilesOf } from "./catalogue.ts";
import { wordTable } from "./words.ts";

const numbersIn = (name: string): number[] => (name.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
/** of names of the catalogue: a drawing asks thousands of times */
const numbersByName = new Map<string, readonly number[]>();
function numbersOf(name: string): readonly number[] {
  const known = numbersByName.get(name) ?? numbersIn(name);
  numbersByName.set(name, known);
  return known;
}
const namesByFamily = new Map<Family, readonly string[]>();
function namesOf(family: Family): readonly string[] {
  const known = namesByFamily.get(family) ?? [...new Set(profilesOf(family).map((one) => one.designation))];
  namesByFamily.set(family, known);
  return known;
}
const lettersOf = (name: string): string => / ([A-Z]+)$/.exec(name)?.[1] ?? "";

/** Distance of two sizes: outer dimensions first, the last number (wall, mass) least */
function distance(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  a.forEach((x, i) => {
    const y = b[i] ?? x;
    sum += Math.abs(Math.log((x || 1e-9) / (y || 1e-9))) * (i === a.length - 1 && i > 0 ? 1 : 4);
  });
  return sum;
}

function size(family: string, letters: string, numbers: readonly number[]): string[] {
  if (!isFamily(family) || numbers.some((x) => !(x > 0))) return [];
  const all = namesOf(family).filter((name) => lettersOf(name) === letters);
  // `PFC 200`, `UB 457x191`: the rest of the name is missing
  const begun = all.filter((name) => numbers.every((x, i) => numbersOf(name)[i] === x));
  if (begun.length > 0) return begun.slice(0, 8);
  const names = all.filter((name) => numbersOf(name).length === numbers.length);
  if (numbers.length === 1) return neighbours(names, numbers[0] ?? 0);
  return names
    .map((name) => ({ name, away: distance(numbersOf(name), numbers) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The next smaller and the next larger; `IPE 30` may be in centimetres */
function neighbours(names: readonly string[], wanted: number): string[] {
  const centimetres = names.find((name) => numbersOf(name)[0] === 10 * wanted);
  if (centimetres) return [centimetres];
  const sorted = names.map((name) => ({ name, x: numbersOf(name)[0] ?? 0 })).sort((a, b) => a.x - b.x);
  const below = sorted.filter((s) => s.x < wanted).at(-1);
  const above = sorted.find((s) => s.x > wanted);
  return [below, above].flatMap((s) => (s ? [s.name] : []));
}

/** One letter wrong, missing, too many or two exchanged */
function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  const exchanged = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    (restA.length > 1 && exchanged) ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  );
}

const familyWords = [
  "IPE",
  "IPEA",
  "IPEO",
  "HEA",
  "HEB",
  "HEM",
  "HEAA",
  "HL",
  "HD",
  "HP",
  "UB",
  "UC",
  "UBP",
  "PFC",
  "UPE",
];

function word(letters: string, numbers: readonly number[]): string[] {
  if (letters.length < 2) return [];
  const found = new Set<string>();
  for (const candidate of [...familyWords, ...wordTable.keys()]) {
    if (candidate.length < 2 || !oneSlip(letters, candidate)) continue;
    const known = wordTable.get(candidate);
    const family =
      known?.family ?? (candidate.startsWith("HE") ? "HE" : candidate.startsWith("IPE") ? "IPE" : candidate);
    const suffix = known ? "" : candidate.slice(family.length);
    const wanted = `${family} ${numbers.join("x")}${suffix && ` ${suffix}`}`;
    if (isFamily(family) && profilesOf(family).some((p) => p.designation === wanted)) found.add(wanted);
  }
  return [...found].slice(0, 3);
}

export const suggest = { size, word };
