/** Boxes on a picture. */
export interface Extent {
  readonly x0: number;
  readonly y0: number;
  /** exclusive */
  readonly x1: number;
  readonly y1: number;
}

export function boundsOf(extents: readonly Extent[]): Extent {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const e of extents) {
    x0 = Math.min(x0, e.x0);
    y0 = Math.min(y0, e.y0);
    x1 = Math.max(x1, e.x1);
    y1 = Math.max(y1, e.y1);
  }
  return { x0, y0, x1, y1 };
}

/** by its middle */
export function isInside(inner: Extent, outer: Extent): boolean {
  const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2];
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/** Looks up what may touch an extent. */
export function grid<T extends Extent>(items: readonly T[], cell = 128): (extent: Extent) => T[] {
  const cells = new Map<number, T[]>();
  const wide = 1 << 16;
  const each = ({ x0, y0, x1, y1 }: Extent, visit: (key: number) => void) => {
    for (let y = Math.floor(y0 / cell); y <= Math.floor(y1 / cell); y++) {
      for (let x = Math.floor(x0 / cell); x <= Math.floor(x1 / cell); x++) visit(y * wide + x);
    }
  };
  for (const item of items) {
    each(item, (key) => {
      const list = cells.get(key);
      if (list) list.push(item);
      else cells.set(key, [item]);
    });
  }
  return (extent) => {
    const found = new Set<T>();
    each(extent, (key) => {
      for (const item of cells.get(key) ?? []) found.add(item);
    });
    return [...found];
  };
}
