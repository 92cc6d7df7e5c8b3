import type { ProfileId } from '../model';

/** Whatever is shown as a profile has it; `null` is a table of no tournament. */
export type Shown = { readonly profile: ProfileId } | null;

/** Whether White stands on the left; in Go Black does. */
export const isLeftWhite = (shown: Shown): boolean => shown?.profile !== 'go';

/** What there is of White and of Black, as it stands from left to right. */
export const fromLeft = <Side>(shown: Shown, white: Side, black: Side): readonly [left: Side, right: Side] =>
  isLeftWhite(shown) ? [white, black] : [black, white];
