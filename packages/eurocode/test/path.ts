/** Reads `members[0].values.parts[id=web].rho` out of a result. */
export function at(value: unknown, path: string): unknown {
  let here: unknown = value;
  for (const step of path.match(/[^.[\]]+(?:=[^\]]+)?|\[[^\]]+\]/g) ?? []) {
    if (here === null || typeof here !== "object") return undefined;
    const key = step.replace(/^\[|\]$/g, "");
    const [field, wanted] = step.startsWith("[") ? key.split("=") : [key];
    if (wanted !== undefined && field !== undefined && Array.isArray(here)) {
      here = here.find((entry) => String((entry as Record<string, unknown>)[field]) === wanted);
    } else {
      here = (here as Record<string, unknown>)[key];
    }
  }
  return here;
}
