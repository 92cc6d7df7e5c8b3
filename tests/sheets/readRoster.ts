import '../../src/language/late';
import type { Grid } from '../../src/grid/grid';
import { readRoster as readContent, type Roster, type RosterOptions } from '../../src/sheets/roster';
import { valueOf } from '../results';
import { contentIn } from './grid-of';

export const FOUND: RosterOptions = { chosen: false };
export const CHOSEN: RosterOptions = { chosen: true };

/** What is read from a grid. */
export const readRoster = (grid: Grid, options: RosterOptions) => readContent(contentIn(grid), options);

/** The same where it can be read. */
export const read = (grid: Grid, options = FOUND): Roster => valueOf(readRoster(grid, options));

/** `code cell` of each problem. */
export const problemsIn = (grid: Grid, options = FOUND): readonly string[] => {
  const result = readRoster(grid, options);
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} ${place.cell ?? '-'}`);
};

/** `code cell` of each warning, or its rows. */
export const warningsIn = (roster: Roster): readonly string[] =>
  roster.warnings.map(({ code, place, values }) => `${code} ${place.cell ?? String(values['rows'])}`);

/** A player as one line: number, name, rating, federation, further columns. */
export const lines = ({ players }: Roster): readonly string[] =>
  players.map(({ number, name, rating, federation, extra }) =>
    [
      ...(number === undefined ? [] : [`#${number}`]),
      name,
      ...(rating === undefined ? [] : [`${rating.typed}=${rating.strength}`]),
      ...(federation === undefined ? [] : [`(${federation})`]),
      ...(extra.length === 0 ? [] : [`[${extra.map(String).join('; ')}]`]),
    ].join(' '),
  );
