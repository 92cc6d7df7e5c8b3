import '../../language/late';
import { DETAIL_NAMES, type DetailName } from '../../core/details';
import type { Tournament } from '../../core/model';
import { problem, type Problem, type ProblemPlace } from '../../core/problem';
import { present } from '../../core/present';
import { andThen, fail, ok, type Result, failAll } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import type { ExchangeFormat, ExportedFiles, ExportOptions } from '../../exchange/exchangeFormat';
import { lossesOf } from '../../exchange/losses';
import { fieldColumns } from '../../exchange/reports';
import { PLAYER_FIELDS, type PlayerField } from '../../language/playerFields';
import { address } from '../../grid/cell';
import { located } from '../../sheets/findTournaments';
import { isIdle } from '../../sheets/tournament/form';
import type { Part } from '../../sheets/parts';
import type { OpenTournament } from '../open';
import { formatCalled, MADE_FORMATS } from './findFormat';

const notTeams = ({ id }: ExchangeFormat): Problem => {
  const choices = MADE_FORMATS.filter(({ teamLosses }) => teamLosses).map((format) => format.id);
  return problem('exchange-not-teams', {}, { format: id, choices: choices.join(', ') });
};

/**
 * A tournament in a format of exchange, with what its file does not hold among the warnings, the Log of its workbook included
 * (`hasLog`). Problems: `exchange-format-unknown`, `exchange-not-teams`, and those of the format.
 */
export const makeExchange = (
  tournament: Tournament,
  to: string,
  making: ExportOptions,
  hasLog = false,
): Result<ExportedFiles> =>
  andThen(formatCalled(to, MADE_FORMATS), (format) => {
    if (isTeamEvent(tournament) && !format.teamLosses) return fail(notTeams(format));
    return andThen(present(format.make)(tournament, making), ({ files, warnings }) =>
      ok({ files, warnings: [...warnings, ...lossesOf(tournament, format, hasLog)] }),
    );
  });

type Opened = Pick<OpenTournament, 'parts' | 'gridOf' | 'tournament'>;

/** The line of a player in the table of players, from 0. */
const lineOf = ({ parts, gridOf, tournament: { players } }: Opened, name: string): number => {
  const { no } = players.find((player) => player.name === name) ?? {};
  const numbers = parts.places.Players_no;
  return numbers === undefined || no === undefined
    ? -1
    : (gridOf(numbers)?.values.findIndex(([value]) => value === no) ?? -1);
};

/** The column of the workbook in which a further column of the organiser's stands. */
const extraColumn = ({ parts, gridOf }: Opened, heading: string): number | undefined => {
  const table = present(parts.places.Players);
  const at = gridOf(table)?.values[0]?.findIndex((value) => String(value) === heading) ?? -1;
  return at < 0 ? undefined : table.area.column + at;
};

const OWN: Readonly<Record<string, Part>> = {
  name: 'Players_name',
  rating: 'Players_rating',
  federation: 'Players_federation',
};

const columnOf = (opened: Opened, field: string): number | undefined => {
  const own = OWN[field];
  if (own !== undefined) return opened.parts.places[own]?.area.column;
  const known = PLAYER_FIELDS.find((each) => each === field);
  const at = known && fieldColumns(opened.tournament).get(known);
  if (at === undefined) return field === 'club' ? columnOf(opened, 'federation') : undefined;
  return extraColumn(opened, opened.tournament.columns[at] ?? '');
};

/** A detail of the event that is missing: at its cell, or that there is none. */
const missingDetail = (opened: Opened, name: DetailName, each: Problem): Problem => {
  const { places, sheet } = opened.parts;
  const cell = places[name];
  if (!cell) return { ...each, code: 'exchange-detail-nowhere', place: { sheet } };
  const place = located(cell);
  return isIdle(name, opened.tournament)
    ? { ...each, code: 'exchange-detail-hidden', place }
    : { ...each, place };
};

/** What nobody has: at the first cell of its column, or at the sheet that has none. */
const missingOfAll = (opened: Opened, field: PlayerField, each: Problem): Problem => {
  const { places } = opened.parts;
  const at = fieldColumns(opened.tournament).get(field);
  const column = columnOf(opened, field);
  const first = places.Players_no;
  return at === undefined || column === undefined || !first
    ? { ...each, place: { sheet: present(places.Players).sheet } }
    : {
        ...each,
        code: 'exchange-column-empty',
        place: { sheet: first.sheet, cell: address(first.area.row, column) },
        values: { ...each.values, heading: opened.tournament.columns[at] ?? '' },
      };
};

/** What a player has not, or has and cannot be right: at their cell, or at their name where there is no column for it. */
const ofPlayer = (opened: Opened, name: string, field: string, place: ProblemPlace): ProblemPlace => {
  const { places } = opened.parts;
  const numbers = places.Players_no;
  const line = lineOf(opened, name);
  if (!numbers || line < 0) return { ...place, player: name };
  const column = columnOf(opened, field) ?? present(places.Players_name).area.column;
  return { sheet: numbers.sheet, cell: address(numbers.area.row + line, column) };
};

/** A problem of a report at the cell that it asks for: of a player and what is missing, or of a detail of the event. */
const atCell = (opened: Opened, each: Problem): Problem => {
  const { player, field = '', ...place } = each.place;
  if (player !== undefined) return { ...each, place: ofPlayer(opened, player, field, place) };
  const ofAll = PLAYER_FIELDS.find((known) => known === field);
  if (ofAll !== undefined) return missingOfAll(opened, ofAll, each);
  const federations = opened.parts.places.Players_federation;
  if (each.code === 'trf-federations-missing' && federations) return { ...each, place: located(federations) };
  if (field === 'rating') return { ...each, place: { sheet: present(opened.parts.places.Players).sheet } };
  const detail = DETAIL_NAMES.find((name) => name === field);
  if (detail === undefined) return each;
  if (each.code === 'exchange-detail-missing') return missingDetail(opened, detail, each);
  const cell = opened.parts.places[detail];
  return { ...each, place: cell ? located(cell) : { sheet: opened.parts.sheet } };
};

/** Problems of a report, each at the cell that it asks for. */
export const atCells = (opened: Opened, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((each) => atCell(opened, each));

/** Makes a file from an open workbook: what is missing is named with its cell. */
export const makeExchangeOf = (opened: Opened, to: string, making: ExportOptions): Result<ExportedFiles> => {
  const made = makeExchange(opened.tournament, to, making, true);
  if (made.ok) return ok({ ...made.value, warnings: atCells(opened, made.value.warnings) });
  const [first, ...more] = atCells(opened, made.problems);
  return failAll([present(first), ...more]);
};
