import { CLASSIC, pointsOf, scoringText, type Mark, type Scoring } from '../results/outcome';

const MARKS: readonly Mark[] = ['win', 'draw', 'loss'];
const SIGNS: Readonly<Record<Mark, string>> = { win: '1', draw: '½', loss: '0' };

/** The mark for a number of points: 1, ½ or 0; null if a game never gives that many. */
export const signOfPoints = (points: number | null, scoring: Scoring): string | null => {
  const mark = MARKS.find(
    (each) => points !== null && pointsOf(scoring, each, true) === points * scoring.unit,
  );
  return mark === undefined ? null : SIGNS[mark];
};

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const PAIR = new RegExp(String.raw`(?<![\w½.,:–-])(${NUMBER})\s*[-:–]\s*(${NUMBER})(?![\w½.,:–-])`, 'g');
const ROUND = new RegExp(String.raw`(?<![\w.])(#?\d{1,3}[wbszn]|#\d{1,3} )(${NUMBER})(?![\w½.])`, 'gi');

/** Whether somebody asked for points other than 1, ½ and 0. */
export const isOther = (scoring: Scoring | undefined): scoring is Scoring =>
  scoring !== undefined && scoringText(scoring) !== scoringText(CLASSIC);

/**
 * Reads results in the points of a scoring as marks: with 2-1-0, `2-0` and `1-1` are `1-0` and `½-½`, and `12w2` is `12w1` if any
 * text has a win in this form. Everything else stays, such as forfeits and `1-0`.
 */
export const pointsReader = (texts: Iterable<string>, scoring: Scoring): ((text: string) => string) => {
  const sign = (typed: string): string | null => signOfPoints(Number(typed.replace(',', '.')), scoring);
  const pairs = (text: string): string =>
    text.replace(PAIR, (whole, one: string, other: string) => {
      const both = `${sign(one)}-${sign(other)}`;
      return ['1-0', '½-½', '0-1'].includes(both) ? both : whole;
    });
  const isWin = ([, , typed = '']: readonly string[]): boolean => sign(typed) === '1' && Number(typed) > 1;
  const hasWins = [...texts].some((text) => [...text.matchAll(ROUND)].some(isWin));
  return (text) =>
    hasWins
      ? pairs(text).replace(ROUND, (whole, before: string, typed: string) => {
          const own = sign(typed);
          return own === null ? whole : `${before}${own}`;
        })
      : pairs(text);
};
