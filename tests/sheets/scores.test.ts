import { toNumber } from '../../src/core/fraction';
import { readResults, withResults } from '../../src/core/results/record';
import { values } from '../../src/core/tiebreak/standings';
import { sectioned } from '../sectioned';
import type { Tournament } from '../../src/core/model';
import { handoutTexts } from '../../src/language/handouts';
import { words } from '../../src/language/language';
import { playTexts } from '../../src/language/play';
import { subjectOf } from '../../src/sheets/handout/subject';
import { PAIRINGS } from '../../src/sheets/layout';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { madeAs } from '../exchange/page/sample';
import { generated } from '../generated';
import { valueOf } from '../results';
import { grandSlam } from '../scores';
import { sheetOf, textOf } from './handout/sheet';
import { planned, read, typedInto } from './plan';

/** Four players in a group of darts: each line begins with the player's own legs. */
const LINES = [
  ['', '5–4', '1–5', '5–2'],
  ['4–5', '', '5–4', '5–1'],
  ['5–1', '4–5', '', '5–2'],
  ['2–5', '1–5', '2–5', ''],
];
const byNumber = (tournament: Tournament) =>
  planned({ ...tournament, liveHandouts: ['wall-chart', 'player-cards'] });

/** The score of each player in each round. */
const ROUNDS = ['5–2 5–4 1–5', '5–4 4–5 5–1', '4–5 5–2 5–1', '2–5 2–5 1–5'];

describe('where scores of sets were typed', () => {
  const sheets = byNumber(grandSlam());

  it('Crosstable has the score of the player in that line first', () => {
    const { order } = sheets.layout.crosstable;
    const at = { sheet: 'Crosstable', row: order.area.row, column: order.area.column };
    const numbered = typedInto(sheets, [{ ...at, write: 'number' }]);
    expect(read(numbered, 'Crosstable', 7, 4, 4, 4)).toEqual(LINES);
  });

  it('so has it where Refresh writes values', () => {
    const shown = { slots: 2, cycles: 1 };
    const rows = valueOf(crosstableValues(grandSlam(), shown, 'number'));
    expect(rows.map(({ cells }) => cells)).toEqual(LINES);
  });

  it('Wall chart and player cards have it, live and as values', () => {
    const chart = [5, 7, 9, 11].map((row) => read(sheets, 'Wall chart', row, 2, 1, 3)[0]!.join(' '));
    expect(chart).toEqual(ROUNDS);
    const made = sheetOf('wall-chart', subjectOf(grandSlam()));
    expect([5, 7, 9, 11].map((row) => textOf(made, row, 2, 1, 3)[0])).toEqual(ROUNDS);
    expect(read(sheets, 'Player cards', 5, 0, 3, 4).map((line) => line.join(' '))).toEqual([
      '1 1 4 Girvan 5–2',
      '2 2 2 Ratajski 5–4',
      '3 2 3 Wade 1–5',
    ]);
    const cards = sheetOf('player-cards', subjectOf(grandSlam()));
    expect(textOf(cards, 5, 3, 3, 1)).toEqual(['5–2', '5–4', '1–5']);
  });

  it('the page of results has it', () => {
    const [, table = ''] = madeAs('html', grandSlam()).split('<h2>Crosstable');
    const lines = table
      .split('<h2>')[0]!
      .split('<tr')
      .filter((line) => line.includes('Ratajski</bdi>'));
    expect(lines[0]!.match(/>\d–\d</g)).toEqual(['>4–5<', '>5–4<', '>5–1<', '>1–3<']);
  });

  it('Find player has it; who only won has 1, the forfeit its sign, and 0-0 is lost by both', () => {
    const open = { ...generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), profile: 'plain' } as const;
    const plain = planned(open);
    const { header } = plain.layout.pairings;
    const typed = ['1 : 3', 'W', '+/-', '0-0', '½', '12-010'].map((write, line) => ({
      ...{ sheet: 'Pairings', row: header + 1 + line, column: PAIRINGS.result },
      write,
    }));
    const { order } = plain.layout.crosstable;
    const wanted = { sheet: 'Pairings', row: 1, column: PAIRINGS.find + 2, write: 'Player A1' };
    const after = typedInto(plain, [
      ...typed,
      wanted,
      { sheet: 'Crosstable', row: order.area.row, column: order.area.column, write: 'number' },
    ]);
    expect(read(after, 'Crosstable', 7, 4, 4, 4)).toEqual([
      ['', '0', '010–12', '1–3'],
      ['0', '', '1', '½'],
      ['12–010', '0', '', '-'],
      ['3–1', '½', '+', ''],
    ]);
    expect(read(after, 'Pairings', header + 1, PAIRINGS.find + 3, 3, 1)).toEqual([
      ['1–3'],
      ['Lost'],
      ['010–12'],
    ]);
  });
});

