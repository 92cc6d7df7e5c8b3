import { countsOf } from '../grouped';
import { entryAt } from '../present';
import { byLabel, isByeSign, isNumberLabel, plainLabel, teamOf } from './labels';
import type { PrintedAt, PrintedGame, PrintedRound, PrintedSchedule, PrintedSide } from './printed';

/** In place of a player: a label that names none. */
export const NOBODY = -1;

/**
 * Two who are said to meet: places in the list of players, or `NOBODY`. In an odd field, players with a bye meet the place after
 * the last player.
 */
export interface Slot {
  readonly white: number;
  readonly black: number;
  /** Its place in the printed round; `null` for a bye that is not printed but follows from the games. */
  readonly printed: PrintedAt | null;
}

export interface FieldRound {
  /** As printed. */
  readonly round: number;
  /** The place of the round in the whole schedule, from 0. */
  readonly index: number;
  readonly slots: readonly Slot[];
}

/** A printed schedule with players as places. */
export interface Field {
  /** The label of each player, in the order of numbers or letters. */
  readonly labels: readonly string[];
  /** The sizes of two teams, the first with numbers and the second with letters; `null` for one list of players. */
  readonly teams: { readonly boards: number; readonly opponents: number } | null;
  /** The players, plus one for the bye of an odd field. */
  readonly vertices: number;
  readonly cycles: number;
  readonly roundsPerCycle: number;
  /** Games and byes of a full round. */
  readonly slotsPerRound: number;
  readonly rounds: readonly FieldRound[];
  readonly coloured: boolean;
  /** Whether most rounds say who has the bye. */
  readonly printsRests: boolean;
}

/** Whether a place is that of the bye. */
export const isBye = ({ labels }: Pick<Field, 'labels'>, player: number): boolean => player === labels.length;

const sidesOf = ({ games, rests }: PrintedRound): readonly PrintedSide[] => [
  ...games.flatMap(({ white, black }) => [white, black]),
  ...rests,
];

/** Signs for nobody: the usual words, and a blank or a 0 that most rounds have once. */
const byeSignsOf = (rounds: readonly PrintedRound[]): ((label: string) => boolean) => {
  const usual = ['', '0'].filter((sign) => {
    const having = rounds.filter(({ games }) => {
      const sides = games.flatMap(({ white, black }) => [plainLabel(white.label), plainLabel(black.label)]);
      return sides.filter((label) => label === sign).length === 1;
    });
    return having.length * 2 > rounds.length;
  });
  return (label) => isByeSign(label) || usual.includes(label);
};

/** Labels that appear in at least half of the rounds, in order. */
const frequentLabels = (rounds: readonly PrintedRound[], isNobody: (label: string) => boolean): string[] => {
  const labels = rounds.flatMap((round) => [
    ...new Set(sidesOf(round).map((side) => plainLabel(side.label))),
  ]);
  return [...countsOf(labels.filter((label) => !isNobody(label) && label !== ''))]
    .filter(([, count]) => count * 2 >= rounds.length)
    .map(([label]) => label)
    .sort(byLabel);
};

/** Numbers from 1 without a gap, if three quarters of them are there. */
const filledUp = (labels: readonly string[]): readonly string[] => {
  const last = Number(labels.at(-1));
  if (!labels.every(isNumberLabel) || labels[0] === '0' || labels.length * 4 < last * 3) return labels;
  return Array.from({ length: last }, (_, index) => `${index + 1}`);
};

/** Two teams, if at least three quarters of the games have a number and a letter, or `A1` and `B1`. */
const teamsOf = (rounds: readonly PrintedRound[], labels: readonly string[]): Field['teams'] => {
  const [first, second, ...more] = [...new Set(labels.map(teamOf))];
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isMixed = ({ white, black }: PrintedGame): boolean => {
    const [one, other] = [teamOf(plainLabel(white.label)), teamOf(plainLabel(black.label))];
    return (one === first && other === second) || (one === second && other === first);
  };
  const games = rounds.flatMap((round) => round.games);
  const boards = labels.filter((label) => teamOf(label) === first).length;
  const opponents = labels.length - boards;
  const isMatch = games.filter(isMixed).length * 4 >= games.length * 3 && boards > 1 && opponents > 1;
  return isMatch ? { boards, opponents } : null;
};

/** Players missing from a round. */
export const missingFrom = ({ slots }: Pick<FieldRound, 'slots'>, vertices: number): readonly number[] => {
  const there = new Set(slots.flatMap(({ white, black }) => [white, black]));
  return Array.from({ length: vertices }, (_, player) => player).filter((player) => !there.has(player));
};

