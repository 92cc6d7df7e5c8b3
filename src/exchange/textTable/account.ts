import { countsOf } from '../../core/grouped';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import type { FoundEvent } from '../exchangeFormat';
import { numbersOf } from '../../language/plainText';
import type { Line } from './lines';

const linesOf = (lines: readonly Line[], ...kinds: readonly Line['kind'][]): string =>
  numbersOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line));

/** What was read of a text, and which of its lines were taken for something else. */
const readProblem = (lines: readonly Line[], { players, games }: FoundEvent, file: string): Problem =>
  problem(
    'exchange-text-read',
    { file },
    {
      count: games.length,
      players: players.length,
      rounds: new Set(games.flatMap(({ round }) => round ?? [])).size,
      byes: linesOf(lines, 'bye'),
      headings: linesOf(lines, 'heading', 'columns'),
      above: linesOf(lines, 'above'),
      notes: linesOf(lines, 'note'),
    },
  );

/** Games without a result before or beside others that have one, and nothing that says they are still to be played. */
const openProblems = (lines: readonly Line[], file: string): readonly Problem[] => {
  const last = lines.reduce(
    (round, line) => (line.kind === 'game' && line.typed !== '' ? Math.max(round, line.round ?? 0) : round),
    0,
  );
  const open = lines.filter((line) => line.kind === 'game' && line.typed === '' && (line.round ?? 0) <= last);
  const numbers = open.map(({ line }) => line);
  const [line] = numbers;
  if (line === undefined) return [];
  return [
    problem('exchange-text-open', { file, line }, { count: numbers.length, lines: numbersOf(numbers) }),
  ];
};

/** Who stands in one game alone, where the others have several. */
const onceProblems = ({ players, games }: FoundEvent): readonly Problem[] => {
  const own = players.map((_, at) => games.filter(({ white, black }) => white === at || black === at));
  const most = own.reduce((count, { length }) => Math.max(count, length), 0);
  if (most < 3 || players.length < 4) return [];
  return own.flatMap((found, at) => {
    const [only, ...more] = found;
    return only && more.length === 0
      ? [problem('exchange-text-once', only.place, { name: entryAt(players, at).name, most })]
      : [];
  });
};

/** Who stands nowhere in a round, though nobody or one player has to rest. */
const absentProblems = (lines: readonly Line[], { players, games }: FoundEvent, file: string) => {
  const byes = countsOf(lines.flatMap(({ kind, round }) => (kind === 'bye' ? [round] : [])));
  const rounds = [...new Set(games.map(({ round }) => round))].filter((round) => round !== null);
  return rounds.flatMap((round): readonly Problem[] => {
    const busy = new Set(games.flatMap((game) => (game.round === round ? [game.white, game.black] : [])));
    const missing = players.filter((_, at) => !busy.has(at));
    const free = Math.max(players.length % 2, byes.get(round) ?? 0);
    if (missing.length <= free) return [];
    const names = missing.slice(0, 5).map(({ name }) => name);
    const values = { round, names: names.join('; '), count: missing.length };
    return [problem('exchange-text-absent', { file, round }, values)];
  });
};

/**
 * What is said after a text was read: how much of it was used, and what of it contradicts the rest: `exchange-text-read`, `exchange-text-open`,
 * `exchange-text-once`, `exchange-text-absent`.
 */
export const accountOf = (lines: readonly Line[], event: FoundEvent, file: string): readonly Problem[] => [
  readProblem(lines, event, file),
  ...openProblems(lines, file),
  ...onceProblems(event),
  ...absentProblems(lines, event, file),
];
