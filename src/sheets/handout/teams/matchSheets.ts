import { isBegun } from '../../../core/results/progress';
import { plays, SIDES, type MatchBoard, type Side } from '../../../core/model';
import { largest } from '../../../core/extremes';
import { entryAt } from '../../../core/present';
import { problem } from '../../../core/problem';
import { ok } from '../../../core/result';
import { hasColours } from '../../../core/results/sides';
import { makeTyped, printedResult } from '../../../core/results/typed';
import { teamOn, type EventTeam, type Match, type TeamEvent } from '../../../core/teamEvent/model';
import { counts, boardsToPlay } from '../../../core/teamEvent/table';
import { area, type CellValue } from '../../../grid/cell';
import { joinedNames } from '../../../language/nameLists';
import { ROW_HEIGHT } from '../../look/page';
import { SIZE } from '../../look/style';
import { nameWidth, linesIn } from '../../look/wrap';
import { across, cells, joined, over, tall, type SheetDrawing } from '../drawing';
import { cutAcross } from '../cut';
import { BOX, HEAD, NAME, NOTE } from '../styles';
import { dated } from '../games';
import { drawnSheet, type Handout, type HandoutWords } from '../handout';
import type { Subject } from '../subject';
import { eventOf, scoreOf, TEAM_MOST } from './score';

const TITLE = 'Match sheets';
const FIRST = 3;

/** Round and match, the date, the teams above the boards; score, reserves, captains, a gap and a line to cut along below. */
const ABOVE = 2;
const BELOW = 5;
/** The heading with the teams, and boards with room for a name that is written beside the one that is struck out. */
const HEIGHT = { teams: 22, board: 26, reserves: 22 } as const;
/** They stand apart from the boxes above and below. */
const RESERVES = { ...NOTE, wrap: true, vertical: 'center' } as const;
const COLOURS = { white: '□', black: '■' } as const;
const NAME_LEAST = 30;

/**
 * The matches of the round and the team that were asked for whose boards are not all finished, with those postponed before; once all
 * of the round are, as they ended.
 */
const matchesOf = (event: TeamEvent, { round, player }: Subject): readonly Match[] => {
  const own = event.games.filter((match) => player === null || plays(player)(match));
  const asked = own.filter((match) => round === null || match.round === round);
  const toPlay = (match: Match) => boardsToPlay(event, match);
  const open = asked.filter((match) => toPlay(match).length > 0);
  const postponed = own.filter(
    (match) => match.round < (round ?? 0) && toPlay(match).some(({ pending }) => pending !== undefined),
  );
  const isPlayed = (match: Match): boolean => counts(event, match) && isBegun(match);
  return open.length > 0 ? [...postponed, ...open] : asked.filter(isPlayed);
};

const teamAt = (event: TeamEvent, match: Match, side: Side): EventTeam =>
  entryAt(event.players, teamOn(match, side) - 1);

const boardLine = (
  event: TeamEvent,
  { board, home, away, white, outcome }: MatchBoard,
): readonly CellValue[] => {
  const colour = (side: Side): readonly string[] =>
    hasColours(event) ? [COLOURS[white === side ? 'white' : 'black']] : [];
  const result = outcome && printedResult(makeTyped(outcome));
  return [board, ...colour('home'), home || null, result, away || null, ...colour('away')];
};

/** Who may come in: those of a team’s list who have no board; before anybody has one, those behind the boards. */
const reservesOf = ({ members }: EventTeam, seated: readonly string[]): string => {
  const named = seated.filter((name) => name.trim() !== '');
  const free = members.map(({ name }) => name).filter((name) => !named.includes(name));
  return joinedNames(free.slice(named.length === 0 ? seated.length : 0));
};

/** Points of a row with two names in columns of a width, each further line of the longer one higher. */
const heightFor = (names: readonly string[], width: number, least: number): number =>
  least + (largest(names.map((name) => linesIn(name, width))) - 1) * ROW_HEIGHT;

