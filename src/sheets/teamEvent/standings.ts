import { entryAt } from '../../core/present';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { countTo, fill, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { quoted, type Place, writing } from '../../grid/reference';
import { columnPlans, printTable } from '../look/table';
import { rowHeight } from '../look/fit';
import { ADJUSTED_LINES } from '../layout/standings';
import { TEAM_COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import {
  ALARM,
  alarmWhen,
  FAINT,
  HEADING,
  LEADER_FILL,
  LINE,
  QUIET,
  SIZE,
  styled,
  TAB,
  textWidth,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { longestWord, textHeight } from '../look/wrap';
import { adjustedBlocks } from '../standings/notes';
import { anybodyBelow, unusedFormat, WIDTH } from '../standings/tieBreakColumns';
import { slotHead } from './calculation/chain';
import { fact, placed } from './cells';
import { CRITERION_FORMAT, GROUPS, RANK_FORMAT } from './criterionFormats';
import { progressLine } from './status';

/** Characters of the column of a criterion: as narrow as the words of its heading allow. */
const criterionWidth = (heading: string): number => (longestWord(heading) > 6 ? WIDTH : 8);

const bodyBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, standings, slots, teamCount } = layout;
  const { team, order, chain } = calculation;
  const { all, own } = writing(standings.sheet);
  const helper = standings.column(standings.helper);
  const of = (where: Place): string => `INDEX(${all(where)},${own(helper)})`;
  const [played, won, drawn] = [of(team.played), of(team.won), of(team.drawn)];
  const counted = (formula: string): string => `IF(${of(team.live)}=0,"",${formula})`;
  return [
    ...placed(helper, teamCount, order.position, 1),
    fill(standings.column(0), of(order.rank)),
    fill(standings.column(1), of(team.name)),
    fill(standings.column(2), counted(played)),
    fill(standings.column(3), counted(won)),
    fill(standings.column(4), counted(drawn)),
    fill(standings.column(5), counted(`${played}-${won}-${drawn}`)),
    ...countTo(slots).map((slot) =>
      fill(
        standings.column(standings.fixed + slot - 1),
        of(entryAt(chain, slot - 1).shown),
        CRITERION_FORMAT,
      ),
    ),
  ];
};

/** What stands above the columns of the list, and below the table what it means. */
const listBlocks = (layout: TeamEventLayout, words: SheetWords): readonly Block[] => {
  const { calculation, standings, slots, teamCount } = layout;
  const { criteria } = calculation;
  const { all, cell } = writing(standings.sheet);
  const notes = standings.first + teamCount + 1;
  return countTo(slots).flatMap((each, slot) => {
    const [code, index] = [slotHead(layout, slot, 'code'), slotHead(layout, slot, 'index')].map(cell) as [
      string,
      string,
    ];
    const of = (where: Place): string => `INDEX(${all(where)},${index})`;
    const head = area(standings.header, standings.fixed + slot);
    // What ranks first is shown before there is anything.
    const used = (said: string): string =>
      slot === 0 ? said : `IF(${anybodyBelow(head, teamCount)},${said},"")`;
    return [
      fill(head, `IF(${index}=0,${code},${used(of(criteria.heading))})`),
      fill(
        area(notes + each, 0),
        `IF(${index}=0,IF(${code}="","",${code}&": "&${quoted(words.criterionUnknown)}),${used(`${of(criteria.heading)}&": "&${of(criteria.about)}&"."`)})`,
      ),
    ];
  });
};

/** Where the notes of adjusted teams stand, and what they are taken from. */
const adjustedNotes = ({ standings, calculation: { team }, teams }: TeamEventLayout) => ({
  ...{ sheet: standings.sheet, top: standings.adjusted, columns: { name: 1, points: 2, reason: 3 } },
  ...{ adjusted: team.adjusted, names: team.name, adjustments: team.adjustment },
  ...{ reasons: teams.column(TEAM_COLUMNS.reason), lines: team.row },
});

/** The sheet Team standings: in order of rank, a column for each criterion of the list, what it means below. */
export const makeTeamStandings = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
): SheetPlan => {
  const { standings, slots, teamCount } = layout;
  const { cell } = writing(standings.sheet);
  const { teamEvent: texts } = words;
  const { first, header, fixed } = standings;
  const notes = first + teamCount + 1;
  const names = event.players.map(({ name }) => name);
  const listed = event.tieBreaks.length;
  const headings = event.tieBreaks.map((code) => texts.criteria[code] ?? code);
  const heading = textHeight(Object.values(texts.criteria), WIDTH, 0, SIZE.small);
  const widths = [6, textWidth(names, 14), 8, 6, 6, 6, ...headings.map(criterionWidth)];
  const height = 90 + heading + teamCount * rowHeight(teamCount) + (slots + 3 + ADJUSTED_LINES) * 15;
  const table = { widths, height, paper: event.paper };
  return {
    role: 'team-event',
    name: standings.sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(event, texts.standings)]),
      progressLine(layout, words, standings.sheet),
      fill(area(2, 0), `IF(${cell(fact(layout, 'ranOut'))}=0,"",${quoted(texts.ranOut)})`),
      textRow(header, 0, [words.rank, texts.team, texts.played, texts.won, texts.drawn, texts.lost]),
      ...bodyBlocks(layout),
      textRow(notes, 0, [words.form.rankedBy]),
      ...listBlocks(layout, words),
      ...adjustedBlocks(adjustedNotes(layout), texts.adjustedNote),
    ],
    styles: [
      ...topStyles(),
      styled(area(2, 0), { bold: true, color: ALARM }),
      styled(area(header, 0, 1, fixed + listed), { ...HEADING, align: 'center', size: SIZE.small }),
      styled(area(header, 1), { align: 'left', indent: 1 }),
      styled(area(first, 0, teamCount, fixed + listed), { vertical: 'center', grid: LINE }),
      styled(area(first, 0, teamCount), { align: 'center' }),
      styled(area(first, 1, teamCount), { bold: true, align: 'left', indent: 1, wrap: true }),
      styled(area(first, 2, teamCount, 4), { align: 'center' }),
      styled(area(first, fixed, teamCount, slots), { align: 'right', indent: 1 }),
      styled(area(first, fixed, teamCount), { bold: true }),
      styled(area(notes, 0), { bold: true, color: QUIET }),
      styled(area(notes + 1, 0, slots), { color: QUIET, size: SIZE.small }),
      styled(area(standings.adjusted - 1, 0), { bold: true, color: QUIET }),
      styled(area(standings.adjusted, 0, ADJUSTED_LINES, fixed), { color: QUIET }),
    ],
    columns: columnPlans(widths, { from: fixed + listed, count: slots - listed + 3 }),
    rows: [
      { row: header, height: heading },
      ...countTo(teamCount).map((each) => ({ row: first + each - 1, height: rowHeight(teamCount) })),
    ],
    freeze: { rows: first, columns: 2 },
    conditionals: [
      unusedFormat(area(header, fixed + 1), area(first, fixed + 1, teamCount, listed - 1)),
      {
        area: area(first, 0, teamCount, fixed + slots),
        formula: `LEN(${address(first, 0, 'column')})=0`,
        style: { strike: true, color: FAINT },
      },
      {
        area: area(first, 0, teamCount, fixed + 1),
        formula: `${address(first, 0, 'column')}=1`,
        style: { fill: LEADER_FILL },
      },
      {
        area: area(first, fixed, teamCount, slots),
        formula: `OR(${GROUPS.map((code) => `${address(header, fixed, 'row')}=${quoted(texts.criteria[code] ?? code)}`).join(',')})`,
        style: { numberFormat: RANK_FORMAT },
      },
      alarmWhen(area(2, 0), `LEN(${address(2, 0, 'both')})>0`),
    ],
    print: printTable(
      area(0, 0, standings.adjusted + ADJUSTED_LINES, fixed + slots),
      header,
      table,
      pageHeader(event),
    ),
  };
};
