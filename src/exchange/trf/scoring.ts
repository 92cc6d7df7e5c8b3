import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { CLASSIC, scoringOf, type Scoring } from '../../core/results/scoring';
import { MATCH_POINTS } from '../../core/tiebreak/teams/table';
import type { Line } from './line';

/** JaVaFo's codes for what a win, a draw and a loss at the board are worth, those of White first. */
const JAVAFO = { W: ['WW', 'BW', 'W'], D: ['WD', 'BD', 'D'], L: ['WL', 'BL'], A: ['FL'] } as const;

/** A letter with its points, such as `W 3.0`; the letter has no other beside it. */
const PAIR = /(?<![A-Z])([WDLAPX])\s*(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.])/g;

const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** Points by letter, from records 162. */
const ofRecords = (lines: readonly Line[]): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap(({ text }) =>
      [...text.matchAll(PAIR)].map(([, letter = '', typed = '']) => [letter, numberOf(typed)] as const),
    ),
  );

/** The same from JaVaFo's lines `XXS`. */
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

/**
 * What games are worth: records 162, else JaVaFo's, else 1, ½ and 0. `trf-scoring` where it is none that can be: a win worth less
 * than a draw, or points for a game that was lost by default.
 */
export const scoringIn = (lines: readonly Line[]): Result<Scoring> => {
  const records = lines.filter(({ id }) => id === '162');
  const javafo = lines.filter(({ id }) => id === 'XXS');
  const [first] = records.length > 0 ? records : javafo;
  if (!first) return ok(CLASSIC);
  const points = records.length > 0 ? ofRecords(records) : ofJavafo(javafo);
  const three = [points.get('W') ?? 1, points.get('D') ?? 0.5, points.get('L') ?? 0];
  const wrong = problem('trf-scoring', { line: first.number }, { typed: first.text });
  if (points.size === 0 || (points.get('A') ?? 0) !== 0) return fail(wrong);
  const scoring = scoringOf(three);
  return scoring.ok ? andThen(scoring, ok) : fail(wrong);
};

const isClassic = ({ win, draw, loss, unit }: Scoring): boolean =>
  win === unit && 2 * draw === unit && loss === 0;

/** Points as four columns have them: `1.0`, `0.5`, `2.25`, `12.0`, `1000`. */
export const pointsText = (points: number): string => {
  const exact = String(Math.round(points * 100) / 100);
  const long = exact.includes('.') ? exact : `${exact}.0`;
  return long.length <= 4 ? long : exact;
};

/** Record 162; nothing for 1, ½ and 0. */
export const makeScoring = (scoring: Scoring): readonly string[] => {
  if (isClassic(scoring)) return [];
  const { win, draw, loss, unit } = scoring;
  const field = (letter: string, points: number): string => letter + pointsText(points / unit).padStart(4);
  return [`162  ${field('W', win)}    ${field('D', draw)}    ${field('L', loss)}`];
};

/** A team's letters with its points, such as `TW 3.0`. */
const TEAM_PAIR = /T([WDL])\s*(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.])/g;

/** What matches are worth: records 362, else 2, 1 and 0. `trf-scoring` as for games. */
export const matchScoringIn = (lines: readonly Line[]): Result<Scoring> => {
  const records = lines.filter(({ id }) => id === '362');
  const [first] = records;
  if (!first) return ok(MATCH_POINTS);
  const points = new Map(
    records.flatMap(({ text }) =>
      [...text.matchAll(TEAM_PAIR)].map(([, letter = '', typed = '']) => [letter, numberOf(typed)] as const),
    ),
  );
  const scoring = scoringOf([points.get('W') ?? 2, points.get('D') ?? 1, points.get('L') ?? 0]);
  return scoring.ok && points.size > 0
    ? scoring
    : fail(problem('trf-scoring', { line: first.number }, { typed: first.text }));
};

/** What follows the number of record 362; nothing for 2, 1 and 0. */
export const matchScoringText = ({ win, draw, loss, unit }: Scoring): string => {
  if (win === 2 * unit && draw === unit && loss === 0) return '';
  const field = (letters: string, points: number): string => letters + pointsText(points / unit).padStart(4);
  return [field('TW', win), field('TD', draw), field('TL', loss)].join('   ');
};

/** JaVaFo's line of the same. */
export const makeJavafoScoring = (scoring: Scoring): readonly string[] => {
  if (isClassic(scoring)) return [];
  const [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map((points) =>
    pointsText(points / scoring.unit),
  );
  const codes = [
    ...[`WW=${win}`, `BW=${win}`, `WD=${draw}`, `BD=${draw}`, `WL=${loss}`, `BL=${loss}`],
    ...['ZPB=0.0', `HPB=${draw}`, `FPB=${win}`, 'PAB=0.0', `FW=${win}`, 'FL=0.0'],
  ];
  return [`XXS ${codes.join(' ')}`];
};
