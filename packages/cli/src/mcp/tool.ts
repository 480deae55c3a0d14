import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import { exitCode, Stop } from "../exit.ts";
import { ofOptions } from "../stops.ts";

export const ofArguments = messages("mcpArguments", {
  path: "{name} must be a path; it is {given}",
  text: "{name} must be a text; it is {given}",
  object: "{name} must be an object; it is {given}",
});

export const givenAs = (value: unknown): string => (value === undefined ? "missing" : JSON.stringify(value));

const stops = messages("mcpTool", {
  fields: "{name} does not take all of it",
});

// What a tool is made of, and how its inputs are read.

export type Given = Readonly<Record<string, unknown>>;

export interface Offer {
  readonly tool: Tool;
  /** What it throws reaches the agent as an error. */
  readonly run: (given: Given, onStage: (stage: string) => void) => unknown;
}

export const word = (description: string) => ({ type: "string" as const, description });
export const choice = (description: string, words: readonly string[]) => ({ ...word(description), enum: [...words] });
export const flag = (description: string) => ({ type: "boolean" as const, description });

/** An answer is an object; its fields are named where a program may count on them. */
export const answers = (fields: Readonly<Record<string, object>>): Tool["outputSchema"] => ({
  type: "object",
  properties: { ...fields },
});

/** What a tool does not know would be left out of account: an annex beside the input, a language by another name. */
export function refuseUnknown({ name, inputSchema }: Tool, given: Given): void {
  const known = Object.keys(inputSchema.properties ?? {});
  const problems = Object.keys(given).flatMap((path) => {
    if (known.includes(path)) return [];
    const [near] = suggestions(path, known);
    return [
      {
        path,
        message: `is not known${near === undefined ? "." : `; did you mean ${near}?`} Known: ${known.join(", ")}`,
      },
    ];
  });
  if (problems.length > 0) throw new Stop(stops.fields({ name }), exitCode.invalid, problems);
}

export function wordOf(name: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new Stop(ofArguments.text({ name, given: givenAs(value) }));
}

export function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new Stop(ofOptions.oneOf({ option: name, known: listed("plain", allowed), given: givenAs(value) }));
}

export function objectOf(name: string, value: unknown): Given {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Given; // as just seen
  throw new Stop(ofArguments.object({ name, given: givenAs(value) }));
}
