import { isOther, pointsReader, signOfPoints } from '../../core/adopt/inPoints';
import type { Scoring } from '../../core/results/outcome';
import { span, type View } from '../view';

/** How the results of a table are written: with the marks 1, ½ and 0, as points of a scoring such as 2-1-0, or as goals, frames or sets. */
export type Written =
  { readonly by: 'marks' } | { readonly by: 'points'; readonly scoring: Scoring } | { readonly by: 'goals' };

/** As nearly everybody writes them. */
export const MARKS: Written = { by: 'marks' };

/** Points that people give besides 1, ½ and 0: matches and draughts have 2-1-0, other games 3-1-0. */
export const OTHER_POINTS: readonly Scoring[] = [
  { win: 2, draw: 1, loss: 0, unit: 1 },
  { win: 3, draw: 1, loss: 0, unit: 1 },
];

/** A number as people print it: `7½`, `7.5`, `7,5`, `3.`, `2–3`, `2=`; null for anything else. */
export const numberIn = (text: string): number | null => {
  const form = text.replace(/\s/g, '').replace(/1\/2/g, '½').replace(',', '.');
  const halves = /^(\d*)½$/.exec(form);
  if (halves) return Number(halves[1] ?? 0) + 0.5;
  const match = /^[=T]?(\d+(?:\.\d+)?)(?:[.=)]|[-–]\d+\.?)?$/i.exec(form);
  return match ? Number(match[1]) : null;
};

const SET = String.raw`\d{1,3} ?[-:‐‑‒–—−] ?\d{1,3}(?: ?\(\d{1,2}(?:[-:–]\d{1,2})?\))?`;
const SETS = new RegExp(`^${SET}(?:[ ,;/]+${SET})*$`);
const EACH_SET = /(\d{1,3}) ?[-:‐‑‒–—−] ?(\d{1,3})(?: ?\([^)]*\))?/g;

/** Goals, frames or points of sets that a text holds, the line’s own first: `3:1`, `6-4 3-6 7-6 (5)`; empty for any other. */
export const setsIn = (text: string): readonly (readonly [own: number, other: number])[] =>
  SETS.test(text)
    ? [...text.matchAll(EACH_SET)].map(([, own, other]) => [Number(own), Number(other)] as const)
    : [];

const wonSets = (sets: ReturnType<typeof setsIn>): number =>
  sets.reduce((sum, [own, other]) => sum + Math.sign(own - other), 0);

const signOfGoals = (text: string): string | null => {
  const sets = setsIn(text);
  const won = wonSets(sets);
  return sets.length === 0 ? null : won > 0 ? '1' : won < 0 ? '0' : '½';
};

/** Whether a text is a number, which a table of goals has nowhere, nor one in points has except as these. */
const isNumber = (text: string): boolean => numberIn(text) !== null;

/** What a text would be in a table of marks; null for a number that is none of this table’s results. */
export const asMark = (text: string, written: Written): string | null => {
  if (written.by === 'marks') return text;
  const sign = written.by === 'goals' ? signOfGoals(text) : signOfPoints(numberIn(text), written.scoring);
  return sign ?? (isNumber(text) ? null : text);
};

/** A view with the results that are written in points of a scoring as marks, except those of a cross-table. */
export const inMarks = (view: View, scoring: Scoring | undefined): View => {
  if (!isOther(scoring)) return view;
  const texts = span(0, view.rows).flatMap((row) =>
    span(0, view.columns).map((column) => view.text(row, column)),
  );
  const read = pointsReader(texts, scoring);
  const text = (row: number, column: number): string => read(view.text(row, column));
  return {
    ...view,
    text,
    value: (row, column) =>
      text(row, column) === view.text(row, column) ? view.value(row, column) : text(row, column),
  };
};
