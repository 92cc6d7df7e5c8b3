import { ALL_SYSTEMS } from '../../src/core/pairing/anySystem';
import { parseArea, type CellValue } from '../../src/grid/cell';
import type { Tournament } from '../../src/core/model';
import { parseTournament, placesToRead } from '../../src/sheets/parse';
import { withStatus } from '../changed';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { valueOf } from '../results';
import { partsOf, gridIn, planned, typedInto, type Planned, type Typed } from './plan';
import { RICH } from './rich';

/** The list of tie-breaks that is read after these codes were typed, one below the other. */
const readAfter = (codes: readonly string[]): readonly string[] | undefined => {
  const sheets = planned(generated({ players: 4, cycles: 1, seed: 1 }));
  const { sheet, slotsTop } = sheets.layout.tournament;
  const { column } = sheets.layout.tournament.slot(0).area;
  const typed = typedInto(
    sheets,
    codes.map((write, line) => ({ sheet, row: slotsTop + line, column, write })),
  );
  const parsed = parseTournament(partsOf(typed), gridIn(typed));
  return parsed.ok ? parsed.value.tournament.tieBreaks.slice(0, codes.length) : undefined;
};

describe('the list of tie-breaks on the Tournament sheet', () => {
  it('comes back with each code as the rules write it, in capitals or not, spaces around it ignored', () => {
    expect(readAfter(['pts', ' NZ_SB#rest ', 'nz_bh/c1#REST', 'ks/l+1', 'De'])).toEqual([
      'PTS',
      'NZ_SB#rest',
      'NZ_BH/C1#rest',
      'KS/L+1',
      'DE',
    ]);
  });

  it('keeps a code that nobody knows, in capitals, for the sheet to say so', () => {
    expect(readAfter(['PTS', 'xyz'])).toEqual(['PTS', 'XYZ']);
  });
});

describe('a rating typed into the Players sheet', () => {
  const warningsAfter = (write: CellValue): readonly string[] => {
    const sheets = planned(generated({ players: 4, cycles: 1, seed: 1 }));
    const place = partsOf(sheets).places.Players_rating!;
    const cell = { sheet: place.sheet, row: place.area.row + 1, column: place.area.column };
    const typed = typedInto(sheets, [{ ...cell, write }]);
    const parsed = valueOf(parseTournament(partsOf(typed), gridIn(typed)));
    expect(parsed.tournament).not.toHaveProperty('warnings');
    return parsed.warnings.map((each) => `${each.code} ${each.place.sheet} ${each.place.cell}`);
  };

  it.each([[1800], ['1800*'], ['unr.'], [null], [0]])('%j is one, or none', (write) => {
    expect(warningsAfter(write)).toEqual([]);
  });

  it.each([[-5], [1e308], [99_999], ['x']])('%j can be none: a warning names the cell', (write) => {
    expect(warningsAfter(write)).toEqual(['rating-invalid Players C6']);
  });

  it('an error is named, too', () => {
    expect(warningsAfter({ error: '#N/A' })).toEqual(['rating-error-value Players C6']);
  });
});

/** A cell that somebody writes into: `Players!G5`. */
const cell = (name: string, write: CellValue): Typed => {
  const [sheet, address] = name.split('!') as [string, string];
  const { row, column } = parseArea(address)!;
  return { sheet, row, column, write };
};

const readOf = (sheets: Planned) => parseTournament(partsOf(sheets), gridIn(sheets));

const CLUB = planned({ ...RICH, pins: [{ no: 4, board: 1 }] });
const MATCH = planned(newMatch(2));

const tournamentOf = (sheets: Planned): Tournament => valueOf(readOf(sheets)).tournament;

/** The tournament that is read after somebody typed into some cells. */
const after = (...cells: readonly (readonly [name: string, write: CellValue])[]): Tournament =>
  tournamentOf(
    typedInto(
      CLUB,
      cells.map(([name, write]) => cell(name, write)),
    ),
  );

/** What is wrong after that, in one line each: code, cell, what stands there and what might. */
const problemsAfter = (
  cells: readonly (readonly [name: string, write: CellValue])[],
  sheets = CLUB,
): readonly string[] => {
  const parsed = readOf(
    typedInto(
      sheets,
      cells.map(([name, write]) => cell(name, write)),
    ),
  );
  const problems = parsed.ok ? parsed.value.warnings : parsed.problems;
  return problems.map(({ code, place, values }) =>
    [code, `${place.sheet}!${place.cell}`, ...Object.values(values ?? {})].join(' | '),
  );
};

