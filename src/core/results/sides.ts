import type { ProfileId } from '../model';

/** Anything shown in the style of a profile, of players or (with a discipline) of teams; `null` for a table without a tournament. */
export type Shown = { readonly profile: ProfileId; readonly discipline?: unknown } | null;

/** Whether White is on the left; in Go Black is, but of two teams the one at home. */
export const isLeftWhite = (shown: Shown): boolean => shown?.profile !== 'go' || !!shown.discipline;

/** Whether the sides have colours. */
export const hasColours = ({ profile }: { readonly profile: ProfileId }): boolean =>
  profile === 'chess' || profile === 'go';

/** Whether it matters who is named first; else the two only stand left and right. */
export const hasSides = (shown: Shown): boolean => shown?.profile !== 'plain';

/** The values of White and Black, from left to right. */
export const fromLeft = <Side>(shown: Shown, white: Side, black: Side): readonly [left: Side, right: Side] =>
  isLeftWhite(shown) ? [white, black] : [black, white];
