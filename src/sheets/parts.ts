import type { Layout } from './layout';
import { PAIRINGS } from './layout/pairings';
import type { Place } from '../grid/reference';
import { NAME_PREFIX, type SettingKey } from './tournament/settings';

/** Cells that Refresh finds again, and that a live tournament does not have. */
export const REFRESHED_PARTS = [
  'Pairings_status',
  'Standings_codes',
  'Standings_left',
  'Standings_notes',
  'Standings_status',
  'Crosstable_heads',
  'Crosstable_codes',
  'Crosstable_values',
  'Crosstable_white',
  'Crosstable_live',
  'Snapshot_games',
  'Snapshot_players',
  'Snapshot_settings',
] as const;

/** The columns that players are read from, beginning with that of their numbers. Not every tournament has teams or sections. */
export const PLAYER_COLUMNS = [
  'Players_no',
  'Players_name',
  'Players_rating',
  'Players_federation',
  'Players_team',
  'Players_section',
  'Players_adjustment',
  'Players_reason',
  'Players_status',
  'Players_playOff',
] as const;

/** The columns that games are read from, beginning with that of their numbers. */
export const GAME_COLUMNS = [
  'Pairings_game',
  'Pairings_round',
  'Pairings_board',
  'Pairings_leftNo',
  'Pairings_result',
  'Pairings_rightNo',
] as const;

/** The columns of when and where games are played; not every tournament has them. */
export const TIME_COLUMNS = [
  'Pairings_date',
  'Pairings_planned',
  'Pairings_venue',
  'Pairings_deadline',
] as const;

/** The columns of literal numbers that lines of Matches are found by, in the order of `keysOf`. */
export const MATCH_KEY_PARTS = [
  'Matches_match',
  'Matches_board',
  'Matches_white',
  'Matches_round',
  'Matches_homeNo',
  'Matches_awayNo',
] as const;

/** The columns of the numbers that lines of Teams are found by. */
export const TEAM_KEY_PARTS = ['Teams_team', 'Teams_member'] as const;

/** The columns that boards of matches and members of teams are read from, where teams meet. */
export const TEAM_COLUMNS = [
  ...MATCH_KEY_PARTS,
  'Matches_home',
  'Matches_result',
  'Matches_away',
  ...TEAM_KEY_PARTS,
  'Teams_name',
  'Teams_rating',
  'Teams_status',
] as const;

/** What people type, and what a tournament is parsed from. */
export const INPUT_PARTS = [
  'Players',
  ...PLAYER_COLUMNS,
  ...GAME_COLUMNS,
  ...TIME_COLUMNS,
  ...TEAM_COLUMNS,
  'Matches_date',
  'Matches_venue',
  'Teams_adjustment',
  'Teams_reason',
  'TieBreaks',
  'Published',
  'Match_order',
  'Breaks',
] as const;

/**
 * Cells that we find again by name, beside the settings: whole tables with their headings, and the columns we parse, so
 * that an inserted, moved or deleted column does no harm.
 */
export const PARTS = [
  ...INPUT_PARTS,
  'Pairings',
  'Pairings_left',
  'Pairings_right',
  'Pairings_check',
  'Log',
  'Standings',
  'Crosstable',
  'Calculation',
  'Lists',
  'Drawn',
  'Drawn_seed',
  'Match',
  'Sections',
  'Round',
  'Individuals',
  'Movement',
  ...REFRESHED_PARTS,
] as const;

export type Part = (typeof PARTS)[number];
export type NamedPart = Part | SettingKey;

/** The name, scoped to the Tournament sheet, of a part or a setting. */
export const partName = (part: NamedPart): string => `${NAME_PREFIX}${part}`;

export type PartPlaces = Readonly<Partial<Record<Part, Place>>>;

