import { pairKey } from '../grouped';
import { OUTCOMES, type OutcomeCode } from '../results/outcome';
import { entryAt, present } from '../present';
import { problem, type Problem, type ProblemCode } from '../problem';
import { ok, allClear, unlessProblems, type Result } from '../result';
import { mirror } from '../results/typed';
import type { FoundEntry, FoundGame, FoundIn, FoundMark, Meeting } from './tables';

/** The games of a table, with what the organiser should know of its cells. */
export interface Met {
  readonly meetings: readonly Meeting[];
  readonly warnings: readonly Problem[];
}

/** Both sides of a game as a cross-table has them; the second is missing where its cell is blank. */
interface Sides {
  readonly first: FoundEntry;
  readonly second: FoundEntry | undefined;
}

const OPPOSITE = { win: 'loss', draw: 'draw', loss: 'win' } as const;

const opposite = (mark: FoundMark): FoundMark =>
  typeof mark === 'string' ? mark : { ...mark, mark: OPPOSITE[mark.mark] };

/** The outcome with these two sides, the first with White; undefined if they contradict each other. */
const outcomeOfMarks = (one: FoundMark, other: FoundMark): OutcomeCode | null | undefined => {
  if (one === other && typeof one === 'string') return null;
  if (one === 'open' || other === 'open') {
    const known = one === 'open' ? other : one;
    const pair = one === 'open' ? [opposite(known), known] : [known, opposite(known)];
    return outcomeOfMarks(entryAt(pair, 0), entryAt(pair, 1));
  }
  const lost = { mark: 'loss', played: false, rated: true } as const;
  const [left, right] = [one === 'dash' ? lost : one, other === 'dash' ? lost : other];
  return OUTCOMES.find(
    ({ kind, white, black, rated }) =>
      (kind === 'played') === left.played &&
      left.played === right.played &&
      white === left.mark &&
      black === right.mark &&
      (kind !== 'played' || (rated === left.rated && left.rated === right.rated)),
  )?.code;
};

const sidesOf = (entries: readonly FoundEntry[]): readonly Sides[] => {
  const keyOf = ({ player, opponent, meeting }: FoundEntry): string => `${player},${opponent},${meeting}`;
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((first) => {
    const second = byKey.get(`${first.opponent},${first.player},${first.meeting}`);
    return second !== undefined && second.player < first.player ? [] : [{ first, second }];
  });
};

type Checked = readonly Problem[];

/** A problem at an entry's cell. It quotes that cell and the other one. */
const atEntry = (
  code: ProblemCode,
  { sheet, names }: FoundIn,
  own: FoundEntry,
  other?: FoundEntry,
): Problem =>
  problem(
    code,
    { sheet, cell: own.cell },
    {
      typed: own.typed,
      name: entryAt(names, own.player),
      opponent: entryAt(names, own.opponent),
      ...(other && { other: other.cell, otherTyped: other.typed }),
    },
  );

/** A problem at both cells of a game. */
const atBoth = (code: ProblemCode, found: FoundIn, first: FoundEntry, second: FoundEntry): Checked => [
  atEntry(code, found, first, second),
  atEntry(code, found, second, first),
];

const contradictions = (found: FoundIn, { first, second }: Sides): Checked => {
  if (!second) return [];
  if (outcomeOfMarks(first.mark, second.mark) === undefined)
    return atBoth('adopt-contradiction', found, first, second);
  if (first.round !== null && second.round !== null && first.round !== second.round)
    return atBoth('adopt-rounds-differ', found, first, second);
  if (first.white !== null && first.white === second.white)
    return atBoth('adopt-colours-differ', found, first, second);
  return [];
};

/** In a table by rounds, somebody names an opponent who names somebody else in that round. */
const otherOpponents = (found: FoundIn, sides: readonly Sides[], byRound: boolean): Checked => {
  if (!byRound) return [];
  const entries = sides.flatMap(({ first, second }) => (second ? [first, second] : [first]));
  const at = new Map(entries.map((entry) => [`${entry.player},${entry.meeting}`, entry]));
  return sides.flatMap(({ first, second }) => {
    const there = second ? undefined : at.get(`${first.opponent},${first.meeting}`);
    return there ? [atEntry('adopt-opponent-differs', found, first, there)] : [];
  });
};

const SPECIAL: readonly (OutcomeCode | null | undefined)[] = ['0-0', '1/2-0', '0-1/2'];

