import { withGames } from '../../changed';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { toNumber } from '../../../src/core/fraction';
import type { Game, Tournament } from '../../../src/core/model';
import { coloursOf } from '../../../src/core/pairing/colours';
import { ratingReport } from '../../../src/core/ratings/report';
import { carryOver, roundsBetween } from '../../../src/core/sections/carry';
import { sectionAlone, withSection } from '../../../src/core/sections/changeSection';
import { fieldsOf } from '../../../src/core/sections/fields';
import { sectionProblems } from '../../../src/core/sections/problems';
import type { Finalist, Preliminary } from '../../../src/core/sections/qualify';
import { standings } from '../../../src/core/tiebreak/standings';
import { makeTournament } from '../../../src/core/tournament';
import { valueOf } from '../../results';
import { sectioned, sectionedRequest, withResults } from '../../sectioned';

/** Pools of these sizes, numbered one after the other. */
const poolsOf = (...sizes: readonly number[]): readonly (readonly number[])[] => {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => ++next));
};

/** Sections A, B ... of four, all played, of which the first `each` by number come into the final in the order 1A 1B ... 2A 2B ... */
const finalOf = (sections: number, each: number, cycles = 1) => {
  const whole = withResults(
    sectioned(
      Array.from({ length: sections }, () => 4),
      { cycles },
    ),
    5,
    1,
  );
  const preliminaries = fieldsOf(whole).map(({ section = '', ...tournament }): Preliminary => ({
    section,
    tournament,
  }));
  const from = Array.from({ length: each }, (_, place) => place + 1).flatMap((place) =>
    preliminaries.map(({ section, tournament }): Finalist => ({
      section,
      no: tournament.players[place - 1]!.no,
      place,
    })),
  );
  const final = valueOf(makeTournament({ ...sectionedRequest(sections * each), cycles }));
  return { preliminaries, from, final, carried: carryOver(final, from, preliminaries) };
};

