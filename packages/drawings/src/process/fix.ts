/** For good: nobody puts it back. */
export const fix = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, writable: false, configurable: false });