describe('tie-breaks of scores on the sheets', () => {
  const list = ['PTS', 'DE', 'DIFF', 'SCORED'];
  const shown = (tournament: Tournament) => {
    const sheets = planned(tournament);
    return read(sheets, 'Standings', sheets.layout.standings.body.area.row, 0, 4, 6);
  };

  it('order three who have beaten each other in a circle', () => {
    expect(shown(grandSlam('plain', list))).toEqual([
      [1, 'Wade', 2, '', 6, 14],
      [2, 'Ratajski', 2, '', 4, 14],
      [3, 'Smith', 2, '', 0, 11],
      [4, 'Girvan', 0, '', -10, 5],
    ]);
  });

  it('are the same as the rules have them, with wins without a score, forfeits, and in sections', () => {
    const typed = ['3-1', '1-3', '2-2', 'W', '½', '+/-', '0-0', '10-9', '-/-', 'L', '½-0'];
    const first = (tournament: Tournament): Tournament => ({
      ...tournament,
      profile: 'home',
      tieBreaks: list,
    });
    for (const event of [
      generated({ players: 7, cycles: 2, seed: 1, finished: 0, annulled: 1 }),
      sectioned([4, 5]),
    ].map(first)) {
      const results = event.games.map(({ no }) => ({ game: no, typed: typed[no % typed.length]! }));
      const played = valueOf(withResults(event, results));
      const { layout, ...sheets } = planned(played);
      const { sheet, criteria, listed } = layout.calculation;
      const counts = played.players.map(({ status }) => status !== 'annulled');
      for (const code of ['DIFF', 'SCORED']) {
        const column = criteria.area.column + listed.findIndex((each) => each.code === code);
        const found = read({ layout, ...sheets }, sheet, criteria.area.row, column, counts.length, 1);
        const wanted = valueOf(values(played, code)).map((value) => value && toNumber(value));
        expect(found.flat().filter((_, place) => counts[place])).toEqual(
          wanted.filter((_, place) => counts[place]),
        );
        expect(new Set(wanted).size).toBeGreaterThan(3);
      }
    }
  });
});

it('chess has no further cells for scores', () => {
  const { marks, sets } = planned(generated({ players: 4, cycles: 1, seed: 1 })).layout.calculation.game;
  expect([marks, sets]).toEqual([null, null]);
});

it('a score is read with its sets, and only who won without them', () => {
  const tournament = grandSlam();
  const sets = ['5-4', '1-0', 'W'].map(
    (typed) => valueOf(readResults(tournament, [{ game: 1, typed }]))[0]!.sets,
  );
  expect(sets).toEqual(['5-4', undefined, undefined]);
});

describe('where a game is played', () => {
  const heads = (profile: Tournament['profile']) => {
    const sheets = planned({ ...grandSlam(), profile, liveHandouts: ['player-cards'] });
    const { header } = sheets.layout.pairings;
    return [read(sheets, 'Pairings', header, 0, 1, 12), read(sheets, 'Player cards', 4, 0, 1, 6)]
      .flat(2)
      .filter((head) => ['Board', 'Table', 'Match'].includes(String(head)));
  };

  it.each([
    ['neutral', ['Board', 'Board']],
    ['plain', ['Table', 'Table']],
    ['home', ['Match']],
  ] as const)('in a game of %s is called %s', (profile, called) => {
    expect(heads(profile)).toEqual(called);
  });

  it('slips and the pane say so, too; teams have boards', () => {
    expect(handoutTexts('plain').board).toBe('Table {board}');
    expect(playTexts('home').missingGame).toMatch(/^Round \{round\}, match \{board\}: /);
    expect(playTexts('plain').other).toBe('Other result on table {board}: {left} – {right}');
    expect(words('plain').teamEvent.board).toBe('Board');
    expect(words('plain').checkBoards).toBe('More games than tables then');
  });
});
