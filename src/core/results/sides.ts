import type { ProfileId } from '../model';

/** Anything shown in the style of a profile; `null` for a table without a tournament. */
export type Shown = { readonly profile: ProfileId } | null;

/** Whether White is on the left; in Go Black is. */
export const isLeftWhite = (shown: Shown): boolean => shown?.profile !== 'go';

/** The values of White and Black, from left to right. */
export const fromLeft = <Side>(shown: Shown, white: Side, black: Side): readonly [left: Side, right: Side] =>
  isLeftWhite(shown) ? [white, black] : [black, white];