const remarks = (found: FoundIn, sides: readonly Sides[]): Checked => {
  const { sheet } = found;
  const marksOf = ({ first, second }: Sides): readonly FoundMark[] =>
    [first, ...(second ? [second] : [])].map(({ mark }) => mark).filter((mark) => mark !== 'open');
  const told = sides.filter((each) => marksOf(each).length > 0);
  const dashes = told.filter((each) => marksOf(each).every((mark) => mark === 'dash'));
  const half = told
    .filter((each) => marksOf(each).length === 1 && !dashes.includes(each))
    .map(({ first, second }) => (first.mark === 'open' && second ? { first: second } : { first }));
  const isTriangle =
    half.length === told.length - dashes.length &&
    new Set(half.map(({ first }) => first.player < first.opponent)).size === 1;
  const special = sides.flatMap(({ first, second }) =>
    second && SPECIAL.includes(outcomeOfMarks(first.mark, second.mark))
      ? atBoth('adopt-special', found, first, second)
      : [],
  );
  const oneSided = (isTriangle ? [] : half).map(({ first }) => atEntry('adopt-one-sided', found, first));
  const [dash] = dashes;
  const dashed = dash
    ? [problem('adopt-dashes', { sheet, cell: dash.first.cell }, { count: dashes.length })]
    : [];
  return [...special, ...oneSided, ...dashed];
};

const whiteOf = ({ player, opponent, white }: FoundEntry): number | null =>
  white === null ? null : white ? player : opponent;

const meetingOf = ({ first, second }: Sides): Meeting => {
  const outcome = outcomeOfMarks(first.mark, second?.mark ?? opposite(first.mark)) ?? null;
  const isUpper = first.player < first.opponent;
  return {
    one: isUpper ? first.player : first.opponent,
    other: isUpper ? first.opponent : first.player,
    outcome: outcome === null || isUpper ? outcome : mirror(outcome),
    white: whiteOf(first) ?? (second ? whiteOf(second) : null),
    round: first.round ?? second?.round ?? null,
    cells: [first.cell, ...(second ? [second.cell] : [])],
  };
};

/** `adopt-two-games` at each cell of a game whose player has another game in that round. */
const twoGames = ({ sheet, names }: FoundIn, meetings: readonly Meeting[]): Checked => {
  const busy = new Map<string, Meeting>();
  return meetings.flatMap((meeting) => {
    const { one, other, round, cells } = meeting;
    if (round === null) return [];
    return [one, other].flatMap((player) => {
      const before = busy.get(`${player},${round}`);
      if (!before) {
        busy.set(`${player},${round}`, meeting);
        return [];
      }
      const place = { sheet, cell: present(cells[0]), round };
      return [
        problem('adopt-two-games', place, {
          name: entryAt(names, player),
          round,
          other: present(before.cells[0]),
        }),
      ];
    });
  });
};

/**
 * The games of a cross-table, both cells of each compared. Problems, at both cells: `adopt-contradiction` (1 against 1, a
 * forfeit against a game that was played), `adopt-rounds-differ`, `adopt-colours-differ`; `adopt-opponent-differs` in a table
 * `byRound`; `adopt-two-games` of one player in a round. Warnings: `adopt-one-sided`, `adopt-dashes`, `adopt-special`.
 */
export const meetingsOfEntries = (
  found: FoundIn,
  entries: readonly FoundEntry[],
  byRound: boolean,
): Result<Met> => {
  const sides = sidesOf(entries);
  const wrong = [
    ...sides.flatMap((each) => contradictions(found, each)),
    ...otherOpponents(found, sides, byRound),
  ];
  const sound = unlessProblems(wrong, () => sides.map(meetingOf));
  if (!sound.ok) return sound;
  return unlessProblems(twoGames(found, sound.value), () => ({
    meetings: sound.value,
    warnings: remarks(found, sides),
  }));
};

/** The meetings in a list of results. Problems: `adopt-against-self`, `adopt-game-twice`, `adopt-two-games`. */
export const meetingsOfGames = (found: FoundIn, games: readonly FoundGame[]): Result<Met> => {
  const { sheet, names } = found;
  const seen = new Map<string, string>();
  const wrong = games.flatMap(({ white, black, round, cell }) => {
    const place = { sheet, cell };
    if (white === black) return [problem('adopt-against-self', place, { name: entryAt(names, white) })];
    const key = `${pairKey(white, black)},${round}`;
    const other = round === null ? undefined : seen.get(key);
    seen.set(key, cell);
    const values = { name: entryAt(names, white), opponent: entryAt(names, black), other: other ?? '' };
    return other === undefined ? [] : [problem('adopt-game-twice', place, values)];
  });
  const meetings = games.map(({ white, black, outcome, round, cell }): Meeting => {
    const isUpper = white < black;
    return {
      one: isUpper ? white : black,
      other: isUpper ? black : white,
      outcome: outcome === null || isUpper ? outcome : mirror(outcome),
      white,
      round,
      cells: [cell],
    };
  });
  const sound = unlessProblems(wrong, () => meetings);
  if (!sound.ok) return sound;
  const clashes = allClear(twoGames(found, meetings));
  return clashes.ok ? ok({ meetings, warnings: [] }) : clashes;
};
