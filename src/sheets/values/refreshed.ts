import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { choiceNamed } from '../../language/choices';
import type { SheetWords } from '../../language/words';
import { hasLeft } from '../statuses';
import { cellText, type CellValue } from '../../grid/cell';
import { isByRank } from '../crosstable/crosstable';
import { crosstableHead, crosstableValues, type CrosstableRow } from './crosstable';
import { noteLines, standingsStatus, standingsValues } from './standings';
import { pairingsParts } from './pairings';
import { emptied, type ColumnOf, type PartValues, publishedPart } from './part';
import { snapshotParts } from './lastRefresh';

/** What the values of a refreshed tournament are worked out from: the tournament, and its input columns as they stand. */
export interface Inputs {
  readonly tournament: Tournament;
  readonly words: SheetWords;
  readonly column: ColumnOf;
  /** Whether there is a cross-table, and a snapshot that tells when the values are out of date. */
  readonly crosstable: boolean;
  readonly snapshot: boolean;
}

const slotsIn = ({ column }: Inputs): number => column('TieBreaks').length;

const isUnplayedShown = ({ column }: Inputs): boolean =>
  choiceNamed('unplayed', cellText(column('unplayed')[0])) !== 'no';

const codesOf = ({ tournament }: Inputs, slots: number): readonly CellValue[] =>
  Array.from({ length: slots - 1 }, (_, index) => tournament.tieBreaks[index + 1] ?? null);

const tieBreakFormats = (slots: number): string[] => Array.from({ length: slots - 1 }, () => '0.00');

const ADJUSTMENT = '+0.0;-0.0;0.0';
const RANKING_FORMATS = ['0', '@', '0.0'];
const DETAIL_FORMATS = ['0', '@', '0', '0', '0', '0', '0'];

const shownParts = (inputs: Inputs, body: readonly (readonly CellValue[])[]): readonly PartValues[] => {
  const { tournament, words } = inputs;
  const slots = slotsIn(inputs);
  const part = (
    name: 'Standings' | 'Standings_notes',
    values: readonly (readonly CellValue[])[],
    formats: readonly string[],
  ): PartValues => ({ part: name, values: values.map(emptied), formats });
  return [
    part('Standings', body, [...RANKING_FORMATS, ...tieBreakFormats(slots), ...DETAIL_FORMATS]),
    part('Standings_notes', noteLines(tournament, words, slots, body), ['@', '@', ADJUSTMENT, '@']),
  ];
};

const standingsParts = (inputs: Inputs): Result<readonly PartValues[]> => {
  const { tournament, words, snapshot } = inputs;
  const slots = slotsIn(inputs);
  const gone = tournament.players.filter(hasLeft);
  const left = new Set<unknown>(gone.map(({ no }) => no));
  const status = [standingsStatus(tournament, words), ...(snapshot ? [] : [words.lastRefresh])].join(' ');
  return andThen(standingsValues(tournament, { slots }), (body) =>
    ok([
      ...shownParts(inputs, body),
      { part: 'Standings_left', values: body.map((row) => [Number(left.has(row.at(-1)))]), formats: ['0'] },
      { part: 'Standings_codes', values: [codesOf(inputs, slots)], formats: ['@'] },
      { part: 'Standings_status', values: [[status]], formats: ['@'] },
    ]),
  );
};

const crosstableParts = (inputs: Inputs): Result<readonly PartValues[]> => {
  const { tournament } = inputs;
  const slots = slotsIn(inputs);
  const order = isByRank(tournament, inputs.column('order')[0]) ? 'rank' : 'number';
  const shown = { slots, cycles: tournament.cycles, unplayed: isUnplayedShown(inputs) };
  return andThen(crosstableValues(tournament, shown, order), (lines) => {
    const part = (
      name: PartValues['part'],
      formats: readonly string[],
      row: (line: CrosstableRow) => readonly CellValue[],
    ): PartValues => ({ part: name, values: lines.map((line) => emptied(row(line))), formats });
    return ok([
      part('Crosstable', ['@'], ({ cells }) => cells),
      part('Crosstable_heads', ['0', '@', '0', '0.0'], crosstableHead),
      part('Crosstable_values', [...tieBreakFormats(slots), '0'], ({ values, rank }) => [
        ...values.slice(1),
        rank,
      ]),
      part('Crosstable_white', ['0'], ({ white }) => white.map(Number)),
      part('Crosstable_live', ['0'], ({ rank }) => [Number(rank !== '')]),
      { part: 'Crosstable_codes', values: [codesOf(inputs, slots)], formats: ['@'] },
    ]);
  });
};

/**
 * Everything that Refresh keeps up to date, as values, with a snapshot of the inputs that they were worked out from.
 * Problems as for `standings`.
 */
export const refreshedParts = (inputs: Inputs): Result<readonly PartValues[]> => {
  const { tournament, words, column, snapshot } = inputs;
  const crosstable = inputs.crosstable ? crosstableParts(inputs) : ok([]);
  const standings = standingsParts(inputs);
  if (!standings.ok) return standings;
  if (!crosstable.ok) return crosstable;
  return ok([
    ...pairingsParts(tournament, words, column, snapshot),
    ...standings.value,
    ...crosstable.value,
    ...(snapshot ? [...snapshotParts(tournament, column), publishedPart(tournament, slotsIn(inputs))] : []),
  ]);
};
