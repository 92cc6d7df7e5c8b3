import { keepDraw, listAddress } from '../app/pairList';
import type { Draw } from '../core/draw/protocol';
import { andThen } from '../core/result';
import type { Roster } from '../sheets/roster';
import { choicesOf } from './draft';
import type { Options } from './options';

/**
 * The draws that the arbiter has seen, by where their list stands: a list that has grown while it is typed is another
 * one, with draws of its own, and whoever comes back to a list comes back to its draws.
 */
export type Draws = Readonly<Record<string, readonly Draw[]>>;

/** What of the pane a draw is made of. */
export interface Shown {
  readonly roster: Roster;
  readonly options: Options;
}

/** The draws with the one that is shown; as they are if that is the last one already or there is none. */
export const withDraw = (draws: Draws, { roster, options }: Shown, time: string): Draws => {
  const list = listAddress(roster);
  const before = draws[list] ?? [];
  const kept = andThen(choicesOf(roster, options), (choices) => keepDraw(before, roster, choices, time));
  return kept.ok && kept.value !== before && kept.value.length > 0 ? { ...draws, [list]: kept.value } : draws;
};

/** The draws of a list, the first one first. */
export const drawsOf = (draws: Draws, roster: Roster): readonly Draw[] => draws[listAddress(roster)] ?? [];

/** Which draw of a list is shown, from 1; 0 where no lots are drawn. */
export const drawNumber = (draws: Draws, shown: Shown): number =>
  drawsOf(withDraw(draws, shown, ''), shown.roster).length;
