// pnpm run mutated [how many] [seed] [at once]
// Drawings changed at random, through the library as it was built: each is read, or refused with a sentence.
import * as library from "@x/drawings";
import { intact, survives } from "../test/mutated.ts";

const [many = 5000, seed = 1, together = 1] = process.argv.slice(2).map(Number);
const counts = { read: 0, refused: 0 };
const wrong: string[] = [];
let n = 0;
await Promise.all(
  Array.from({ length: together }, async () => {
    while (n < many) {
      try {
        counts[await survives(library, seed, n++)]++;
      } catch (error) {
        wrong.push(String(error));
        console.log(wrong.at(-1));
      }
      if (n % 100 === 0) console.log(`${n} of ${many}: ${JSON.stringify(counts)}, ${wrong.length} wrong`);
    }
  }),
);
const { members } = await library.readDrawing(new Uint8Array(intact), { readers: ["text"] });
console.log(
  `${many} with seed ${seed}: ${JSON.stringify(counts)}, ${wrong.length} wrong; an intact one gives ${members.length} members`,
);
process.exitCode = wrong.length > 0 || members.length === 0 ? 1 : 0;
