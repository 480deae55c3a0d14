export { isLanguage, type Language, languages } from "./languages.ts";
export {
  english,
  type Like,
  meaningIn,
  type Room,
  type Rooms,
  type Subject,
  type Translation,
  type Words,
  type Writing,
  wordsOf,
} from "./words.ts";
