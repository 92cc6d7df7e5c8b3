import type { Tournament } from '../../core/model';
import type { MatchSizes } from '../../core/pairing/teams/members';
import { area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { TournamentParts } from '../findTournaments';
import { countDown, type Region } from './region';

/** Every criterion that teams could be told apart by. */
const CRITERIA = 13;
/** Where the list of criteria began, and where the hidden columns did, from the score on. */
const LIST = 7;
const HIDDEN = 14;
const HIDDEN_COLUMNS = 30;

/**
 * The Match sheet of format 1: the score by rounds and boards on the left, the criteria on the right, hidden beside them a row
 * a game. `score` begins with its headings.
 */
export const matchRegion = (
  { rounds, games }: Tournament,
  { places }: TournamentParts,
  score: Place,
  { boards, opponents }: MatchSizes,
): Region => {
  const { row: header, column: left } = score.area;
  const top = header - 3;
  const most = Math.max(boards, opponents);
  const slots = places.Match_order?.area.rows ?? 0;
  const verdict = header + 1 + slots;
  const lower = Math.max(header + 2 + rounds, verdict + 1) + 2;
  const list = left + LIST;
  const hidden = area(header + 1, left + HIDDEN, Math.max(games.length, 60), HIDDEN_COLUMNS);
  const end = lower + 1 + Math.max(most, CRITERIA);
  return {
    sheet: score.sheet,
    title: { row: top, column: left, word: 'Match' },
    formulas: [
      area(top + 1, left),
      ...[header, lower].flatMap((row) => [area(row, left + 1, 1, 4), area(row, list + 3, 1, 2)]),
      area(header + 1, left + 1, 1 + rounds, 5),
      area(lower + 1, left + 1, most, 5),
      area(header + 1, list + 2, slots, 4),
      area(verdict, list + 2, 1, 2),
      area(lower + 1, list + 3, CRITERIA, 3),
      hidden,
    ],
    texts: [area(top + 1, left, end - top, HIDDEN - 1)],
    numbers: [
      countDown(header + 2, left, rounds),
      countDown(lower + 1, left, most),
      countDown(header + 1, list, slots),
      { area: hidden, numberAt: null },
    ],
    written: [],
  };
};
