import { openTeamEvents } from '../teamEvents';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { makeTyped, mirror } from '../../src/core/results/typed';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { cellText, type Area, type CellValue } from '../../src/grid/cell';
import { words } from '../../src/language/language';
import type { NamedPart } from '../../src/sheets/parts';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { TEMPLATES } from '../../templates/kinds';
import { makeTemplate } from '../../templates/make';
import { valueOf } from '../results';
import type { ValueAt } from './books';
import { reading, type Order } from './orders';

/** A text that somebody types into a cell; an empty one clears it. */
interface TypedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A template as it was made, what somebody types into it, and the sheet on which its standings are read. */
export interface Filled {
  readonly bytes: Uint8Array;
  readonly cells: readonly TypedCell[];
  readonly standings: { readonly sheet: string; readonly area: Area };
}

/** The columns of a template by what they are: their cells, and what these hold. */
const columnsOf = async (book: XlsxWorkbook, kind: 'players' | 'teams') => {
  const { places } =
    kind === 'teams'
      ? valueOf(await openTeamEvents(book))[0]!.parts
      : valueOf(await openTournament(book)).parts;
  const held = new Map<NamedPart, readonly CellValue[]>();
  for (const part of Object.keys(places) as NamedPart[]) {
    const { ranges } = valueOf(await book.read({ ranges: [places[part]!] }));
    held.set(
      part,
      ranges[0]!.values.map(([value = null]) => value),
    );
  }
  const typed = (part: NamedPart, line: number, text: string): TypedCell => {
    const { sheet, area: where } = places[part]!;
    return { sheet, row: where.row + line, column: where.column, text };
  };
  const { sheet } = places.Standings!;
  const { ranges } = valueOf(await book.read({ ranges: [{ sheet, area: 'used' }] }));
  return { down: (part: NamedPart) => held.get(part)!, typed, standings: { sheet, area: ranges[0]!.area } };
};

const opened = async (file: string) => {
  const template = TEMPLATES.find((each) => each.file === file)!;
  const bytes = valueOf(await makeTemplate(template));
  const kind = template.kind === 'teams' ? 'teams' : 'players';
  return { bytes, ...(await columnsOf(valueOf(await openXlsx(bytes)), kind)) };
};

/** Texts down a column where they differ from what it holds. */
const changed = (
  { down, typed }: Awaited<ReturnType<typeof opened>>,
  part: NamedPart,
  text: (line: number) => string | null,
): readonly TypedCell[] =>
  down(part).flatMap((value, line) => {
    const wanted = text(line);
    return wanted === null || wanted === cellText(value) ? [] : [typed(part, line, wanted)];
  });

/** Games of an event in the order in which two players met; whoever has White in the template, the result is theirs. */
const resultsOf = ({ games }: Tournament) => {
  const left = new Set(games);
  return (white: number, black: number): string => {
    const met = [...left].filter(
      (game) => [game.white, game.black].sort().join() === [white, black].sort().join(),
    );
    const game = met.find((each) => each.white === white) ?? met[0];
    if (!game || game.outcome === null) return '';
    left.delete(game);
    return makeTyped(game.white === white ? game.outcome : mirror(game.outcome));
  };
};

/** A real event of players in a template of as many players, or of one more, whose name is deleted. */
export const filledWith = async (event: Tournament): Promise<Filled> => {
  const count = event.players.length + (event.players.length % 2);
  const template = await opened(`chess-${count}-players${event.cycles === 2 ? '-double' : ''}`);
  const { down, bytes, standings } = template;
  const result = resultsOf(event);
  const [left, right] = [down('Pairings_leftNo'), down('Pairings_rightNo')];
  const cells = [
    ...changed(template, 'Players_name', (line) => event.players[line]?.name ?? ''),
    ...changed(template, 'Pairings_result', (line) => result(Number(left[line]), Number(right[line]))),
  ];
  return { bytes, cells, standings };
};

