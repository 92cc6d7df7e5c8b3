import { areaAddress, quoteSheet } from '../../grid/cell';
import type { NamePlan } from '../../grid/plan';
import { place, type Place } from '../../grid/reference';
import { TEAM_SETTINGS, type TeamSetting } from '../../language/teamEventSettings';
import { MATCH_COLUMNS, TEAM_COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import { TEAM_PREFIX } from '../settings';

/** Columns and lists that are read back, beside the settings. */
const COLUMNS = [
  'Matches_match',
  'Matches_board',
  'Matches_white',
  'Matches_round',
  'Matches_homeNo',
  'Matches_awayNo',
  'Matches_home',
  'Matches_result',
  'Matches_away',
  'Teams_team',
  'Teams_member',
  'Teams_name',
  'Teams_rating',
  'Teams_status',
  'tieBreaks',
] as const;

/** What every team event has. */
export const TEAM_PARTS = [...COLUMNS, ...TEAM_SETTINGS] as const;

/** What not every one has: dates and venues; and sheets that were made before there was a Log have none. */
export const MORE_TEAM_PARTS = ['Log', 'Matches_date', 'Matches_venue'] as const;

export type NeededTeamPart = (typeof TEAM_PARTS)[number];

export type TeamPart = NeededTeamPart | (typeof MORE_TEAM_PARTS)[number];

/** The name, scoped to the sheet Team event, of a part; no name of a tournament begins so. */
export const teamPartName = (part: TeamPart): string => `${TEAM_PREFIX}${part}`;

/** Where the parts of a new workbook stand. */
const partPlaces = (layout: TeamEventLayout): Readonly<Partial<Record<TeamPart, Place>>> => {
  const { matches, teams, settings } = layout;
  const { times } = matches.columns;
  const settingPlaces = Object.fromEntries(
    TEAM_SETTINGS.map((key) => [key, settings.setting(key)]),
  ) as Record<TeamSetting, Place>;
  return {
    ...settingPlaces,
    Matches_match: matches.key('match'),
    Matches_board: matches.key('boardNo'),
    Matches_white: matches.key('white'),
    Matches_round: matches.key('round'),
    Matches_homeNo: matches.key('homeNo'),
    Matches_awayNo: matches.key('awayNo'),
    Matches_home: matches.column(MATCH_COLUMNS.home),
    Matches_result: matches.column(MATCH_COLUMNS.result),
    Matches_away: matches.column(MATCH_COLUMNS.away),
    Teams_team: teams.key('team'),
    Teams_member: teams.key('member'),
    Teams_name: teams.column(TEAM_COLUMNS.name),
    Teams_rating: teams.column(TEAM_COLUMNS.rating),
    Teams_status: teams.column(TEAM_COLUMNS.status),
    tieBreaks: place(settings.sheet, settings.slots.area.row, 1, layout.slots),
    Log: { sheet: layout.log.sheet, area: layout.log.area },
    ...(times
      ? { Matches_date: matches.column(times.date), Matches_venue: matches.column(times.venue) }
      : {}),
  };
};

/** The sheets from which nothing is read back; not every event has the last one. */
export const OTHER_SHEETS = ['standings', 'crosstable', 'players', 'calculation', 'movement'] as const;

export type OtherSheet = (typeof OTHER_SHEETS)[number];

/** The name that says of such a sheet whose it is. */
export const teamSheetName = (role: OtherSheet): string => `${TEAM_PREFIX}sheet_${role}`;

/** The names by which a team event is found again, and those that say of its other sheets that they are ours. */
export const teamNames = (layout: TeamEventLayout, moves: boolean): readonly NamePlan[] => {
  const places = partPlaces(layout);
  const named = (name: string, { sheet, area }: Place): NamePlan => ({
    sheet: layout.names.settings,
    name,
    refersTo: `${quoteSheet(sheet)}!${areaAddress(area, true)}`,
  });
  return [
    ...[...TEAM_PARTS, ...MORE_TEAM_PARTS].flatMap((part) => {
      const where = places[part];
      return where ? [named(teamPartName(part), where)] : [];
    }),
    ...OTHER_SHEETS.filter((role) => role !== 'movement' || moves).map((role) =>
      named(teamSheetName(role), place(layout.names[role], 0, 0)),
    ),
  ];
};
