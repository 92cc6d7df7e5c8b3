import type { OpenTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { parseTournament } from '../../src/sheets/parse';
import { valueOf } from '../results';
import { partsOf, gridIn, planned, type Planned } from '../sheets/plan';

/** A tournament as it is read from planned sheets, without a workbook. */
export const openedFrom = (sheets: Planned): OpenTournament => {
  const [parts, gridOf] = [partsOf(sheets), gridIn(sheets)];
  const parsed = valueOf(parseTournament(parts, gridOf));
  return {
    ...parsed,
    parts,
    gridOf,
    tables: [],
    names: sheets.plan.names,
    tabs: sheets.plan.sheets.map(({ name }) => name),
    active: null,
  };
};

export const opened = (tournament: Tournament): OpenTournament => openedFrom(planned(tournament));
