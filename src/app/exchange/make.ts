import { DETAIL_NAMES } from '../../core/details';
import type { Tournament } from '../../core/model';
import type { Problem, ProblemPlace } from '../../core/problem';
import { present } from '../../core/present';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Made, Making } from '../../exchange/format';
import { lossesOf } from '../../exchange/losses';
import { fieldColumns } from '../../exchange/playerDetails';
import { PLAYER_FIELDS } from '../../language/playerFields';
import { address } from '../../grid/cell';
import { located } from '../../sheets/findTournaments';
import type { Part } from '../../sheets/parts';
import type { OpenTournament } from '../open';
import { formatCalled, MADE_FORMATS } from './formats';

/** A tournament in a format of exchange, with what its file does not hold among the warnings. Problems: `exchange-format-unknown`, and those of the format. */
export const makeExchange = (tournament: Tournament, to: string, making: Making): Result<Made> =>
  andThen(formatCalled(to, MADE_FORMATS), (format) =>
    andThen(present(format.make)(tournament, making), ({ files, warnings }) =>
      ok({ files, warnings: [...warnings, ...lossesOf(tournament, format)] }),
    ),
  );

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
  return at === undefined ? undefined : extraColumn(opened, opened.tournament.columns[at] ?? '');
};

/** The cell that a report asks for: of a player and what is missing, or of a detail of the event. */
const placeIn = (opened: Opened, { player, field = '', ...place }: ProblemPlace): ProblemPlace => {
  const { places, sheet } = opened.parts;
  const detail = DETAIL_NAMES.find((name) => name === field);
  const isOfPlayers = PLAYER_FIELDS.some((each) => each === field);
  if (player === undefined && isOfPlayers) return { sheet: present(places.Players).sheet };
  if (player === undefined) {
    const cell = detail && places[detail];
    return detail === undefined
      ? { ...place, ...(field === '' ? {} : { field }) }
      : cell
        ? located(cell)
        : { sheet };
  }
  const numbers = places.Players_no;
  const line = lineOf(opened, player);
  if (!numbers || line < 0) return { ...place, player };
  const column = columnOf(opened, field) ?? present(places.Players_name).area.column;
  return { sheet: numbers.sheet, cell: address(numbers.area.row + line, column) };
};

/** Problems of a report, each at the cell that it asks for. */
export const atCells = (opened: Opened, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((each) => ({ ...each, place: placeIn(opened, each.place) }));

/** The same for an open workbook: what is missing is named with its cell. */
export const makeExchangeOf = (opened: Opened, to: string, making: Making): Result<Made> => {
  const made = makeExchange(opened.tournament, to, making);
  if (made.ok) return ok({ ...made.value, warnings: atCells(opened, made.value.warnings) });
  const [first, ...more] = atCells(opened, made.problems);
  return fail(present(first), ...more);
};