describe('roundsBetween', () => {
  it.each([
    [2, 2, 2],
    [4, 2, 6],
    [3, 2, 4],
    [2, 3, 3],
    [4, 3, 9],
    [2, 4, 4],
    [3, 4, 8],
    [5, 2, 8],
  ])('%i pools of %i take (g - 1)k = %i rounds, everyone at the board in each', (pools, size, rounds) => {
    const made = roundsBetween(poolsOf(...Array.from({ length: pools }, () => size)));
    expect(made.map((pairs) => new Set(pairs.flat()).size)).toEqual(
      Array.from({ length: rounds }, () => pools * size),
    );
    const met = new Set(made.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-')));
    expect(met.size).toBe((pools * (pools - 1) * size * size) / 2);
  });

  it('with two of each pool gives everyone both colours alike, from 2 to 6 pools', () => {
    for (const pools of [2, 3, 4, 5, 6]) {
      const games = roundsBetween(poolsOf(...Array.from({ length: pools }, () => 2)))
        .flat()
        .map(([white, black]) => ({ white, black }));
      const { players } = coloursOf({ players: 2 * pools, rounds: [{ games }] });
      expect(players.map(({ whites, blacks }) => whites - blacks)).toEqual(players.map(() => 0));
    }
  });

  it('with two of two pools is Berger’s table of four without its first round', () => {
    // Pools 1-4 and 2-3; Berger: round 2 is 4-3, 1-2, round 3 is 2-4, 3-1.
    expect(roundsBetween([[1, 4], [2, 3]])).toEqual([
      [[4, 3], [1, 2]],
      [[2, 4], [3, 1]],
    ]); // prettier-ignore
  });

  it('of pools of 2, 2 and 1 meet once each, nobody twice in a round', () => {
    const made = roundsBetween(poolsOf(2, 2, 1));
    expect(made.flat()).toHaveLength(8);
    for (const pairs of made) expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
  });
});

describe('carryOver', () => {
  it.each([
    [2, 2, 1],
    [4, 2, 1],
    [3, 3, 1],
    [2, 3, 2],
    [5, 1, 1],
  ])(
    'of %i sections with %i each in %i cycles everyone meets everyone as often',
    (sections, each, cycles) => {
      const { carried } = finalOf(sections, each, cycles);
      const codes = scheduleFaults(valueOf(carried)).map(({ code }) => code);
      expect(codes).toEqual([]);
    },
  );

  it('is not blamed for the colours of games that were played in the sections', () => {
    const whole = withResults(sectioned([5, 5]), 5, 1);
    const preliminaries = fieldsOf(whole).map(({ section = '', ...tournament }): Preliminary => ({
      section,
      tournament,
    }));
    // Among these the games of one section have given one player White twice more than Black.
    const places = [
      [0, 2, 4],
      [1, 3, 0],
    ];
    const from = [0, 1, 2].flatMap((place) =>
      preliminaries.map(({ section, tournament }, at): Finalist => ({
        ...{ section, place: place + 1 },
        no: tournament.players[places[at]![place]!]!.no,
      })),
    );
    const final = valueOf(carryOver(valueOf(makeTournament(sectionedRequest(6))), from, preliminaries));
    expect(scheduleFaults(final)).toEqual([]);
    const { carried, ...asOneOfItsOwn } = final;
    expect([carried, scheduleFaults(asOneOfItsOwn).map(({ code }) => code)]).toEqual([
      6,
      ['colours-more-uneven', 'colours-more-uneven'],
    ]);
  });

  it('has the games of the sections first, with colours and results, and only the others are to be played', () => {
    const { carried, preliminaries } = finalOf(2, 2);
    const final = valueOf(carried);
    const [ofA, ofB] = preliminaries.map(({ tournament }) => {
      const [one, other] = tournament.players.map(({ no }) => no);
      return tournament.games.find((game) =>
        [one, other].every((no) => [game.white, game.black].includes(no!)),
      )!;
    });
    // Numbers of the final: 1 and 3 come from A, 2 and 4 from B.
    const inFinal = new Map([[1, 1], [2, 3], [5, 2], [6, 4]]); // prettier-ignore
    expect(final.carried).toBe(2);
    expect(final.games.slice(0, 2)).toEqual(
      [ofA!, ofB!].map(({ white, black, outcome }, index) => ({
        ...{ no: index + 1, round: 1, board: index + 1, cycle: 1, outcome },
        ...{ white: inFinal.get(white), black: inFinal.get(black) },
      })),
    );
    expect(final.games.slice(2).map(({ round, outcome }) => [round, outcome])).toEqual([
      [2, null],
      [2, null],
      [3, null],
      [3, null],
    ]);
    expect(final.rounds).toBe(3);
  });

  it('counts what is carried, but rates it in the sections alone', () => {
    const { carried } = finalOf(4, 2);
    const final = valueOf(carried);
    // Four games of one point each.
    const points = valueOf(standings(final)).rows.map(({ values }) => toNumber(values[0]!));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(4);
    expect(ratingReport(final).map(({ games }) => games)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('comes back from an event file', () => {
    const final = valueOf(finalOf(3, 2).carried);
    expect(valueOf(parseEvent(makeEvent(final)))).toEqual(final);
  });

  it('is refused where the sections had other cycles, and changes nothing where nobody has met', () => {
    const { preliminaries, from, final } = finalOf(2, 2, 2);
    const refused = carryOver({ ...final, cycles: 1 }, from, preliminaries);
    expect(refused.ok ? [] : refused.problems.map(({ code, values }) => [code, values['section']])).toEqual([
      ['final-carry-cycles', 'A'],
      ['final-carry-cycles', 'B'],
    ]);
    const alone = finalOf(5, 1);
    expect(valueOf(alone.carried)).toBe(alone.final);
  });
});

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

  it('gives a late player the next board that is free in each round', () => {
    const boardsOf = (tournament: Tournament): readonly number[] => {
      const { tournament: entered } = valueOf(lateEntry(sectionAlone(tournament, 0), { name: 'Late' }));
      const whole = withSection(tournament, 0, entered);
      sound(whole);
      return whole.games.slice(tournament.games.length).map(({ board }) => board);
    };
    // B of four has its last round before A's, so boards 3 and 4 are free in rounds 4 and 5.
    const begun5 = withResults(sectioned([5, 4, 6]), 2, 0.7);
    expect(boardsOf(begun5)).toEqual([8, 8, 8, 3, 3]);
    const apart = withGames(begun5, (game) => (game.board < 5 ? game : { ...game, board: game.board + 4 }));
    expect(boardsOf(apart)).toEqual([5, 5, 5, 3, 3]);
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
