import { entryAt } from '../../present';
import { fraction } from '../../fraction';
import { teamValue } from './criterion';

/** Match points: 2 for a match won, 1 for a drawn one. */
export const matchPoints = teamValue('MP', 'Match points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.matchPoints, team)),
);

/** Game points: what the players made, added up. */
export const gamePoints = teamValue('GP', 'Game points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.gamePoints, team), table.unit),
);
