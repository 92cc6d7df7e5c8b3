/** Paper sizes of the API by their numbers in files (ECMA-376 18.3.1.63); others are kept as Letter. */
export const PAPER: Readonly<Record<number, string>> = {
  1: 'Letter',
  3: 'Tabloid',
  5: 'Legal',
  7: 'Executive',
  8: 'A3',
  9: 'A4',
  11: 'A5',
  12: 'B4',
  13: 'B5',
};

/** Margins of the API by their names in files. */
export const MARGINS = [
  ['left', 'leftMargin'],
  ['right', 'rightMargin'],
  ['top', 'topMargin'],
  ['bottom', 'bottomMargin'],
  ['header', 'headerMargin'],
  ['footer', 'footerMargin'],
] as const;

/** Headers and footers in the order of the file: element, pages, what they stand at. */
export const HEADERS = [
  ['oddHeader', 'Header', 'defaultForAllPages'],
  ['oddFooter', 'Footer', 'defaultForAllPages'],
  ['evenHeader', 'Header', 'evenPages'],
  ['evenFooter', 'Footer', 'evenPages'],
  ['firstHeader', 'Header', 'firstPage'],
  ['firstFooter', 'Footer', 'firstPage'],
] as const;

/** The places of a header with the code that begins each. */
export const PLACES = [
  ['L', 'left'],
  ['C', 'center'],
  ['R', 'right'],
] as const;
