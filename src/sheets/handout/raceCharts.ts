import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { CHART_NAME, type ChartBar, type ChartLine, type ChartPlan } from '../../grid/plan';
import type { SheetWords } from '../../language/words';
import type { RaceLayout } from '../layout/race';
import { ACCENT, INK } from '../look/style';

/** Of more rounds the markers are smaller. */
const CLOSE_ROUNDS = 15;

/** Told apart by colour, by dashes and by markers, of which each is enough; the leader's is the thickest. */
const LINES: readonly ChartLine[] = [
  { color: ACCENT, dash: 'solid', marker: 'circle', width: 3 },
  { color: 'C44E00', dash: 'dash', marker: 'square', width: 2 },
  { color: '117733', dash: 'dot', marker: 'triangle', width: 2 },
  { color: 'AA3377', dash: 'dashDot', marker: 'diamond', width: 2 },
  { color: '3C8DBC', dash: 'solid', marker: 'x', width: 1.5 },
  { color: '8A6D00', dash: 'dash', marker: 'star', width: 1.5 },
  { color: '555555', dash: 'dot', marker: 'plus', width: 1.5 },
  { color: '6A3FA0', dash: 'dashDotDot', marker: 'dash', width: 1.5 },
];

/** Won as White is white, won as Black or without sides is dark: a copier keeps all four apart. */
const BARS: readonly ChartBar[] = [
  { fill: 'FFFFFF', label: INK },
  { fill: ACCENT, label: 'FFFFFF' },
  { fill: '9DBDE0', label: INK },
  { fill: 'D9D9D9', label: INK },
];

/** Titles by how many lines or bars there are, where there are more players than that. */
const titleOfLines = (lines: number, players: number, { race }: SheetWords): string =>
  lines === players ? race.points : lines === 8 ? race.pointsOfEight : race.pointsOfFive;

/** Steps of the axis of points, of which there are ten at most. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 50];

const stepOf = (most: number): number => STEPS.find((step) => most / step <= 10) ?? present(STEPS.at(-1));

/** Charts of sections are printed smaller, so that several stand on a page; so are those below each other. */
const TEXT_SIZE = { alone: 9, below: 11, sections: 12 } as const;

/** The charts of a field: the points after each round as lines, and everyone's games as bars. */
export const chartsOf = (
  { scoring, sections }: Tournament,
  race: RaceLayout,
  index: number,
  words: SheetWords,
): readonly ChartPlan[] => {
  const { players, rounds } = race.field;
  const [lines, bars] = [race.lines.rows - 1, race.bars.rows - 1];
  const textSize = TEXT_SIZE[race.barsPlace.column === 0 ? 'below' : sections ? 'sections' : 'alone'];
  const most = (rounds * scoring.win) / scoring.unit;
  const nameOf = (what: string): string => `${CHART_NAME}${what}${index === 0 ? '' : ` ${index + 1}`}`;
  return [
    {
      kind: 'line',
      name: nameOf('points'),
      title: titleOfLines(lines, players, words),
      description: words.race.pointsShown,
      place: race.linesPlace,
      source: race.lines,
      series: LINES.slice(0, lines),
      textSize,
      markerSize: rounds > CLOSE_ROUNDS ? 5 : 7,
      axes: {
        category: words.round,
        named: rounds > 60 ? 10 : rounds > 20 ? 5 : 1,
        value: words.points,
        step: stepOf(most),
      },
    },
    {
      kind: 'stacked bars',
      name: nameOf('games'),
      title: bars === players ? words.race.games : words.race.gamesOfForty,
      description: words.race.gamesShown,
      place: race.barsPlace,
      source: race.bars,
      series: BARS.slice(1 - race.bars.columns),
      textSize,
    },
  ];
};
