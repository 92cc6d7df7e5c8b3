/** @sweep */
import type { Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import type { CellValue } from '../../../src/grid/cell';
import type { ChartPlan } from '../../../src/grid/plan';
import { crossTable, eventTexts, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { sampled } from '../../sample';
import { annulledFirst, EVENTS } from '../events';
import { planned, read, type Planned } from '../plan';

const RACE = 'Race';
/** The cell where the table beside the charts begins, and its columns before the points. */
const [HEADER, FROM, POINTS] = [3, 26, 6];

const raceOf = (tournament: Tournament): Planned => planned({ ...tournament, liveHandouts: ['race'] });

const chartsOf = ({ plan }: Planned): readonly ChartPlan[] =>
  plan.sheets.find(({ name }) => name === RACE)!.charts!;

/** The table beside the charts, from its headings on. */
const tableIn = (sheets: Planned): CellValue[][] =>
  read(sheets, RACE, HEADER, FROM, 1 + sheets.layout.playerCount, POINTS + 1 + sheets.layout.rounds);

/** What a chart is drawn from. */
const sourceOf = (sheets: Planned, index: number): CellValue[][] => {
  const { row, column, rows, columns } = chartsOf(sheets)[index]!.source;
  return read(sheets, RACE, row, column, rows, columns);
};

const NOTHING = { error: '#N/A' };

/** Four players by Berger’s table; the results in order of the games. */
const four = (...outcomes: readonly (OutcomeCode | null)[]): Tournament => {
  const made = generated({ players: 4, cycles: 1, seed: 1 });
  return { ...made, games: made.games.map((game, index) => ({ ...game, outcome: outcomes[index]! })) };
};

describe('the race of four players', () => {
  // 1-4, 2-3; 4-3, 1-2; 2-4, 3-1
  const sheets = raceOf(four('1-0', '1/2', '0-1', '1-0', null, null));

  it('says how far it is', () => {
    expect(read(sheets, RACE, 0, 0, 2, 1)).toEqual([['Generated 1 · Race'], ['After round 2.']]);
  });

  it('has everyone’s games and points after each round in order of rank, and nothing of a round to come', () => {
    expect(tableIn(sheets)).toEqual([
      ['Rank', 'Name', 'Won as White', 'Won as Black', 'Drawn', 'Lost', '0', '1', '2', '3'],
      [1, 'Player A1', 2, 0, 0, 0, 0, 1, 2, ''],
      [2, 'Player C3', 0, 1, 1, 0, 0, 0.5, 1.5, ''],
      [3, 'Player B2', 0, 0, 1, 1, 0, 0.5, 0.5, ''],
      [4, 'Player D4', 0, 0, 0, 2, 0, 0, 0, ''],
    ]);
  });

  it('draws a line to the last round that has begun, over texts', () => {
    expect(sourceOf(sheets, 0)).toEqual([
      [null, '0', '1', '2', '3'],
      ['Player A1', 0, 1, 2, NOTHING],
      ['Player C3', 0, 0.5, 1.5, NOTHING],
      ['Player B2', 0, 0.5, 0.5, NOTHING],
      ['Player D4', 0, 0, 0, NOTHING],
    ]);
  });

  it('has one part for the games won where the two have no sides', () => {
    const plain = raceOf({ ...four('1-0', '1/2', '0-1', '1-0', null, null), profile: 'plain' });
    expect(sourceOf(plain, 1)).toEqual([
      ['Name', 'Won', 'Drawn', 'Lost'],
      ['Player A1', 2, 0, 0],
      ['Player C3', 1, 1, 0],
      ['Player B2', 0, 1, 1],
      ['Player D4', 0, 0, 2],
    ]);
    const bars = chartsOf(plain)[1]!;
    expect(bars.series).toHaveLength(3);
    expect(bars.description).not.toContain('left');
  });

  it('draws a bar for each player', () => {
    expect(sourceOf(sheets, 1)).toEqual([
      ['Name', 'Won as White', 'Won as Black', 'Drawn', 'Lost'],
      ['Player A1', 2, 0, 0, 0],
      ['Player C3', 0, 1, 1, 0],
      ['Player B2', 0, 0, 1, 1],
      ['Player D4', 0, 0, 0, 2],
    ]);
  });

  it('has charts that say what they show, told apart without their colours', () => {
    const [lines, bars] = chartsOf(sheets);
    expect([lines!.title, bars!.title]).toEqual(['Points after each round', 'Games won, drawn and lost']);
    const looks = lines!.kind === 'line' ? lines!.series : [];
    expect(looks.map(({ dash, marker }) => `${dash} ${marker}`)).toEqual([
      'solid circle',
      'dash square',
      'dot triangle',
      'dashDot diamond',
    ]);
  });
});

it('the charts of more than 24 players stand below each other on an upright page, in letters of 8 points or more', () => {
  const printed = (players: number) => {
    const sheets = raceOf(generated({ players, cycles: 1, seed: 1, finished: 0.5 }));
    const { landscape, area } = sheets.plan.sheets.find(({ name }) => name === RACE)!.print!;
    const [lines, bars] = chartsOf(sheets);
    const scale = Math.min(1, 730 / (15 * area.rows));
    return [
      landscape,
      lines!.place.column - bars!.place.column,
      Math.round(bars!.textSize * scale * 10) / 10,
    ];
  };
  expect(printed(24)).toEqual([true, -15, 9]);
  expect(printed(25)).toEqual([false, 0, 11]);
  expect(printed(40)).toEqual([false, 0, 8.9]);
});

describe('what of a race is drawn', () => {
  const points = (tournament: Tournament): CellValue[][] =>
    tableIn(raceOf(tournament))
      .slice(1)
      .map((row) => [row[1]!, ...row.slice(POINTS)]);

  it('a round between that was not played yet is left out', () => {
    // A draws nothing with B and wins against C in the first two of six rounds of a game each; the third is to come.
    const [, first] = tableIn(raceOf(crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad' })));
    expect(first!.slice(POINTS)).toEqual([0, 1, 1.5, '', 1.5, 1.5, 1.5]);
  });

  it('a game that is missing leaves the points as they were', () => {
    expect(points(four('1-0', null, '0-1', '1-0', null, null))).toEqual([
      ['Player A1', 0, 1, 2, ''],
      ['Player C3', 0, 0, 1, ''],
      ['Player B2', 0, 0, 0, ''],
      ['Player D4', 0, 0, 0, ''],
    ]);
  });

  it('a game won by forfeit counts, but alone does not begin its round', () => {
    const forfeits = points(four('1-0', '1/2', '0-1', '1-0', '+-', null));
    expect(forfeits[0]).toEqual(['Player A1', 0, 1, 2, '']);
    expect(points(four('1-0', '1/2', '0-1', '1-0', '+-', '-+')).map((row) => row.at(-1))).toEqual([
      3, 1.5, 1.5, 0,
    ]);
  });

  it('whoever is annulled has no points; the arbiter’s adjustment counts from the start', () => {
    const made = four('1-0', '1/2', '0-1', '1-0', null, null);
    const players = made.players.map((player) => ({
      ...player,
      ...(player.no === 3 ? { status: 'annulled' as const } : {}),
      ...(player.no === 2 ? { adjustment: 0.5, adjustmentReason: 'late' } : {}),
    }));
    expect(points({ ...made, players })).toEqual([
      ['Player A1', 0, 1, 2, ''],
      ['Player B2', 0.5, 0.5, 0.5, ''],
      ['Player D4', 0, 0, 0, ''],
      ['Player C3', '', '', '', ''],
    ]);
  });

  it('a long name is cut', () => {
    const made = four('1-0', null, null, null, null, null);
    const players = made.players.map((player) => ({
      ...player,
      name: `${player.no} Bartholomew Featherstonehaugh`,
    }));
    expect(points({ ...made, players }).map(([name]) => name)).toContain('1 Bartholomew Featherst…');
  });

  it('lines are eight in a race of up to 15 rounds and five in a longer one; bars are forty at most', () => {
    const shown = [3, 10, 16, 21, 41].map((players) =>
      chartsOf(raceOf(generated({ players, cycles: 1, seed: 1, finished: 0 }))).map(({ title, source }) => [
        source.rows - 1,
        title,
      ]),
    );
    const all = 'Games won, drawn and lost';
    expect(shown).toEqual([
      [
        [3, 'Points after each round'],
        [3, all],
      ],
      [
        [8, 'Points after each round: the first eight'],
        [10, all],
      ],
      [
        [8, 'Points after each round: the first eight'],
        [16, all],
      ],
      [
        [5, 'Points after each round: the first five'],
        [21, all],
      ],
      [
        [5, 'Points after each round: the first five'],
        [40, 'Games won, drawn and lost: the first forty'],
      ],
    ]);
  });
});

/** Points after so many rounds and games by how they ended, as the core has them. */
const byCore = (tournament: Tournament): ReadonlyMap<string, CellValue[]> => {
  const { rounds, players, scoring, games } = tournament;
  const table = scoreTable(tournament);
  const counted = new Set(players.flatMap((_, place) => table.encounters(place).map(({ game }) => game)));
  const hasBegun = (round: number): boolean => {
    const own = games.filter((game) => game.round === round);
    const finished = own.filter(({ outcome }) => outcome !== null);
    const gone = (no: number): boolean => players.find((one) => one.no === no)!.status === 'annulled';
    const left = own.filter(({ outcome, white, black }) => outcome === null && !gone(white) && !gone(black));
    const isPlayed = [...counted].some((game) => game.round === round && /^[01]/.test(game.outcome));
    return isPlayed || (finished.length > 0 && left.length === 0);
  };
  return new Map(
    players.map(({ name, adjustment = 0 }, place) => {
      const all = table.encounters(place);
      const of = (mark: string, colour?: string): number =>
        all.filter((one) => one.mark === mark && (colour === undefined || one.colour === colour)).length;
      const after = Array.from({ length: rounds + 1 }, (_, round): CellValue => {
        if (!table.counts[place] || (round > 0 && !hasBegun(round))) return '';
        const made = all.filter(({ game }) => game.round <= round).reduce((sum, one) => sum + one.points, 0);
        return made / scoring.unit + adjustment;
      });
      return [name, [of('win', 'white'), of('win', 'black'), of('draw'), of('loss'), ...after]];
    }),
  );
};

describe('the numbers of a race are the core’s', () => {
  it.each(sampled([...eventTexts.keys()], 9))('of the real event %s', (id) => {
    const tournament = realEvent(id);
    const rows = tableIn(raceOf(tournament)).slice(1);
    const short = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
    const expected = new Map([...byCore(tournament)].map(([name, row]) => [short(name), row]));
    expect(new Map(rows.map(([, name, ...row]) => [name, row]))).toEqual(expected);
  });

  it.each([
    ['one with everything', annulledFirst] as const,
    ...sampled(EVENTS, 20).map(([name, event]) => [name, generated(event)] as const),
  ])('of made-up events: %s', (_, tournament) => {
    const rows = tableIn(raceOf(tournament)).slice(1);
    expect(new Map(rows.map(([, name, ...row]) => [name, row]))).toEqual(byCore(tournament));
  });
});
