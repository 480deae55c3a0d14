/**
 * What a calculation says in English, in the other languages. The library writes English; a page looks its sentences
 * up here when it is made. {0}, {1}, … stand for what is inserted, and are translated themselves where they are words.
 */
export type Message = readonly [english: string, nl: string, de: string, fr: string, sv: string];