/** Real teams in a template of ten teams on four boards; of a tenth that did not come the name is deleted. */
export const filledWithTeams = async (event: TeamEvent): Promise<Filled> => {
  const template = await opened('chess-10-teams-4-boards');
  const { down, bytes, standings, typed } = template;
  const [teams, members] = [down('Teams_team'), down('Teams_member')];
  const named = (line: number): string => {
    const [team, member] = [event.players[Number(teams[line]) - 1], Number(members[line])];
    return (member === 0 ? team?.name : team?.members[member - 1]?.name) ?? '';
  };
  const numbers = (['match', 'board', 'homeNo', 'awayNo'] as const).map((part) => down(`Matches_${part}`));
  const boardAt = (line: number) => {
    const [match, board, home, away] = numbers.map((column) => Number(column[line]));
    const found = match ? event.games.find((each) => each.white === home && each.black === away) : undefined;
    return found?.boards.find((each) => each.board === board);
  };
  const listed = (line: number, side: 'home' | 'away'): string | undefined => {
    const [match, board, home, away] = numbers.map((column) => Number(column[line]));
    return match
      ? event.players[(side === 'home' ? home! : away!) - 1]?.members[board! - 1]?.name
      : undefined;
  };
  const lineUps = (['home', 'away'] as const).flatMap((side) =>
    down(`Matches_${side}`).flatMap((_, line): readonly TypedCell[] => {
      const name = boardAt(line)?.[side];
      return name === undefined || name === listed(line, side) ? [] : [typed(`Matches_${side}`, line, name)];
    }),
  );
  const { criteria } = words().teamEvent;
  const cells = [
    ...changed(template, 'Teams_name', named),
    ...lineUps,
    ...changed(template, 'Matches_result', (line) => {
      const outcome = boardAt(line)?.outcome;
      return outcome ? makeTyped(outcome) : null;
    }),
    ...changed(template, 'TieBreaks', (line) => {
      const code = event.tieBreaks[line];
      return (code && criteria[code as keyof typeof criteria]) ?? '';
    }),
  ];
  return { bytes, cells, standings };
};

/** Cells that stand below each other, which are typed at once. */
const runsOf = (cells: readonly TypedCell[]): readonly (readonly TypedCell[])[] => {
  const runs: TypedCell[][] = [];
  for (const cell of cells) {
    const [run, last] = [runs.at(-1), runs.at(-1)?.at(-1)];
    const follows =
      last && last.sheet === cell.sheet && last.column === cell.column && last.row + 1 === cell.row;
    if (follows) run!.push(cell);
    else runs.push([cell]);
  }
  return runs;
};

/** What LibreOffice has to do: it opens the template, somebody types, and the standings are read. */
export const ordersFor = (name: string, { cells, standings }: Filled): readonly Order[] => [
  ['open', name],
  ...runsOf(cells).map(([first, ...more]): Order => {
    const { sheet, row, column, text } = first!;
    return ['type', sheet, row, column, text, ...more.map((each) => each.text)];
  }),
  ['settle'],
  reading(standings.sheet, standings.area),
  ['close'],
];

/** The template as a file after the same was typed. */
export const fileOfFilled = async ({ bytes, cells }: Filled): Promise<Uint8Array> => {
  const book = valueOf(await openXlsx(bytes));
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const { ranges } = valueOf(await book.read({ ranges: sheets.map((sheet) => ({ sheet, area: 'used' })) }));
  const grids = new Map(ranges.map((grid) => [grid.sheet, grid]));
  valueOf(
    await book.change({
      cells: cells.map(({ sheet, row, column, text }) => {
        const { area: used, values } = grids.get(sheet)!;
        const held = values[row - used.row]?.[column - used.column] ?? null;
        return { sheet, row, column, expect: held, write: text === '' ? null : text };
      }),
    }),
  );
  return valueOf(await book.save())!;
};

/** The lines of standings: rank, name, and what stands under some headings. */
export const linesIn = (
  rows: readonly (readonly CellValue[])[],
  ...wanted: readonly string[]
): readonly (readonly CellValue[])[] => {
  const header = rows.findIndex((row) => wanted.every((head) => row.includes(head)));
  const columns = [0, 1, ...wanted.map((head) => rows[header]!.indexOf(head))];
  return rows
    .slice(header + 1)
    .filter(([rank]) => /^\d/.test(String(rank)))
    .map((row) => columns.map((column) => row[column] ?? ''));
};

/** The rows of an area by a source of values. */
export const rowsIn = (value: ValueAt, { sheet, area: where }: Filled['standings']) =>
  Array.from({ length: where.rows }, (_, down) =>
    Array.from({ length: where.columns }, (__, along) =>
      value(sheet, where.row + down, where.column + along),
    ),
  );
