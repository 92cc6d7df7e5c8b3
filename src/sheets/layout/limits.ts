/** Live formulas up to this many players; above it values that Refresh writes. */
export const LIVE_LIMIT = 100;

/** So many tie-breaks are a long list: formulas for more of them at once keep up with typing only in smaller fields. */
export const LONG_LIST = 12;

/** Live formulas up to this many players where the list is longer than that. */
export const LONG_LIST_LIMIT = 50;

/** A cross-table up to this many players. */
const CROSSTABLE_LIMIT = 500;

/**
 * What keeps a tournament's sheets up to date: formulas; Refresh, with live cells that say when it is time for it; Refresh
 * alone, without cross-table, in the longest fields.
 */
export type RefreshMode = 'live' | 'refreshed' | 'long';

/** The refreshMode of a field of so many players and of a list of so many tie-breaks. */
export const refreshModeOf = (players: number, tieBreaks = 0): RefreshMode => {
  const limit = tieBreaks > LONG_LIST ? LONG_LIST_LIMIT : LIVE_LIMIT;
  return players <= limit ? 'live' : players <= CROSSTABLE_LIMIT ? 'refreshed' : 'long';
};
