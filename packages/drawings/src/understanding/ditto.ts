/** "do.", "idem": the same as what stands before it */
export const isDitto = (text: string): boolean => /^(?:ditto|dito|idem|id\.|d\.?o\.?|dto\.?|d°)$/iu.test(text.trim());

/** In a cell the signs repeat too: ", '', – " – */
export const isDittoCell = (text: string): boolean =>
  isDitto(text) || /^(?:["″”„]|''|,,|[-–—]\s?(?:["″”„]|''|,,)\s?[-–—])$/u.test(text.trim());
