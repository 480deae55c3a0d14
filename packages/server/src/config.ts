/** How the server is set up: command line over environment over defaults. */
export interface Config {
  readonly host: string;
  readonly port: number;
}

export interface ConfigProblems {
  readonly problems: readonly string[];
}

/** Reads the settings; what is wrong with them comes back as sentences that name them, all at once. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  options: Readonly<Record<string, string | undefined>> = {},
): Config | ConfigProblems {
  const problems: string[] = [];
  const setting = (option: string, variable: string, fallback: string) => {
    const given = options[option];
    if (given !== undefined) return { name: `--${option}`, value: given };
    return { name: variable, value: environment[variable] ?? fallback };
  };
  const host = setting("host", "HOST", "127.0.0.1");
  if (host.value.trim() === "") problems.push(`${host.name} must be an address; it is empty`);
  const port = setting("port", "PORT", "3000");
  const number = /^\d+$/.test(port.value) ? Number(port.value) : Number.NaN;
  if (!(number >= 0 && number <= 65535)) {
    problems.push(`${port.name} must be a number from 0 to 65535; it is "${port.value}"`);
  }
  return problems.length > 0 ? { problems } : { host: host.value, port: number };
}
