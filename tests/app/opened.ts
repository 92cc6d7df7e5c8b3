import type { OpenTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { parseTournament } from '../../src/sheets/parse';
import { partsOf, gridIn, planned, type Planned } from '../sheets/plan';

/** A tournament as it is read from planned sheets, without a workbook. */
export const openedFrom = (sheets: Planned): OpenTournament => {
  const [parts, gridOf] = [partsOf(sheets), gridIn(sheets)];
  const parsed = parseTournament(parts, gridOf);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return {
    ...parsed.value,
    parts,
    gridOf,
    tables: [],
    tabs: sheets.plan.sheets.map(({ name }) => name),
    active: null,
  };
};

export const opened = (tournament: Tournament): OpenTournament => openedFrom(planned(tournament));
