import { toNumber } from '../../src/core/fraction';
import type { Tournament } from '../../src/core/model';
import { TEAM_SYSTEM_IDS } from '../../src/core/pairing/teams/ids';
import { TEAM_CRITERIA, teamStandings } from '../../src/core/tiebreak/teams/standings';
import { teamTable, type BoardResult, type TeamMatch } from '../../src/core/tiebreak/teams/table';
import { grammarFaults } from '../../src/grid/formula/grammar';
import type { CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { PAIRINGS } from '../../src/sheets/layout';
import { parseTournament } from '../../src/sheets/parse';
import { standingsValues } from '../../src/sheets/values/standings';
import { newMatch, playedAtRandom, playedBy } from '../matches';
import { drawnOf, numberRulesOf, setUpOf } from './facts';
import { partsOf, gridIn, planned, read, typedInto, type Planned } from './plan';

const cells = (sheets: Planned, { sheet, area }: Place, columns = area.columns): CellValue[][] =>
  read(sheets, sheet, area.row, area.column, area.rows, columns);

const matchIn = (sheets: Planned) => sheets.layout.match!;

/** What the criteria of a Match sheet show, by code: first team, second team. */
const shown = (sheets: Planned): Record<string, readonly CellValue[]> => {
  const { code, values } = matchIn(sheets).criteria;
  const pairs = cells(sheets, values.first, 2);
  return Object.fromEntries(cells(sheets, code).map(([name], row) => [String(name), pairs[row]!]));
};

/** What core makes of a list, by team; `''` where it decides nothing. */
const inCore = (tournament: Tournament, order: readonly string[]): CellValue[][] => {
  const found = teamStandings(tournament, order);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return order.map((_, place) =>
    tournament.teams.map(({ id }) => {
      const value = found.value.find(({ team }) => team === id)!.values[place];
      return value ? toNumber(value) : '';
    }),
  );
};

const expectEqual = (tournament: Tournament): void => {
  for (const primary of ['MP', 'GP']) {
    const sheets = planned({ ...tournament, teamTieBreaks: [primary] });
    const all = shown(sheets);
    for (const { code, of } of TEAM_CRITERIA) {
      const order = code === primary ? [primary] : [primary, code];
      const core = inCore(tournament, order).at(-1)!;
      // Among the tied only: where the teams are told apart already, core has nothing to say.
      if (of === 'group' && core[0] === '') continue;
      expect([code, ...all[code]!.map(Number)]).toEqual([
        code,
        ...core.map((value) => expect.closeTo(Number(value), 9)),
      ]);
    }
  }
};

/** The places of the list in use: code, name, both values, who is ahead. */
const listIn = (sheets: Planned): CellValue[][] =>
  cells(sheets, matchIn(sheets).order.code, 5).filter(([code]) => code !== null);

const verdictIn = (sheets: Planned): CellValue[] => cells(sheets, matchIn(sheets).verdict.label, 2)[0]!;

/** The score by rounds and by boards, as core adds it up. */
const scoreInCore = (tournament: Tournament, boards: number): CellValue[][][] => {
  const { matches, unit } = teamTable(tournament, 'match');
  const [first, second] = matches as [readonly TeamMatch[], readonly TeamMatch[]];
  const points = (list: readonly BoardResult[]): number =>
    list.reduce((sum, one) => sum + one.points, 0) / unit;
  const rounds = Array.from({ length: tournament.rounds }, (_, index): CellValue[] => {
    const at = first.findIndex(({ round }) => round === index + 1);
    if (at < 0) return [index + 1, 0, 0, 0, 0, 0];
    const [one, other] = [first[at]!, second[at]!];
    const games = [points(one.boards), points(other.boards)];
    return [index + 1, ...games, one.matchPoints, other.matchPoints, one.boards.length];
  });
  const [ours, theirs] = [first, second].map((list) => list.flatMap((match) => match.boards)) as [
    BoardResult[],
    BoardResult[],
  ];
  const byBoard = Array.from({ length: boards }, (_, index): CellValue[] => {
    const here = (list: readonly BoardResult[]) => list.filter(({ board }) => board === index + 1);
    const wins = (list: readonly BoardResult[]) => here(list).filter(({ mark }) => mark === 'win').length;
    const drawn = ours.filter(
      ({ board, mark }, at) => board === index + 1 && mark === 'draw' && theirs[at]!.mark === 'draw',
    );
    return [index + 1, points(here(ours)), points(here(theirs)), wins(ours), wins(theirs), drawn.length];
  });
  return [rounds, byBoard];
};

const ORDER = ['NZ_BOARDS', 'MP', 'TBR', 'BC', 'NZ_BLACK'];

/** Who wins by a list, in core. */
const winner = (tournament: Tournament, order: readonly string[]): string => {
  const found = teamStandings(tournament, order);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  const [first, second] = found.value;
  const named = (id: string) => tournament.teams.find((team) => team.id === id)!.name;
  return first!.rank === second!.rank ? 'level' : named(first!.team);
};

const expectScore = (tournament: Tournament): void => {
  const order = ['GP', ...ORDER];
  const sheets = planned({ ...tournament, teamTieBreaks: order });
  const { rounds, boardRows } = matchIn(sheets);
  const [byRound, byBoard] = scoreInCore(tournament, boardRows.label.area.rows);
  expect(cells(sheets, rounds.label, 6)).toEqual(byRound);
  expect(cells(sheets, boardRows.label, 6)).toEqual(byBoard);
  const begun = byRound!.some((row) => row[5] !== 0);
  expect(verdictIn(sheets)[1]).toBe(begun ? winner(tournament, order) : '');
};

describe('the Match sheet of 4 against 4', () => {
  const match = playedBy(newMatch(4), '1=0= 0=11 ==== 10=.');
  const sheets = planned(match);
  const { total, rounds, boardRows } = matchIn(sheets);

  it('has the score in total and by rounds, a round with a game to come without match points', () => {
    expect(
      cells(sheets, {
        ...total.label,
        area: { ...total.label.area, row: total.header, rows: 6, columns: 6 },
      }),
    ).toEqual([
      ['Round', 'Kings', 'Queens', 'Match points Kings', 'Match points Queens', 'Finished'],
      ['Total', 8, 7, 4, 2, 15],
      [1, 2, 2, 1, 1, 4],
      [2, 2.5, 1.5, 2, 0, 4],
      [3, 2, 2, 1, 1, 4],
      [4, 1.5, 1.5, 0, 0, 3],
    ]);
    expect(rounds.label.area.rows).toBe(4);
  });

  it('has the score by boards: points, wins, draws', () => {
    expect(cells(sheets, boardRows.label, 6)).toEqual([
      [1, 2.5, 1.5, 2, 1, 1],
      [2, 1.5, 2.5, 0, 1, 3],
      [3, 2, 2, 1, 1, 2],
      [4, 2, 1, 1, 0, 2],
    ]);
  });
});

/** `GP Kings`: each place of the list with who is ahead by it. */
const decisions = (sheets: Planned): string[] =>
  listIn(sheets).map(([code, , , , ahead]) => `${String(code)} ${String(ahead)}`);

describe('the list by which the match is decided', () => {
  // 8-8 in games, two rounds each: the Kings won on boards 2 and 3 (5), the Queens on 1 and 4 (5).
  const tied = playedBy(newMatch(4), '0110 ==== ==== ====');
  const byList = (...teamTieBreaks: string[]): Planned => planned({ ...tied, teamTieBreaks });

  it('goes on until a criterion tells the teams apart', () => {
    const sheets = byList('GP', 'MP', 'NZ_BOARDS', 'NZ_BLACK', 'TBR', 'BBE');
    expect(listIn(sheets).map(([code, , one, other, ahead]) => [code, one, other, ahead])).toEqual([
      ['GP', 8, 8, 'level'],
      ['MP', 4, 4, 'level'],
      ['NZ_BOARDS', 5, 5, 'level'],
      ['NZ_BLACK', 1, 1, 'level'],
      ['TBR', 2, 1, 'Queens'],
      ['BBE', '', '', ''],
    ]);
    expect(verdictIn(sheets)).toEqual(['Winner', 'Queens']);
    expect(verdictIn(byList('GP', 'BBE'))).toEqual(['Winner', 'Kings']);
    expect(verdictIn(byList('GP'))).toEqual(['Winner', 'level']);
  });

  it('follows what is typed, in capitals or not; what it does not know decides nothing', () => {
    const sheets = byList('GP');
    const { sheet, area } = matchIn(sheets).order.code;
    const { column } = area;
    const typed = typedInto(sheets, [
      { sheet, row: area.row, column, write: 'mp' },
      { sheet, row: area.row + 1, column, write: 'M*' },
      { sheet, row: area.row + 2, column, write: ' tbr ' },
    ]);
    expect(decisions(typed)).toEqual(['mp level', 'M* ', ' tbr  Queens']);
    expect(verdictIn(typed)).toEqual(['Winner', 'Queens']);
    const parsed = parseTournament(partsOf(typed), gridIn(typed));
    expect(parsed.ok && parsed.value.tournament.teamTieBreaks).toEqual(['MP', 'M*', 'TBR']);
  });

  it('takes no code for a pattern', () => {
    const sheets = byList('GP', 'M?', '~MP', 'T*R');
    expect(decisions(sheets)).toEqual(['GP level', 'M? ', '~MP ', 'T*R ']);
    expect(verdictIn(sheets)).toEqual(['Winner', 'level']);
  });

  it('says which score is the primary one: that which stands first', () => {
    // The Kings win three rounds 2½-1½, the Queens one 4-0.
    const rounds = playedBy(newMatch(4), '1=== 0000 1=== 1===');
    const primary = (...teamTieBreaks: string[]) => shown(planned({ ...rounds, teamTieBreaks })).EDE;
    expect(primary('MP')).toEqual([1, 2]);
    expect(primary('GP')).toEqual([2, 1]);
  });

  it('counts no game that two of one team were typed into', () => {
    const sheets = planned(tied);
    const { sheet, area } = sheets.layout.pairings.column(PAIRINGS.rightNo);
    // Game 1 is 1-5.
    const typed = typedInto(sheets, [{ sheet, row: area.row, column: area.column, write: 2 }]);
    const { first } = matchIn(typed).rounds.points;
    expect(cells(typed, first, 2)[0]).toEqual([2, 1]);
    expect(cells(typed, matchIn(typed).rounds.last)[0]).toEqual([3]);
  });

  it('follows the results as they are typed', () => {
    const sheets = planned(newMatch(4));
    expect([verdictIn(sheets), sheets.value('Match', 1, 0)]).toEqual([['', ''], 'No result yet.']);
    const { column } = sheets.layout.pairings;
    const { row, column: at } = column(PAIRINGS.result).area;
    const typed = typedInto(sheets, [{ sheet: 'Pairings', row: row + 2, column: at, write: '1:0' }]);
    // On board 3 the Queens have White in round 1.
    expect(verdictIn(typed)).toEqual(['Ahead so far', 'Queens']);
  });
});

describe('how a match stands, in a sentence', () => {
  it.each([
    ['nothing played', '', ['GP'], 'No result yet.'],
    ['under way', '1=0= 11==', ['GP'], 'Kings leads 5–3.'],
    ['under way, the second team ahead', '1=0= 0=0=', ['GP'], 'Queens leads 5–3.'],
    ['over', '1111 ==== 11== 0000', ['GP'], 'Kings wins 9–7.'],
    ['level to the end', '0110 ==== ==== ====', ['GP'], 'Level at 8–8.'],
    [
      'level, and told apart by the list',
      '0110 ==== ==== ====',
      ['GP', 'NZ_BOARDS', 'BBE'],
      'Kings wins by the order on the right; game points 8–8.',
    ],
    [
      'more match points with fewer game points',
      '1=== 0000 1=== 1===',
      ['MP'],
      'Kings wins by the order on the right; game points 7.5–8.5.',
    ],
  ])('%s', (_, rounds, teamTieBreaks, sentence) => {
    expect(planned({ ...playedBy(newMatch(4), rounds), teamTieBreaks }).value('Match', 1, 0)).toBe(sentence);
  });
});

describe('the other sheets of a match', () => {
  const match = playedAtRandom(newMatch(5, 4), 7);
  const sheets = planned(match);

  it('say on Players and Standings who plays for whom', () => {
    const { players, standings } = sheets.layout;
    expect(read(sheets, players.sheet, players.header, 0, 1, 5)).toEqual([
      ['No', 'Name', 'Rating', 'Fed./Club', 'Team'],
    ]);
    expect(cells(sheets, players.column(4)).map(([team]) => team)).toEqual([
      ...Array.from({ length: 5 }, () => 'Kings'),
      ...Array.from({ length: 4 }, () => 'Queens'),
    ]);
    const core = standingsValues(match, sheets.layout);
    expect(cells(sheets, standings.body)).toEqual(core.ok ? core.value : []);
  });

  it('rank the individuals as core does, by what half of the games against the other team is, too', () => {
    for (const [boards, opponents] of [
      [4, 4],
      [5, 3],
    ] as const)
      for (let seed = 1; seed <= 4; seed++) {
        const tieBreaks = ['PTS', 'KS', 'SB', 'WIN', 'DE', 'KS/L60'];
        const event = playedAtRandom(
          newMatch(boards, opponents, { cycles: 1 + (seed % 2), tieBreaks }),
          seed,
        );
        const made = planned(event);
        const core = standingsValues(event, made.layout);
        expect(cells(made, made.layout.standings.body)).toEqual(core.ok ? core.value : []);
      }
  });

  it('say on Pairings who plays for whom, and who left by the name alone', () => {
    const { games, players, ...others } = newMatch(3, 2);
    const left = players.map((player) => ({
      ...player,
      status: player.no === 4 ? ('annulled' as const) : player.status,
    }));
    const made = planned({ ...others, players: left, games });
    const { pairings } = made.layout;
    expect(read(made, pairings.sheet, pairings.header + 1, 0, 3, 9)).toEqual([
      [1, 1, 1, 1, 'K1 (Kings)', null, 'Q1 (Queens)', 4, 'Q1 has left: not played'],
      [2, 1, 2, 2, 'K2 (Kings)', null, 'Q2 (Queens)', 5, ''],
      [null, 1, null, 3, 'K3 (Kings)', null, 'bye', null, ''],
    ]);
  });

  it('let a team be renamed', () => {
    const { sheet, area } = sheets.layout.players.column(4);
    const renamed = typedInto(
      sheets,
      [0, 1, 2, 3, 4].map((line) => ({ sheet, row: area.row + line, column: area.column, write: 'Rooks' })),
    );
    const { total } = matchIn(renamed);
    expect(renamed.value('Match', total.header, total.points.first.area.column)).toBe('Rooks');
  });
});

describe('a match comes back from its sheets', () => {
  const again = (tournament: Tournament) => {
    const sheets = planned(tournament);
    return parseTournament(partsOf(sheets), gridIn(sheets));
  };

  /** Teams of a workbook are known by their names alone. */
  const byName = (tournament: Tournament): Tournament => ({
    ...tournament,
    teams: tournament.teams.map(({ name }) => ({ id: name, name })),
    players: tournament.players.map((player) => ({
      ...player,
      team: player.team === 'k' ? 'Kings' : 'Queens',
    })),
  });

  it('with its teams, its list for them and every result', () => {
    for (const match of [newMatch(4), newMatch(10, 10, { cycles: 2 }), newMatch(3, 5)]) {
      const whole = byName(playedAtRandom(match, 3, 0.6));
      const found = again(whole);
      expect(found.ok && found.value.tournament).toEqual(expect.objectContaining({ ...whole, columns: [] }));
    }
  });

  it('a player without a team, a third team and numbers out of order are told with their cell', () => {
    const sheets = planned(newMatch(3));
    const { sheet, area } = sheets.layout.players.column(4);
    const typed = (line: number, write: string | null) => {
      const found = typedInto(sheets, [{ sheet, row: area.row + line, column: area.column, write }]);
      const parsed = parseTournament(partsOf(found), gridIn(found));
      return parsed.ok ? [] : parsed.problems.map(({ code, place }) => `${code} ${place.cell}`);
    };
    expect(typed(1, null)).toEqual(['team-missing E6']);
    expect(typed(2, 'Rooks')).toEqual(['teams-not-two E5']);
    expect(typed(4, 'Kings')).toEqual(['team-numbers E9']);
  });
});

describe('every criterion on the Match sheet equals core', () => {
  const SIZES = [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [3, 6],
  ] as const;

  it.each(TEAM_SYSTEM_IDS)('%s, for teams of one size and of two', (system) => {
    SIZES.forEach(([boards, opponents], index) => {
      for (const seed of [index + 1, index + 4])
        expectEqual(
          playedAtRandom(
            newMatch(boards, opponents, { system, cycles: 1 + (seed % 2) }),
            seed,
            (seed % 4) / 3,
          ),
        );
    });
  });

  it('and so do the rounds, the boards and who wins', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const [boards, opponents] = SIZES[seed % SIZES.length]!;
      expectScore(
        playedAtRandom(newMatch(boards, opponents, { cycles: 1 + (seed % 2) }), seed, (seed % 5) / 4),
      );
    }
  });

  it('at the most boards', () => {
    expectEqual(playedAtRandom(newMatch(62), 4, 0.7));
  });
});

