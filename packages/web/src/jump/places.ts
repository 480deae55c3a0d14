/** Where one can go. */
export interface Place {
  readonly address: string;
  readonly title: string;
  /** What it is. */
  readonly of: string;
  /** Other names that it is found by. */
  readonly more?: string;
  /** What stands there. */
  readonly text?: string;
}

const mostShown = 12;

/** As people write it: capitals and marks above letters do not count. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where every word of the question is, names that begin with it first; with nothing asked what is there anyhow. */
export function placesFor(places: readonly Place[], asked: string): Place[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return places.filter(({ text }) => text === undefined).slice(0, mostShown);
  const whole = words.join(" ");
  const joined = words.join("");
  return places
    .flatMap((place) => {
      const rank = rankOf(place, words, whole, joined);
      return rank === 0 ? [] : [{ place, rank }];
    })
    .sort((a, b) => b.rank - a.rank || a.place.title.length - b.place.title.length)
    .slice(0, mostShown)
    .map(({ place }) => place);
}

function rankOf(
  { title, of, more = "", text = "" }: Place,
  words: readonly string[],
  whole: string,
  joined: string,
): number {
  const name = plain(title);
  if (name === whole || (more !== "" && plain(more) === joined)) return 100;
  if (name.startsWith(whole)) return 50;
  const head = plain(`${title} ${more} ${of}`);
  if (words.every((word) => head.includes(word))) return words.every((word) => name.includes(word)) ? 20 : 10;
  if (text === "") return 0;
  const body = plain(text);
  return words.every((word) => head.includes(word) || body.includes(word)) ? 1 : 0;
}
