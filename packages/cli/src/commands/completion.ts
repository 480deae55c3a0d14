import { listed, messages } from "@x/eurocode/message";
import type { Command, Option } from "commander";
import { Stop } from "../exit.ts";
import { endpoints as known, titles } from "../standards.ts";

const stops = messages("completionCommand", {
  shell: "completion is for {known}; it is {given}",
});

const shells = ["bash", "zsh", "fish"] as const;
type Shell = (typeof shells)[number];

export function addCompletion(program: Command): void {
  program
    .command("completion")
    .description("Prints a script that completes commands, checks and options when Tab is pressed.")
    .argument("<shell>", shells.join(", "))
    .addHelpText(
      "after",
      `
Examples:
  x completion bash > ~/.local/share/bash-completion/completions/x
  x completion zsh > "\${fpath[1]}/_x"
  x completion fish > ~/.config/fish/completions/x.fish`,
    )
    .action((text: string) => {
      const shell = shells.find((known) => known === text.toLowerCase());
      if (!shell) throw new Stop(stops.shell({ known: listed("plain", shells), given: text }));
      process.stdout.write(completion(shell, wordsOf(program)));
    });
}

/** What may follow a command: words, each with a sentence; `files` where a file may. */
interface Place {
  /** `check`, `drawing read`; empty at the beginning */
  readonly after: string;
  readonly words: readonly Word[];
  readonly files: boolean;
}

interface Word {
  readonly text: string;
  readonly about: string;
}

function wordsOf(program: Command): Place[] {
  const endpoints = known.map((endpoint): Word => ({ text: endpoint, about: titles[endpoint] ?? "" }));
  const places: Place[] = [];
  const visit = (command: Command, path: readonly string[]): void => {
    const own = command.commands.map((one): Word => ({ text: one.name(), about: one.summary() }));
    const [first] = command.registeredArguments;
    places.push({
      after: path.join(" "),
      words: [
        ...own,
        ...(first?.name().startsWith("endpoint") ? endpoints : []),
        ...command.options.flatMap(optionWords),
      ],
      files: command.registeredArguments.some((argument) => /file|pdf/.test(argument.name())),
    });
    for (const one of command.commands) visit(one, [...path, one.name()]);
  };
  visit(program, []);
  return places;
}

const optionWords = ({ long, description }: Option): Word[] => (long ? [{ text: long, about: description }] : []);

const completion = (shell: Shell, places: readonly Place[]): string =>
  shell === "fish" ? fish(places) : shell === "zsh" ? zsh(places) : bash(places);

/** The longest command that the line begins with decides what may come. */
function bash(places: readonly Place[]): string {
  const cases = places
    .filter(({ after }) => after !== "")
    .map(({ after, words, files }) => `    "${after}") words="${textOf(words)}"; files=${files ? 1 : 0} ;;`);
  const first = places.find(({ after }) => after === "");
  return `# completion of x for bash
_x() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words="${textOf(first?.words ?? [])}" files=0 command="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in -*) continue ;; esac
    command="\${command:+$command }\${COMP_WORDS[i]}"
    case "$command" in
${cases.join("\n")}
    esac
  done
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "$files" = 1 ] && [ "\${#COMPREPLY[@]}" = 0 ]; then
    compopt -o default 2>/dev/null
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -F _x x
`;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

function zsh(places: readonly Place[]): string {
  const quoted = ({ text, about }: Word) => `'${`${text.replaceAll(":", "\\:")}:${about}`.replaceAll("'", "'\\''")}'`;
  const cases = places.map(
    ({ after, words, files }) => `    "${after}") found=(${words.map(quoted).join(" ")}); files=${files ? 1 : 0} ;;`,
  );
  return `#compdef x
_x() {
  local -a found
  local command="" known files=0 i
  for ((i = 2; i <= CURRENT; i++)); do
    case "$command" in
${cases.join("\n")}
    esac
    ((i == CURRENT)) && break
    [[ "\${words[i]}" == -* ]] && continue
    known="\${command:+$command }\${words[i]}"
    case "$known" in
      ${places.flatMap(({ after }) => (after === "" ? [] : [`"${after}"`])).join("|")}) command="$known" ;;
    esac
  done
  _describe 'x' found
  ((files)) && _files
}
compdef _x x
if [ "$funcstack[1]" = "_x" ]; then _x "$@"; fi
`;
}

function fish(places: readonly Place[]): string {
  const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const lines = places.flatMap(({ after, words, files }) => {
    const beyond = places
      .filter((place) => place.after.startsWith(`${after} `))
      .map((place) => place.after.split(" ").at(-1));
    const where =
      after === ""
        ? "__fish_use_subcommand"
        : [
            ...after.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`),
            ...(beyond.length > 0 ? [`not __fish_seen_subcommand_from ${beyond.join(" ")}`] : []),
          ].join("; and ");
    return words.map(({ text, about }) => {
      const what = text.startsWith("--") ? `-l ${text.slice(2)}` : `-a ${quoted(text)}`;
      return `complete -c x${files ? "" : " -f"} -n ${quoted(where)} ${what} -d ${quoted(about)}`;
    });
  });
  return `# completion of x for fish\n${lines.join("\n")}\n`;
}
