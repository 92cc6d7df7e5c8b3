import { entryAt } from '../../present';
import { fraction } from '../../fraction';
import { teamValue } from './criterion';

/** Match points: those of all matches, added up. */
export const matchPoints = teamValue('MP', 'Match points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.matchPoints, team), table.matchScoring.unit),
);

/** Game points: what the players made, added up. */
export const gamePoints = teamValue('GP', 'Game points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.gamePoints, team), table.scoring.unit),
);
