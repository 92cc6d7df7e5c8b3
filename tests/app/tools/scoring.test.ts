import { readExchange } from '../../../src/app/exchange/read';
import { scoringOf, type Scoring } from '../../../src/core/results/scoring';
import { rowsOf } from '../../adoptGrid';
import { adopted, gamesTold } from '../../sheets/adopt/adopted';
import { unwrap } from '../conduct/check';

const POINTS: Scoring = unwrap(scoringOf([2, 1, 0]));

const GAMES = ['1. Ann 1-0 Bob', '2. Cid ½-½ Ann', '3. Bob 0-1 Cid'];

describe('results in 2-1-0 are read from each kind of table', () => {
  it.each([
    ['a list of games', 'Round|White|Black|Result\n1|Ann|Bob|2-0\n2|Cid|Ann|1-1\n3|Bob|Cid|0-2'],
    ['a table by rounds', 'No|Name|1|2|3\n1|Ann|2w2|3b1|\n2|Bob|1b0||3w0\n3|Cid||1w1|2b2'],
    ['a wall chart', 'No|Name|1|2|3\n1|Ann|*2*|3|\n||2|1|\n2|Bob|1||*3*\n||0||0\n3|Cid||*1*|2\n|||1|2'],
  ])('%s', (_, text) => {
    const made = adopted(rowsOf(text), { scoring: POINTS });
    expect(made.ok ? gamesTold(made.value) : made.problems).toEqual(GAMES);
    expect(made.ok && made.value.tournament.scoring).toEqual(POINTS);
  });

  it.each([
    ['rounds in a text', 'Round 1\nAnn - Bob 2-0\nRound 2\nCid - Ann 1-1\nRound 3\nBob - Cid 0-2\n'],
    ['a list in a file', 'Round;White;Black;Result\n1;Ann;Bob;2-0\n2;Cid;Ann;1-1\n3;Bob;Cid;0-2\n'],
    ['a cross-table in a text', '1 Ann  * 2 1\n2 Bob  0 * 0\n3 Cid  1 2 *\n'],
  ])('%s', (_, text) => {
    const source = { file: 'a.txt', bytes: new TextEncoder().encode(text), language: 'en' };
    const { tournament } = unwrap(readExchange({ ...source, scoring: POINTS })).imported[0]!;
    const nameOf = (no: number): string => tournament.players[no - 1]!.name;
    const winners = tournament.games.flatMap(({ white, black, outcome }) =>
      outcome === '1/2' ? [] : [nameOf(outcome === '1-0' ? white : black)],
    );
    expect([winners.sort(), tournament.scoring]).toEqual([['Ann', 'Cid'], POINTS]);
    expect(readExchange(source).ok).toBe(false);
  });
});
