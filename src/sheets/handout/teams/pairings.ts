import { largest } from '../../../core/extremes';
import { entryAt } from '../../../core/present';
import { ok } from '../../../core/result';
import { hasColours } from '../../../core/results/sides';
import { makeTyped, printedResult } from '../../../core/results/typed';
import { teamOn, type Match, type TeamEvent } from '../../../core/teamEvent/model';
import { area, type CellValue } from '../../../grid/cell';
import { partsAt } from '../../look/page';
import { SIZE } from '../../look/style';
import { nameHeights, nameWidth } from '../../look/wrap';
import { across, cells, joined, over, stacked, tall, type SheetDrawing } from '../drawing';
import { BOX, HEAD, NOTE, PART } from '../styles';
import { dated } from '../games';
import { asOf, drawnSheet, type HandoutWords, type TeamHandout } from '../handout';
import { roundsOf, type Subject } from '../subject';
import { eventOf, noMatchOf, scoreOf, TEAM_MOST } from './score';

const TITLE = 'Wall pairings';
const FIRST = 3;
/** Board, both sides and the result between them. */
const COLUMNS = 4;
/** How much wider the teams are than the size that columns are measured by. */
const WIDER = SIZE.title / SIZE.body;
const HEIGHT = { round: 40, note: 20, match: 28, board: 22, gap: 10 } as const;

/** Some rows of the sheet with the height of each; a page may begin with them, and parts no round that fits on one. */
interface Part {
  readonly isRound?: true;
  readonly heights: readonly number[];
  readonly draw: (row: number) => SheetDrawing;
}

/** Boards of a match that tell something: who sits there, or how it ended. */
const toldBoards = (match: Match) =>
  match.boards.some(({ home, away, outcome }) => home !== '' || away !== '' || outcome !== null)
    ? match.boards
    : [];

/** Points of a row with names in a size: more than one line where one is long. */
const heightOf = (names: readonly string[], size: number, least: number): number =>
  largest([least, ...nameHeights(0, [names]).map(({ height }) => Math.ceil((height * size) / SIZE.body))]);

/** The two teams with their score, above it where and when they meet, below it their boards as far as they are known. */
const matchPart = (event: TeamEvent, match: Match, speech: HandoutWords): Part => {
  const { words } = speech;
  const teams = (['home', 'away'] as const).map(
    (side) => entryAt(event.players, teamOn(match, side) - 1).name,
  );
  const noMatch = noMatchOf(event, match, speech);
  const told = noMatch === null ? toldBoards(match) : [];
  const boards = told.map(({ board, home, away, outcome }): readonly CellValue[] => [
    board,
    home || null,
    outcome && printedResult(makeTyped(outcome)),
    away || null,
  ]);
  const { venue, date } = noMatch === null ? match : { venue: noMatch };
  const isTold = venue !== undefined || date !== undefined;
  const head = Number(isTold);
  const score = scoreOf(event, match);
  const [board, result] = told.length > 0 ? [words.teamEvent.board, words.result] : [null, null];
  return {
    heights: [
      ...(isTold ? [HEIGHT.note] : []),
      heightOf(teams, SIZE.title, HEIGHT.match),
      ...told.map(({ home, away }) => heightOf([home, away], SIZE.lead, HEIGHT.board)),
      HEIGHT.gap,
    ],
    draw: (row) =>
      joined([
        ...(isTold
          ? [
              across(row, 0, date === undefined ? COLUMNS : 2, venue ?? null, {
                ...NOTE,
                vertical: 'bottom',
              }),
              ...(date === undefined ? [] : [dated(row, 2, 2, date, { ...NOTE, vertical: 'bottom' })]),
            ]
          : []),
        cells(row + head, 0, [[board, teams[0] ?? '', score ?? result, teams[1] ?? '']], {
          ...HEAD,
          size: SIZE.title,
        }),
        ...[0, ...(score === null ? [2] : [])].map((column) =>
          over(area(row + head, column), { size: SIZE.body }),
        ),
        cells(row + head + 1, 0, boards, { ...BOX, size: SIZE.lead }),
        ...(hasColours(event) ? told : []).map(({ white }, index) =>
          over(area(row + head + 1 + index, white === 'home' ? 1 : 3), { bold: true }),
        ),
        ...[1, 3].map((column) =>
          over(area(row + head, column, 1 + boards.length), { align: 'left', wrap: true }),
        ),
      ]),
  };
};

const partsOf = (subject: Subject, event: TeamEvent, speech: HandoutWords): readonly Part[] => {
  const { texts, say } = speech;
  return roundsOf(subject).flatMap(({ round, rests }): readonly Part[] => {
    const matches = event.games
      .filter((match) => match.round === round)
      .sort((one, other) => one.board - other.board);
    const [first, ...others] = matches.map((match) => matchPart(event, match, speech));
    const title: Part = {
      isRound: true,
      heights: [HEIGHT.round],
      draw: (row) =>
        across(row, 0, COLUMNS, say(texts.round, { round }), {
          ...PART,
          size: SIZE.posterTitle,
          vertical: 'center',
        }),
    };
    const away = rests.map((no) => entryAt(event.players, no - 1).name).join(', ');
    const rest: Part = {
      heights: [HEIGHT.match],
      draw: (row) =>
        across(row, 0, COLUMNS, say(texts.away, { players: away }), {
          size: SIZE.lead,
          vertical: 'center',
        }),
    };
    return [
      first
        ? {
            ...title,
            heights: [...title.heights, ...first.heights],
            draw: (row) => joined([title.draw(row), first.draw(row + 1)]),
          }
        : title,
      ...others,
      ...(rests.length > 0 ? [rest] : []),
    ];
  });
};

/** More rows than these are not printed on one page. */
const MOST_ROWS = 40;

/** Who meets whom in a round: the matches with where and when, below each its boards as far as they are known. */
export const teamPairings: TeamHandout = {
  about:
    'which teams meet, with venue and date, and who plays at which board: a round in large type, or all rounds',
  ofRound: true,
  most: TEAM_MOST,
  make: (subject, speech) => {
    const event = eventOf(subject);
    const parts = partsOf(subject, event, speech);
    const { drawing, starts, end } = stacked(
      parts.map(({ heights, draw }) => ({
        rows: heights.length,
        draw: (row) => joined([draw(row), ...heights.map((height, down) => tall(row + down, height))]),
      })),
      FIRST,
    );
    const sections = partsAt(
      starts,
      parts.map(({ isRound = false }) => isRound),
    );
    const names = event.players.map(({ name }) => name);
    const members = event.games.flatMap(({ boards }) => boards.flatMap(({ home, away }) => [home, away]));
    const width = Math.ceil(
      largest([nameWidth(names) * WIDER, (nameWidth(members) * SIZE.lead) / SIZE.body]),
    );
    return ok(
      drawnSheet(TITLE, subject, speech, {
        lines: [
          ...asOf(subject, speech),
          ...(hasColours(event) && members.some((name) => name !== '') ? [speech.texts.cardsLegend] : []),
        ],
        parts: [drawing],
        widths: [7, width, 12, width],
        rows: end,
        paper: subject.round !== null && end <= MOST_ROWS ? 'one' : { sections },
        landscape: false,
      }),
    );
  },
};
