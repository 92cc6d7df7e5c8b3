import { parseReported } from '../../core/results/typed';
import { resultsInLine, signsInLine, type ResultInLine } from '../../core/results/inLine';
import { plain } from '../../core/names/plain';
import { GAME_LIST_WORDS } from '../../language/gameListWords';
import { pageTexts } from '../../language/page';
import { anyOf } from '../../language/tableWords';
import { whoPlayed } from '../../core/adopt/rests';
import { isBye } from '../../language/headers';
import { hasLetter, nameColumns, pairIn, partedIn, sideOf, type Pair, type Side } from './side';

/** A game in a line of a text. */
export interface LineGame {
  readonly kind: 'game';
  readonly white: Side;
  readonly black: Side;
  /** Empty where no result stands there. */
  readonly typed: string;
  readonly by: Pair['by'] | 'result';
  readonly annulled: boolean;
}

/**
 * Why a line with a result is no game: `several` results, not two `names` beside it, something `behind` it that is no remark, further
 * `columns` beside a name, a `score` that is no result.
 */
export type LineFault = 'several' | 'names' | 'behind' | 'columns' | 'score';

/** What a line of a text says. */
export type LineReading =
  | LineGame
  | { readonly kind: 'bye'; readonly names: string }
  | { readonly kind: 'fault'; readonly why: LineFault }
  | { readonly kind: 'other' };

const OTHER = { kind: 'other' } as const;
const fault = (why: LineFault): LineReading => ({ kind: 'fault', why });

const ANNULLED: ReadonlySet<string> = new Set(
  [...GAME_LIST_WORDS.annulled, pageTexts('chess').countsNot].map(plain),
);

