import { present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { span, type View } from '../view';
import type { Columns } from './columns';
import { nameCount, ratingColumnByContent } from './content';
import type { ListBounds } from './find';
import { roleOf } from './headers';
import type { RosterEntry } from './model';
import { readEntry, withoutNumbering } from './row';

/** One of two teams whose names stand side by side, under its own name. */
interface Side {
  readonly team: string;
  readonly columns: Columns;
}

/** What a list of two teams has beside the names: whose they are, and at which board they play. */
const SIDE_COLUMNS = ['Team', 'Board'];

/** The two teams of a list with a second column full of names and surnames, where no heading says whose they are; none of any other list. */
export const sidesOf = (view: View, { header, body }: ListBounds, columns: Columns): readonly Side[] => {
  const [first] = columns.name;
  const team = header === null ? '' : view.text(header, first);
  if (header === null || roleOf(team) !== null) return [];
  const { all } = nameCount(view, body, first);
  const other = columns.extras.find(({ column }) => {
    const full = span(body.from, body.to).filter((row) => view.text(row, column).includes(' '));
    const isUnknown = roleOf(view.text(header, column)) === null;
    return isUnknown && full.length === all && nameCount(view, body, column).distinct === all;
  });
  if (!other) return [];
  const rows = span(body.from, body.to);
  const beside = columns.extras.map(({ column }) => column).filter((column) => column > other.column);
  const rating = ratingColumnByContent(view, rows, beside);
  const one: Columns = { ...columns, number: null, extras: [] };
  return [
    { team, columns: one },
    { team: other.heading, columns: { ...one, name: [other.column], rating } },
  ];
};

/** `list-other-names` where two columns of names were read as two teams. */
export const sideWarning = (
  view: View,
  { header }: ListBounds,
  [first, second]: readonly Side[],
): readonly Problem[] =>
  first && second
    ? [
        problem('list-other-names', view.place(present(header), second.columns.name[0]), {
          played: first.team,
          heading: second.team,
        }),
      ]
    : [];

/** The entries of these rows, those of the second team after the first; what is wrong with them, and the headings of their further columns. */
export const entriesOf = (
  view: View,
  columns: Columns,
  sides: readonly Side[],
  heading: (column: number) => string,
  playing: readonly { readonly row: number; readonly text: string }[],
): {
  readonly read: readonly RosterEntry[];
  readonly problems: readonly Problem[];
  readonly headings: readonly string[];
} => {
  const readings = (sides.length === 0 ? [{ columns, team: null }] : sides).map((side) => ({
    team: side.team,
    entries: playing.map(({ row, text }) =>
      readEntry(
        view,
        side.columns,
        heading,
        row,
        side.columns.name[0] === columns.name[0] ? text : view.text(row, side.columns.name[0]),
      ),
    ),
  }));
  return {
    read: readings.flatMap(({ team, entries }) =>
      withoutNumbering(
        entries.map(({ value }) => value),
        'list',
      ).map((entry, at) => (team === null ? entry : { ...entry, extra: [team, at + 1] })),
    ),
    problems: readings.flatMap(({ entries }) => entries.flatMap(({ problems }) => problems)),
    headings: sides.length === 0 ? columns.extras.map((extra) => extra.heading) : SIDE_COLUMNS,
  };
};
