import type { Tournament } from '../core/model';
import { missingColumns, type ReportId } from '../language/reports';

type Listed = Pick<Tournament, 'columns' | 'columnFormats' | 'players'>;

/** What a cell is written in where nobody has said anything else: a date that is typed into it gets a format of its own. */
const ANY = 'General';

/** A list with empty columns of these headings behind those that it has. */
export const withColumns = <T extends Listed>(list: T, headings: readonly string[]): T => {
  if (headings.length === 0) return list;
  const { columns, columnFormats } = list;
  const blank = headings.map(() => null);
  const formats = columns.map((_, index) => columnFormats?.[index] ?? ANY);
  return {
    ...list,
    columns: [...columns, ...headings],
    columnFormats: [...formats, ...headings.map(() => ANY)],
    players: list.players.map((player) => ({
      ...player,
      extra: [...columns.map((_, index) => player.extra?.[index] ?? null), ...blank],
    })),
  };
};

/** A list without the columns at these places, from 0. */
export const withoutColumns = <T extends Listed>(list: T, places: ReadonlySet<number>): T => {
  const kept = <Value>(values: readonly Value[]): readonly Value[] =>
    values.filter((_, index) => !places.has(index));
  return {
    ...list,
    columns: kept(list.columns),
    ...(list.columnFormats === undefined ? {} : { columnFormats: kept(list.columnFormats) }),
    players: list.players.map((player) =>
      player.extra === undefined ? player : { ...player, extra: kept(player.extra) },
    ),
  };
};

/** A list with the columns that reports ask for and it has not, to be filled in. */
export const withReportColumns = <T extends Listed>(list: T, reports: readonly ReportId[] = []): T =>
  reports.reduce((all, report) => withColumns(all, missingColumns(all.columns, report)), list);