describe('a tournament is read back from its sheets', () => {
  it('with all its settings', () => {
    const { games, players, ...settings } = tournamentOf(CLUB);
    expect([games.length, players.length]).toEqual([6, 4]);
    expect(settings).toEqual({
      id: 'Quad',
      event: 'Quad',
      section: 'B group',
      year: 2026,
      system: 'berger',
      cycles: 1,
      exchangeLastTwo: true,
      rounds: 6,
      columns: ['Club', 'Name 2', 'A heading that is long indeed'],
      columnFormats: ['@', '@', '@'],
      teams: [],
      rests: [],
      scoring: { win: 6, draw: 2, loss: 1, unit: 2 },
      ruleSet: 'fide-2019',
      tieBreaks: ['PTS', 'SB', 'KASHDAN_USCF', 'PLAYOFF'],
      numbering: { method: 'lots', seed: 'apple' },
      lotsSeed: 'pear',
      colours: 'strength',
      pins: [{ no: 4, board: 1 }],
      paper: 'Letter',
      profile: 'go',
    });
  });

  it('with its players in the order of their numbers', () => {
    expect(tournamentOf(CLUB).players).toEqual([
      {
        ...{ no: 1, name: 'Anna', status: 'playing', rating: { typed: 2100, strength: 2100 } },
        ...{ federation: 'NZL', playOff: 1, extra: ['East', 'x', 1984] },
      },
      {
        ...{ no: 2, name: 'Bert', status: 'playing', adjustment: -0.5, adjustmentReason: 'phone' },
        extra: ['West', null, null],
      },
      { no: 3, name: 'Cora', status: 'withdrawn', extra: [null, null, null] },
      {
        no: 4,
        name: 'Dora',
        status: 'playing',
        rating: { typed: '3k', strength: 1800 },
        extra: [null, null, null],
      },
    ]);
    const sorted = after(
      ['Players!A5', 4],
      ['Players!B5', 'Dora'],
      ['Players!A8', 1],
      ['Players!B8', 'Anna'],
    );
    expect(sorted.players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      '1 Anna',
      '2 Bert',
      '3 Cora',
      '4 Dora',
    ]);
  });

  it('with its games, the Black player of a Go tournament on the left', () => {
    expect(tournamentOf(CLUB).games).toEqual([
      { no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 2, outcome: '1-0' },
      { no: 2, round: 2, board: 1, cycle: 1, white: 1, black: 3, outcome: '1/2' },
      { no: 3, round: 3, board: 1, cycle: 1, white: 1, black: 4, outcome: null },
      { no: 4, round: 4, board: 1, cycle: 1, white: 2, black: 3, outcome: '1-0' },
      { no: 5, round: 5, board: 1, cycle: 1, white: 2, black: 4, outcome: '0-1' },
      { no: 6, round: 6, board: 1, cycle: 1, white: 3, black: 4, outcome: '1-0' },
    ]);
  });

  it('with byes as rests, and games that are to be played another day', () => {
    const five = planned(generated({ players: 5, cycles: 1, seed: 1, finished: 0 }));
    expect(tournamentOf(typedInto(five, [cell('Pairings!F5', 'postponed')])).games[0]!.pending).toBe(
      'postponed',
    );
    expect(tournamentOf(five).rests).toEqual([
      { round: 1, player: 1 },
      { round: 2, player: 4 },
      { round: 3, player: 2 },
      { round: 4, player: 5 },
      { round: 5, player: 3 },
    ]);
  });

  it('with the teams of a match, in the order of their numbers, and the order of its criteria', () => {
    const read = tournamentOf(typedInto(MATCH, [cell('Players!E5', ' Kings ')]));
    expect(read.players.map(({ name, team }) => `${name} ${team}`)).toEqual([
      'K1 Kings',
      'K2 Kings',
      'Q1 Queens',
      'Q2 Queens',
    ]);
    expect(read.teams).toEqual([
      { id: 'Kings', name: 'Kings' },
      { id: 'Queens', name: 'Queens' },
    ]);
    expect(read.teamTieBreaks).toEqual(['GP', 'MP', 'NZ_BOARDS', 'NZ_BLACK']);
  });

  it('with the choices of its system, which only sheets that have them tell', () => {
    const four = generated({ players: 4, cycles: 1, seed: 1, system: 'shift' });
    const chosen = planned({ ...four, systemOptions: { ...four.systemOptions, anchor: '4' } });
    expect(tournamentOf(chosen).systemOptions).toMatchObject({ anchor: '4' });
    expect(tournamentOf(CLUB)).not.toHaveProperty('systemOptions');
  });

  it('what reports tell of the event, as far as somebody has written it', () => {
    const details = { city: 'Bremen', affiliate: 'A1234567' };
    const four = generated({ players: 4, cycles: 1, seed: 1 });
    expect(tournamentOf(planned({ ...four, details })).details).toEqual(details);
    const asked = typedInto(planned({ ...four, details: {} }), [
      { sheet: 'Tournament', row: 39, column: 1, write: ' Bremen ' },
      { sheet: 'Tournament', row: 43, column: 1, write: 'IA Anna Berg' },
    ]);
    expect(tournamentOf(asked).details).toEqual({ city: 'Bremen', arbiter: 'IA Anna Berg' });
    expect(tournamentOf(planned({ ...four, details: {} })).details).toEqual({});
    expect(tournamentOf(CLUB)).not.toHaveProperty('details');
  });

  it('cells that say nothing mean what is usual', () => {
    const plain = after(
      ...([
        ...['B6', 'B7', 'B16', 'B43', 'B33', 'B17', 'B44', 'B37'].map((address) => [
          `Tournament!${address}`,
          null,
        ]),
      ] as [string, CellValue][]),
    );
    for (const key of ['section', 'year', 'lotsSeed', 'colours', 'pins', 'paper', 'systemOptions'])
      expect(plain).not.toHaveProperty(key);
    expect(plain.numbering).toEqual({ method: 'lots' });
    expect(after(['Tournament!B7', '2026']).year).toBeUndefined();
    expect([after(['Tournament!B37', 'letter']).paper, after(['Tournament!B37', 'A4']).paper]).toEqual([
      'Letter',
      undefined,
    ]);
    expect(after(['Tournament!B17', 'system']).colours).toBeUndefined();
  });

  it('a status in capitals or with spaces is one; no adjustment and no play-off are none', () => {
    const read = after(
      ['Players!J5', ' Annulled '],
      ['Players!J6', 'PLAYING'],
      ['Players!J7', null],
      ['Players!H6', 0],
      ['Players!K5', 0],
    );
    expect(read.players.map(({ status }) => status)).toEqual(['annulled', 'playing', 'playing', 'playing']);
    expect(read.players[0]).not.toHaveProperty('playOff');
    expect(read.players[1]).not.toHaveProperty('adjustment');
  });

  it('an error in a column of the organiser’s is read as it is shown', () => {
    expect(after(['Players!E6', { error: '#N/A' }]).players[1]!.extra).toEqual(['#N/A', null, null]);
  });
});

