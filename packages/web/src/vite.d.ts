/** What Vite writes in place of a list of imports. */
interface ImportMeta {
  glob<Module>(patterns: readonly string[]): Readonly<Record<string, () => Promise<Module>>>;
}
