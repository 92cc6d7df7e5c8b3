import { entryAt } from '../present';
import { contradicts, doubledIn, type Counts, type Meeting } from './counts';
import { NOBODY, type Field, type FieldRound, type Slot } from './field';
import { sidesAt, type PrintedAt, type PrintedSchedule } from './printed';

/**
 * What can be wrong at a place of a schedule. `unknown-player`: a label that names nobody of the field; `player-against-self`;
 * `player-twice`: two games in one round, or a game and a bye; `pair-twice`: a pair that meets too often; `colour`: other colours
 * than the table; `rest-wrong`, `rest-missing`; `game-missing`, `game-extra`; `other-game`: another game than in the table asked
 * for; `pair-missing`: a pair that meets too rarely, at an unknown place; `round-missing`.
 */
export type MisprintKind =
  | 'unknown-player'
  | 'player-against-self'
  | 'player-twice'
  | 'pair-twice'
  | 'colour'
  | 'rest-wrong'
  | 'rest-missing'
  | 'game-missing'
  | 'game-extra'
  | 'other-game'
  | 'pair-missing'
  | 'round-missing';

/** Two labels, White first; one for a bye. */
export type Labels = readonly string[];

export interface Misprint {
  readonly kind: MisprintKind;
  /** As printed; `null` if it is in no round or at no board. */
  readonly round: number | null;
  readonly board: number | null;
  /** The A1 address of the wrong label; empty if it is in no cell. */
  readonly cell: string;
  readonly printed: Labels;
  /** The wrong label, or the player concerned. */
  readonly label: string;
  /** What belongs there (empty: nothing); `null` if that is not certain. */
  readonly repair: Labels | null;
  /** What may belong there, if that is not certain. */
  readonly candidates: readonly Labels[];
  /** Its places in the lists of the schedule; `null` if nothing is printed. */
  readonly at: (PrintedAt & { readonly round: number }) | null;
}

/** What is found at a slot; without a slot, something is missing from the round. */
export interface Fault {
  readonly round: number;
  readonly slot: number | null;
  readonly kind: MisprintKind;
  readonly repair: Meeting | 'none' | null;
  readonly candidates: readonly Meeting[];
}

/** How something contradicts the rest of a schedule; `null` if it does not. */
export const kindAt = (
  { slots, index }: FieldRound,
  place: number,
  counts: Counts,
  players: number,
): MisprintKind | null => {
  const slot = slots[place];
  if (!slot) return 'game-missing';
  const { white, black, printed } = slot;
  const isRest = black === players;
  if (isRest && printed === null) return 'rest-missing';
  if (white === NOBODY || black === NOBODY) return 'unknown-player';
  if (white === black) return 'player-against-self';
  const doubled = doubledIn({ slots });
  if (!contradicts([white, black], index, counts, doubled)) return null;
  if (isRest) return 'rest-wrong';
  return doubled.has(white) || doubled.has(black) ? 'player-twice' : 'pair-twice';
};

const labelsOf = (labels: readonly string[], [white, black]: Meeting): Labels => {
  const nameOf = (player: number): string => labels[player] ?? '';
  return black === labels.length ? [nameOf(white)] : [nameOf(white), nameOf(black)];
};

/** The wrong side: the only one that is repaired, else one that is unreadable or twice in the round. */
const wrongSide = (slot: Slot, { repair }: Fault, doubled: ReadonlySet<number>): 0 | 1 => {
  const { white, black } = slot;
  if (repair !== null && repair !== 'none') {
    if (white === repair[0] && black !== repair[1]) return 1;
    if (black === repair[1] && white !== repair[0]) return 0;
  }
  if (white !== NOBODY && black === NOBODY) return 1;
  return white !== NOBODY && !doubled.has(white) && doubled.has(black) ? 1 : 0;
};

/** Turns findings into misprints, in the labels of the printed schedule. */
export const misprintOf = (fault: Fault, field: Field, schedule: PrintedSchedule): Misprint => {
  const round = entryAt(field.rounds, fault.round);
  const { labels } = field;
  const slot = fault.slot === null ? undefined : round.slots[fault.slot];
  const { repair: to, candidates, kind } = fault;
  const told = {
    kind,
    round: round.round,
    repair: to === null ? null : to === 'none' ? [] : labelsOf(labels, to),
    candidates: candidates.map((meeting) => labelsOf(labels, meeting)),
  };
  const printed = slot?.printed ?? null;
  if (!slot || !printed) return { ...told, board: null, cell: '', printed: [], label: '', at: null };
  const sides = sidesAt(entryAt(schedule.rounds, fault.round), printed);
  const wrong = sides.length === 1 ? 0 : wrongSide(slot, fault, doubledIn(round));
  const cells = [entryAt(sides, wrong), ...sides].map(({ cell }) => cell);
  const game = printed.kind === 'game' ? schedule.rounds[fault.round]?.games[printed.index] : undefined;
  return {
    ...told,
    board: game?.board ?? null,
    cell: cells.find((cell) => cell !== '') ?? '',
    printed: sides.map(({ label }) => label),
    label: entryAt(sides, wrong).label,
    at: { round: fault.round, ...printed },
  };
};
