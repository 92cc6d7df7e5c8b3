import { area, type Area } from '../../grid/cell';
import { QUIET, type ConditionalPlan, type Style, type StyledArea } from '../../grid/plan';
import { hasSides, type Shown } from '../../core/results/sides';

export { QUIET };

/** The colours of all our sheets, `RRGGBB`: ink, one accent with its tints, greys, and what asks for attention. */
export const INK = '1F2A37';
/** What is still to come, such as a round in the place of a result. */
export const FAINT = '9AA3AF';
export const ACCENT = '1F4E79';
const ACCENT_MIDDLE = '6F94BA';
const ACCENT_LIGHT = 'B4CAE0';
export const HEAD_FILL = 'DCE6F1';
/** Where a tint of the cells around is not meant. */
export const PAPER_FILL = 'FFFFFF';
/** Whoever is first, in a grey that a copier keeps. */
export const LEADER_FILL = 'E4ECF5';
export const INPUT_FILL = 'FFF9E5';
export const LINE = 'BFC7D1';
export const DIAGONAL = '44546A';
export const ALARM = 'B42318';
export const FOUND_FILL = 'FFE9A8';
/** Cells that no game belongs to. */
export const EMPTY_FILL = 'F2F2F2';
/** Where scissors go. */
export const CUT_FILL = '808080';

/** Tabs: where one types, what one reads, what one prints, what one seldom needs. */
export const TAB = { typed: ACCENT, read: ACCENT_MIDDLE, handout: ACCENT_LIGHT, kept: FAINT } as const;

/** The type scale, in points; from `poster` on for readers who stand before a wall. */
export const SIZE = {
  small: 10,
  body: 11,
  heading: 12,
  lead: 14,
  title: 16,
  poster: 22,
  posterTitle: 28,
  display: 48,
} as const;

export const TABLE_STYLE = 'TableStyleLight1';

/** Bold for White, wherever a formula says so; nothing where it does not matter who is named first. */
export const whiteFormats = (shown: Shown, where: Area, formula: string): readonly ConditionalPlan[] =>
  hasSides(shown) ? [{ area: where, formula, style: { bold: true } }] : [];

/** The look of White's name where it is known who has White. */
export const whiteStyle = (shown: Shown): Style => (hasSides(shown) ? { bold: true } : {});

const TITLE: Style = { bold: true, size: SIZE.title, color: ACCENT };
/** How many characters of the default font one of the title is wide. */
export const TITLE_CHARACTER = 1.6;
const SUBTITLE: Style = { color: QUIET };
export const HEADING: Style = { bold: true, color: INK, fill: HEAD_FILL, wrap: true, vertical: 'center' };

/** The line above the table of a section, and its height in points. */
export const SECTION_TITLE: Style = { bold: true, size: SIZE.heading, color: ACCENT, vertical: 'center' };
export const SECTION_HEIGHT = 24;

/** Styles one area. */
export const styled = (where: Area, style: Style): StyledArea => ({ area: where, style });

/** Title and status line at the top of every sheet. */
export const topStyles = (column = 0): StyledArea[] => [
  styled(area(0, column), TITLE),
  styled(area(1, column), SUBTITLE),
];

/** Small words above columns. */
export const HEADS: Style = { bold: true, size: SIZE.small, align: 'center', vertical: 'center', wrap: true };

/** Whoever is first, alone or not, stands out once there are points, in bold type that a copier keeps. */
export const leaderFormats = (where: readonly Area[], points: string, rank: string): ConditionalPlan[] =>
  where.map((each) => ({
    area: each,
    formula: `AND(${points}>0,OR(${rank}=1,LEFT(${rank}&"",2)="1–"))`,
    style: { bold: true, fill: LEADER_FILL },
  }));

/** Shown in the alarm colour while a formula is true. */
export const alarmWhen = (where: Area, formula: string): ConditionalPlan => ({
  area: where,
  formula,
  style: { bold: true, color: ALARM },
});

/** Characters of a column of texts at most. */
const TEXT_MOST = 40;

/** East Asian signs and emoji are as wide as two letters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Emoji_Presentation}/u;

/** The characters of a text, wide ones as two. */
export const charactersOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

/** How wide signs print, in characters of a column, hardly less than bold ones; the first row that has a sign counts, others are figures. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [WIDE, 2.1],
  [/[mwMWÆŒ@%—…жшщюфЖШЩЮФ]/, 1.7],
  [/[ijlI.,:;'’|! ]/, 0.56],
  [/[frt()/-]/, 0.75],
  [/\p{Lu}/u, 1.27],
];
const FIGURE = 1.07;

/** The width of a text as it prints, in characters of a column. */
export const printedWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? FIGURE), 0);

/** The width of a text in characters, with the margins of its cell. */
export const spanOf = (text: string): number => charactersOf(text) * 1.15 + 2;

/** Width of a column of texts, in characters: wide enough for the longest, within reason; longer ones wrap. */
export const textWidth = (texts: readonly string[], least: number): number =>
  Math.ceil(texts.reduce((most, text) => Math.max(most, Math.min(TEXT_MOST, spanOf(text))), least));

/** Width of a column whose texts are never wrapped, in characters. */
export const wholeWidth = (texts: readonly string[], least: number): number =>
  Math.ceil(texts.reduce((most, text) => Math.max(most, text.length + 2), least));

/** Height of a heading row of two lines, in points. */
export const HEADING_HEIGHT = 32;

/** Height of a heading row of three small lines, in points. */
export const WORD_HEADING_HEIGHT = 40;

/** Characters of width that A4 takes at 100 %, upright and landscape, with our margins. */
export const PAGE_WIDTH = { upright: 96, landscape: 140 } as const;
