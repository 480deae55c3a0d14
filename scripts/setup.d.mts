/** Whether what runs was built after the last change of its sources. */
export function freshlyBuilt(): boolean;
