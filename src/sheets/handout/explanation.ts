import { largest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import {
  explainNeighbours,
  explainPlace,
  type Decision,
  type ExplainedPlace,
} from '../../core/explain/standings';
import { andThen, ok, type Result } from '../../core/result';
import {
  decisionText,
  standText,
  valueParts,
  type ExplanationWords,
  type ValueParts,
} from '../../language/explain';
import { area } from '../../grid/cell';
import type { Style } from '../../grid/plan';
import { ROW_HEIGHT } from '../look/page';
import { LINE, QUIET, SIZE } from '../look/style';
import { linesIn } from '../look/wrap';
import { drawnSheet, asOf, sectionOf, type Handout, type HandoutWords } from './handout';
import { across, cells, joined, over, stacked, tall, type Part, prose } from './drawing';
import { HEAD, PART } from './styles';
import type { Subject } from './subject';

const TITLE = 'Explanation';
const FIRST = 3;
/** What happened, what it adds, the cells. */
const WIDTHS = [38, 30, 25] as const;

/** Several parts as one that no page cuts. */
const group = (parts: readonly Part[]): Part => ({
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  draw: (row) => stacked(parts, row).drawing,
});

/** A line of text over the whole width, as high as it needs. */
const textLine = (text: string, style?: Style): Part => ({
  rows: 1,
  draw: (row) => prose(row, 0, WIDTHS, text, style),
});

const GAP: Part = { rows: 1, draw: (row) => tall(row, 8) };

const valuePart = ({ heading, cells: shown, lines, notes }: ValueParts, { texts }: HandoutWords): Part => {
  const { occasion, addition, cells: cellsHead } = texts.explained;
  const rows = lines.map((line) => [line.occasion, line.addition, line.cells.join(', ')]);
  const heights = rows.map((line) =>
    largest(line.map((text, column) => linesIn(text, entryAt(WIDTHS, column)))),
  );
  return group([
    {
      rows: 1,
      draw: (row) =>
        joined([
          across(row, 0, 2, heading, { ...PART, wrap: true }),
          cells(row, 2, [[shown.join(', ')]], { color: QUIET }),
          tall(row, 20 * linesIn(heading, WIDTHS[0] + WIDTHS[1], SIZE.heading)),
        ]),
    },
    ...(rows.length === 0
      ? []
      : [
          {
            rows: rows.length + 1,
            draw: (row: number) =>
              joined([
                cells(row, 0, [[occasion, addition, cellsHead]], { ...HEAD, align: 'left' }),
                cells(row + 1, 0, rows, { grid: LINE, wrap: true, vertical: 'top' }),
                over(area(row + 1, 2, rows.length, 1), { color: QUIET }),
                ...heights.map((lineCount, index) => tall(row + 1 + index, ROW_HEIGHT * lineCount)),
              ]),
          },
        ]),
    ...notes.map((note) => textLine(note)),
    GAP,
  ]);
};

const decisionPart = (decision: Decision, explaining: ExplanationWords): Part => {
  const [why, ...lines] = decisionText(decision, explaining);
  return group([textLine(present(why), { bold: true }), ...lines.map((line) => textLine(line.trim())), GAP]);
};

/** The title of a section above the first of its decisions. */
const sectionPart = (
  { players }: Subject,
  { above }: Decision,
  before: Decision | undefined,
  speech: HandoutWords,
): readonly Part[] => {
  const titleOf = (no: number): string | null =>
    sectionOf(present(players.find((player) => player.no === no)), speech);
  const title = titleOf(above);
  return title === null || (before && titleOf(before.above) === title) ? [] : [textLine(title, PART), GAP];
};

const playerParts = (
  place: ExplainedPlace,
  explaining: ExplanationWords,
  speech: HandoutWords,
): readonly Part[] => [
  ...standText(place, explaining).map((text) => textLine(text, { bold: true, size: SIZE.heading })),
  GAP,
  ...place.values.map((value) => valuePart(valueParts(value, explaining), speech)),
];

const placeOf = ({ tournament, player }: Subject): Result<ExplainedPlace | null> =>
  player === null ? ok(null) : explainPlace(present(tournament), player);

/**
 * How a player comes to their place: each tie-break of the list opponent by opponent, with the cells in which the figures
 * stand; and why each player stands above the next, by article. Without a player the latter alone.
 */
export const explanation: Handout = {
  id: 'explanation',
  name: TITLE,
  from: 'first',
  about: 'why each player is placed where they are, tie-break by tie-break',
  values: {
    needsTournament: true,
    ofPlayer: true,
    most: { players: 100, games: 10_000 },
    make: (subject, speech) =>
      andThen(placeOf(subject), (place) =>
        andThen(explainNeighbours(present(subject.tournament)), (decisions) => {
          const { texts, words, profile } = speech;
          const names = new Map(subject.players.map(({ no, name }) => [no, name ?? String(no)]));
          const explaining: ExplanationWords = { names, profile, cited: subject.cited };
          const neighbours = [textLine(texts.explained.neighbours, { ...PART, size: SIZE.lead }), GAP];
          const { drawing, starts, end } = stacked(
            [
              ...(place === null ? [] : playerParts(place, explaining, speech)),
              ...decisions.map((decision, index) =>
                group([
                  ...(index === 0 ? neighbours : []),
                  ...sectionPart(subject, decision, decisions[index - 1], speech),
                  decisionPart(decision, explaining),
                ]),
              ),
            ],
            FIRST,
          );
          return ok(
            drawnSheet(TITLE, subject, speech, {
              lines: [
                ...asOf(subject, speech),
                speech.say(texts.explained.neighboursNote, { sheet: words.tournament }),
              ],
              parts: [drawing],
              widths: WIDTHS,
              rows: end,
              paper: starts,
              landscape: false,
            }),
          );
        }),
      ),
  },
};
