import { PAIRINGS, type Layout } from './layout';
import type { Place } from './reference';
import { NAME_PREFIX, type SettingKey } from './settings';

/**
 * Cells that we find again by name, beside the settings: whole tables with their headings, and the columns we parse, so
 * that an inserted, moved or deleted column does no harm.
 */
export const PARTS = [
  'Players',
  'Players_no',
  'Players_name',
  'Players_rating',
  'Players_federation',
  'Players_adjustment',
  'Players_reason',
  'Players_status',
  'Pairings',
  'Pairings_game',
  'Pairings_round',
  'Pairings_board',
  'Pairings_leftNo',
  'Pairings_left',
  'Pairings_result',
  'Pairings_right',
  'Pairings_rightNo',
  'Pairings_check',
  'Log',
  'Standings',
  'Crosstable',
  'Calculation',
  'TieBreaks',
] as const;

export type Part = (typeof PARTS)[number];
export type NamedPart = Part | SettingKey;

/** The name, scoped to the Tournament sheet, of a part or a setting. */
export const partName = (part: NamedPart): string => `${NAME_PREFIX}${part}`;

/** Where the parts of a new workbook stand. */
export const partPlaces = (layout: Layout): Readonly<Partial<Record<Part, Place>>> => {
  const { pairings, players, playersColumns, log, standings, crosstable, calculation, tournament } = layout;
  return {
    Players: { sheet: players.sheet, area: players.area },
    Players_no: players.column(playersColumns.no),
    Players_name: players.column(playersColumns.name),
    Players_rating: players.column(playersColumns.rating),
    Players_federation: players.column(playersColumns.federation),
    Players_adjustment: players.column(playersColumns.adjustment),
    Players_reason: players.column(playersColumns.reason),
    Players_status: players.column(playersColumns.status),
    Pairings: { sheet: pairings.sheet, area: pairings.area },
    Pairings_game: pairings.column(PAIRINGS.game),
    Pairings_round: pairings.column(PAIRINGS.round),
    Pairings_board: pairings.column(PAIRINGS.board),
    Pairings_leftNo: pairings.column(PAIRINGS.leftNo),
    Pairings_left: pairings.column(PAIRINGS.left),
    Pairings_result: pairings.column(PAIRINGS.result),
    Pairings_right: pairings.column(PAIRINGS.right),
    Pairings_rightNo: pairings.column(PAIRINGS.rightNo),
    Pairings_check: pairings.column(PAIRINGS.check),
    Log: { sheet: log.sheet, area: log.area },
    Standings: standings.body,
    ...(layout.crosstableShown ? { Crosstable: crosstable.cells } : {}),
    ...(layout.calculationShown ? { Calculation: calculation.game.no } : {}),
    TieBreaks: tournament.slots,
  };
};