const sheetOf = (
  event: TeamEvent,
  match: Match,
  row: number,
  widths: readonly number[],
  { texts, words, say }: HandoutWords,
): SheetDrawing => {
  const { matchSheet } = texts;
  const { no, round, date, venue, boards } = match;
  const [first, below] = [row + ABOVE, row + ABOVE + boards.length];
  const place = [
    say(texts.round, { round }),
    say(matchSheet.match, { match: no }),
    ...(venue ? [venue] : []),
  ];
  const [home = '', away = ''] = SIDES.map(
    (side) => `${words.teamEvent[side]}: ${teamAt(event, match, side).name}`,
  );
  const colour = hasColours(event) ? [null] : [];
  const left = 1 + colour.length;
  const [middle, right] = [left + 1, left + 2];
  const width = entryAt(widths, left);
  const [own = '', others = ''] = SIDES.map((side) => {
    const names = reservesOf(
      teamAt(event, match, side),
      boards.map((board) => board[side]),
    );
    return names === '' ? names : say(matchSheet.reserves, { names });
  });
  return joined([
    across(row, 0, right, place.join(' · '), { bold: true, size: SIZE.heading, vertical: 'center' }),
    dated(row, right, 1 + colour.length, date, { vertical: 'center' }),
    cells(row + 1, 0, [[words.teamEvent.board, ...colour, home, words.result, away, ...colour]], {
      ...HEAD,
      wrap: true,
    }),
    cells(
      first,
      0,
      boards.map((board) => boardLine(event, board)),
      BOX,
    ),
    ...[left, right].map((column) => over(area(first, column, boards.length), { ...NAME, wrap: true })),
    across(below, 0, middle, matchSheet.score, { ...HEAD, align: 'right' }),
    cells(below, middle, [[scoreOf(event, match)]], BOX),
    across(below + 1, 0, middle, own, RESERVES),
    across(below + 1, right, 1 + colour.length, others, RESERVES),
    tall(below + 1, heightFor([own, others], width, HEIGHT.reserves)),
    across(below + 2, 0, middle, matchSheet.captain, NAME),
    across(below + 2, right, 1 + colour.length, matchSheet.captain, NAME),
    tall(row, 24),
    tall(row + 1, heightFor([home, away], width, HEIGHT.teams)),
    ...boards.map((board, index) =>
      tall(first + index, heightFor([board.home, board.away], width, HEIGHT.board)),
    ),
    tall(below, HEIGHT.board),
    tall(below + 2, 34),
    cutAcross(below + 4, widths.length),
  ]);
};

const matchSheetsOf = (subject: Subject, event: TeamEvent, speech: HandoutWords) => {
  const { matchSheet, seatsLegend } = speech.texts;
  const matches = matchesOf(event, subject);
  const height = ABOVE + largest(matches.map(({ boards }) => boards.length)) + BELOW;
  const starts = matches.map((_, index) => FIRST + index * height);
  const names = event.players.flatMap(({ name, members }) => [name, ...members.map((each) => each.name)]);
  const name = Math.max(NAME_LEAST, nameWidth(names));
  const colour = hasColours(event) ? [4] : [];
  const widths = [7, ...colour, name, 10, name, ...colour];
  return drawnSheet(TITLE, subject, speech, {
    lines: [[matchSheet.legend, ...(hasColours(event) ? [seatsLegend] : [])].join(' ')],
    parts: matches.map((match, index) => sheetOf(event, match, entryAt(starts, index), widths, speech)),
    widths,
    rows: FIRST + matches.length * height,
    paper: starts,
    letters: 9,
    landscape: false,
  });
};

/** A sheet for each match that is not finished, to be filled in and signed; once all are, with their results. */
export const matchSheets: Handout = {
  id: 'match-sheets',
  name: TITLE,
  about:
    'a sheet for each match still to be finished, to fill in and sign; once all are finished, with the results',
  ofTeams: {
    ofPlayer: true,
    ofRound: true,
    most: TEAM_MOST,
    nothing: (subject) =>
      matchesOf(eventOf(subject), subject).length > 0
        ? []
        : [problem('match-sheets-none', {}, { round: subject.round ?? 0 })],
    make: (subject, speech) => ok(matchSheetsOf(subject, eventOf(subject), speech)),
  },
};