describe('what cannot be read is named with its cell, and what might stand there', () => {
  it.each<[string, CellValue, string]>([
    ['Tournament!B11', 'swiss', ALL_SYSTEMS.map(({ name }) => name).join('; ')],
    ['Tournament!B12', 0, '1 … 12'],
    ['Tournament!B12', 1.5, '1 … 12'],
    ['Tournament!B12', '2', '1 … 12'],
    ['Tournament!B14', 'maybe', 'yes; no'],
    ['Tournament!B13', null, '1, 2, 3 …'],
    [
      'Tournament!B15',
      'age',
      'As listed; By rating; Drawn by lot; By hand; From a column; Drawn by lot, countries apart (Varma); Three groups in rotation; The best for last',
    ],
    [
      'Tournament!B8',
      'shogi',
      'Chess; Go; Another game; Another game, one side begins; Another game, home and away',
    ],
    ['Tournament!B43', 'wheels=4', ''],
    ['Tournament!B17', 'guess', 'As the system says; The stronger player; By toss; Toss in the last round'],
    ['Tournament!B44', 'x', '1, 2:1 … 4'],
    ['Tournament!B44', '5', '1, 2:1 … 4'],
    ['Tournament!B44', '0', '1, 2:1 … 4'],
    ['Tournament!B37', 'A5', 'A4, Letter'],
    ['Players!A5', 'one', '1 … 4'],
    ['Players!A5', 5, '1 … 4'],
    ['Players!A6', 1, '1 … 4'],
    ['Players!H6', 'half', '0.5, -1'],
    ['Players!J6', 'gone', 'playing; withdrawn, games count; withdrawn, games annulled'],
    ['Players!K6', 'first', '1, 2'],
    ['Pairings!A6', 1, '1, 2, 3 …'],
    ['Pairings!A6', null, '1, 2, 3 …'],
    ['Players!A6', 'one', '1 … 4'],
    ['Pairings!A6', 'two', '1, 2, 3 …'],
    ['Pairings!B6', 'two', '1, 2, 3 …'],
    ['Pairings!D6', 9, '1 … 4'],
    ['Pairings!H6', 9, '1 … 4'],
    ['Pairings!H6', 3, '≠ 3'],
  ])('%s: %j', (where, write, expected) => {
    const found = write === null ? '' : String(write);
    expect(problemsAfter([[where, write]])).toEqual([['workbook-cell', where, found, expected].join(' | ')]);
  });

  it.each([
    ['Players', '1 … 4'],
    ['Pairings', '1, 2, 3 …'],
  ])('on %s it stands for no number: the 1 further down is nobody else’s', (sheet, expected) => {
    expect(
      problemsAfter([
        [`${sheet}!A5`, 'one'],
        [`${sheet}!A6`, 1],
      ]),
    ).toEqual([`workbook-cell | ${sheet}!A5 | one | ${expected}`]);
  });

  it('points that are none at the first of their cells', () => {
    expect(problemsAfter([['Tournament!B22', 'half']])).toEqual([
      'scoring-invalid | Tournament!B21 | 3, half, 0.5',
    ]);
  });

  it('results that nobody understands, and a result of a bye, which count as not there', () => {
    expect(problemsAfter([['Pairings!F6', 'won']])).toEqual(['result-not-understood | Pairings!F6 | won']);
    const five = planned(generated({ players: 5, cycles: 1, seed: 1, finished: 0 }));
    expect(problemsAfter([['Pairings!F7', '1-0']], five)).toEqual(['result-of-bye | Pairings!F7']);
    expect(problemsAfter([['Pairings!F7', ' ']], five)).toEqual([]);
  });

  it('draws where there are none, which count, but for those of somebody annulled', () => {
    const made = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
    const typed: [string, string][] = [
      ['Pairings!F6', 'jigo'],
      ['Pairings!F7', '1-0'],
    ];
    const go = { ...made, profile: 'go' as const };
    const told = 'draw-impossible | Pairings!F6 | jigo | 6½';
    expect(problemsAfter(typed, planned({ ...go, details: { komi: '6½' } }))).toEqual([told]);
    expect(problemsAfter(typed, planned({ ...go, details: { komi: '7' } }))).toEqual([]);
    const darts = { ...made, profile: 'plain' as const, draws: false as const };
    expect(problemsAfter(typed, planned(darts))).toEqual(['draw-impossible | Pairings!F6 | jigo | none']);
    const left = withStatus(darts, made.games[1]!.white, 'annulled');
    expect(problemsAfter([['Pairings!F6', '½']], planned(left))).toEqual([]);
  });

  it('a member of a match who has no team', () => {
    expect(problemsAfter([['Players!E6', null]], MATCH)).toEqual(['team-missing | Players!E6']);
  });
});

describe('what has to be read', () => {
  const parts = partsOf(CLUB);

  it('is what people type; all parts if what follows from it is asked for, too', () => {
    const sheetsOf = (extent?: 'inputs' | 'all') => [
      ...new Set(placesToRead(parts, extent).map(({ sheet }) => sheet)),
    ];
    expect(sheetsOf()).toEqual(['Tournament', 'Crosstable', 'Players', 'Pairings', 'Calculation']);
    expect(sheetsOf('all').slice(5)).toEqual(['Log', 'Standings', 'Lists', 'Round']);
  });

  it('is no part without a row', () => {
    const empty = { ...parts.places.Players!, area: { ...parts.places.Players!.area, rows: 0 } };
    const places = { ...parts.places, Players: empty };
    expect(placesToRead({ ...parts, places })).toHaveLength(placesToRead(parts).length - 1);
  });
});
