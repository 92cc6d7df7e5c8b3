/** The margins of every page, in inches. */
export const MARGINS = { left: 0.5, right: 0.5, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 } as const;

/** Points of an inch. */
export const INCH = 72;
