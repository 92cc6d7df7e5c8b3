import { withoutNumber } from '../../../core/details';
import type { Tournament } from '../../../core/model';
import type { SheetWords } from '../../../language/words';
import { meansBye } from '../../../language/byes';
import { systemText } from '../../../language/systems';
import { countTo, fill, rows } from '../../../grid/block';
import { area } from '../../../grid/cell';
import type { Block, StyledArea } from '../../../grid/plan';
import { fixedCell, place, quoted, whole, type Place } from '../../../grid/reference';
import { DATE_FORMAT } from '../../dates';
import { ADJUSTED_LINES, type Layout } from '../../layout';
import type { FieldLayout } from '../../layout/fields';
import { REPORT, type FinalReportLayout } from '../../layout/finalReport';
import type { SectionsReportLayout } from '../../layout/sectionsReport';
import { ACCENT, QUIET, SIZE, styled } from '../../look/style';
import { pageHeader } from '../../look/title';
import { statusBlock } from '../handout';

/** What a part of a report is made from. */
interface Parts<Report> {
  readonly layout: Layout;
  readonly report: Report;
  readonly words: SheetWords;
}

export type ReportParts = Parts<FinalReportLayout>;

export type SectionsReportParts = Parts<SectionsReportLayout>;

/** The lines at the top stand on both reports. */
type HeadParts = Parts<Pick<FinalReportLayout, 'sheet' | 'dates'>>;

/** What is drawn of a field in order of rank; its tie-breaks stand in columns of their own. */
export type RankedParts = Parts<Pick<FinalReportLayout, 'sheet' | 'figures' | 'figure' | 'used' | 'shown'>>;

/** What decided between the first places of a field; the names of the criteria are those of all fields. */
export type DecidedParts = Parts<
  Pick<
    FinalReportLayout,
    'sheet' | 'decided' | 'decisions' | 'upper' | 'lower' | 'level' | 'criterion' | 'values'
  >
> & { readonly field: FieldLayout };

/** What is told of all games, whatever stands above it. `names` and `numbers` are of whoever stands in each row of `ofPlace`. */
export type StatisticsParts = Parts<
  Pick<
    FinalReportLayout,
    'sheet' | 'statistics' | 'first' | 'result' | 'wins' | 'unbeaten' | 'longest' | 'ofPlace'
  >
> & { readonly names: Place; readonly numbers: Place };

/** The first and the last day of the games, as far as Pairings has them; an event of one day has that alone. */
const dateBlocks = ({ report, layout, words }: HeadParts): readonly Block[] => {
  const { columns } = layout.pairings;
  const { dates } = report;
  if (dates === null || columns.date === null) return [];
  const all = whole(layout.pairings.column(columns.date), report.sheet);
  const [first, last] = [`INT(MIN(${all}))`, `INT(MAX(${all}))`];
  const { firstDay, lastDay, onlyDay } = words.finalReport;
  const label = (row: number, formula: string): Block => fill(area(row, REPORT.rank), formula);
  const date = (row: number, formula: string): Block => fill(area(row, REPORT.name), formula, DATE_FORMAT);
  return [
    label(dates, `IF(${first}=0,"",IF(${first}<${last},${quoted(firstDay)},${quoted(onlyDay)}))`),
    date(dates, `IF(${first}=0,"",${first})`),
    label(dates + 1, `IF(${first}<${last},${quoted(lastDay)},"")`),
    date(dates + 1, `IF(${first}<${last},${last},"")`),
  ];
};

/** What the event was, in a line: how many played, in how many sections, how. */
const about = (tournament: Tournament, { form }: SheetWords): string => {
  const { sections, rounds, system, year, profile, details = {} } = tournament;
  const { city, arbiter } = details;
  const players = tournament.players.filter((player) => !meansBye(player.name));
  return [
    ...(year ? [String(year)] : []),
    `${players.length} players`,
    ...(sections ? [`${sections.length} sections`] : []),
    `${rounds} rounds`,
    systemText(system, profile).name,
    ...(city === undefined ? [] : [city]),
    ...(arbiter === undefined ? [] : [`${form.labels.arbiter}: ${withoutNumber(arbiter)}`]),
  ].join(' · ');
};

/** The event, how far it is, what it was and when. */
export const headBlocks = (tournament: Tournament, parts: HeadParts): readonly Block[] => {
  const { layout, report, words } = parts;
  const { sheet } = words.finalReport;
  return [
    rows(0, 0, [[pageHeader(tournament) || sheet]], '@'),
    statusBlock(layout, report.sheet),
    rows(2, 0, [[`${sheet} · ${about(tournament, words)}`]], '@'),
    ...dateBlocks(parts),
  ];
};

/** Whose points the arbiter adjusted, and why, in a line, from the notes under Standings. */
export const adjustedBlock = ({ layout, words }: HeadParts, { sheet, area: where }: Place): Block => {
  const { columns, adjusted, sheet: standings } = layout.standings;
  const told = countTo(ADJUSTED_LINES).map((each) => {
    const noted = (column: number): string => fixedCell(place(standings, adjusted + each - 1, column), sheet);
    const [name, points, reason] = [columns.name, columns.points, columns.tieBreaks].map(noted);
    const signed = `IF(${points}<0,"−"&-${points},"+"&${points})&IF(${reason}="",""," ("&${reason}&")")`;
    return `IF(${name}="","",${quoted(each === 1 ? `${words.adjusted}: ` : '; ')}&${name}&" "&${signed})`;
  });
  return fill(where, told.join('&'));
};

/** How they look. */
export const headStyles = ({ report: { dates } }: Pick<HeadParts, 'report'>): readonly StyledArea[] => [
  styled(area(0, 0), { bold: true, size: SIZE.posterTitle, color: ACCENT }),
  styled(area(1, 0), { size: SIZE.heading }),
  styled(area(2, 0), { color: QUIET }),
  ...(dates === null
    ? []
    : [
        styled(area(dates, REPORT.rank, 2), { color: QUIET }),
        styled(area(dates, REPORT.name, 2), { align: 'left' }),
      ]),
];
