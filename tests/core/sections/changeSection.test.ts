import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../../src/core/model';
import { sectionAlone, withSection } from '../../../src/core/sections/changeSection';
import { sectionProblems } from '../../../src/core/sections/problems';
import { valueOf } from '../../results';
import { sectioned, withResults } from '../../sectioned';

/** The games of everybody but one section, by names, with round, board and result. */
const elsewhere = ({ players, games }: Tournament, section: string): readonly string[] => {
  const byNo = new Map(players.map((player) => [player.no, player]));
  const told = ({ white, black, round, board, outcome }: Game): string =>
    `${round}.${board} ${byNo.get(white)?.name}-${byNo.get(black)?.name} ${outcome}`;
  return games.filter(({ white }) => byNo.get(white)?.section !== section).map(told);
};

const sound = (tournament: Tournament): void => {
  const { players, sections = [], games } = tournament;
  expect(sectionProblems(players, sections, games)).toEqual([]);
  expect(scheduleFaults(tournament)).toEqual([]);
  expect(players.map(({ no }) => no)).toEqual(players.map((_, index) => index + 1));
  expect(games.map(({ no }) => no)).toEqual(games.map((_, index) => index + 1));
  const places = games.map(({ round, board }) => `${round}.${board}`);
  expect(new Set(places).size).toBe(places.length);
};

describe('a section that changes beside others', () => {
  const begun = withResults(sectioned([4, 3, 4]), 2, 0.7);

  it('stands alone with numbers from 1, and put back unchanged is what it was', () => {
    expect(sectionAlone(begun, 1).players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      ...['1 Player 5', '2 Player 6', '3 Player 7'],
    ]);
    for (const index of [0, 1, 2])
      expect(withSection(begun, index, sectionAlone(begun, index))).toEqual(begun);
  });

  it('takes a late player on its empty seat: their number is its last, their games come behind all others', () => {
    const entered = valueOf(lateEntry(sectionAlone(begun, 1), { name: 'Late' }));
    const whole = withSection(begun, 1, entered.tournament);
    sound(whole);
    expect(whole.players.slice(7, 9).map(({ name, section }) => [name, section])).toEqual([
      ['Late', 'B'],
      ['Player 8', 'C'],
    ]);
    expect(elsewhere(whole, 'B')).toEqual(elsewhere(begun, 'B'));
    expect(whole.games.slice(0, begun.games.length).map(({ outcome }) => outcome)).toEqual(
      begun.games.map(({ outcome }) => outcome),
    );
    // Boards 1-2, 3 and 4-5 are taken.
    expect(whole.games.slice(begun.games.length).map(({ no, round, board }) => [no, round, board])).toEqual([
      [16, 1, 6],
      [17, 2, 6],
      [18, 3, 6],
    ]);
  });

  it('that needs more boards than are free moves behind the others when it is drawn anew', () => {
    const open = sectioned([4, 5, 4]);
    const alone = sectionAlone(open, 1);
    const whole = withSection(
      open,
      1,
      valueOf(redraw(alone, [...alone.players, { name: 'New' }])).tournament,
    );
    sound(whole);
    expect(elsewhere(whole, 'B')).toEqual(elsewhere(open, 'B'));
    expect(whole.sections).toEqual([
      { name: 'A', firstBoard: 1, cycles: 1 },
      { name: 'B', firstBoard: 7, cycles: 1 },
      { name: 'C', firstBoard: 5, cycles: 1 },
    ]);
  });

  it('keeps its boards where there is room, and the games of others their numbers', () => {
    const open = withResults(sectioned([4, 4, 4]), 3, 0);
    const alone = sectionAlone(open, 0);
    const whole = withSection(
      open,
      0,
      valueOf(redraw(alone, [...alone.players, { name: 'New' }])).tournament,
    );
    sound(whole);
    const numbersOf = ({ games, players }: Tournament, name: string): readonly number[] => {
      const no = players.find((player) => player.name === name)!.no;
      return games.filter(({ white, black }) => [white, black].includes(no)).map((game) => game.no);
    };
    expect(numbersOf(whole, 'Player 12')).toEqual(numbersOf(open, 'Player 12'));
    expect(whole.sections?.map(({ firstBoard }) => firstBoard)).toEqual([1, 3, 5]);
  });

  it('without a player closes the gaps in the numbers of players and games', () => {
    const open = withResults(sectioned([5, 4, 4]), 3, 0);
    const without = valueOf(redrawWithout(sectionAlone(open, 0), 2)).tournament;
    const whole = withSection(open, 0, without);
    sound(whole);
    expect([whole.players.length, whole.games.length]).toEqual([12, 18]);
    expect(elsewhere(whole, 'A')).toEqual(elsewhere(open, 'A'));
  });
});
