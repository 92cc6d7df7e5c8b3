import { withGames } from '../changed';
import { lateEntry } from '../../src/core/conduct/lateEntry';
import { OUTCOME_CODES, outcomeOf } from '../../src/core/results/outcome';
import { parseTyped, readingOf } from '../../src/core/results/typed';
import type { CellValue } from '../../src/grid/cell';
import { PAIRINGS } from '../../src/sheets/layout';
import { generated } from '../generated';
import { valueOf } from '../results';
import { cellsByFormat, rulesOf, sheetIn, shownOn, stylesOf } from './facts';
import { planned, read, typedInto, type Planned } from './plan';
import { RICH } from './rich';
import { QUAD } from './quad';
import { quad, rich } from './samples';

describe('the sheet Pairings', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Pairings', 24)).toEqual({
      1: 'Quad · B group · Pairings',
      2: '5 of 6 games finished |  |  |  |  |  |  |  |  |  | Find player |  |  |  | 0',
      4: 'Game | Round | Board | Black no. | Black | Result | White | White no. | Check |  | Round | Colour | Opponent | Result',
      5: '1 | 1 | 1 | 2 | Bert | 0-1 | Anna | 1 |  |  | 1 |  |  |  | 0',
      6: '2 | 2 | 1 | 3 | Cora | ½-½ | Anna | 1 |  |  | 2 |  |  |  | 0',
      7: '3 | 3 | 1 | 4 | Dora |  | Anna | 1 |  |  | 3 |  |  |  | 0',
      8: '4 | 4 | 1 | 3 | Cora | 0-1 | Bert | 2 |  |  | 4 |  |  |  | 0',
      9: '5 | 5 | 1 | 4 | Dora | 1-0 | Bert | 2 |  |  | 5 |  |  |  | 0',
      10: '6 | 6 | 1 | 4 | Dora | 0-1 | Cora | 3 |  |  | 6 |  |  |  | 0',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Pairings'))).toEqual({
      '@': 'A1 A4:I4 F5:F10 K2 M2 K4:N4',
      '0': 'A5:D10 H5:H10 A2 E5:E10 G5:G10 I5:I10 O2 K5:K10 L5:L10 M5:M10 N5:N10 O5:O10',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Pairings'))).toEqual({
      '@': 'A1 A4:I4 F5:F10 E5:E10 G5:G10 I5:I10 K2 L2',
      '0': 'A5:D10 H5:H10 A2',
    });
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Pairings')).toEqual({
      conditions: [
        'A5:H10 fill FFE9A8 if AND($O$2>0,OR($D5=$O$2,$H5=$O$2))',
        'I5:I10 bold, color B42318 if AND(LEN($I5)>0,$I5<>"Postponed",$I5<>"Adjourned",$I5<>"Won by forfeit",$I5<>"Lost by forfeit on both sides",$I5<>"Carried over",NOT(LEN(SUBSTITUTE($I5,"withdrew: not played",""))<LEN($I5)),NOT(LEN(SUBSTITUTE($I5,"withdrew: does not count",""))<LEN($I5)))',
        'D5:H10 strike, color 5B6270, lineAbove 1F4E79 if AND(LEN(SUBSTITUTE($I5,"withdrew: not played",""))<LEN($I5),$B5<>"",$B5<>$B4,ISNUMBER($B4))',
        'D5:H10 strike, color 5B6270 if LEN(SUBSTITUTE($I5,"withdrew: not played",""))<LEN($I5)',
        'D5:H10 italic, color 5B6270, lineAbove 1F4E79 if AND(LEN(SUBSTITUTE($I5,"withdrew: does not count",""))<LEN($I5),$B5<>"",$B5<>$B4,ISNUMBER($B4))',
        'D5:H10 italic, color 5B6270 if LEN(SUBSTITUTE($I5,"withdrew: does not count",""))<LEN($I5)',
        'B5:B10 bold, color 1F4E79, fill DCE6F1, lineAbove 1F4E79 if AND($B5<>"",$B5<>$B4,ISNUMBER($B4))',
        'B5:B10 bold, color 1F4E79, fill DCE6F1 if $B5<>$B4',
        'A5:C10 fill DCE6F1, lineAbove 1F4E79 if AND($B5<>"",$B5<>$B4,ISNUMBER($B4))',
        'A5:C10 fill DCE6F1 if $B5<>$B4',
        'A5:I10 lineAbove 1F4E79 if AND($B5<>"",$B5<>$B4,ISNUMBER($B4))',
        'F5:F10 fill FFFFFF if $A5=""',
        'A5:I10 italic, color 5B6270 if $A5=""',
      ],
      choices: [
        "F5:F10 rather 'Lists'!$A$2:$A$13 “Result: 1-0, ½-½ or 0-1. Also 1, =, 0; not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned. A game lost because a phone rang is 1-0 or 0-1.”",
        "M2 rather 'Players'!$B$5:$B$8 “Find player: Choose a name to highlight and list their games.”",
      ],
      tables: ['Pairings_Quad A4:I10 TableStyleLight1'],
      hidden: ['4-4', '8-8', '15-15'],
    });
  });

  it('a finder is not put beside values that Refresh wrote', () => {
    const sheets = planned(QUAD, 'refreshed');
    const { choices, hidden } = rulesOf(sheets, 'Pairings');
    expect({
      beside: stylesOf(sheetIn(sheets, 'Pairings')).slice(14),
      choices: choices.length,
      hidden,
    }).toEqual({
      beside: ['L2 color 5B6270'],
      choices: 1,
      hidden: ['4-4', '8-8', '11-11'],
    });
  });

  it('lists Black on the left in a Go tournament: a win of Black on board 1 stands as 1-0', () => {
    const event = generated({ players: 4, cycles: 1, seed: 1 });
    const games = event.games.map((game) => ({ ...game, outcome: '0-1' as const }));
    const sheets = planned({ ...event, games, profile: 'go' });
    const [heading, first] = read(sheets, 'Pairings', 3, 3, 2, 5);
    expect(heading).toEqual(['Black no.', 'Black', 'Result', 'White', 'White no.']);
    expect(first).toEqual([4, 'Player D4', '1-0', 'Player A1', 1]);
  });
});

