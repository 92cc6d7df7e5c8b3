import { largest } from '../../core/extremes';
import { SYSTEMS } from '../../core/pairing/registry';
import { ok } from '../../core/result';
import { cellRows, countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { runsOf } from '../look/table';
import { DIAGONAL, whiteStyle } from '../look/style';
import { nameWidth } from '../look/wrap';
import { drawnSheet, type Handout, type HandoutWords, type ValuesHandout } from './handout';
import { across, cells, joined, namesTall, over, tall, type SheetDrawing } from './drawing';
import { BOX, HEAD, NAME } from './styles';
import {
  drawFields,
  fieldSubjects,
  placeFields,
  widthsBeside,
  type FieldPart,
  type PlacedField,
} from './fields';
import { isOdd, type Subject } from './subject';

const TITLE = 'Who meets when';
const HEADER = 3;
const FIRST = HEADER + 1;
/** More columns of games are narrower. */
const MANY = 20;
/** More players have lower rows. */
const MANY_ROWS = 30;

interface Meeting {
  readonly round: number;
  readonly isWhite: boolean;
}

const keyOf = (no: number, opponent: number, cycle: number): string => `${no} ${opponent} ${cycle}`;

/** The meetings of every two, from both sides, numbered within the pair: one in each cycle. */
const meetingsOf = ({ rounds }: Subject): ReadonlyMap<string, Meeting> => {
  const found = new Map<string, Meeting>();
  const met = new Map<string, number>();
  for (const { round, games } of rounds)
    for (const { white, black } of games) {
      const pair = keyOf(Math.min(white, black), Math.max(white, black), 0);
      const cycle = (met.get(pair) ?? 0) + 1;
      met.set(pair, cycle);
      found.set(keyOf(white, black, cycle), { round, isWhite: true });
      found.set(keyOf(black, white, cycle), { round, isWhite: false });
    }
  return found;
};

interface Shape {
  /** The first column of meetings, and that of the rests, behind the meetings of all. */
  readonly left: number;
  readonly rests: number;
  readonly named: boolean;
}

const lineOf =
  (subject: Subject, left: number, first: number, meetings: ReadonlyMap<string, Meeting>) =>
  (no: number, index: number): SheetDrawing => {
    const { players, cycles } = subject;
    const found = players.flatMap((opponent) =>
      countTo(cycles).map((cycle) => meetings.get(keyOf(no, opponent.no, cycle)) ?? null),
    );
    const row = first + index;
    return joined([
      cells(row, left, [found.map((each): CellValue => each?.round ?? null)], BOX),
      ...runsOf(found.map((each) => each?.isWhite === true))
        .filter(({ mark }) => mark)
        .map(({ from, count }) => over(area(row, left + from, 1, count), whiteStyle(subject.tournament))),
      over(area(row, left + index * cycles, 1, cycles), { fill: DIAGONAL }),
    ]);
  };

const restsColumn = (
  { rounds, players }: Subject,
  header: number,
  column: number,
  { texts }: HandoutWords,
): SheetDrawing =>
  joined([
    cells(header, column, [[texts.byeHead]], HEAD),
    cells(
      header + 1,
      column,
      players.map(({ no }) => [
        rounds
          .filter(({ rests }) => rests.includes(no))
          .map(({ round }) => round)
          .join(', '),
      ]),
      BOX,
    ),
  ]);

const namesOf = ({ players }: Subject): readonly (readonly string[])[] =>
  players.map(({ name }) => [name ?? '']);

const tableOf = (
  { field, row: header }: PlacedField,
  { left, rests, named }: Shape,
  speech: HandoutWords,
): FieldPart => {
  const { players, cycles } = field;
  const { words } = speech;
  const first = header + 1;
  const height = players.length > MANY_ROWS ? 14 : 20;
  const line = lineOf(field, left, first, meetingsOf(field));
  const drawing = joined([
    cells(header, 0, [named ? [words.no, words.name] : [words.no]], HEAD),
    ...players.map(({ no }, index) => across(header, left + index * cycles, cycles, no, HEAD)),
    cells(first, 0, cellRows(players.map(({ no }) => no)), HEAD),
    ...(named ? [cells(first, 1, cellRows(players.map(({ name }) => name)), { ...NAME, wrap: true })] : []),
    ...players.map(({ no }, index) => line(no, index)),
    ...(isOdd(field) ? [restsColumn(field, header, rests, speech)] : []),
    tall(header, height, players.length + 1),
    namesTall(first, namesOf(field), height),
  ]);
  return {
    drawing,
    rows: 1 + players.length,
    starts: players.slice(1).map((_, index) => first + index + 1),
  };
};

const values: ValuesHandout = {
  most: { players: 100, games: 10_000 },
  make: (subject, speech) => {
    const { texts, words } = speech;
    const fields = fieldSubjects(subject, words);
    const cycles = largest(fields.map((field) => field.cycles));
    const width = largest(fields.map((field) => field.players.length * field.cycles));
    const named = subject.players.some(({ name }) => name !== null);
    const left = named ? 2 : 1;
    const own = [
      5,
      ...(named ? [nameWidth(namesOf(subject).flat())] : []),
      ...countTo(width).map(() => (width > MANY ? 3 : cycles > 1 ? 4 : 4.5)),
      ...(fields.some(isOdd) ? [cycles > 1 ? 9 : 7] : []),
    ];
    const widths = widthsBeside(subject, own);
    const sizes = [own.length, widths.length] as const;
    const placed = placeFields(subject, words, HEADER, ({ players }) => 1 + players.length, sizes);
    const shape: Shape = { left, rests: left + width, named };
    const tables = drawFields(placed, (each) => tableOf(each, shape, speech));
    return ok(
      drawnSheet(TITLE, subject, speech, {
        lines: [cycles > 1 ? `${texts.roundTableLegend} ${texts.cyclesLegend}` : texts.roundTableLegend],
        parts: [tables.drawing],
        widths,
        rows: tables.rows,
        paper: tables.sections ?? 'one',
        ...(width > MANY_ROWS ? { titleRows: { from: HEADER, to: HEADER } } : {}),
        across: { heads: left, together: cycles },
        freeze: { rows: tables.sections ? HEADER : FIRST, columns: widths.length > own.length ? 0 : left },
      }),
    );
  },
};

/** The round cross-table of the NZCF handbook, for any system: the round in which every two meet. */
export const roundTable: Handout = {
  id: 'round-table',
  name: TITLE,
  about: 'a table of who meets whom in which round',
  values,
  // Two teams meet in every round.
  ofTeams: { ...values, systems: SYSTEMS.map(({ id }) => id) },
};
