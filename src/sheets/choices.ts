import { entryAt, present } from '../core/present';
import { OUTCOMES } from '../core/outcome';
import { mirror } from '../core/typed';
import { criterionWords } from '../language/criteria';
import type { SheetWords } from '../language/words';
import { rows } from '../grid/block';
import { area, type CellValue } from '../grid/cell';
import type { Block, SheetPlan } from '../grid/plan';
import type { Place } from '../grid/reference';
import type { Layout } from './layout';
import { STATUSES } from './players';
import { HEADING, styled } from './style';

/** The choices of the cross-table's order. */
const ORDERS = ['number', 'rank'] as const;
const YES_NO = ['yes', 'no'] as const;

/** A list that drop-downs offer, under its headings: the first column is what they offer. */
interface ChoiceList {
  readonly where: Place;
  readonly headings: readonly string[];
  readonly lines: readonly (readonly CellValue[])[];
}

const choiceLists = (layout: Layout, words: SheetWords): readonly ChoiceList[] => {
  const { results, criteria, statuses, orders, yesNo } = layout.lists;
  const shown = OUTCOMES.map(({ code }) =>
    present(OUTCOMES.find((one) => one.code === (layout.leftIsWhite ? code : mirror(code)))),
  );
  return [
    {
      where: results,
      headings: [words.resultsHeading, words.meaning],
      lines: OUTCOMES.map(({ code }, index) => [entryAt(shown, index).shown, words.outcomes[code]]),
    },
    {
      where: criteria,
      headings: [words.criteriaHeading, words.meaning, words.source],
      lines: layout.criteria.map(({ code }) => {
        const { name, source } = criterionWords(code);
        return [code, name, source];
      }),
    },
    {
      where: statuses,
      headings: [words.status, words.meaning],
      lines: STATUSES.map((status) => [status, words.statuses[status]]),
    },
    { where: orders, headings: [words.choice], lines: ORDERS.map((order) => [order]) },
    { where: yesNo, headings: [words.choice], lines: YES_NO.map((each) => [each]) },
  ];
};

const listBlocks = ({ where, headings, lines }: ChoiceList): Block[] => [
  rows(where.area.row - 1, where.area.column, [headings], '@'),
  rows(where.area.row, where.area.column, lines, '@'),
];

/** The hidden sheet Lists: what the drop-downs offer and what it means, which formulas look up. */
export const makeListsSheet = (layout: Layout, words: SheetWords): SheetPlan => {
  const lists = choiceLists(layout, words);
  return {
    role: 'lists',
    name: layout.lists.sheet,
    hidden: true,
    blocks: lists.flatMap(listBlocks),
    styles: lists.map(({ where, headings }) =>
      styled(area(where.area.row - 1, where.area.column, 1, headings.length), HEADING),
    ),
    columns: [],
    tables: [],
    validations: [],
    conditionals: [],
  };
};