describe('cells that tell of a mistake', () => {
  const event = generated({ players: 5, cycles: 1, seed: 2 });
  const changed = (sheet: string, row: number, column: number, write: CellValue): Planned =>
    typedInto(planned(event), [{ sheet, row, column, write }]);
  const check = (row: number, column: number, value: CellValue): CellValue =>
    changed('Pairings', row, column, value).value('Pairings', row, 8);

  it.each<[string, number, number, CellValue, RegExp]>([
    ['a text that is no result', 4, 5, 'abc', /Not a result/],
    ['a wildcard', 4, 5, '*', /Not a result/],
    ['a result that became a date', 4, 5, 36526, /Not text/],
    ['a result in the row of a bye', 6, 5, '1-0', /bye has no result/],
    ['a number that no player has', 4, 3, 77, /two numbers/],
    ['a player against himself', 4, 3, 5, /two numbers/],
    ['a pair that has met already', 8, 3, 5, /have met/],
    ['a changed game number', 4, 0, 99, /Game number changed/],
  ])('%s', (_, row, column, value, words) => expect(check(row, column, value)).toMatch(words));

  it('the line at the top counts the games that need a look', () => {
    const status = (...cells: [number, number, CellValue][]): CellValue => {
      const typed = cells.map(([row, column, write]) => ({ sheet: 'Pairings', row, column, write }));
      return typedInto(planned(event), typed).value('Pairings', 1, 0);
    };
    expect(status()).toBe('10 of 10 games finished');
    expect(status([4, 5, '-/-'])).toBe('10 of 10 games finished. +/-, -/+ and -/-: by forfeit');
    expect(status([4, 5, 'abc'])).toBe('9 of 10 games finished. 1 to check');
    expect(status([4, 5, '*'], [8, 3, 5])).toBe('8 of 10 games finished. 2 to check');
  });

  it.each<[string, string]>([
    ['pp', 'Postponed'],
    ['Postponed', 'Postponed'],
    ['verlegt', 'Postponed'],
    ['adjourned', 'Adjourned'],
    ['ADJ.', 'Adjourned'],
    ['hängepartie', 'Adjourned'],
  ])('a game marked %s is no mistake: %s', (typed, words) => {
    const sheets = changed('Pairings', 4, 5, typed);
    expect(sheets.value('Pairings', 4, 8)).toBe(words);
    expect(sheets.value('Pairings', 1, 0)).toBe('9 of 10 games finished');
  });

  it('a good result leaves the check empty, a number among them', () => {
    expect(check(4, 5, '½:½')).toBe('');
    expect(check(4, 5, 1)).toBe('');
  });

  it('a game added below the table is reported at the top', () => {
    const { value, layout } = changed(
      'Pairings',
      layout0().pairings.header + 1 + layout0().pairings.rows,
      1,
      9,
    );
    expect(layout.pairings.rows).toBe(15);
    expect(value('Pairings', 1, 0)).toMatch(/row below the last game/);
  });

  const layout0 = () => planned(event).layout;
});