/** Who has the bye if it is not printed: the only player missing from a round of an odd field. */
const impliedRest = (slots: readonly Slot[], players: number): readonly Slot[] => {
  const [only, ...more] = missingFrom({ slots }, players);
  return [{ white: only === undefined || more.length > 0 ? NOBODY : only, black: players, printed: null }];
};

/** In an even field, a player with a bye has lost their opponent in print. */
const slotsOf = (
  { games, rests }: PrintedRound,
  places: ReadonlyMap<string, number>,
  isNobody: (label: string) => boolean,
  kind: 'odd' | 'even' | 'teams',
): readonly Slot[] => {
  const bye = places.size;
  const odd = kind === 'odd';
  const placeOf = ({ label }: PrintedSide): number => {
    const plain = plainLabel(label);
    return odd && isNobody(plain) ? bye : (places.get(plain) ?? NOBODY);
  };
  const slots = [
    ...games.map(({ white, black }, index): Slot => {
      const [one, other] = [placeOf(white), placeOf(black)];
      const printed = { kind: 'game', index } as const;
      return odd && one === bye
        ? { white: other, black: one, printed }
        : { white: one, black: other, printed };
    }),
    ...(kind === 'teams' ? [] : rests).map((side, index): Slot => {
      const printed = { kind: 'rest', index } as const;
      return { white: placeOf(side), black: odd ? bye : NOBODY, printed };
    }),
  ];
  return odd && !slots.some(({ black }) => black === bye) ? [...slots, ...impliedRest(slots, bye)] : slots;
};

/** The places of rounds: by their numbers, if these differ and are not too high; else in printed order. */
const indicesOf = (rounds: readonly PrintedRound[], most: number): readonly number[] => {
  const numbers = rounds.map(({ round }) => round);
  const isGood = new Set(numbers).size === numbers.length && numbers.every((no) => no >= 1 && no <= most);
  return isGood ? numbers.map((no) => no - 1) : numbers.map((_, index) => index);
};

/**
 * Reads who plays in a printed schedule, how often they meet, and who meets whom in each round. A label in at least half of the
 * rounds is a player, so a misprint is nobody's label. `bye`: a label that means the bye.
 */
export const fieldOf = ({ rounds, coloured }: PrintedSchedule, bye?: string): Field => {
  const isSign = byeSignsOf(rounds);
  const isNobody = (label: string): boolean => label === bye || isSign(label);
  const labels = filledUp(frequentLabels(rounds, isNobody));
  const teams = teamsOf(rounds, labels);
  const players = labels.length;
  const odd = !teams && players % 2 === 1;
  const places = new Map(labels.map((label, place) => [label, place]));
  const roundsPerCycle = teams
    ? Math.max(teams.boards, teams.opponents)
    : players - (players % 2 === 0 ? 1 : 0);
  const cycles = Math.max(1, Math.round(rounds.length / Math.max(1, roundsPerCycle)));
  const indices = indicesOf(rounds, roundsPerCycle * cycles);
  const read = rounds.map((round, place) => ({
    round: round.round,
    index: entryAt(indices, place),
    slots: slotsOf(round, places, isNobody, teams ? 'teams' : odd ? 'odd' : 'even'),
  }));
  const resting = read.filter(({ slots }) =>
    slots.some(({ black, printed }) => odd && black === players && printed !== null),
  );
  return {
    labels,
    teams,
    vertices: odd ? players + 1 : players,
    cycles,
    roundsPerCycle,
    slotsPerRound: teams ? Math.min(teams.boards, teams.opponents) : (players + (odd ? 1 : 0)) / 2,
    rounds: read,
    coloured,
    printsRests: resting.length * 2 > rounds.length,
  };
};

/**
 * The last number of an even field if it may be the bye of an odd one: in five rounds of six it is on one side, as no player
 * would be. Else `null`.
 */
export const byeNumberOf = ({ labels, teams, rounds }: Field): string | null => {
  const last = labels.length - 1;
  if (teams || labels.length % 2 === 1) return null;
  const games = rounds.flatMap(({ slots }) =>
    slots.filter(({ white, black }) => white === last || black === last),
  );
  const whites = games.filter(({ white }) => white === last).length;
  return Math.min(whites, games.length - whites) * 6 <= games.length ? (labels[last] ?? null) : null;
};