it('its formulas mean the same in every program', () => {
  const faults = planned(newMatch(4))
    .plan.sheets.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'formula' ? grammarFaults(block.formula) : []));
  expect(faults).toEqual([]);
});

describe('the look of the Match sheet', () => {
  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(planned(newMatch(2)), 'Match')).toEqual({
      title: 'Kings and Queens · Match',
      head: 'Round | Kings | Queens | Match points Kings | Match points Queens | Finished |  |  | Decided by | Criterion | Kings | Queens | Ahead',
      widths: '8 14 14 14 14 10 3 4 14 52 14 14 14',
      frozen: '4 rows 0 columns',
      merged: '',
      printed: 'A1:M26 landscape, 1 wide 1 tall, header Kings and Queens',
      formats: [
        'B5 0.0',
        'C5 0.0',
        'B6:B7 0.0',
        'C6:C7 0.0',
        'B14:B15 0.0',
        'C14:C15 0.0',
        'K15 0.0',
        'L15 0.0',
        'K19 0.0',
        'L19 0.0',
        'K22 0.00',
        'L22 0.00',
        'K23 0.00',
        'L23 0.00',
        'K24 0.00',
        'L24 0.00',
        'K25 0.00',
        'L25 0.00',
        'K26 0.00',
        'L26 0.00',
        'K5:K9 0.0',
        'L5:L9 0.0',
      ],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(planned(newMatch(2)), 'Match')).toEqual({
      tab: '6F94BA',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A2 bold, size 14, color 1F2A37',
        'H2 color 6B7280',
        'A11 color 6B7280',
        'A5:F5 grid BFC7D1, align center, vertical center',
        'A6:F7 grid BFC7D1, align center, vertical center',
        'A14:F15 grid BFC7D1, align center, vertical center',
        'H5:M9 grid BFC7D1, vertical center',
        'H14:M26 grid BFC7D1, vertical center',
        'A4:F4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
        'A13:F13 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
        'H4:M4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
        'H13:M13 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
        'H5:H9 align center',
        'K5:M9 align center',
        'H14:H26 align center',
        'K14:M26 align center',
        'A5:F5 bold',
        'B5:C5 size 16',
        'B6:C7 bold',
        'B14:C15 bold',
        'I5:I9 fill FFF9E5',
        'J10 bold, size 12, align right',
        'K10 bold, size 12, indent 1',
      ],
      conditions: [],
      choices: ['I5:I9 rather $I$14:$I$26'],
      tables: [],
      heights: ['2: 24', '4: 46', '5: 24', '13: 46'],
      hidden: ['14-43'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(planned(newMatch(2)), 'Match')).toEqual([
      'K5:L9 numberFormat 0 if TRIM($I5&"")="MP"',
      'K5:L9 numberFormat 0 if TRIM($I5&"")="EDE"',
      'K5:L9 numberFormat 0 if TRIM($I5&"")="NZ_BOARDS"',
      'K5:L9 numberFormat 0 if TRIM($I5&"")="NZ_BLACK"',
      'K5:L9 numberFormat 0 if TRIM($I5&"")="TBR"',
      'K5:L9 numberFormat 0 if TRIM($I5&"")="BBE"',
      'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EMMSB"',
      'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EMGSB"',
      'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EGMSB"',
      'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EGGSB"',
      'K5:L9 numberFormat 0.00 if TRIM($I5&"")="SSSC"',
    ]);
  });
});