/** The places of parts of one sheet, by the ends of their names. */
export const placesUnder = <Key extends string>(
  sheet: 'Players' | 'Pairings' | 'Crosstable' | 'Snapshot' | 'Matches' | 'Teams',
  keys: readonly Key[],
  placeOf: (key: Key) => Place,
): PartPlaces => Object.fromEntries(keys.map((key) => [`${sheet}_${key}`, placeOf(key)]));

const OF_PLAYERS = [
  ...(['no', 'name', 'rating', 'federation'] as const),
  ...(['adjustment', 'reason', 'status', 'playOff'] as const),
] as const;
const OF_PAIRINGS = ['game', 'round', 'board', 'leftNo', 'left', 'result', 'right', 'rightNo'] as const;

/** What Refresh has to find again, beside the parts of every tournament. */
const refreshedPlaces = ({
  pairings,
  standings,
  crosstable,
  snapshot,
  crosstableShown,
  calculationShown,
}: Layout): PartPlaces => ({
  Pairings_status: pairings.status,
  Standings_codes: standings.codes,
  Standings_left: standings.column(standings.left),
  Standings_notes: standings.noteLines,
  Standings_status: standings.status,
  ...(crosstableShown
    ? placesUnder('Crosstable', ['heads', 'codes', 'values', 'white', 'live'], (key) => crosstable[key])
    : {}),
  ...(calculationShown
    ? {
        Calculation: snapshot.game.no,
        Published: snapshot.published,
        ...placesUnder('Snapshot', ['games', 'players', 'settings'], (key) => snapshot[key]),
      }
    : {}),
});

/** What only a match of two teams has. */
const matchPlaces = ({ match, players, playersColumns }: Layout): PartPlaces =>
  match
    ? {
        Players_team: players.column(playersColumns.team),
        Match: match.page.table,
        Match_order: match.order.code,
      }
    : {};

/** What only a tournament of sections has. */
const sectionPlaces = ({ sections, players, playersColumns }: Layout): PartPlaces =>
  sections ? { Players_section: players.column(playersColumns.section), Sections: sections.body } : {};
/** The columns of when and where games are played that there are. */
const timePlaces = ({ pairings }: Layout): PartPlaces =>
  Object.fromEntries(
    pairings.times.map(({ cell, column }) => [`Pairings_${cell}`, pairings.column(column)] as const),
  );

/** Where the parts of a new workbook stand. */
const partPlaces = (layout: Layout): PartPlaces => {
  const { pairings, players, playersColumns, log, standings, crosstable, calculation, tournament, lists } =
    layout;
  return {
    Players: { sheet: players.sheet, area: players.area },
    ...placesUnder('Players', OF_PLAYERS, (key) => players.column(playersColumns[key])),
    Pairings: { sheet: pairings.sheet, area: pairings.area },
    ...placesUnder('Pairings', OF_PAIRINGS, (key) => pairings.column(PAIRINGS[key])),
    ...timePlaces(layout),
    Pairings_check: pairings.column(pairings.columns.check),
    Log: { sheet: log.sheet, area: log.area },
    Standings: standings.body,
    ...(layout.crosstableShown ? { Crosstable: crosstable.body } : {}),
    TieBreaks: tournament.slots,
    ...(tournament.breaks ? { Breaks: tournament.breaks } : {}),
    Lists: lists.results,
    ...matchPlaces(layout),
    ...sectionPlaces(layout),
    ...(layout.live
      ? {
          Round: layout.round.body,
          Calculation: calculation.game.no,
          Published: calculation.published,
          Drawn: calculation.player.lots,
          Drawn_seed: calculation.facts.drawnSeed,
        }
      : refreshedPlaces(layout)),
  };
};

/** Where the settings and the parts of a new workbook stand. */
export const namedPlaces = (layout: Layout): Readonly<Partial<Record<NamedPart, Place>>> => ({
  ...Object.fromEntries(
    [...layout.tournament.settings, ...(layout.crosstableShown ? (['order'] as const) : [])].map((key) => [
      key,
      layout.tournament.setting(key),
    ]),
  ),
  ...partPlaces(layout),
});
