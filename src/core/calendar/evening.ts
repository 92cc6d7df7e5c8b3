import { countTo } from '../numbers';
import { LEAST_IN_SECTION } from '../sections/sizes';
import { cyclesProblem, mostPlayers, sizeProblem } from '../pairing/schedule';
import { unlessProblems, type Result } from '../result';

/** Minutes for the whole game and seconds added with each move: 10+5; each player has so much of them, unless they are for both. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
  readonly forBoth?: boolean | undefined;
}

/** One list in which everybody meets, two teams whose members meet each of the other team, or sections that play at once. */
export type EveningField =
  | { readonly players: number }
  | { readonly members: number; readonly opponents: number }
  | ({ readonly sections: number } & Pick<Evening, 'games' | 'rounds' | 'boardsNeeded'>);

/** What people want to play on one evening or day. Times of day are minutes since midnight. */
export interface EveningRequest {
  readonly field: EveningField;
  readonly cycles: number;
  readonly control: TimeControl;
  /** Minutes between rounds. */
  readonly turn: number;
  /** As many as needed if absent. */
  readonly boards?: number | undefined;
  readonly from: number;
  /** On the next day unless later than `from`. If absent, there is no end to keep to. */
  readonly to?: number | undefined;
}

/** Whether the time is enough, and what else would fit. From `minutes` on, everything is `null` if it fits. */
export interface Fit {
  /** Minutes from start to end. */
  readonly time: number;
  readonly fits: boolean;
  /** Minutes left over; negative if some are missing. */
  readonly spare: number;
  /** So many times all boards can be played at. */
  readonly slots: number;
  /** The longest usual time control with which all fits. */
  readonly longest: TimeControl | null;
  /** The most minutes a game with which all fits, with the increment that was asked for. */
  readonly minutes: number | null;
  /** So many such evenings do for all. */
  readonly evenings: number | null;
  /** The most players, or members of either team, for whom there is time; fewer cycles; more boards. */
  readonly players: number | null;
  readonly cycles: number | null;
  readonly boards: number | null;
}

export interface Evening {
  readonly games: number;
  readonly rounds: number;
  /** How many boards and clocks a whole round needs, and how many are in use. */
  readonly boardsNeeded: number;
  readonly boards: number;
  /** How many turns the boards take: the rounds, or more with fewer boards than games in a round. */
  readonly slots: number;
  /** Minutes that a game takes at most. */
  readonly length: number;
  /** Minutes since midnight of the first day. */
  readonly ends: number;
  /** `null` without an end to keep to. */
  readonly fit: Fit | null;
}

/** Usual time controls, from short to long. */
const USUAL: readonly TimeControl[] = [
  { minutes: 3, increment: 0 },
  { minutes: 5, increment: 0 },
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 3 },
  { minutes: 10, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 15, increment: 10 },
  { minutes: 25, increment: 10 },
  { minutes: 45, increment: 15 },
  { minutes: 60, increment: 30 },
  { minutes: 90, increment: 30 },
];

/** After this many moves most games are over, so seconds a move become minutes a game. */
const MOVES = 60;
const SECONDS = 60;
const DAY = 24 * 60;

const clocksOf = ({ forBoth = false }: TimeControl): number => (forBoth ? 1 : 2);

/** The most minutes that a game of 60 moves takes; about five games in a hundred take longer. */
export const lengthOf = (control: TimeControl): number =>
  clocksOf(control) * (control.minutes + (control.increment * MOVES) / SECONDS);

type Asked = Pick<EveningRequest, 'field' | 'cycles' | 'boards'>;
type Played = Pick<Evening, 'games' | 'rounds' | 'boardsNeeded' | 'boards' | 'slots'>;

const whole = (field: EveningField): Pick<Evening, 'games' | 'rounds' | 'boardsNeeded'> => {
  if ('sections' in field) return field;
  if ('players' in field) {
    const { players } = field;
    return {
      games: (players * (players - 1)) / 2,
      rounds: players % 2 === 0 ? players - 1 : players,
      boardsNeeded: Math.floor(players / 2),
    };
  }
  const { members, opponents } = field;
  return {
    games: members * opponents,
    rounds: Math.max(members, opponents),
    boardsNeeded: Math.min(members, opponents),
  };
};

/**
 * With fewer boards than games in a round, `ceil(games / boards)` turns are enough: if a schedule has more turns than that, games
 * can change places until all turns are equally full (McDiarmid, 1972).
 */
const playedBy = ({ field, cycles, boards: there = Infinity }: Asked): Played => {
  const { boardsNeeded, ...cycle } = whole(field);
  const [games, rounds] = [cycle.games * cycles, cycle.rounds * cycles];
  const boards = Math.min(there, boardsNeeded);
  return { games, rounds, boardsNeeded, boards, slots: Math.max(rounds, Math.ceil(games / boards)) };
};

const countdown = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);

const LEAST_PLAYERS = 3;

/** The field with fewer players, or fewer members of either team, from the next smaller size down. */
const smallerFields = (field: EveningField): readonly (readonly [size: number, field: EveningField])[] => {
  if ('sections' in field) return [];
  if ('players' in field)
    return countdown(field.players - 1, LEAST_PLAYERS).map((players) => [players, { players }]);
  const { members, opponents } = field;
  return countdown(Math.max(members, opponents) - 1, 1).map((size) => [
    size,
    { members: Math.min(members, size), opponents: Math.min(opponents, size) },
  ]);
};

