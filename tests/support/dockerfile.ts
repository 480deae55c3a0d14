/** A Dockerfile as its stages, each with its instructions; continued lines are joined, comments left out. */
export interface Stage {
  readonly from: string;
  readonly steps: readonly (readonly [instruction: string, rest: string])[];
}

export function dockerfile(source: string) {
  const lines = source
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const stages: { from: string; steps: (readonly [string, string])[] }[] = [];
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === "") throw new Error(`not an instruction: ${line}`);
    if (instruction === "FROM") stages.push({ from: rest.replace(/ AS \w+$/, ""), steps: [] });
    else stages.at(-1)?.steps.push([instruction, rest.replace(/\s+/g, " ")]);
  }
  const of = (stage: Stage, instruction: string): string[] =>
    stage.steps.filter(([name]) => name === instruction).map(([, rest]) => rest);
  return { stages: stages as readonly Stage[], of };
}
