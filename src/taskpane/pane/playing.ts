import type { PaneState, Tab } from '../state';
import type { Inside } from './inside';
import { lacksPart } from '../notLoaded';
import { recording } from './onDemand';

/** What can be done while a tournament is played. */
export interface PlayActions {
  readonly turnTo: (tab: Tab, at?: PaneState['at']) => void;
  readonly showRound: (round: number) => void;
  /** Shows one player, or all of them. */
  readonly showPlayer: (player: number | null) => void;
  /**
   * Records the result of a game as it is typed, White on the left; an empty text takes it back. Results that come while one
   * is being written wait for it and go to the sheet together.
   */
  readonly record: (game: number, typed: string) => void;
}

/** Plays tournaments. */
export const makePlayActions = (inside: Inside): PlayActions => {
  const { get, dispatch, subscribe, run } = inside;
  const write = (): void => {
    const { busy, typed, screen, problems } = get();
    // What writes has not come: Try again, or whatever is done next, asks for it once more.
    if (lacksPart(problems)) return;
    if (busy || typed.length === 0 || screen !== 'tournament') return;
    void run('record', async () => (await recording()).recordTyped(inside));
  };
  subscribe(write);
  return {
    turnTo: (tab, at) => dispatch({ type: 'tab', tab, ...(at === undefined ? {} : { at }) }),
    showRound: (round) => dispatch({ type: 'round', round }),
    showPlayer: (player) => {
      dispatch({ type: 'player', player });
      if (player !== null) dispatch({ type: 'tab', tab: 'players' });
    },
    record: (game, typed) => dispatch({ type: 'typed', result: { game, typed } }),
  };
};
