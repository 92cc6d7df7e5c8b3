/** Excel's line styles with their weights, and the one word that files have for both. */
export const LINES: readonly (readonly [file: string, style: string, weight: string])[] = [
  ['thin', 'Continuous', 'Thin'],
  ['medium', 'Continuous', 'Medium'],
  ['thick', 'Continuous', 'Thick'],
  ['hair', 'Continuous', 'Hairline'],
  ['dashed', 'Dash', 'Thin'],
  ['mediumDashed', 'Dash', 'Medium'],
  ['dotted', 'Dot', 'Thin'],
  ['dashDot', 'DashDot', 'Thin'],
  ['mediumDashDot', 'DashDot', 'Medium'],
  ['dashDotDot', 'DashDotDot', 'Thin'],
  ['mediumDashDotDot', 'DashDotDot', 'Medium'],
  ['double', 'Double', 'Thick'],
  ['slantDashDot', 'SlantDashDot', 'Medium'],
];

/** The sides of a cell, as files and as the API name them, in the file's order. */
export const SIDES = [
  ['left', 'EdgeLeft'],
  ['right', 'EdgeRight'],
  ['top', 'EdgeTop'],
  ['bottom', 'EdgeBottom'],
] as const;

/** Horizontal alignments by their words in files. */
export const HORIZONTAL: Readonly<Record<string, string>> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  fill: 'Fill',
  justify: 'Justify',
  centerContinuous: 'CenterAcrossSelection',
  distributed: 'Distributed',
};

/** Vertical ones. */
export const VERTICAL: Readonly<Record<string, string>> = {
  top: 'Top',
  center: 'Center',
  bottom: 'Bottom',
  justify: 'Justify',
  distributed: 'Distributed',
};

/** Underlines by their words in files. */
export const UNDERLINES: Readonly<Record<string, string>> = {
  single: 'Single',
  double: 'Double',
  singleAccounting: 'SingleAccountant',
  doubleAccounting: 'DoubleAccountant',
};

/** The key of an entry with this value. */
export const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);
