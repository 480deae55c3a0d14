/** Whether the bundles of packages are newer than all their sources. */
export function freshlyBuilt(): boolean;
