import { OUTCOMES, type Mark } from '../../core/results/outcome';
import { numberIn } from '../../grid/formula/number';
import { down, fill, rows } from '../../grid/block';
import { area } from '../../grid/cell';
import { PAIRINGS, type Layout } from '../layout';
import { hundredths } from '../points';
import type { MatchLayout } from '../layout/match';
import type { Block } from '../../grid/plan';
import { fixedCell, whole, type Place, writing, cellIn } from '../../grid/reference';

/** What a mark is in the columns of marks; -1 stands for a game that does not count. */
export const MARKS: Readonly<Record<Mark, number>> = { loss: 0, draw: 1, win: 2 };

/** A loss that was not played, which is worth nothing. */
export const FORFEITED = 3;

/** What each outcome is to one colour, by its number. */
export const marksOf = (colour: 'white' | 'black'): readonly number[] =>
  OUTCOMES.map((outcome) =>
    outcome[colour] === 'loss' && outcome.kind !== 'played' ? FORFEITED : MARKS[outcome[colour]],
  );

/** Opponents of a player meet all of their own team who count, in each cycle. */
const maximumOf = (layout: Layout, { sheet, worth }: MatchLayout, from: number, members: number): string => {
  const { live } = layout.calculation.player;
  const team = { sheet: live.sheet, area: area(live.area.row + from, live.area.column, members) };
  const win = fixedCell(cellIn(worth, MARKS.win), sheet);
  return `${win}*${layout.cycles}*SUM(${whole(team, sheet)})`;
};

/** The most that an opponent of a player can make, as another sheet asks for it: `no` is the player's number there. */
export const opponentsMaximum = ({ maximum, boards }: MatchLayout, no: string, own: string): string => {
  const cell = (place: number): string => fixedCell(cellIn(maximum, place), own);
  return `IF(${no}<=${boards},${cell(0)},${cell(1)})`;
};

const constants = (layout: Layout, match: MatchLayout): readonly Block[] => {
  const { marks, worth, maximum, boards } = match;
  return [
    down(marks.white, marksOf('white')),
    down(marks.black, marksOf('black')),
    ...(['loss', 'draw', 'win'] as const).map((mark) =>
      fill(cellIn(worth, MARKS[mark]), hundredths(fixedCell(layout.tournament.setting(mark), worth.sheet))),
    ),
    rows(worth.area.row + FORFEITED, worth.area.column, [[0]]),
    fill(cellIn(maximum, 0), maximumOf(layout, match, 0, boards)),
    fill(cellIn(maximum, 1), maximumOf(layout, match, boards, layout.playerCount - boards)),
  ];
};

/**
 * A row per game, as the Calculation sheet has it: its board; 1 where a member of the first team has White against one of
 * the second, -1 the other way round, 0 for any other game; whether it is open; mark and points of each team's player.
 */
export const makeMatchGames = (layout: Layout, match: MatchLayout): readonly Block[] => {
  const { sheet, game, marks, worth, boards } = match;
  const { game: source } = layout.calculation;
  const { all, own } = writing(sheet);
  const [white, black, outcome] = [own(source.white), own(source.black), own(source.outcome)];
  const [side, open] = [own(game.side), game.open];
  const markOf = (first: Place, second: Place): string =>
    `IF(OR(${side}=0,${own(source.whiteResult)}=0),-1,IF(${side}=1,INDEX(${all(first)},${outcome}),INDEX(${all(second)},${outcome})))`;
  const pointsOf = (mark: Place): string => `IF(${own(mark)}<0,0,INDEX(${all(worth)},${own(mark)}+1))`;
  const board = numberIn(`INDEX(${all(layout.pairings.column(PAIRINGS.board))},${own(source.position)})`);
  return [
    ...constants(layout, match),
    fill(game.board, `IF(${own(source.position)}=0,0,IFERROR(${board},0))`),
    fill(
      game.side,
      `(${white}>0)*(${white}<=${boards})*(${black}>${boards})-(${black}>0)*(${black}<=${boards})*(${white}>${boards})`,
    ),
    fill(open, `IF(OR(${side}=0,${outcome}>0),0,${own(source.alive)})`),
    fill(game.marks.first, markOf(marks.white, marks.black)),
    fill(game.marks.second, markOf(marks.black, marks.white)),
    fill(game.points.first, pointsOf(game.marks.first)),
    fill(game.points.second, pointsOf(game.marks.second)),
  ];
};
