import { beyondLimits, movedIntoClash, overdueGames } from '../../core/calendar/clashes';
import { forfeitBy } from '../../core/conduct/withdrawal';
import type { Game, Tournament } from '../../core/model';
import { canBeDrawn } from '../../core/results/handicap';
import { isDraw, outcomeOf, type Pending } from '../../core/results/outcome';
import { annulledIn, gamesFinished } from '../../core/results/progress';
import { makeTyped, parsePending, parseTyped, readingOf, type Reading } from '../../core/results/typed';
import type { SheetWords } from '../../language/words';
import { cellRows } from '../../grid/block';
import { cellText, type CellValue } from '../../grid/cell';
import { dateCell, isNoDate } from '../dates';
import type { ColumnOf, PartValues } from './part';

/** Names beside numbers; `empty` where there is no number. */
const namesOf = (
  { players }: Tournament,
  numbers: readonly CellValue[],
  empty: CellValue,
): readonly CellValue[] => {
  const names = new Map<CellValue, string>(players.map(({ no, name }) => [no, name]));
  return numbers.map((no) => (no === null ? empty : names.get(no) || null));
};

/** What the Check column says of a game that is not finished. */
const pendingWord = (pending: Pending, words: SheetWords): string =>
  pending === 'postponed' ? words.checkPostponed : words.checkAdjourned;

/** What there is to say of a typed result, and whether it is a mistake. */
interface Said {
  readonly text: CellValue;
  readonly mistake: boolean;
  /** Whether it is a result at all. */
  readonly finished: boolean;
}

const said = (typed: CellValue, reading: Reading, draws: boolean, words: SheetWords): Said => {
  const pending = parsePending(cellText(typed));
  if (pending !== null) return { text: pendingWord(pending, words), mistake: false, finished: false };
  const outcome = parseTyped(cellText(typed), reading);
  if (outcome === undefined)
    return {
      text: typeof typed === 'number' ? words.checkDate : words.checkUnknown,
      mistake: true,
      finished: false,
    };
  const kind = outcome === null ? null : outcomeOf(outcome).kind;
  const bothLost = draws && outcome === '0-0' ? words.checkBothLost || null : null;
  const forfeit = kind === 'double-forfeit' ? words.checkDoubleForfeit : bothLost;
  const played = !draws && outcome !== null && isDraw(outcome) ? words.checkDraw : forfeit;
  const text = kind === 'forfeit' ? words.checkForfeit : played;
  return { text, mistake: false, finished: outcome !== null };
};

const mistake = (text: string): Said => ({ text, mistake: true, finished: false });

/** What there is to say of the dates of games that are still to be played, by their numbers. */
const dateChecksOf = (tournament: Tournament, words: SheetWords): ReadonlyMap<number, string> => {
  const { calendar = [], calendarLimits } = tournament;
  const { onBreak, overBoards } = beyondLimits(tournament);
  const unread = tournament.games.filter((game) => game.outcome === null && isNoDate(dateCell(game.date)));
  const clashing = calendar.includes('planned') ? movedIntoClash(tournament) : [];
  const asOf = calendarLimits?.asOf;
  const overdue = asOf === undefined ? [] : overdueGames(tournament, asOf).map(({ game }) => game.no);
  const checks = [
    [overdue, words.checkOverdue] as const,
    [overBoards, words.checkBoards] as const,
    [onBreak, words.checkBreak] as const,
    [clashing, words.checkTwiceThatDay] as const,
    [unread.map(({ no }) => no), words.checkNoDate] as const,
  ];
  // Of several that apply the last one stands.
  return new Map(checks.flatMap(([games, text]) => [...games].map((no) => [no, text] as const)));
};

