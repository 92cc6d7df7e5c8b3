import { largest } from '../../../core/extremes';
import { parseTyped } from '../../../core/results/typed';
import { choiceNamed } from '../../../language/choices';
import { signedText } from '../../../language/number';
import { cellText, type CellValue } from '../../../grid/cell';
import { gameKey, parseKey, playerKey, type PlayerCell } from '../key';
import { reversedList } from './games';
import { changedGames, ofPlayer, shown, type Told } from './told';
import { say } from '../../../language/language';

/** A sentence about one player, by number. */
export type PlayerSentence = (told: Told, no: number) => string;

/** The last round in which a player had finished a game before the step, and their number of finished games. */
const finishedBefore = ({ before, gamesOf, reading }: Told, no: number) => {
  const rounds = gamesOf(no)
    .filter((game) => (parseTyped(cellText(before(gameKey(game, 'result'))), reading) ?? null) !== null)
    .map((game) => Number(before(gameKey(game, 'round'))) || 0);
  return { round: Math.max(0, largest(rounds)), games: rounds.length };
};

/** A sentence, with another one where games changed colours. */
const withColours = (told: Told, sentence: string): string => {
  const list = reversedList(told);
  return list === '' ? sentence : `${sentence} ${say(told.texts.coloursToo, { list })}`;
};

/** How the others got their numbers; teams are paired again. */
const wayOf = ({ event }: Told, by: string): string => (event && by === 'numbers' ? 'paired' : by);

/** Somebody left: `Anna Berg withdrew after round 3; their 4 games are annulled.` */
export const withdrew: PlayerSentence = (told, no) => {
  const { texts, after, before } = told;
  const status = choiceNamed('status', cellText(after(playerKey(no, 'status'))));
  const isAnnulled = status === 'annulled';
  const left = say(isAnnulled ? texts.annulled : texts.withdrawn, {
    player: ofPlayer(told, before, no, 'name'),
    ...finishedBefore(told, no),
    forfeits: changedGames(told, ['result']).length,
  });
  return withColours(told, left);
};

const isMoved = ({ before, after }: Told, game: number): boolean => {
  const [was, is] = [before, after].map((at) => at(gameKey(game, 'round')));
  return was !== null && was !== is;
};

/** Somebody came in. */
export const entered =
  (by: string): PlayerSentence =>
  (told, no) =>
    say(told.texts.entered, {
      player: ofPlayer(told, told.after, no, 'name'),
      number: no,
      by: wayOf(told, by),
      moved: changedGames(told, ['round']).filter((game) => isMoved(told, game)).length,
    });

/** Somebody was taken off the list. */
export const removed =
  (by: string): PlayerSentence =>
  (told, no) =>
    say(told.texts.removed, {
      player: ofPlayer(told, told.before, no, 'name'),
      number: no,
      by: wayOf(told, by),
    });

/** Somebody who had left came back. */
export const cameBack: PlayerSentence = (told, no) => {
  const again = say(told.texts.backAgain, {
    player: ofPlayer(told, told.before, no, 'name'),
    games: changedGames(told, ['result']).length,
  });
  return withColours(told, again);
};

/** Somebody took a player's number. */
export const substituted: PlayerSentence = (told, no) =>
  say(told.texts.substitute, {
    player: ofPlayer(told, told.after, no, 'name'),
    before: ofPlayer(told, told.before, no, 'name'),
    number: no,
  });

/** A player's data were corrected. */
export const corrected: PlayerSentence = (told, no) => {
  const { texts, changes, before, after } = told;
  const has = (cell: PlayerCell): boolean => changes.some(({ key }) => key === playerKey(no, cell));
  const pair = (cell: PlayerCell) => ({
    after: ofPlayer(told, after, no, cell),
    before: ofPlayer(told, before, no, cell),
  });
  const name = has('name') ? say(texts.was, pair('name')) : ofPlayer(told, before, no, 'name');
  const others = (['rating', 'federation'] as const).filter(has);
  const list = [name, ...others.map((cell) => say(texts[cell], pair(cell)))];
  return say(texts.corrected, { list: list.join(', ') });
};

/** Points with their sign: `+0.5`, `−1`, `0`. */
const points = (value: CellValue): string => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? signedText(number) : cellText(value);
};

/** The arbiter gave points or took them away. */
export const adjusted: PlayerSentence = (told, no) => {
  const { texts, before, after } = told;
  const [was, now] = [before, after].map((at) => at(playerKey(no, 'adjustment')) ?? null);
  const reason = after(playerKey(no, 'reason')) ?? null;
  const values = { player: ofPlayer(told, before, no, 'name'), before: points(was ?? null) };
  if (Number(now ?? 0) === 0) return say(texts.adjustmentGone, values);
  const given = { ...values, points: points(now ?? null) };
  return cellText(reason).trim() === ''
    ? say(texts.adjusted, given)
    : say(texts.adjustedWhy, { ...given, reason: shown(told, reason) });
};

/** Two swapped their numbers. */
export const renumbered = (told: Told): string => {
  const list = told.changes.flatMap(({ key: text, after }) => {
    const key = parseKey(text);
    return key?.of === 'player' && key.cell === 'name'
      ? [say(told.texts.numbered, { player: shown(told, after), number: key.no })]
      : [];
  });
  return say(told.texts.numbersSwapped, { list: list.join(', ') });
};
