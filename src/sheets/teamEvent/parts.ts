import { problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { areaAddress, quoteSheet } from '../../grid/cell';
import type { NamePlan } from '../../grid/plan';
import { place, type Place } from '../../grid/reference';
import type { TournamentParts } from '../findTournaments';
import { MATCH_COLUMNS, TEAM_COLUMNS as COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import { partName, TEAM_COLUMNS, type NamedPart, placesUnder } from '../parts';

/** What every team event has. */
const NEEDED_PARTS = [
  ...TEAM_COLUMNS,
  ...(['TieBreaks', 'id', 'event', 'format', 'system', 'cycles', 'options', 'language'] as const),
  ...(['matchBoards', 'lineUp', 'gameWin', 'gameDraw', 'gameLoss', 'win', 'draw', 'loss'] as const),
] as const;

export type NeededTeamPart = (typeof NEEDED_PARTS)[number];

/** Whether all parts are there; else `workbook-part-missing` for each that is not. */
export const wholeTeamEvent = ({
  sheet,
  places,
}: TournamentParts): Result<Readonly<Record<NeededTeamPart, Place>>> => {
  const missing = NEEDED_PARTS.filter((part) => !places[part]).map((part) =>
    problem('workbook-part-missing', { sheet }, { part: partName(part) }),
  );
  return unlessProblems(missing, () => places as Readonly<Record<NeededTeamPart, Place>>);
};

/** Where the parts of a new workbook stand. */
const placesOf = (layout: TeamEventLayout, moves: boolean): TournamentParts['places'] => {
  const { matches, teams, tournament, names } = layout;
  const corner = (sheet: string): Place => place(sheet, 0, 0);
  const { times } = matches.columns;
  return {
    ...Object.fromEntries(tournament.settings.map((key) => [key, tournament.setting(key)])),
    ...placesUnder('Matches', ['match', 'white', 'round', 'homeNo', 'awayNo'], matches.key),
    Matches_board: matches.key('boardNo'),
    ...placesUnder('Matches', ['home', 'result', 'away'], (key) => matches.column(MATCH_COLUMNS[key])),
    ...placesUnder('Teams', ['team', 'member'], teams.key),
    ...placesUnder('Teams', ['name', 'rating', 'status', 'adjustment', 'reason'], (key) =>
      teams.column(COLUMNS[key]),
    ),
    TieBreaks: tournament.slots,
    Log: { sheet: layout.log.sheet, area: layout.log.area },
    ...(times
      ? { Matches_date: matches.column(times.date), Matches_venue: matches.column(times.venue) }
      : {}),
    // What nothing is read from: the corner of its sheet says whose it is.
    Standings: corner(names.standings),
    Crosstable: corner(names.crosstable),
    Individuals: corner(names.players),
    Calculation: corner(names.calculation),
    ...(moves ? { Movement: corner(names.movement) } : {}),
  };
};

/** The names by which a team event is found again. */
export const teamNames = (layout: TeamEventLayout, moves: boolean): readonly NamePlan[] =>
  Object.entries(placesOf(layout, moves)).map(([part, { sheet, area }]) => ({
    sheet: layout.names.settings,
    name: partName(part as NamedPart),
    refersTo: `${quoteSheet(sheet)}!${areaAddress(area, true)}`,
  }));
