/** @sweep */
import { withPlayers } from '../../changed';
import { explainPair, explainPlace, type ExplainedPlace } from '../../../src/core/explain/standings';
import type { ExplainedLine, ExplainedValue } from '../../../src/core/explain/value';
import { toNumber, type Fraction } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { present } from '../../../src/core/present';
import { CRITERIA } from '../../../src/core/tiebreak/registry';
import { values } from '../../../src/core/tiebreak/standings';
import { crossTable, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { standingsOf } from '../tiebreak/found';
import { sampled } from '../../sample';

const valueOf = (tournament: Tournament, no: number, code: string): ExplainedValue => {
  const { values: all } = placeOf(tournament, no, code === 'PTS' ? code : `PTS,${code}`);
  return present(all.at(-1));
};

const placeOf = (tournament: Tournament, no: number, order: string): ExplainedPlace => {
  const result = explainPlace(tournament, no, order.split(','));
  if (!result.ok) throw new Error(order);
  return result.value;
};

const number = (value: Fraction | null): number | null => value && toNumber(value);

/** Opponent, what is multiplied, and what comes of it; why it is left out. */
const lines = (value: ExplainedValue): unknown[] =>
  value.lines.map((line) => [
    line.of === 'game' ? line.opponent : line.of,
    number(line.factor),
    number(line.opponentValue),
    toNumber(line.amount),
    ...(line.out === null ? [] : [line.out]),
  ]);

describe('a value, opponent by opponent', () => {
  const table = crossTable('*1=+ | 0*10 | =0*1 | -10*');

  it('Sonneborn-Berger: own points times the opponent’s score', () => {
    const value = valueOf(table, 1, 'SB');
    expect([number(value.value), value.source]).toEqual([2.75, 'FIDE C.07 9.1']);
    expect(lines(value)).toEqual([
      [2, 1, 1, 1],
      [3, 0.5, 1.5, 0.75],
      [4, 1, 1, 1],
    ]);
  });

  it('a game names itself, its round, colour and result, so that its cell can be found', () => {
    expect(valueOf(table, 4, 'PTS').lines[0]).toMatchObject({
      of: 'game',
      game: 3,
      round: 3,
      colour: 'black',
      opponent: 1,
      mark: 'loss',
      played: false,
    });
  });

  it('what a cut, a limit or a forfeit leaves out is there, with the reason', () => {
    const odd = crossTable('*1=00 | 0*=== | ==*01 | 1=1*= | 1=0=*');
    expect(lines(valueOf(odd, 2, 'KS'))).toEqual([
      [1, null, 1.5, 0, 'limit'],
      [3, null, 2, 0.5],
      [4, null, 3, 0.5],
      [5, null, 2, 0.5],
    ]);
    expect(number(valueOf(odd, 2, 'KS').facts.limit!)).toBe(2);
    expect(lines(valueOf(odd, 2, 'BH/M1'))).toEqual([
      [1, null, 1.5, 1.5, 'cut'],
      [3, null, 2, 2],
      [4, null, 3, 3, 'cut'],
      [5, null, 2, 2],
    ]);
    expect(lines(valueOf(table, 1, 'WON')).at(-1)).toEqual([4, null, null, 0, 'forfeit']);
  });

  it('points name the arbiter’s adjustment', () => {
    const fined = withPlayers(table, (player) => ({ ...player, adjustment: -0.25 }));
    expect(lines(valueOf(fined, 1, 'PTS')).at(-1)).toEqual(['adjustment', null, null, -0.25]);
    expect(number(valueOf(fined, 1, 'PTS').value)).toBe(2.25);
  });

  it('a day of rest is a draw with themselves where NZCF counts it', () => {
    const games = [
      { no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 2, outcome: '1-0' as const },
      { no: 2, round: 2, board: 1, cycle: 1, white: 3, black: 1, outcome: '1-0' as const },
      { no: 3, round: 3, board: 1, cycle: 1, white: 2, black: 3, outcome: '1-0' as const },
    ];
    const three = crossTable('*1. | 0*. | ..*');
    const rests = [3, 2, 1].map((player, index) => ({ round: index + 1, player }));
    const club = { ...three, rounds: 3, games, rests };
    expect(lines(valueOf(club, 1, 'NZ_SB#rest'))).toEqual([
      [2, 1, 1.5, 1.5],
      [3, 0, 1.5, 0],
      ['rest', 0.5, 1.5, 0.75],
    ]);
    expect(valueOf(club, 1, 'NZ_SB#rest').lines.map(({ himself }) => himself)).toEqual([false, false, true]);
    expect(lines(valueOf(club, 1, 'NZ_SB'))).toEqual([
      [2, 1, 1, 1],
      [3, 0, 1, 0],
    ]);
  });

  it('a player who is not there, a criterion that is none', () => {
    expect(explainPlace(table, 9)).toMatchObject({ ok: false, problems: [{ code: 'player-unknown' }] });
    expect(explainPlace(table, 1, ['PTS', 'LUCK'])).toMatchObject({
      ok: false,
      problems: [{ code: 'criterion-unknown' }],
    });
  });

  it('of an annulled player there is none', () => {
    expect(placeOf(realEvent('iz1979b'), 3, 'PTS,SB')).toMatchObject({ rank: null, ranked: 18, values: [] });
  });
});

describe('what the lines say adds up to the value', () => {
  const events = sampled([1, 2, 3, 4, 5, 6], 3).map((seed) =>
    generated({
      players: 4 + seed,
      cycles: 1 + (seed % 2),
      seed,
      special: 0.3,
      annulled: seed === 4 ? 1 : 0,
      adjusted: seed === 5,
      finished: seed === 6 ? 0.6 : 1,
    }),
  );

  /** What a line says, worked out from what it shows. */
  const said = (line: ExplainedLine, { shape }: ExplainedValue): number => {
    if (line.out !== null) return 0;
    if (shape === 'product') return toNumber(line.factor!) * toNumber(line.opponentValue!);
    if (shape === 'scores') return toNumber(line.opponentValue!);
    if (line.of === 'game' && shape === 'averages') return toNumber(line.points) / toNumber(line.factor!);
    if (line.of === 'game' && shape === 'rounds') return toNumber(line.points) * toNumber(line.factor!);
    return toNumber(line.amount);
  };

  it.each(CRITERIA.filter(({ shape }) => shape !== 'none' && shape !== 'ratings').map(({ code }) => code))(
    '%s',
    (code) => {
      for (const event of events) {
        const column = values(event, code);
        if (!column.ok) throw new Error(code);
        for (const [index, { no, status }] of event.players.entries()) {
          if (status === 'annulled') continue;
          const value = valueOf(event, no, code);
          const total = value.lines.reduce((sum, line) => sum + said(line, value), 0);
          expect(total).toBeCloseTo(toNumber(value.sum!), 9);
          if (value.tied.length === 0) expect(value.value).toEqual(column.value[index]);
        }
      }
    },
  );
});

describe('direct encounter where all meet several times', () => {
  it.each([2, 3, 4])('shows the points of their games: %i cycles', (cycles) => {
    for (const seed of sampled([1, 2, 3, 4, 5, 6], 3)) {
      const event = generated({ players: 6, cycles, seed, draws: 0.8 });
      const shown = event.players
        .map(({ no }) => placeOf(event, no, 'PTS,DE').values.at(-1))
        .filter((value) => value !== undefined && value.tied.length > 1);
      for (const value of shown.filter((each) => each !== undefined)) {
        const points = value.lines.map((line) => (line.of === 'game' ? toNumber(line.points) : 0));
        expect(toNumber(value.sum!)).toBe(points.reduce((sum, each) => sum + each, 0));
        expect(value.lines).toHaveLength((value.tied.length - 1) * cycles);
      }
    }
  });
});

describe('why one of two stands above the other', () => {
  const table = crossTable('*1=+ | 0*10 | =0*1 | -10*');
  const order = ['PTS', 'SB'];

  it('is the same whichever is named first, and need not be neighbours', () => {
    const [found, turned] = [explainPair(table, [4, 1], order), explainPair(table, [1, 4], order)];
    expect(found).toEqual(turned);
    expect(found).toMatchObject({
      ok: true,
      value: { above: 1, below: 4, equal: [], decided: { code: 'PTS' } },
    });
  });

  it('of neighbours is what their places say', () => {
    const { rows } = standingsOf(table, 'PTS,SB');
    const [first, second] = rows.map(({ no }) => no);
    const found = explainPair(table, [present(second), present(first)], order);
    expect(found.ok && found.value).toEqual(placeOf(table, present(first), 'PTS,SB').fromBelow);
  });

  it('asks for two players who are ranked, and for known criteria', () => {
    const annulled = crossTable('*111 | 0*10 | 00*1 | 010*', {
      withdrawn: [{ no: 1, after: 1, treatment: 'annulled' }],
    });
    const problems = [
      explainPair(table, [1, 9], order),
      explainPair(annulled, [1, 2], order),
      explainPair(table, [2, 2], order),
      explainPair(table, [1, 2], ['PTS', 'XX']),
    ].map((result) => !result.ok && [result.problems[0].code, result.problems[0].values['typed']]);
    expect(problems).toEqual([
      ['player-unknown', 9],
      ['player-unknown', 1],
      ['player-unknown', 2],
      ['criterion-unknown', 'XX'],
    ]);
  });
});

describe('why one stands above the other', () => {
  const candidates = realEvent('cand2013');
  const FIDE = 'PTS,DE,WIN,SB,KS';

  it('Candidates 2013: equal in points and against each other; Carlsen won 5 games, Kramnik 4', () => {
    const { rank, fromAbove, fromBelow } = placeOf(candidates, 1, FIDE);
    expect([rank, fromAbove]).toEqual([1, null]);
    expect(fromBelow!.equal.map(({ code }) => code)).toEqual(['PTS', 'DE']);
    const { code, source, steps } = fromBelow!.decided!;
    expect([code, source]).toEqual(['WIN', 'FIDE C.07 7.1']);
    expect(steps.map((sides) => sides.map((side) => number(side.value)))).toEqual([[5, 4]]);
  });

  it('direct encounter shows each application, to ever fewer of the tied', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    const { fromAbove } = placeOf(table, 5, 'PTS,DE');
    const { code, steps } = fromAbove!.decided!;
    expect(code).toBe('DE');
    expect(steps.map(([above]) => above.tied)).toEqual([
      [2, 4, 5, 6],
      [5, 6],
    ]);
    expect(steps.map((sides) => sides.map((side) => number(side.sum)))).toEqual([
      [1.5, 1.5],
      [1, 0],
    ]);
    expect(steps[1]!.map((side) => lines(side))).toEqual([[[5, 1, null, 1]], [[6, 1, null, 0]]]);
  });

  it('what is applied once shows one comparison, also between those whom it leaves tied', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    const { fromAbove } = placeOf(table, 6, 'PTS,US_TIED,TPN');
    expect(fromAbove!.decided!.code).toBe('TPN');
    expect(fromAbove!.equal[1]!.steps.map(([above]) => above.tied)).toEqual([[2, 4, 5, 6]]);
  });

  it('nothing decides between those who share a place', () => {
    const place = placeOf(crossTable('*== | =*= | ==*'), 2, 'PTS,SB');
    expect([place.rank, place.rankTo]).toEqual([1, 3]);
    expect(place.fromAbove).toMatchObject({ above: 1, below: 2, decided: null });
    expect(place.fromBelow).toMatchObject({ above: 2, below: 3, decided: null });
  });

  it('every decision is that of the standings, in every list and event', () => {
    for (const order of [FIDE, 'PTS,NZ_SB#rest,WIN,DE', 'PTS,KS,DE,SB,DE', 'PTS,US_TIED,TPN'])
      for (const seed of sampled([1, 2, 3, 4, 5, 6, 7, 8], 3)) {
        const event = generated({
          players: 4 + seed,
          cycles: 1 + (seed % 2),
          seed,
          draws: 0.7,
          special: 0.1,
        });
        const { rows } = standingsOf(event, order);
        rows.slice(1).forEach(({ no, rank }, index) => {
          const { fromAbove } = placeOf(event, no, order);
          expect(fromAbove!.above).toBe(rows[index]!.no);
          expect(fromAbove!.decided === null).toBe(rows[index]!.rank === rank);
          if (fromAbove!.decided === null) return;
          const { better, steps } = fromAbove!.decided;
          const [above, below] = steps
            .at(-1)!
            .map((side) => number(side.tied.length > 0 ? side.sum : side.value)!);
          expect(better === 'more' ? above! > below! : above! < below!).toBe(true);
          for (const { steps: equal } of fromAbove!.equal)
            for (const [one, other] of equal) expect(number(one.sum)).toBe(number(other.sum));
        });
      }
  });

  it('games still to be played are counted', () => {
    expect(placeOf(crossTable('*1. | 0*1 | .0*'), 1, 'PTS').unfinished).toBe(1);
  });
});
