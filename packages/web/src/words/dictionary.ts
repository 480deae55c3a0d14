/** English sentence -> sentence of the language */
export type Dictionary = Readonly<Record<string, string>>;