/** What there is to say of each line of the table as it stands, in words; empty where there is nothing. */
const checksOf = (tournament: Tournament, words: SheetWords, column: ColumnOf): readonly Said[] => {
  const games = new Map<CellValue, Game>(tournament.games.map((game) => [game.no, game]));
  const names = new Map(tournament.players.map(({ no, name }) => [no, name]));
  const left = annulledIn(tournament);
  const withdrawn = new Set(
    tournament.players.flatMap(({ no, status }) => (status === 'withdrawn' ? [no] : [])),
  );
  const ofDates = dateChecksOf(tournament, words);
  const known = new Map<CellValue, Said>();
  const typed = column('Pairings_result');
  const [leftNos, rightNos] = [column('Pairings_leftNo'), column('Pairings_rightNo')];
  const [reading, draws] = [readingOf(tournament), canBeDrawn(tournament)];
  const ofResult = (result: CellValue): Said => {
    const found = known.get(result) ?? said(result, reading, draws, words);
    known.set(result, found);
    return found;
  };
  return column('Pairings_game').map((no, line) => {
    const result = typed[line] ?? null;
    if (no === null)
      return cellText(result) === ''
        ? { text: null, mistake: false, finished: false }
        : mistake(words.checkBye);
    if ((games.get(no)?.cycle ?? 0) > tournament.cycles) return mistake(words.checkTwice);
    const found = ofResult(result);
    const leaver = [leftNos[line], rightNos[line]].find((who) => left.has(Number(who)));
    const ofDate = leaver === undefined ? ofDates.get(Number(no)) : undefined;
    if (!found.mistake && ofDate !== undefined) return mistake(ofDate);
    if (found.finished && leaver === undefined && Number(no) <= (tournament.carried ?? 0))
      return { ...found, text: words.checkCarried };
    const gone = [leftNos[line], rightNos[line]].map((who) => withdrawn.has(Number(who)));
    if (found.text === null && !found.finished && leaver === undefined && gone.includes(true)) {
      const who = (gone[0] ? leftNos : rightNos)[line];
      const type = gone.includes(false) ? forfeitBy(gone[0] === true) : '--';
      return { ...found, text: `${names.get(Number(who)) ?? ''} ${words.checkLeftOpen} ${makeTyped(type)}` };
    }
    if (found.mistake || leaver === undefined) return found;
    if (names.get(Number(leaver)) === words.bye)
      return cellText(result) === '' ? found : mistake(words.checkBye);
    const text = found.finished ? words.checkLeftPlayed : words.checkLeft;
    return { ...found, text: `${names.get(Number(leaver)) ?? ''} ${text}` };
  });
};

const isForfeit = ({ outcome }: Game): boolean => outcome !== null && outcomeOf(outcome).kind !== 'played';

/** `12 of 56 games finished. 1 to check`; without a snapshot, that it may be old. */
const statusOf = (
  tournament: Tournament,
  words: SheetWords,
  checks: readonly Said[],
  snapshot: boolean,
): string => {
  const { finished, games } = gamesFinished(tournament);
  const wrong = checks.filter((check) => check.mistake).length;
  const said = `${finished} ${words.ofGames} ${games} ${words.gamesFinished}`;
  return [
    said,
    ...(wrong > 0 ? [`${wrong} ${words.toCheck}`] : []),
    ...(tournament.games.some(isForfeit) ? [words.byForfeit] : []),
    ...(snapshot ? [] : [words.lastRefresh]),
  ].join('. ');
};

/** What Refresh writes on Pairings: the names, what is to be checked, and how many games are finished. */
export const pairingsParts = (
  tournament: Tournament,
  words: SheetWords,
  column: ColumnOf,
  snapshot: boolean,
): readonly PartValues[] => {
  const checks = checksOf(tournament, words, column);
  const left = namesOf(tournament, column('Pairings_leftNo'), null);
  const right = namesOf(tournament, column('Pairings_rightNo'), words.bye);
  return [
    { part: 'Pairings_left', values: cellRows(left), formats: ['@'] },
    { part: 'Pairings_right', values: cellRows(right), formats: ['@'] },
    { part: 'Pairings_check', values: cellRows(checks.map(({ text }) => text)), formats: ['@'] },
    { part: 'Pairings_status', values: [[statusOf(tournament, words, checks, snapshot)]], formats: ['@'] },
  ];
};
