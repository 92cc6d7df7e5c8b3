import { dateText } from '../../../language/dates';
import { cellText } from '../../../grid/cell';
import { dateIn } from '../../dates';
import { gameKey, parseKey, playerKey, settingKey } from '../key';
import { changedGames, gameAt, listed, shown, type Told } from './told';
import { say } from '../../../language/language';

const oneResult = (told: Told, no: number): string => {
  const { texts, before, after } = told;
  const game = gameAt(told, after, no);
  const isGone = cellText(after(gameKey(no, 'result'))).trim() === '';
  return say(isGone ? texts.resultGone : texts.result, {
    ...game,
    before: gameAt(told, before, no).result,
  });
};

/** Name the results of up to this many rounds. */
const MOST_ROUNDS = 3;

/** Results were recorded: one game with its earlier result, or several round by round. */
export const recorded = (told: Told): string => {
  const { texts, after } = told;
  const games = changedGames(told, ['result']);
  const [first] = games;
  if (first === undefined) return say(texts.unknown, { rule: 'record', count: told.changes.length });
  if (games.length === 1) return oneResult(told, first);
  const all = games.map((no) => gameAt(told, after, no));
  const rounds = [...new Set(all.map(({ round }) => round))];
  const sentences = rounds.slice(0, MOST_ROUNDS).map((round) => {
    const items = all
      .filter((game) => game.round === round)
      .map((game) => say(texts.resultInList, { ...game }));
    return say(texts.resultsOfRound, { round, list: listed(told, items, ', ') });
  });
  const further = rounds.length - MOST_ROUNDS;
  const whole = sentences.join(' ');
  const list = further > 0 ? say(texts.moreRounds, { list: whole, count: further }) : whole;
  return say(texts.results, { count: games.length, list });
};

/** The games whose colours were reversed, as they are now; empty if there are none. */
export const reversedList = (told: Told): string =>
  listed(
    told,
    changedGames(told, ['left', 'right']).map((no) => {
      const game = gameAt(told, told.after, no);
      const hasResult = cellText(told.after(gameKey(no, 'result'))).trim() !== '';
      return say(hasResult ? told.texts.gameWithResult : told.texts.game, { ...game });
    }),
  );

const shownDate = (told: Told, at: Told['before'], no: number): string =>
  shown(told, dateText(dateIn(at(gameKey(no, 'date'))) ?? ''));

/** A game moved to another date. */
export const rescheduled = (told: Told): string => {
  const { texts, before, after } = told;
  const [no] = changedGames(told, ['date', 'result']);
  if (no === undefined) return say(texts.unknown, { rule: 'reschedule', count: told.changes.length });
  const dates = { from: shownDate(told, before, no), to: shownDate(told, after, no) };
  const isOpen = cellText(after(gameKey(no, 'date'))) === '';
  return say(isOpen ? texts.putOff : texts.moved, { ...gameAt(told, after, no), ...dates });
};

/** The rounds of a tournament without dates got some. */
export const datesSet = (told: Told): string => {
  const dates = cellText(told.after(settingKey('dates')))
    .split('\n')
    .flatMap((date, at) => (date === '' ? [] : [{ round: at + 1, date: dateText(date) }]));
  const [first, last] = [dates[0], dates.at(-1)];
  return say(told.texts.datesSet, {
    count: dates.length,
    ...{ from: first?.round ?? 0, to: last?.round ?? 0, first: first?.date ?? '', last: last?.date ?? '' },
  });
};

/** Colours were reversed. */
export const reversed = (told: Told): string => say(told.texts.colours, { list: reversedList(told) });

const exchangedGame = (told: Told, no: number): string => {
  const [was, now] = [gameAt(told, told.before, no), gameAt(told, told.after, no)];
  const hasMoved = was.round !== now.round || was.board !== now.board;
  return say(hasMoved ? told.texts.gamePlace : told.texts.gamePlayers, {
    ...now,
    roundBefore: was.round,
    boardBefore: was.board,
    leftBefore: was.left,
    rightBefore: was.right,
  });
};

const exchangedByes = (told: Told): readonly string[] =>
  told.changes.flatMap(({ key: text, before, after }) => {
    const key = parseKey(text);
    if (key?.of !== 'bye') return [];
    const name = (no: unknown): string => shown(told, told.before(playerKey(Number(no), 'name')));
    return [say(told.texts.bye, { round: key.round, player: name(after), before: name(before) })];
  });

/** Games exchanged their places, or their opponents. */
export const exchanged = (told: Told): string =>
  say(told.event ? told.texts.matchesExchanged : told.texts.exchanged, {
    list: listed(told, [
      ...changedGames(told, ['round', 'board', 'left', 'right']).map((no) => exchangedGame(told, no)),
      ...exchangedByes(told),
    ]),
  });
