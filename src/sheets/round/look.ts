import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { area, type Area } from '../../grid/cell';
import type { ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { inRow, quoted, whole } from '../../grid/reference';
import { columnPlans } from '../look/table';
import { FURTHER_NOTES, type Layout } from '../layout';
import { ROUND, type RoundLayout } from '../layout/round';
import { ACCENT, alarmWhen, HEADING, INK, INPUT_FILL, LINE, QUIET, styled, topStyles } from '../look/style';
import { pageHeader } from '../look/title';
import { placeMerges } from './places';
import { bestSetting, pagesOf, rowsWith, SIZE, WIDTH, widthsWith } from './setting';
import { dateConditionals, dateMerges, dateStyles } from './dates';

type Look = Omit<SheetPlan, 'role' | 'name' | 'tabColor' | 'blocks'>;

/** The label and the cell of the round that is wished for. */
const CHOICE_COLUMNS = 2;

const styles = (round: RoundLayout): StyledArea[] => {
  const { header, title, titles, body, byes, column, placesHead, places, missingHead, missingLines, choice } =
    round;
  const middle = { vertical: 'center' } as const;
  const inBody = (index: number): Area => ({ ...body.area, column: index, columns: 1 });
  const inPlaces = (index: number): Area => ({ ...places.area, column: index, columns: 1 });
  return [
    ...topStyles(),
    styled(title.area, { bold: true, size: SIZE.title, color: INK, ...middle }),
    styled(area(header, 0, 1, ROUND.count), { ...HEADING, size: SIZE.head, align: 'center', wrap: false }),
    styled(area(header, ROUND.left), { align: 'right' }),
    styled(area(header, ROUND.right, 1, 2), { align: 'left' }),
    styled(body.area, { size: SIZE.game, ...middle }),
    styled(inBody(ROUND.board), { size: SIZE.place, color: QUIET, align: 'center' }),
    styled(inBody(ROUND.left), { align: 'right', wrap: true }),
    styled(column(ROUND.result).area, { align: 'center', bold: true }),
    styled(inBody(ROUND.right), { align: 'left', wrap: true }),
    styled(inBody(ROUND.note), { size: SIZE.remark, wrap: true }),
    ...byes.map((each) => styled(each.area, { italic: true, color: QUIET })),
    ...titles.map((row) =>
      styled(area(row, 0, 1, ROUND.count), {
        ...{ bold: true, size: SIZE.section, color: ACCENT, align: 'left', vertical: 'bottom' },
        wrap: false,
      }),
    ),
    ...dateStyles(round, SIZE.place),
    styled(area(placesHead, 0), { bold: true, size: SIZE.head, color: ACCENT, ...middle }),
    // Where a place has room for a second line and needs none, the gap is below it.
    styled(places.area, { size: SIZE.place, wrap: true, vertical: 'top' }),
    styled(inPlaces(ROUND.board), { align: 'center' }),
    styled(inPlaces(ROUND.left), { align: 'left' }),
    styled(inPlaces(round.placePoints), { align: 'center', bold: true }),
    styled(area(missingHead, 0), { bold: true, size: SIZE.head, color: ACCENT }),
    styled(missingLines.area, { size: SIZE.note, align: 'left', ...middle }),
    styled(area(0, choice), { bold: true, ...middle }),
    styled(round.chosen.area, { fill: INPUT_FILL, bold: true, grid: LINE, align: 'center', ...middle }),
    styled(area(1, choice, 1, CHOICE_COLUMNS), { color: QUIET, vertical: 'top', wrap: true }),
  ];
};

/** Games of whoever has left in grey, their name struck out unless they were played; a line above each game. */
const conditionals = (round: RoundLayout, words: SheetWords): ConditionalPlan[] => {
  const { sheet, game, said, body, byes, choice } = round;
  const note = inRow(said, sheet);
  const lines = game.area.rows;
  const part = (column: number, columns: number): Area => area(body.area.row, column, lines, columns);
  const line = { lineAbove: LINE };
  const { left, bothLeft, alone } = words.roundSheet;
  const noted = (number: number): string => `${note}=${number}`;
  const names = part(0, ROUND.note);
  const own = (column: number): string => inRow(round.column(column), sheet);
  return [
    {
      area: part(ROUND.note, 1),
      formula: `${note}>0`,
      style: { ...alarmWhen(body.area, '').style, ...line },
    },
    ...[[ROUND.left, ROUND.right] as const, [ROUND.right, ROUND.left] as const].map(([side, other]) => ({
      area: part(side, 1),
      formula: `AND(${note}<>${FURTHER_NOTES.leftPlayed},OR(${own(ROUND.note)}=${quoted(bothLeft)},${own(ROUND.note)}=${own(side)}&${quoted(` ${left}`)},${own(ROUND.note)}=${quoted(`${alone} `)}&${own(other)}))`,
      style: { strike: true, color: QUIET, ...line },
    })),
    { area: names, formula: noted(FURTHER_NOTES.left), style: { color: QUIET, ...line } },
    { area: names, formula: noted(FURTHER_NOTES.leftPlayed), style: { italic: true, color: QUIET, ...line } },
    ...dateConditionals(round),
    { area: part(0, ROUND.count), formula: `${inRow(game, sheet)}>0`, style: line },
    ...byes.map(({ area: where }) => ({
      area: where,
      formula: `${inRow({ sheet, area: { ...where, column: ROUND.left } }, sheet)}<>""`,
      style: line,
    })),
    alarmWhen(
      area(1, choice),
      `${whole({ sheet, area: area(1, choice) }, sheet)}="${words.roundSheet.unknown}"`,
    ),
  ];
};

/** Everything of the Round sheet but what stands in its cells: as large as one page takes it. */
export const lookOfRound = (tournament: Tournament, layout: Layout, words: SheetWords): Look => {
  const { round } = layout;
  const { sheet, chosen, hidden, hiddenCount, end, titles } = round;
  const setting = bestSetting(tournament, layout, words);
  const print: PrintPlan = {
    area: area(0, 0, end, ROUND.count),
    landscape: setting.landscape,
    ...pagesOf(tournament, layout, setting),
    header: pageHeader(tournament),
  };
  return {
    styles: styles(round),
    columns: columnPlans([...widthsWith(setting), WIDTH.gap, WIDTH.choice, WIDTH.choice], {
      from: hidden,
      count: hiddenCount,
    }),
    rows: rowsWith(round, setting),
    merges: [
      ...dateMerges(round),
      ...titles.map((row) => area(row, 0, 1, ROUND.count)),
      ...placeMerges(layout),
      area(1, round.choice, 1, CHOICE_COLUMNS),
    ],
    validations: [{ area: chosen.area, source: whole(round.rounds, sheet), refuse: false }],
    conditionals: conditionals(round, words),
    print,
  };
};
