/** A COM SAFEARRAY as the client reads it. */
export interface SafeArray {
  readonly toArray: () => readonly unknown[];
  readonly dimensions: () => number;
  readonly getItem: (index: number) => unknown;
  readonly lbound: () => number;
  readonly ubound: () => number;
}

/** Wraps a list as the client expects it from desktop Excel. */
export const safeArray = (items: readonly unknown[]): SafeArray => ({
  toArray: () => items,
  dimensions: () => 1,
  getItem: (index) => items[index],
  lbound: () => 0,
  ubound: () => items.length - 1,
});
