/** @sweep */
import { stillToPlay } from '../../src/core/results/progress';
import { toNumber } from '../../src/core/fraction';
import type { Tournament } from '../../src/core/model';
import { TEAM_SYSTEM_IDS } from '../../src/core/pairing/teams/system';
import { TEAM_CRITERIA, teamStandings } from '../../src/core/tiebreak/teams/standings';
import { teamTable, type BoardResult, type TeamMatch } from '../../src/core/tiebreak/teams/table';
import { grammarFaults } from '../../src/grid/formula/grammar';
import type { CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { PAIRINGS } from '../../src/sheets/layout';
import { parseTournament } from '../../src/sheets/parse';
import { standingsValues } from '../../src/sheets/values/standings';
import { newMatch, playedAtRandom, playedBy } from '../matches';
import { numberRulesOf, rowOf, rulesOf } from './facts';
import { partsOf, gridIn, planned, read, typedInto, type Planned } from './plan';
import { IS_SWEEP, sampled } from '../sample';
import { valueOf } from '../results';

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
  const found = valueOf(teamStandings(tournament, order));
  return order.map((_, place) =>
    tournament.teams.map(({ id }) => {
      const value = found.find(({ team }) => team === id)!.values[place];
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
  const { matches, scoring } = teamTable(tournament, 'match');
  const [first, second] = matches as [readonly TeamMatch[], readonly TeamMatch[]];
  const points = (list: readonly BoardResult[]): number =>
    list.reduce((sum, one) => sum + one.points, 0) / scoring.unit;
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

/** Who is ahead, in core: by the first of a list as long as games are open, by the whole list once they are over. */
const winner = (tournament: Tournament, order: readonly string[]): string => {
  const found = valueOf(
    teamStandings(tournament, stillToPlay(tournament).length > 0 ? order.slice(0, 1) : order),
  );
  const [first, second] = found;
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
        area: { ...total.label.area, row: matchIn(sheets).header, rows: 6, columns: 6 },
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

  it('has no match points for a round that nobody came to, and one each for a drawn one', () => {
    const { rounds, total } = matchIn(sheets);
    const absent = planned(playedBy(newMatch(4), 'xxxx xx=x 1xxx xxx.'));
    expect(cells(absent, rounds.label, 6)).toEqual([
      [1, 0, 0, 0, 0, 4],
      [2, 0.5, 0.5, 1, 1, 4],
      [3, 1, 0, 2, 0, 4],
      [4, 0, 0, 0, 0, 3],
    ]);
    expect(cells(absent, total.label, 6)).toEqual([['Total', 1.5, 0.5, 3, 1, 15]]);
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
    // The Kings win three rounds 2.5-1.5, the Queens one 4-0.
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
    expect([verdictIn(sheets), sheets.value('Match', 1, 0)]).toEqual([['', ''], 'Kings – Queens']);
    const { column } = sheets.layout.pairings;
    const { row, column: at } = column(PAIRINGS.result).area;
    const typed = typedInto(sheets, [{ sheet: 'Pairings', row: row + 2, column: at, write: '1:0' }]);
    // On board 3 the Queens have White in round 1.
    expect(verdictIn(typed)).toEqual(['Ahead so far', 'Queens']);
  });
});

/** The printed page, line by line: what stands in its cells, ` | ` between two; without the hidden rows and empty lines. */
const pageOf = (sheets: Planned): string[] => {
  const { page } = matchIn(sheets);
  const hidden = [page.opponent, page.cycle, page.counts].map(({ area }) => area.row);
  return read(sheets, 'Match', 0, 0, page.decision.end, page.count)
    .filter((_, row) => !hidden.includes(row))
    .map((line) =>
      line
        .map((value) => (value === null ? '' : String(value)))
        .join(' | ')
        .replace(/[ |]+$/, ''),
    )
    .filter((line) => line !== '');
};

describe('the page to pin up', () => {
  it('says how a match of 4 against 4 stands, game by game, by rounds and boards, and what decides', () => {
    expect(pageOf(planned(playedBy(newMatch(4), '1=0= 0=11 ==== 10=.')))).toEqual([
      'Kings and Queens · Match',
      'Kings ahead 8–7',
      '15 of 16 games finished',
      ' |  | Queens',
      'No | Kings | 5 Q1 | 6 Q2 | 7 Q3 | 8 Q4 | Points',
      '1 | K1 | 1 | 0 | ½ | 1 | 2.5',
      '2 | K2 | ½ | ½ | 0 | ½ | 1.5',
      '3 | K3 | ½ | ½ | 0 | 1 | 2',
      '4 | K4 | (4) | ½ | 1 | ½ | 2',
      ' | Points | 1 | 2.5 | 2.5 | 1',
      ' | Bold: White. In brackets: the round of a game still to come.',
      'By rounds |  | 1 | 2 | 3 | 4 | Total',
      'Kings |  | 2 | 2.5 | 2 | 1.5 | 8',
      'Queens |  | 2 | 1.5 | 2 | 1.5 | 7',
      'By boards |  | 1 | 2 | 3 | 4',
      'Kings |  | 2.5 | 1.5 | 2 | 2',
      'Queens |  | 1.5 | 2.5 | 2 | 1',
      ' | Decided by | Ahead |  | with | against',
      '1 | Game points | Kings |  | 8 | 7',
      '2 | Match points | Kings |  | 4 | 2',
      '3 | Sum of the numbers of the boards won (lower is better) | Queens |  | 6 | 9',
      '4 | Games won with Black | Kings |  | 1 | 0',
    ]);
  });

  it('has an opponent’s games of all cycles under one name, and no numbers where nothing was played', () => {
    const page = pageOf(planned(playedBy(newMatch(3, 2, { cycles: 2 }), '1=0= 0=1')));
    expect(page.slice(1, 15)).toEqual([
      'The teams are level at 3.5–3.5',
      '7 of 12 games finished',
      ' |  | Queens',
      'No | Kings | 4 Q1 |  | 5 Q2 |  | Points',
      '1 | K1 | 1 | 1 | 0 | (5) | 2',
      '2 | K2 | 0 | (6) | ½ | (4) | 0.5',
      '3 | K3 | ½ | (5) | ½ | (6) | 1',
      ' | Points | 1.5 |  | 2',
      ' | Bold: White. In brackets: the round of a game still to come.',
      'By rounds |  | 1 | 2 | 3 | 4 | 5 | 6 | Total',
      'Kings |  | 1.5 | 0.5 | 0.5 | 1 |  |  | 3.5',
      'Queens |  | 0.5 | 1.5 | 1.5 | 0 |  |  | 3.5',
      'By boards |  | 1 | 2 | 3',
      'Kings |  | 2 | 0.5 | 1',
    ]);
  });

  it('gives no values to what only compares the teams, and says nothing before the first result', () => {
    const decided = (sheets: Planned) => pageOf(sheets).slice(-3);
    const list = { teamTieBreaks: ['GP', 'TBR'] };
    expect(decided(planned({ ...playedBy(newMatch(4), '0110 ==== ==== ===='), ...list }))).toEqual([
      ' | Decided by | Ahead |  | with | against',
      '1 | Game points | level |  | 8 | 8',
      '2 | Points on the top board, else on the next | Queens',
    ]);
    expect(decided(planned({ ...newMatch(4), ...list })).slice(1)).toEqual([
      '1 | Game points',
      '2 | Points on the top board, else on the next',
    ]);
  });

  it('in every match the points of either team’s members are what the rounds have in total', () => {
    const sum = (values: readonly CellValue[][]): number =>
      values.flat().reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
    for (const [index, system] of TEAM_SYSTEM_IDS.entries())
      for (const [boards, opponents] of [
        [2, 2],
        [5, 3],
        [3, 6],
      ] as const) {
        const match = playedAtRandom(
          newMatch(boards, opponents, { system, cycles: 1 + (index % 2) }),
          index + 3,
          0.8,
        );
        const sheets = planned(match);
        const { page, total } = matchIn(sheets);
        const [first, second] = cells(sheets, total.points.first, 2)[0]!;
        expect(sum(cells(sheets, page.points))).toBeCloseTo(Number(first), 9);
        expect(sum(cells(sheets, page.foot))).toBeCloseTo(Number(second), 9);
        expect([page.total.first, page.total.second].map((where) => cells(sheets, where)[0]![0])).toEqual([
          first,
          second,
        ]);
      }
  });
});

describe('how a match stands, in a sentence', () => {
  it.each([
    ['nothing played', '', ['GP'], 'Kings – Queens', 'No results yet.'],
    ['under way', '1=0= 11==', ['GP'], 'Kings ahead 5–3', '8 of 16 games finished'],
    ['under way, the second team ahead', '1=0= 0=0=', ['GP'], 'Queens ahead 5–3', '8 of 16 games finished'],
    [
      'under way, and nobody leads by a tie-break',
      '1=0=',
      ['GP', 'NZ_BOARDS', 'BBE'],
      'The teams are level at 2–2',
      '4 of 16 games finished',
    ],
    ['half a point', '=', ['GP'], 'The teams are level at 0.5–0.5', '1 of 16 games finished'],
    ['over', '1111 ==== 11== 0=00', ['GP'], 'Kings won 9.5–6.5', '16 of 16 games finished'],
    ['level to the end', '0110 ==== ==== ====', ['GP'], 'The teams drew 8–8', '16 of 16 games finished'],
    [
      'level, and told apart by the list',
      '0110 ==== ==== ====',
      ['GP', 'NZ_BOARDS', 'BBE'],
      'Kings won, 8–8 in game points',
      '16 of 16 games finished. Decided by: Points without the last board, else without the last two',
    ],
    [
      'more match points with fewer game points',
      '1=== 0000 1=== 1===',
      ['MP'],
      'Kings won, 7.5–8.5 in game points',
      '16 of 16 games finished. Decided by: Match points',
    ],
  ])('%s', (_, rounds, teamTieBreaks, sentence, status) => {
    const sheets = planned({ ...playedBy(newMatch(4), rounds), teamTieBreaks });
    expect([sheets.value('Match', 1, 0), sheets.value('Match', 2, 0)]).toEqual([sentence, status]);
  });

  it.each([
    [{ win: 3, draw: 1, loss: 0, unit: 1 }, 'Kings ahead 3–0', 'Kings ahead 4–1'],
    [{ win: 100, draw: 45, loss: 5, unit: 100 }, 'Kings ahead 1–0.05', 'Kings ahead 1.45–0.5'],
    [{ win: 20, draw: 8, loss: 0, unit: 10 }, 'Kings ahead 2–0', 'Kings ahead 2.8–0.8'],
  ])('a win worth %j: points are whole, have a half, or a point and its digits', (scoring, one, two) => {
    const said = (rounds: string) =>
      planned(playedBy(newMatch(4, 4, { scoring }), rounds)).value('Match', 1, 0);
    expect([said('1'), said('1=')]).toEqual([one, two]);
  });
});

describe('the other sheets of a match', () => {
  const match = playedAtRandom(newMatch(5, 4), 7);
  const sheets = planned(match);

  it('say on Players and Standings who plays for whom', () => {
    const { players, standings } = sheets.layout;
    expect(read(sheets, players.sheet, players.header, 0, 1, 5)).toEqual([
      ['No', 'Name', 'Rating', 'Federation or club', 'Team'],
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
      [1, 1, 1, 1, 'K1 (Kings)', null, 'Q1 (Queens)', 4, 'Q1 withdrew: not played'],
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
    expect(renamed.value('Match', matchIn(renamed).header, total.points.first.area.column)).toBe('Rooks');
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
      for (const seed of sampled([index + 1, index + 4], 2))
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
    for (const seed of sampled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)) {
      const [boards, opponents] = SIZES[seed % SIZES.length]!;
      expectScore(
        playedAtRandom(newMatch(boards, opponents, { cycles: 1 + (seed % 2) }), seed, (seed % 5) / 4),
      );
    }
  });

  if (IS_SWEEP)
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
  it('has beside the page, out of print, the codes of the list, every criterion, rounds and boards', () => {
    const { value } = planned(newMatch(2));
    const beside = (row: number) => rowOf((at, column) => value('Match', at, column + 8), row, 27);
    expect([7, 8, 9, 15].map(beside)).toEqual([
      'Change the yellow codes at any time. Each decides only if those above it leave the teams level. |  |  |  |  |  |  | All criteria that can decide a match. |  |  |  |  |  |  | Match points: 2 for a round won, 1 for a drawn round, once all its games are finished.',
      ' | Decided by | Criterion | Kings | Queens | Ahead |  |  | Code | Criterion | Kings | Queens | Ahead |  | Round | Kings | Queens | Match points Kings | Match points Queens | Finished |  | Board | Kings | Queens | Wins Kings | Wins Queens | Draws',
      '1 | GP | Game points | 0 | 0 | level |  |  | MP | Match points | 0 | 0 | level |  | Total | 0 | 0 | 0 | 0 | 0 |  | 1 | 0 | 0 | 0 | 0 | 0',
      ' |  |  |  |  |  |  |  | TBR | Points on the top board, else on the next |  |  | level',
    ]);
  });

  it('calls Sonneborn-Berger SODOS in Go', () => {
    const names = (profile: Tournament['profile']): readonly string[] => {
      const sheets = planned({ ...newMatch(2), profile });
      return cells(sheets, matchIn(sheets).criteria.name).map(([name]) => String(name));
    };
    expect(names('go')).toContain('SODOS: their match points times own match points');
    expect(names('go').join()).not.toContain('Sonneborn');
    expect(names('chess')).toContain('Sonneborn-Berger: their match points times own match points');
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(planned(newMatch(2)), 'Match')).toEqual({
      conditions: [
        'C10:D11 color 9AA3AF if LEFT(C10,1)="("',
        'C10:D11 italic, color 5B6270 if OR($BV10=0,C$7=0)',
        'C10:D11 bold if BT10>0',
        'A10:B11 italic, strike, color 5B6270 if $BV10=0',
        'C9:D9 italic, strike, color 5B6270 if C$7=0',
        'A24:F28 lineAbove BFC7D1 if LEN($B24)>0',
      ],
      choices: ['J10:J14 rather $Q$10:$Q$22'],
      tables: [],
      hidden: ['37-74'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it, by a rule for each format and place', () => {
    const formats = numberRulesOf(planned(newMatch(2)), 'Match').map((rule) => {
      const [area] = rule.split(' ');
      const codes = [...rule.matchAll(/="(\w+)"/g)].map(([, code]) => code);
      return [area, /numberFormat ([^ ,]+)/.exec(rule)![1], codes.join(' ')].join(': ');
    });
    expect(formats).toEqual(
      ['L10:M14', 'E24:F28'].flatMap((area) => [
        `${area}: 0: MP EDE NZ_BOARDS NZ_BLACK TBR BBE`,
        `${area}: 0.00: EMMSB EMGSB EGMSB EGGSB SSSC`,
      ]),
    );
  });
});
