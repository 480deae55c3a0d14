import { offerJump } from "./jump/keys.ts";
import { showPages } from "./pages.ts";
import { loadWords } from "./words.ts";

await loadWords("landing");
showPages();
offerJump("Go to");

const contents = document.getElementById("contents");
const field = document.getElementById("find");
const found = document.getElementById("found");
// on a phone the page comes first
if (contents instanceof HTMLDetailsElement && matchMedia("(max-width: 60rem)").matches) contents.open = false;
contents?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });

interface Section {
  readonly page: string;
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

const api = document.getElementById("api");
if (api) void import("./api-reference.tsx").then(({ showApi }) => showApi(api));

let sections: Promise<readonly Section[]> | undefined;
const load = (): Promise<readonly Section[]> => {
  sections ??= fetch("/docs/search.json").then((answer) => answer.json());
  return sections;
};

/** Every word of the question, in a heading before in a text. */
async function search(question: string): Promise<void> {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length === 0 ? [] : await load();
  const ranked = all.flatMap((section) => {
    const head = `${section.title} ${section.page}`.toLowerCase();
    const text = section.text.toLowerCase();
    let rank = 0;
    for (const word of words) {
      if (head.includes(word)) rank += head.startsWith(word) ? 3 : 2;
      else if (text.includes(word)) rank += 1;
      else return [];
    }
    return { section, rank };
  });
  ranked.sort((a, b) => b.rank - a.rank);
  show(
    ranked.slice(0, mostShown).map(({ section }) => section),
    words.length > 0,
  );
}

const mostShown = 12;

function show(list: readonly Section[], isAsked: boolean): void {
  if (!found) return;
  found.hidden = !isAsked;
  const rows = list.map(({ page, title, address }) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = title;
    const of = document.createElement("small");
    of.textContent = page === title ? "" : page;
    const row = document.createElement("li");
    row.append(link, of);
    return row;
  });
  const none = document.createElement("li");
  none.textContent = "Nothing found";
  found.replaceChildren(...(rows.length > 0 ? rows : [none]));
}

field?.addEventListener("focus", () => void load());
field?.addEventListener("input", () => {
  if (field instanceof HTMLInputElement) void search(field.value);
});
