import { outcomeOf } from '../../../core/results/outcome';
import { countTo, downEach, fill, rows } from '../../../grid/block';
import { area, address } from '../../../grid/cell';
import { numberIn } from '../../../grid/formula/number';
import type { Block } from '../../../grid/plan';
import { acrossRow, fixedCell, inRow, quoted, whole, type Place } from '../../../grid/reference';
import { resultCode } from '../../calculation/criteria/results';
import { REPORT, STATISTICS } from '../../layout/finalReport';
import type { StatisticsParts } from './head';

type Statistic = (typeof STATISTICS)[number];

/** What is told: nothing of sides where it does not matter who is named first. */
const toldIn = ({ words }: Pick<StatisticsParts, 'words'>): readonly Statistic[] =>
  STATISTICS.filter((key) => words.finalReport[key] !== '');

const rowOf = (parts: StatisticsParts, key: Statistic): number =>
  parts.report.statistics + 1 + toldIn(parts).indexOf(key);

/** How often White made a result over the board. */
const counted = ({ layout, report }: StatisticsParts, outcome: '1-0' | '1/2' | '0-1'): string => {
  const code = resultCode(outcomeOf(outcome), 'white');
  return `COUNTIFS(${whole(layout.calculation.game.whiteResult, report.sheet)},${code})`;
};

/** A share of what was played over the board, as whole percent. */
const percent = (part: string, all: string): string => `IF(${all}=0,"",INT(100*(${part})/(${all})+0.5)&"%")`;

const countBlocks = (parts: StatisticsParts): readonly Block[] => {
  const { layout, report, words } = parts;
  const results = whole(layout.calculation.game.whiteResult, report.sheet);
  const [won, drawn, lost] = (['1-0', '1/2', '0-1'] as const).map((each) => counted(parts, each));
  const played = `(${won}+${drawn}+${lost})`;
  const finished = `COUNTIFS(${results},"<>0")`;
  const annulled = `(COUNTIFS(${whole(layout.calculation.game.outcome, report.sheet)},">0")-${finished})`;
  const [one, several] = words.finalReport.notCounted.map((text) => quoted(` ${text}`));
  const without = `IF(${annulled}=0,"",". "&${annulled}&IF(${annulled}=1,${one},${several}))`;
  const open = fixedCell(layout.calculation.facts.open, report.sheet);
  const at = (key: Statistic, column: number, formula: string): readonly Block[] =>
    toldIn(parts).includes(key) ? [fill(area(rowOf(parts, key), column), formula)] : [];
  const value = (key: Statistic, formula: string) => at(key, REPORT.points, formula);
  const beside = (key: Statistic, formula: string) => at(key, REPORT.cells, formula);
  return [
    ...value('played', finished),
    ...beside('played', `${quoted(`${words.finalReport.of} `)}&(${finished}+${open})&${without}`),
    ...value('whiteWon', `${won}`),
    ...beside('whiteWon', percent(`${won}`, played)),
    ...value('drawn', `${drawn}`),
    ...beside('drawn', percent(`${drawn}`, played)),
    ...value('blackWon', `${lost}`),
    ...beside('blackWon', percent(`${lost}`, played)),
    ...beside('whiteScored', percent(`${won}+${drawn}/2`, played)),
    ...value('byForfeit', `COUNTIFS(${results},"<0")`),
  ];
};

/** Each player's results round by round, and how many wins, and games without a loss, they have in a row. */
const seriesBlocks = ({ layout, report }: StatisticsParts): readonly Block[] => {
  const { sheet, result, wins, unbeaten, first } = report;
  const { grid } = layout.calculation;
  const across = (where: Place): string =>
    acrossRow({ sheet: where.sheet, area: { ...where.area, rows: 1 } }, sheet);
  const here = address(first, result.area.column);
  const before = (where: Place): string => numberIn(address(first, where.area.column - 1));
  const round = `${address(first - 1, result.area.column, 'row')}`;
  return [
    rows(first - 1, result.area.column, [countTo(layout.rounds)], '0'),
    fill(result, `IFERROR(INDEX(${across(grid.results)},1,MATCH(${round},${across(grid.rounds)},0)),0)`),
    fill(wins, `IF(${here}<=0,${before(wins)},IF(${here}>4,${before(wins)}+1,0))`),
    fill(unbeaten, `IF(${here}<=0,${before(unbeaten)},IF(${here}>2,${before(unbeaten)}+1,0))`),
    fill(report.longest.mostWins, `MAX(${acrossRow(wins, sheet)})`),
    fill(report.longest.longestUnbeaten, `MAX(${acrossRow(unbeaten, sheet)})`),
  ];
};

const longestBlocks = (parts: StatisticsParts, key: 'mostWins' | 'longestUnbeaten'): readonly Block[] => {
  const { report, words, names, numbers } = parts;
  const { sheet, longest, ofPlace } = report;
  const all = (where: Place): string => whole(where, sheet);
  const most = `MAX(${all(ofPlace[key])})`;
  const many = `COUNTIFS(${all(ofPlace[key])},${most})`;
  const { other, others, and } = words.finalReport;
  const more = `IF(${many}=1,"",${quoted(` ${and} `)}&(${many}-1)&" "&IF(${many}=2,${quoted(other)},${quoted(others)}))`;
  const named = `INDEX(${all(names)},MATCH(${most},${all(ofPlace[key])},0))&${more}`;
  return [
    fill(ofPlace[key], `INDEX(${all(longest[key])},${inRow(numbers, sheet)})`),
    fill(area(rowOf(parts, key), REPORT.points), most),
    fill(area(rowOf(parts, key), REPORT.cells), `IF(${most}=0,"",${named})`),
  ];
};

/** What is told of all games: how they ended, White's share, the longest series over the board. */
export const statisticsBlocks = (parts: StatisticsParts): readonly Block[] => {
  const { report, words } = parts;
  const texts = words.finalReport;
  return [
    rows(report.statistics, 0, [[texts.statistics]], '@'),
    downEach(area(report.statistics + 1, REPORT.name), toldIn(parts), (key) => texts[key], '@'),
    ...countBlocks(parts),
    ...seriesBlocks(parts),
    ...longestBlocks(parts, 'mostWins'),
    ...longestBlocks(parts, 'longestUnbeaten'),
  ];
};
