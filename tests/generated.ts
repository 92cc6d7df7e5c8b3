import { makeTournament } from '../src/core/tournament';
import type { PlayerStatus, Tournament } from '../src/core/model';
import { OUTCOME_CODES, type OutcomeCode, CLASSIC, type Scoring } from '../src/core/results/outcome';
import { valueOf } from './results';

/** A small seeded generator (mulberry32), so that every run sees the same events. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export interface GeneratedEvent {
  readonly players: number;
  readonly cycles: number;
  readonly seed: number;
  /** Share of games that are finished. */
  readonly finished?: number;
  /** Share of the finished ones that are forfeits or special results. */
  readonly special?: number;
  readonly draws?: number;
  readonly annulled?: number;
  readonly adjusted?: boolean;
  readonly tieBreaks?: readonly string[];
  readonly scoring?: Scoring;
  readonly system?: string;
}

const COMMON: readonly OutcomeCode[] = ['1-0', '0-1'];

/** A tournament with made-up results. */
export const generated = (event: GeneratedEvent): Tournament => {
  const random = randomOf(event.seed);
  const made = valueOf(
    makeTournament({
      id: `t${event.seed}`,
      event: `Generated ${event.seed}`,
      players: Array.from({ length: event.players }, (_, index) => ({
        name: `Player ${String.fromCharCode(65 + (index % 26))}${index + 1}`,
        rating: { typed: 1500 + index, strength: 1500 + index },
        federation: 'NZL',
      })),
      system: event.system ?? 'berger',
      cycles: event.cycles,
      scoring: event.scoring ?? CLASSIC,
      tieBreaks: event.tieBreaks ?? ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    }),
  );
  const outcome = (): OutcomeCode | null => {
    if (random() >= (event.finished ?? 1)) return null;
    if (random() < (event.special ?? 0)) return OUTCOME_CODES[Math.floor(random() * OUTCOME_CODES.length)]!;
    return random() < (event.draws ?? 0.4) ? '1/2' : COMMON[Math.floor(random() * 2)]!;
  };
  const status = (no: number): PlayerStatus => (no <= (event.annulled ?? 0) ? 'annulled' : 'playing');
  return {
    ...made,
    games: made.games.map((game) => ({ ...game, outcome: outcome() })),
    players: made.players.map((player) => ({
      ...player,
      status: status(player.no),
      ...(event.adjusted && player.no % 4 === 0
        ? { adjustment: player.no % 8 === 0 ? 0.5 : -1, adjustmentReason: 'late' }
        : {}),
    })),
  };
};
