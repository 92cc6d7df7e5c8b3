import { medianCut } from '../../../core/tiebreak/adjusted';
import {
  criterion,
  POINTS,
  PRODUCTS,
  type CriterionCells,
  type LiveCriterion,
  type LiveHelper,
} from './criterion';
import { helpersAt, type Amounts } from './levels';
import { without } from './opponents';
import { count, finished, unplayed } from './results';

/** Whether a day of rest counts as an unplayed game. */
type Resting = '' | '#rest';

/** Games that count as draws against oneself. */
const idle = (cells: CriterionCells, resting: Resting): string =>
  `(${unplayed(cells)}${resting === '' ? '' : `+${cells.rests}`})`;

const adjustedScore = (resting: Resting): LiveHelper => ({
  key: `adjusted${resting}`,
  turned: true,
  formula: (cells) => {
    const { win, draw, loss } = cells;
    return `${loss}*(${count(cells, 1, 2)})+${draw}*(${count(cells, 3, 4)}+${idle(cells, resting)})+${win}*${count(cells, '>4')}`;
  },
});

const family = (resting: Resting, rounds: number): readonly LiveCriterion[] => {
  const score = adjustedScore(resting);
  const faced: Amounts = {
    key: `NZ_BH${resting}`,
    needs: [score],
    counts: ({ results }) => `(${results}>0)`,
    amount: (cells) => cells.opponents(score),
    himself: { amount: (cells) => cells.own(score), times: (cells) => idle(cells, resting) },
  };
  const sum = (cells: CriterionCells): string =>
    `SUMPRODUCT((${cells.results}>0)*${cells.opponents(score)})+${idle(cells, resting)}*${cells.own(score)}`;
  const many = (cells: CriterionCells): string =>
    `(${finished(cells)}${resting === '' ? '' : `+${cells.rests}`})`;
  const points = (code: string, formula: (cells: CriterionCells) => string, needs: readonly LiveHelper[]) =>
    criterion(`${code}${resting}`, formula, 100, POINTS, needs);
  const buchholz = (code: string, lowest: number, highest: number): LiveCriterion =>
    points(code, (cells) => without(faced, lowest, highest)(cells, sum(cells), many(cells)), [
      ...helpersAt(faced, 'low', lowest),
      ...helpersAt(faced, 'high', highest),
    ]);
  const halves = ({ results }: CriterionCells): string => `((${results}>2)+(${results}>4))`;
  const products = (cells: CriterionCells): string =>
    `SUMPRODUCT(${halves(cells)}*${cells.opponents(score)})+${idle(cells, resting)}*${cells.own(score)}`;
  const cut = medianCut(rounds);
  return [
    points('NZ_ADJ', (cells) => cells.own(score), [score]),
    criterion(`NZ_SB${resting}`, products, 200, PRODUCTS, [score]),
    points('NZ_BH', sum, [score]),
    buchholz('NZ_BH/C1', 1, 0),
    buchholz('NZ_BH/C2', 2, 0),
    buchholz('NZ_MEDIAN', cut, cut),
  ];
};

/** NZCF's criteria on adjusted scores: without days of rest, then with them. */
export const adjusted = (rounds: number): readonly LiveCriterion[] => [
  ...family('', rounds),
  ...family('#rest', rounds),
];
