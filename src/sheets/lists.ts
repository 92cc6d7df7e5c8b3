import { canBeDrawn } from '../core/results/handicap';
import { isDraw, type Outcome, OUTCOMES } from '../core/results/outcome';
import { STATUSES, type Tournament } from '../core/model';
import { scoreOf, SCORES } from '../core/results/score';
import { outcomeFromLeft } from '../core/results/typed';
import { choiceNames, type NamedChoice } from '../language/choices';
import { criterionMeaning, criterionName, criterionWords } from '../language/criteria';
import type { SheetWords } from '../language/words';
import { rows } from '../grid/block';
import { area, type CellValue } from '../grid/cell';
import type { Block, SheetPlan } from '../grid/plan';
import type { Place } from '../grid/reference';
import type { Layout } from './layout';
import { HEADING, styled } from './look/style';

/** A list for a drop-down, under its headings. */
interface ChoiceList {
  readonly where: Place;
  readonly headings: readonly string[];
  readonly lines: readonly (readonly CellValue[])[];
}

/** From left to right, the left side's win first. In Go and where none can happen draws come last: there they are not offered. */
const resultList = (tournament: Tournament, layout: Layout, words: SheetWords): ChoiceList => {
  const areLast = tournament.profile === 'go' || !canBeDrawn(tournament);
  const isLast = ({ code }: Outcome): number => Number(areLast && isDraw(code));
  return {
    where: layout.lists.results,
    headings: [words.resultsHeading, words.meaning],
    lines: [
      ...SCORES[scoreOf(layout.profile)].offered.map(([shown, code]) => [shown, words.outcomes[code]]),
      ...[...OUTCOMES]
        .sort((one, other) => isLast(one) - isLast(other))
        .map(({ code, shown }) => [shown, words.outcomes[outcomeFromLeft(code, layout.leftIsWhite)]]),
    ],
  };
};

/** The results that can happen in a tournament. */
export const possibleResults = (tournament: Tournament, { lists: { results } }: Layout): Place =>
  canBeDrawn(tournament)
    ? results
    : {
        ...results,
        area: {
          ...results.area,
          rows: results.area.rows - OUTCOMES.filter(({ code }) => isDraw(code)).length,
        },
      };

const criterionList = ({ lists, criteria, profile }: Layout, { form, ...words }: SheetWords): ChoiceList => ({
  where: lists.criteria,
  headings: [
    words.criteriaHeading,
    words.meaning,
    words.source,
    form.name,
    words.meaning,
    words.tables.heading,
  ],
  lines: criteria.map(({ code }) => {
    const { name, source, heading } = criterionWords(code, profile);
    const about = criterionMeaning(code, profile) || null;
    return [code, name, source, criterionName(code, profile), about, heading];
  }),
});

const choiceLists = (tournament: Tournament, layout: Layout, words: SheetWords): readonly ChoiceList[] => {
  const { statuses, orders, yesNo, papers, handicaps } = layout.lists;
  const { form } = words;
  const named = (where: Place, choice: NamedChoice): ChoiceList => ({
    where,
    headings: [form.name, form.code],
    lines: Object.entries(choiceNames(choice, layout.profile)).map(([code, name]) => [name, code]),
  });
  return [
    resultList(tournament, layout, words),
    criterionList(layout, words),
    {
      where: statuses,
      headings: [words.status, form.code, words.meaning],
      lines: STATUSES.map((status) => [form.statuses[status], status, words.statuses[status]]),
    },
    named(orders, 'order'),
    named(yesNo, 'unplayed'),
    named(papers, 'paper'),
    named(handicaps, 'handicap'),
  ];
};

const listBlocks = ({ where, headings, lines }: ChoiceList): Block[] => [
  rows(where.area.row - 1, where.area.column, [headings], '@'),
  rows(where.area.row, where.area.column, lines, '@'),
];

/** The hidden sheet Lists: the choices of the drop-downs and their meanings, which formulas look up. */
export const makeListsSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const lists = choiceLists(tournament, layout, words);
  return {
    role: 'lists',
    name: layout.lists.sheet,
    hidden: true,
    gridlines: true,
    blocks: lists.flatMap(listBlocks),
    styles: lists.map(({ where, headings }) =>
      styled(area(where.area.row - 1, where.area.column, 1, headings.length), HEADING),
    ),
    columns: [],
  };
};