/** What would fit into this many turns instead. */
const instead = (
  request: EveningRequest,
  { boards, boardsNeeded, slots: wanted }: Played,
  slots: number,
): Pick<Fit, 'evenings' | 'players' | 'cycles' | 'boards'> => {
  const fits = (changed: Partial<Asked>): boolean => playedBy({ ...request, ...changed }).slots <= slots;
  const more = [...countdown(boardsNeeded, boards + 1)].reverse();
  return {
    evenings: slots === 0 ? null : Math.ceil(wanted / slots),
    players: smallerFields(request.field).find(([, field]) => fits({ field }))?.[0] ?? null,
    cycles: countdown(request.cycles - 1, 1).find((cycles) => fits({ cycles })) ?? null,
    boards: more.find((each) => fits({ boards: each })) ?? null,
  };
};

const fitOf = (request: EveningRequest, played: Played, to: number): Fit => {
  const { from, turn, control } = request;
  const time = to > from ? to - from : to + DAY - from;
  const takes = (length: number): number => played.slots * (length + turn) - turn;
  const length = lengthOf(control);
  const spare = time - takes(length);
  const fits = spare >= 0;
  const slots = Math.floor((time + turn) / (length + turn));
  const minutes = Math.floor(
    ((time + turn) / played.slots - turn - lengthOf({ ...control, minutes: 0 })) / clocksOf(control),
  );
  return {
    time,
    fits,
    spare,
    slots,
    longest: USUAL.filter((usual) => takes(lengthOf(usual)) <= time).at(-1) ?? null,
    minutes: fits || minutes < 1 ? null : minutes,
    ...(fits
      ? { evenings: null, players: null, cycles: null, boards: null }
      : instead(request, played, slots)),
  };
};

/** No game or break has more minutes, or seconds a move, than this. */
const MOST_MINUTES = 600;
const MOST_BOARDS = 10_000;

const fieldProblems = (field: EveningField, cycles: number) => {
  const most = mostPlayers(1);
  if ('sections' in field) return [];
  return 'players' in field
    ? [
        sizeProblem('players', field.players, LEAST_PLAYERS, most),
        cyclesProblem(cycles, (LEAST_PLAYERS * (LEAST_PLAYERS + 1)) / 2),
      ]
    : [
        sizeProblem('members', field.members, 1, most),
        sizeProblem('opponents', field.opponents, 1, most),
        cyclesProblem(cycles, 1),
      ];
};

/**
 * How an evening goes: rounds, boards and clocks, when it ends, and whether that is in time; if not, what would fit. Problems:
 * `not-a-whole-number`, `number-out-of-range`, each with its field; `cycles-invalid`.
 */
export const eveningOf = (request: EveningRequest): Result<Evening> => {
  const { field, cycles, control, turn, boards = 1, from, to } = request;
  const least = control.increment > 0 ? 0 : 1;
  const problems = [
    ...fieldProblems(field, cycles),
    sizeProblem('time', control.minutes, least, MOST_MINUTES),
    sizeProblem('time', control.increment, 0, MOST_MINUTES),
    sizeProblem('turn', turn, 0, MOST_MINUTES),
    sizeProblem('boards', boards, 1, MOST_BOARDS),
  ];
  return unlessProblems(
    problems.filter((found) => found !== null),
    () => {
      const played = playedBy(request);
      const length = lengthOf(control);
      return {
        ...played,
        length,
        ends: from + played.slots * (length + turn) - turn,
        fit: to === undefined ? null : fitOf(request, played, to),
      };
    },
  );
};

/** Sections of a field, as even as can be. */
interface EvenSections {
  readonly count: number;
  /** The least players of a section, the others spread over them. */
  readonly sectionSize: number;
  /** The most players of a section. */
  readonly players: number;
}

/** Sections of at most so many players, where all can sit at boards; `null` where there are none. */
export const sectionsInTime = (
  { field }: EveningRequest,
  { boards, boardsNeeded }: Evening,
  most: number | null,
): EvenSections | null => {
  if (!('players' in field) || most === null || boards < boardsNeeded) return null;
  const sectionSize = Math.floor(field.players / Math.ceil(field.players / most));
  const count = Math.floor(field.players / sectionSize);
  return sectionSize < LEAST_IN_SECTION
    ? null
    : { sectionSize, count, players: Math.ceil(field.players / count) };
};

/**
 * Minutes since midnight at which the rounds of an evening begin, of several the first; `null` where one begins after midnight, none
 * fits, or not all can sit at boards.
 */
export const roundTimes = (
  { field, from, turn }: EveningRequest,
  { boards, boardsNeeded, length, rounds, fit }: Evening,
): readonly number[] | null => {
  const evenings = fit?.fits === false ? fit.evenings : 1;
  const times = countTo(Math.ceil(rounds / (evenings ?? Infinity))).map(
    (round) => from + (round - 1) * (length + turn),
  );
  const isPlayed = !('members' in field) && boards === boardsNeeded && times.every((time) => time < DAY);
  return isPlayed && times.length > 0 ? times : null;
};
