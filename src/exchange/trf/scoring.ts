import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { CLASSIC, isSameScoring, scoringOf, type Scoring } from '../../core/results/outcome';
import { MATCH_POINTS } from '../../core/tiebreak/teams/table';
import type { Line } from './line';

/** JaVaFo's codes for what a win, a draw and a loss at the board are worth, those of White first. */
const JAVAFO = { W: ['WW', 'BW', 'W'], D: ['WD', 'BD', 'D'], L: ['WL', 'BL'], A: ['FL'] } as const;

/** A letter with its points, such as `W 3.0`; the letter has no other beside it. */
const PAIR = /(?<![A-Z])([WDLAPX])\s*(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.])/g;

/** A team's letters with its points, such as `TW 3.0`. */
const TEAM_PAIR = /T([WDL])\s*(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.])/g;

/** Points by letter, from records 162 or 362. */
const ofRecords = (lines: readonly Line[], pair: RegExp): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(pair)].map(
        ([, letter = '', typed = '']) => [letter, Number(typed.replace(',', '.'))] as const,
      ),
    ),
  );

/** Points by letter, from JaVaFo's lines `XXS`. */
const ofJavafo = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const codes = new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(/([A-Z]+)=(\d{1,3}(?:\.\d{1,2})?)/g)].map(
        ([, code = '', typed = '']) => [code, Number(typed)] as const,
      ),
    ),
  );
  return new Map(
    Object.entries(JAVAFO).flatMap(([letter, names]) => {
      const found = names.map((name) => codes.get(name)).find((value) => value !== undefined);
      return found === undefined ? [] : [[letter, found] as const];
    }),
  );
};

/** The scoring of letters, else `trf-scoring` at the line that they stand in. */
const scoringBy = (
  points: ReadonlyMap<string, number>,
  usual: Scoring,
  { number: line, text: typed }: Line,
): Result<Scoring> => {
  const three = MARKS.map(([letter, mark]) => points.get(letter) ?? usual[mark] / usual.unit);
  const isNone = points.size === 0 || (points.get('A') ?? 0) !== 0;
  const scoring = isNone ? null : scoringOf(three);
  return scoring?.ok ? scoring : fail(problem('trf-scoring', { line }, { typed }));
};

/**
 * What games are worth: records 162, else JaVaFo's, else 1, ½ and 0. `trf-scoring` where it is none that can be: a win worth less
 * than a draw, or points for a game that was lost by default.
 */
export const scoringIn = (lines: readonly Line[]): Result<Scoring> => {
  const records = lines.filter(({ id }) => id === '162');
  const javafo = lines.filter(({ id }) => id === 'XXS');
  const [first] = records.length > 0 ? records : javafo;
  const points = records.length > 0 ? ofRecords(records, PAIR) : ofJavafo(javafo);
  return first ? scoringBy(points, CLASSIC, first) : ok(CLASSIC);
};

/** What matches are worth: records 362, else 2, 1 and 0. `trf-scoring` as for games. */
export const matchScoringIn = (lines: readonly Line[]): Result<Scoring> => {
  const records = lines.filter(({ id }) => id === '362');
  const [first] = records;
  return first ? scoringBy(ofRecords(records, TEAM_PAIR), MATCH_POINTS, first) : ok(MATCH_POINTS);
};

/** Points as four columns have them: `1.0`, `0.5`, `2.25`, `12.0`, `1000`. */
export const pointsText = (points: number): string => {
  const exact = String(Math.round(points * 100) / 100);
  const long = exact.includes('.') ? exact : `${exact}.0`;
  return long.length <= 4 ? long : exact;
};

const MARKS = [
  ['W', 'win'],
  ['D', 'draw'],
  ['L', 'loss'],
] as const;

/** Each letter with its points in five columns, such as `W 3.0`. */
const lettersText = (scoring: Scoring, before: string): readonly string[] =>
  MARKS.map(([letter, mark]) => before + letter + pointsText(scoring[mark] / scoring.unit).padStart(4));

/** What follows the number of record 162; nothing for 1, ½ and 0. */
export const scoringText = (scoring: Scoring): string => {
  if (isSameScoring(scoring, CLASSIC)) return '';
  return ` ${lettersText(scoring, '').join('    ')}`;
};

/** What follows the number of record 362; nothing for 2, 1 and 0. */
export const matchScoringText = (scoring: Scoring): string => {
  if (isSameScoring(scoring, MATCH_POINTS)) return '';
  return lettersText(scoring, 'T').join('   ');
};

/** JaVaFo's line of the same as record 162. */
export const makeJavafoScoring = (scoring: Scoring): readonly string[] => {
  if (isSameScoring(scoring, CLASSIC)) return [];
  const [win, draw, loss] = MARKS.map(([, mark]) => pointsText(scoring[mark] / scoring.unit));
  const codes = [
    ...[`WW=${win}`, `BW=${win}`, `WD=${draw}`, `BD=${draw}`, `WL=${loss}`, `BL=${loss}`],
    ...['ZPB=0.0', `HPB=${draw}`, `FPB=${win}`, 'PAB=0.0', `FW=${win}`, 'FL=0.0'],
  ];
  return [`XXS ${codes.join(' ')}`];
};
