// pnpm run mutated [how many] [seed]
// Drawings changed at random, through the library as it was built: each is read, or refused with a sentence. Many are read
// by one process, one after the other, as a process of readDrawing reads one: starting it for each would take ten times as
// long. Where that process is ended by a drawing, or busy with it for too long, and for every 50th besides, it is
// readDrawing that reads it, with its limits.
import { type ChildProcess, fork } from "node:child_process";
import * as library from "@x/drawings";
import { assess, exportFiles } from "@x/fabrication";
import { intact, limits, survives } from "../test/mutated.ts";

const { UnreadablePdf } = library;
const [many = 5000, seed = 1] = process.argv.slice(2).map(Number);

type Told = { readonly outcome: "read" | "refused" } | { readonly wrong: string };

if (process.send) answer();
else await ask();

/** Reads the drawings whose numbers it is sent. */
function answer(): void {
  process.on("message", async (n: number) => {
    const read: Parameters<typeof survives>[0]["read"] = (pdf, options) =>
      library.readPages(pdf, { ...options, seconds: limits.seconds - 10 });
    process.send?.(await told(() => survives({ read, assess, exportFiles, UnreadablePdf }, seed, n)));
  });
}

async function told(work: () => Promise<"read" | "refused">): Promise<Told> {
  try {
    return { outcome: await work() };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

async function ask(): Promise<void> {
  const counts = { read: 0, refused: 0 };
  const wrong: string[] = [];
  let alone = 0;
  let ended = 0;
  let reader = started();
  for (let n = 0; n < many; n++) {
    let answered: Told | undefined;
    if (n % 50 !== 10) {
      answered = await answerOf(reader, n);
      if (!answered) ended++;
      // what a thousand drawings leave behind is nobody's
      if (!answered || n % 1000 === 999) {
        reader.kill("SIGKILL");
        reader = started();
      }
    }
    if (!answered) {
      alone++;
      const read: Parameters<typeof survives>[0]["read"] = (pdf, options) =>
        library.readDrawing(pdf, { ...options, limits });
      answered = await told(() => survives({ read, assess, exportFiles, UnreadablePdf }, seed, n));
    }
    if ("outcome" in answered) counts[answered.outcome]++;
    else {
      wrong.push(answered.wrong);
      console.log(answered.wrong);
    }
    if ((n + 1) % 100 === 0) console.log(`${n + 1} of ${many}: ${JSON.stringify(counts)}, ${wrong.length} wrong`);
  }
  reader.kill("SIGKILL");
  const { members } = await library.readDrawing(new Uint8Array(intact), { readers: ["text"] });
  console.log(
    `${many} with seed ${seed}: ${JSON.stringify(counts)}, ${wrong.length} wrong; ${ended} ended their process, ` +
      `${alone} read in one of their own; an intact one gives ${members.length} members`,
  );
  process.exitCode = wrong.length > 0 || members.length === 0 ? 1 : 0;
}

function started(): ChildProcess {
  return fork(import.meta.filename, process.argv.slice(2), {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
  });
}

/** Undefined: its process ended, or had to be. */
function answerOf(reader: ChildProcess, n: number): Promise<Told | undefined> {
  return new Promise((resolve) => {
    const clock = setTimeout(() => reader.kill("SIGKILL"), 1000 * limits.seconds);
    const settle = (answered: Told | undefined) => {
      clearTimeout(clock);
      reader.off("message", heard);
      reader.off("exit", gone);
      resolve(answered);
    };
    const heard = (message: Told) => settle(message);
    const gone = () => settle(undefined);
    reader.on("message", heard);
    reader.on("exit", gone);
    reader.send(n);
  });
}
