/**
 * The columns of the Players table; the organiser's further columns stand before `adjustment`. There is a column `team` in
 * a match of two teams, or a column `section` where the tournament is divided.
 */
export const playersColumns = (extra: number, isGrouped: boolean) => {
  const first = isGrouped ? 5 : 4;
  return {
    no: 0,
    name: 1,
    rating: 2,
    federation: 3,
    team: 4,
    section: 4,
    extra: first,
    adjustment: first + extra,
    reason: first + 1 + extra,
    status: first + 2 + extra,
    playOff: first + 3 + extra,
    count: first + 4 + extra,
  };
};
