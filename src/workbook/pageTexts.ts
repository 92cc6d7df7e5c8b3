import { QUIET } from '../grid/plan';

/** The margins of every page, in inches. */
export const MARGINS = { left: 0.5, right: 0.5, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 } as const;

/** Points of an inch. */
export const INCH = 72;

/** What stands at the top and at the foot of every page, in the codes that Excel and files share (ECMA-376 18.3.1.46). */
export interface PageTexts {
  readonly leftHeader: string;
  readonly rightHeader: string;
  readonly centerFooter: string;
}

/** Small and grey, so that it is no second title. */
const SMALL = `&9&K${QUIET}`;
const SHEET = '&A';
const PAGE_OF_PAGES = '&P / &N';

/** A file has room for so many characters in all of a header. */
const HEADER_LIMIT = 255;
const ROOM = HEADER_LIMIT - `&L${SMALL}&R${SMALL}${SHEET}`.length;

/** `&` begins a code, and is doubled; a cut between the two would leave half a code. */
const escaped = (text: string): string => {
  const code = text.replaceAll('&', '&&').slice(0, ROOM);
  return /^([^&]|&&)*&$/.test(code) ? code.slice(0, -1) : code;
};

const NONE: PageTexts = { leftHeader: '', rightHeader: '', centerFooter: '' };

const textsOf = (heading: string): PageTexts => ({
  leftHeader: heading === '' ? '' : SMALL + escaped(heading),
  rightHeader: SMALL + SHEET,
  centerFooter: SMALL + PAGE_OF_PAGES,
});

/** The page texts of a sheet under a plain heading: it, the sheet's name, and page 1 / 3; none at all for `null`. */
export const pageTexts = (heading: string | null): PageTexts => (heading === null ? NONE : textsOf(heading));