describe('Find player', () => {
  const event = generated({ players: 5, cycles: 2, seed: 9, finished: 0.7, special: 0.2 });
  const names = new Map(event.players.map(({ no, name }) => [no, name]));
  const listFor = (typed: string): CellValue[][] => {
    const wanted = { sheet: 'Pairings', row: 1, column: PAIRINGS.find + 2, write: typed };
    return read(typedInto(planned(event), [wanted]), 'Pairings', 4, PAIRINGS.find, event.rounds, 4);
  };

  it('lists their games in order of rounds, with colour, opponent and what they scored; the bye by its name', () => {
    for (const { no, name } of event.players) {
      const wanted = Array.from({ length: event.rounds }, (_, index) => {
        const round = index + 1;
        const game = event.games.find(
          (each) => each.round === round && (each.white === no || each.black === no),
        );
        if (!game) return [round, '', 'bye', ''];
        const isWhite = game.white === no;
        const mark = game.outcome === null ? '' : outcomeOf(game.outcome).marks[isWhite ? 0 : 1];
        const said = { '1': 'Won', '½': 'Drawn', '0': 'Lost' }[mark] ?? mark;
        return [round, isWhite ? 'White' : 'Black', names.get(isWhite ? game.black : game.white), said];
      });
      expect(listFor(name)).toEqual(wanted);
    }
  });

  it('has a dash in the rounds before a late entrant came, not the bye', () => {
    const half = generated({ players: 6, cycles: 1, seed: 9, finished: 0 });
    const begun = withGames(half, (game) => ({ ...game, outcome: game.round < 3 ? ('1-0' as const) : null }));
    const entrant = { name: 'Zoe' };
    const late = valueOf(lateEntry(begun, entrant, { mayAdd: true })).tournament;
    const wanted = { sheet: 'Pairings', row: 1, column: PAIRINGS.find + 2, write: 'Zoe' };
    const rounds = read(typedInto(planned(late), [wanted]), 'Pairings', 4, PAIRINGS.find, 3, 3);
    expect(rounds.map(([, , opponent]) => opponent).slice(0, 2)).toEqual(['–', '–']);
    expect(rounds[2]![2]).not.toBe('–');
  });

  it('lists nothing for a name that nobody has, a wildcard among them', () => {
    for (const typed of ['Nobody', '*', 'player a1', ''])
      expect(listFor(typed).map((row) => row.slice(1))).toEqual(
        Array.from({ length: event.rounds }, () => ['', '', '']),
      );
  });
});

describe('what people type in Go', () => {
  const event = { ...generated({ players: 8, cycles: 1, seed: 3, finished: 0 }), profile: 'go' as const };
  const TYPED = [
    ...['B+', 'w+', 'W+3.5', 'B+12', 'b + 0,5', 'W+ 10 ½', 'B+R', 'W+T', 'b+forfeit', 'jigo', '1-0', '+/-'],
    ...['B+x', '--5', 'B+R5', '3B+', 'W+*', 'B', 'BB+3', '+-5', 'pp', ''],
  ];

  it('is the same in the cells as to whoever reads them', () => {
    const sheets = typedInto(
      planned(event),
      TYPED.map((write, index) => ({ sheet: 'Pairings', row: 4 + index, column: 5, write })),
    );
    const { outcome } = sheets.layout.calculation.game;
    const found = TYPED.map((text, index) => [
      text,
      sheets.value(outcome.sheet, outcome.area.row + index, outcome.area.column),
    ]);
    const understood = [3, 1, 1, 3, 3, 1, 3, 1, 5, 2, 3, 5];
    const outcomes = [...understood, ...Array.from({ length: 8 }, () => -1), 0, 0];
    expect(found).toEqual(TYPED.map((text, index) => [text, outcomes[index]]));
    const reading = readingOf(event);
    for (const [text, number] of found) {
      const code = parseTyped(String(text), reading);
      expect([text, number]).toEqual([
        text,
        code === undefined ? -1 : code === null ? 0 : OUTCOME_CODES.indexOf(code) + 1,
      ]);
    }
  });
});
