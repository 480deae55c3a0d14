/** Names of the readers, and which of them read where nobody chooses. */
export const readerNames = ["text", "ocr", "vision"] as const;
export type ReaderName = (typeof readerNames)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** A vision model is asked only where one is configured; OCR for what even that one leaves. */
export const defaultReaders = (environment: Environment): ReaderName[] =>
  environment.OPENAI_API_KEY || environment.OPENAI_BASE_URL ? ["text", "vision", "ocr"] : ["text", "ocr"];