/** Moves, a time, a date, an opening's code. */
const FIGURES = /^(?:[\d.,:;+%'’′″"()[\]\-‐-―−/]+|[A-E]\d\d)$/;
const IN_BRACKETS = /^(?:\([^()]*\)|\[[^[\]]*\])$/;

/** Whether what stands behind a game only remarks on it. */
const isRemark = (text: string): boolean => {
  const said = text.trim().replace(/^[,;.]\s*/, '');
  return (
    ANNULLED.has(plain(said)) ||
    IN_BRACKETS.test(said) ||
    said.split(/\s+/).every((each) => FIGURES.test(each))
  );
};

const gameOf = (
  [white, black]: readonly [string, string],
  typed: string,
  by: LineGame['by'],
  remark = '',
): LineReading => {
  const [left, right] = [sideOf(white), sideOf(black)];
  if (left.name === '' || right.name === '') return fault('names');
  if (by === 'result' && [white, black].some((side) => nameColumns(side) > 1)) return fault('columns');
  return { kind: 'game', white: left, black: right, typed, by, annulled: ANNULLED.has(plain(remark)) };
};

/** A game with a result that stands between its names, or before or behind them. */
const around = (text: string, { typed, from, to }: ResultInLine): LineReading => {
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  if (hasLetter(before) && hasLetter(behind)) {
    const parted = pairIn(before);
    if (parted && parted.by !== 'dash') {
      if (isRemark(behind)) return gameOf(parted.sides, typed, parted.by, behind);
      return fault(parted.by === 'sign' || nameColumns(behind) < 2 ? 'behind' : 'columns');
    }
    return partedIn(behind.trim()) ? fault('behind') : gameOf([before, behind], typed, 'result');
  }
  if (!hasLetter(before) && !hasLetter(behind)) return fault('names');
  const pair = pairIn(hasLetter(before) ? before : behind);
  return pair ? gameOf(pair.sides, typed, pair.by) : fault('names');
};

const SCORE = /\s[[(]?([10½]|1\/2|0[.,]5|[+-])[\])]?$/;

/** `Berg 1 - Hill 0`: the score of each side behind its name. */
const scored = ({ sides, by }: Pair): LineReading | null => {
  const [left, right] = sides.map((side) => SCORE.exec(side.trimEnd()));
  const typed = `${left?.[1] ?? ''}-${right?.[1] ?? ''}`;
  if (!left || !right || (parseReported(typed) ?? null) === null) return null;
  const [white, black] = sides.map((side) => side.trimEnd().replace(SCORE, ''));
  return gameOf([white ?? '', black ?? ''], typed, by);
};

/** A lone number with a gap before it, behind two names: what the left side scored. */
const LONE = /(?:\t\s*|\s{2,})([10])$/;

const withLone = (text: string): LineReading | null => {
  const lone = LONE.exec(text);
  const pair = lone && pairIn(text.slice(0, lone.index));
  return lone && pair ? gameOf(pair.sides, lone[1] ?? '', pair.by) : null;
};

const withSign = (text: string, hasScores: boolean): LineReading | null => {
  const signs = signsInLine(text).filter(({ typed }) => hasScores || typed.length > 1);
  const last = signs.at(-1);
  const isLast = last?.to === text.length;
  if (last && isLast && pairIn(text.slice(0, last.from))) return around(text, last);
  const between = signs.filter(({ from, to }) => hasLetter(text.slice(0, from)) && hasLetter(text.slice(to)));
  const [only, ...more] = between;
  if (!only || more.length > 0) return null;
  const [before, behind] = [text.slice(0, only.from), text.slice(only.to)];
  return pairIn(before) || partedIn(behind.trim()) ? null : gameOf([before, behind], only.typed, 'result');
};

/** Whether a side is only a cross, as a table has it where players would meet themselves. */
const hasCross = (reading: LineReading): boolean =>
  reading.kind === 'game' && [reading.white, reading.black].some(({ name }) => /^[x×]$/i.test(name));

/** Goals or frames, and what else looks like a result and is none: `3-1`, `2½ : 1½`. */
const SCORES = /(?:^|\s)[\d½][\d½.,/]*\s?[-‐-―−:]\s?[\d½.,/]*[\d½](?=\s|$)/u;

const gameIn = (text: string, hasScores: boolean): LineReading => {
  const [result, ...more] = resultsInLine(text);
  if (result) return more.length > 0 ? fault('several') : around(text, result);
  const scoredAs = withSign(text, hasScores) ?? (hasScores ? withLone(text) : null);
  if (scoredAs && !hasCross(scoredAs)) return scoredAs;
  const pair = pairIn(text);
  if (pair && SCORES.test(text) && !scored(pair)) return fault('score');
  return pair ? (scored(pair) ?? gameOf(pair.sides, '', pair.by)) : OTHER;
};

const BYE_FIRST = new RegExp(`^(?:${anyOf('bye')}|byes|freilos|has the bye)\\s*:\\s*(\\S.*)$`, 'iu');
const BYE_LAST = /^(.*?\p{L}.*?)[\s,(:-]+(?:(?:has|gets|takes)\s+)?(?:(?:a|the)\s+)?\(?(\p{L}+)\)?\.?$/u;

const byeIn = (text: string): LineReading | null => {
  const names = BYE_FIRST.exec(text)?.[1];
  if (names !== undefined) return { kind: 'bye', names };
  const [, name = '', word = ''] = BYE_LAST.exec(text) ?? [];
  return name !== '' && isBye(word) && pairIn(text)?.by !== 'sign'
    ? { kind: 'bye', names: sideOf(name).name }
    : null;
};

const BOARD = new RegExp(`^${anyOf('board')}\\.?\\s*\\d{1,3}\\s*[.:)-]?\\s+`, 'iu');

/**
 * What a line says, its round apart. Bars and semicolons part columns as tabs do. A game with Bye is one here. `hasScores` where a
 * lone sign or number behind two names may be what the left side scored.
 */
export const readLine = (line: string, hasScores = true): LineReading => {
  const text = line.replace(/[|;]/g, '\t').trim().replace(BOARD, '');
  return byeIn(text) ?? gameIn(text, hasScores);
};

/** Tells of each game of a text whether it is a rest: Bye is a player where one of that name won or drew a game in any line. */
export const restsAmong = (games: readonly LineGame[]): ((game: LineGame) => LineReading) => {
  const plays = whoPlayed(
    games.map(({ white, black, typed }) => ({
      white: white.name,
      black: black.name,
      outcome: parseReported(typed),
    })),
  );
  return (game) => {
    const [left, right] = [game.white.name, game.black.name];
    const [isLeft, isRight] = [left, right].map((name) => isBye(name) && !plays(name));
    if (isLeft !== true && isRight !== true) return game;
    return { kind: 'bye', names: isLeft === isRight ? '' : isLeft === true ? right : left };
  };
};
