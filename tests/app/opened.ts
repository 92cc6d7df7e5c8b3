import type { OpenTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { parseTournament } from '../../src/sheets/parse';
import { foundIn, gridIn, planned, type Planned } from '../sheets/plan';

/** A tournament as it is read from planned sheets, without a workbook. */
export const openedFrom = (sheets: Planned): OpenTournament => {
  const [found, gridOf] = [foundIn(sheets), gridIn(sheets)];
  const parsed = parseTournament(found, gridOf);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.value, found, gridOf, tables: [], tabs: sheets.plan.sheets.map(({ name }) => name) };
};

export const opened = (tournament: Tournament): OpenTournament => openedFrom(planned(tournament));
