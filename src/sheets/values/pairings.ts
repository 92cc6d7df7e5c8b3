import type { Tournament } from '../../core/model';
import { PENDING, type Pending } from '../../core/pending';
import { parsePending, parseTyped, readingOf, type Reading } from '../../core/typed';
import type { SheetWords } from '../../language/words';
import { cellRows } from '../../grid/block';
import { cellText, type CellValue } from '../../grid/cell';
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

/** What is wrong with a typed result, in words, or why there is none yet. */
const wordOf = (typed: CellValue, reading: Reading, words: SheetWords): CellValue => {
  const pending = parsePending(cellText(typed));
  if (pending !== null) return pendingWord(pending, words);
  if (parseTyped(cellText(typed), reading) !== undefined) return null;
  return typeof typed === 'number' ? words.checkDate : words.checkUnknown;
};

/** What the Check column says of a game that is not finished. */
const pendingWord = (pending: Pending, words: SheetWords): string =>
  pending === 'postponed' ? words.checkPostponed : words.checkAdjourned;

/** What is wrong with each line of the table as it stands, in words; empty where there is nothing to say. */
const checksOf = (tournament: Tournament, words: SheetWords, column: ColumnOf): readonly CellValue[] => {
  const again = new Set<CellValue>(
    tournament.games.filter(({ cycle }) => cycle > tournament.cycles).map(({ no }) => no),
  );
  const known = new Map<CellValue, CellValue>();
  const typed = column('Pairings_result');
  const reading = readingOf(tournament);
  return column('Pairings_game').map((game, line) => {
    const result = typed[line] ?? null;
    if (game === null) return cellText(result) === '' ? null : words.checkBye;
    if (again.has(game)) return words.checkTwice;
    if (!known.has(result)) known.set(result, wordOf(result, reading, words));
    return known.get(result)!;
  });
};

/** `12 of 56 games finished. 1 to check`; without a snapshot, that it may be old. */
const statusOf = (tournament: Tournament, words: SheetWords, wrong: number, snapshot: boolean): string => {
  const finished = tournament.games.filter(({ outcome }) => outcome !== null).length;
  const said = `${finished} ${words.ofGames} ${tournament.games.length} ${words.gamesFinished}`;
  return [
    said,
    ...(wrong > 0 ? [`${wrong} ${words.toCheck}`] : []),
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
  const fine = new Set<CellValue>([null, ...PENDING.map((pending) => pendingWord(pending, words))]);
  const wrong = checks.filter((check) => !fine.has(check)).length;
  const left = namesOf(tournament, column('Pairings_leftNo'), null);
  const right = namesOf(tournament, column('Pairings_rightNo'), words.bye);
  return [
    { part: 'Pairings_left', values: cellRows(left), formats: ['@'] },
    { part: 'Pairings_right', values: cellRows(right), formats: ['@'] },
    { part: 'Pairings_check', values: cellRows(checks), formats: ['@'] },
    { part: 'Pairings_status', values: [[statusOf(tournament, words, wrong, snapshot)]], formats: ['@'] },
  ];
};
