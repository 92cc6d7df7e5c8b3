import { sidesOf, subjectOf } from '../../../src/sheets/handout/subject';
import { QUAD } from '../quad';
import { rowOf, sheetOf, styleAt, valueAt } from './sheet';

const GO = { ...QUAD, profile: 'go' as const };
const [GAME] = QUAD.games;
const { white, black } = GAME!;
const called = (no: number): string => `${no} ${QUAD.players[no - 1]!.name}`;
/** The first game, won by White. */
const wonIn = (tournament: typeof QUAD) => ({
  ...tournament,
  games: tournament.games.map((game) => ({ ...game, outcome: game.no === 1 ? ('1-0' as const) : null })),
});

describe('the sides of a game stand as on Pairings', () => {
  it('White on the left, in Go Black', () => {
    expect(sidesOf(subjectOf(QUAD), GAME!).map(({ no }) => no)).toEqual([white, black]);
    expect(sidesOf(subjectOf(GO), GAME!).map(({ no }) => no)).toEqual([black, white]);
  });

  it('on the wall, the result read from left to right', () => {
    const sheet = sheetOf('pairings', subjectOf(wonIn(GO)));
    const line = (row: number) => [1, 2, 3].map((column) => valueAt(sheet, row, column));
    expect(line(3)).toEqual(['Black', 'Result', 'White']);
    expect(line(4)).toEqual([called(black), '0-1', called(white)]);
    expect([styleAt(sheet, 4, 1).bold, styleAt(sheet, 4, 3).bold]).toEqual([undefined, true]);
    const chess = sheetOf('pairings', subjectOf(wonIn(QUAD)));
    expect([1, 2, 3].map((column) => valueAt(chess, 4, column))).toEqual([
      ...[called(white), '1-0', called(black)],
    ]);
  });

  it('on table cards', () => {
    const sheet = sheetOf('table-cards', subjectOf(GO));
    expect([1, 2].map((column) => valueAt(sheet, 3, column))).toEqual(['Black', 'White']);
    expect([1, 2].map((column) => valueAt(sheet, 4, column))).toEqual([called(black), called(white)]);
    expect([styleAt(sheet, 4, 1).bold, styleAt(sheet, 4, 2).bold]).toEqual([undefined, true]);
  });

  it('on slips Black above White', () => {
    const sheet = sheetOf('result-slips', subjectOf({ ...GO, games: [{ ...GAME!, outcome: null }] }));
    const row = rowOf(sheet, 'Round 1');
    expect([0, 1].map((column) => valueAt(sheet, row + 1, column))).toEqual(['Black', called(black)]);
    expect([0, 1].map((column) => valueAt(sheet, row + 2, column))).toEqual(['White', called(white)]);
    expect([1, 2].map((down) => styleAt(sheet, row + down, 1).bold)).toEqual([undefined, true]);
  });

  it('in a match with the teams', () => {
    const teams = [
      { id: 'r', name: 'Rapperswil' },
      { id: 'u', name: 'Uster' },
    ];
    const players = QUAD.players.map((player) => ({ ...player, team: player.no < 3 ? 'r' : 'u' }));
    const sheet = sheetOf('pairings', subjectOf({ ...QUAD, teams, players }));
    const team = (no: number): string => `${called(no)} (${no < 3 ? 'Rapperswil' : 'Uster'})`;
    expect([1, 3].map((column) => valueAt(sheet, 4, column))).toEqual([team(white), team(black)]);
  });
});
