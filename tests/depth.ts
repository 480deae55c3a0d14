/**
 * How deep the tests go: as `npm test` does, in minutes; as CI does for every change (`.ci/run` sets TESTS=change); as once a week
 * and before a release (TESTS=week). Who records goldens and pages anew records all of them.
 */
type Depth = "usual" | "change" | "week";
const depths: readonly string[] = ["usual", "change", "week"] satisfies Depth[];

const isRecording = process.argv.includes("-u") || process.argv.includes("--update");
// handed on to the processes of the tests
process.env.TESTS ||= isRecording ? "change" : "usual";
const at = depths.indexOf(process.env.TESTS);
if (at === -1) throw new Error(`TESTS is one of ${depths.join(", ")}; it is ${process.env.TESTS}`);

/** Whether the tests go at least so deep. */
export const asDeepAs = (depth: Depth): boolean => at >= depths.indexOf(depth);

/** What of three belongs to the depth that is asked: the number of runs, say. */
export const byDepth = <T>(usual: T, change: T, week: T): T => ([usual, change, week] as const)[at] ?? usual;

/** So many of a list, one further along for each `at`: for every change two of five languages, say. */
export function inTurn<T>(all: readonly T[], at: number, many: number): T[] {
  const first = at % all.length;
  return [...all, ...all].slice(first, first + many);
}

/** Tests with the tag of a depth are skipped where less is asked. */
export const tagsOfDepths = [
  { name: "change", description: "with TESTS=change, as CI does for every change", skip: !asDeepAs("change") },
  { name: "week", description: "with TESTS=week, as once a week", skip: !asDeepAs("week") },
];
