import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { summaryOf, lookAt, type Summary } from '../../src/app/summary';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { opened } from './opened';
import { valueOf } from '../results';

const TIME = { time: '2026-11-20 09:00' };

const four = (more: Partial<Tournament> = {}): Tournament => ({
  ...generated({ players: 4, cycles: 1, seed: 1, finished: 0, special: 0 }),
  event: 'Club',
  players: ['Anna', 'Bert', 'Cora', 'Dora'].map((name, index) => ({
    no: index + 1,
    name,
    status: 'playing',
  })),
  ...more,
});

const holding = async (...tournaments: readonly Tournament[]): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  for (const tournament of tournaments) valueOf(await addTournament(workbook, tournament, TIME));
  return workbook;
};

const summaries = async (workbook: Workbook): Promise<readonly Summary[]> =>
  valueOf((await lookAt(workbook)).summaries).tournaments;

describe('a workbook summed up', () => {
  it('warns of a player who has lost three games by default', async () => {
    const tournament = four();
    const lost = new Map(
      tournament.games
        .filter(({ white, black }) => white === 1 || black === 1)
        .map((game) => [game.no, game]),
    );
    const games = tournament.games.map((game) => ({
      ...game,
      outcome: lost.has(game.no) ? (game.white === 1 ? ('-+' as const) : ('+-' as const)) : null,
    }));
    const [summary] = await summaries(await holding(four({ games })));
    expect(summary!.problems.map(({ code, place }) => [code, place.player])).toEqual([
      ['may-be-expelled', 'Anna'],
    ]);
  });

  it('without a tournament shows none, and that is no problem', async () => {
    expect(await summaries(await holding())).toEqual([]);
  });

  it('with a new tournament: four players, three rounds, none of six games finished, nobody in front', async () => {
    const [summary] = await summaries(await holding(four()));
    expect(summary).toMatchObject({
      sheet: 'Tournament',
      event: 'Club',
      section: null,
      players: 4,
      rounds: 3,
      games: 6,
      finished: 0,
      leaders: [],
      live: true,
      problems: [],
    });
    expect(summary!.sheets).toEqual([
      'Pairings',
      'Round',
      'Standings',
      'Crosstable',
      'Players',
      'Log',
      'Lists',
      'Calculation',
      'Tournament',
    ]);
    expect(summary!.damage).toEqual([]);
    expect(Object.keys(summary!.places)).toEqual(['pairings', 'round', 'standings', 'crosstable', 'players']);
  });

  it('with a match of two teams has its Match sheet, third in the tabs', async () => {
    const [summary] = await summaries(await holding(newMatch(2)));
    expect(summary!.sheets.slice(0, 4)).toEqual(['Pairings', 'Round', 'Match', 'Standings']);
    expect(summary!.places.match).toEqual({ sheet: 'Match', area: area(0, 0) });
  });

  it('leads to the result of the next game that is not finished', async () => {
    const workbook = await holding(four());
    const [fresh] = await summaries(workbook);
    expect(fresh!.places.pairings).toEqual({ sheet: 'Pairings', area: area(4, 5) });
    expect(fresh!.places.standings).toEqual({ sheet: 'Standings', area: area(0, 0) });
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    const [begun] = await summaries(workbook);
    expect(begun!.places.pairings).toEqual({ sheet: 'Pairings', area: area(5, 5) });
  });

  it('names those who share the lead, with their points', async () => {
    const workbook = await holding(four());
    valueOf(
      await takeChange(
        workbook,
        'record',
        [
          { game: 1, typed: '1-0' },
          { game: 2, typed: '½-½' },
        ],
        TIME,
      ),
    );
    const [begun] = await summaries(workbook);
    expect(begun).toMatchObject({ finished: 2, leaders: [{ name: 'Anna', points: 1 }] });
  });

  it('tells of a result that nobody understands, at its cell', async () => {
    const workbook = await holding(four());
    const opened = valueOf(await openTournament(workbook));
    const { sheet, area: results } = opened.parts.places.Pairings_result!;
    const cell = { sheet, row: results.row, column: results.column };
    valueOf(await workbook.change({ cells: [{ ...cell, expect: null, write: 'won' }] }));
    const [summary] = await summaries(workbook);
    expect(summary!.problems).toMatchObject([
      { code: 'result-not-understood', place: { sheet: 'Pairings', cell: 'F5' }, values: { typed: 'won' } },
    ]);
  });

  it('with 101 players is kept up to date by Refresh', async () => {
    const many = generated({ players: 101, cycles: 1, seed: 1, finished: 0, special: 0 });
    const [summary] = await summaries(await holding(many));
    expect(summary).toMatchObject({ players: 101, live: false });
  });

  it('with two tournaments shows both', async () => {
    const workbook = await holding(four({ id: 'a' }), four({ id: 'b', event: 'Blitz' }));
    expect((await summaries(workbook)).map(({ id, event, sheet }) => [id, event, sheet])).toEqual([
      ['a', 'Club', 'Tournament'],
      ['b', 'Blitz', 'Blitz Tournament'],
    ]);
  });

  it('shows the one that can be read, and what is wrong with the other', async () => {
    const workbook = await holding(four({ id: 'a' }), four({ id: 'b', event: 'Blitz' }));
    const cell = { sheet: 'Blitz Players', row: 4, column: 0 };
    valueOf(await workbook.change({ cells: [{ ...cell, expect: 1, write: 'one' }] }));
    const { tournaments, problems } = valueOf((await lookAt(workbook)).summaries);
    expect(tournaments.map(({ id }) => id)).toEqual(['a']);
    expect(problems).toMatchObject([
      { code: 'workbook-cell', place: { sheet: 'Blitz Players', cell: 'A5' } },
    ]);
    const other = { ...cell, sheet: 'Players' };
    valueOf(await workbook.change({ cells: [{ ...other, expect: 1, write: 'one' }] }));
    expect((await lookAt(workbook)).summaries).toMatchObject({ ok: false, problems: [{}, {}] });
  });

  it('names the sheets that were deleted, and leads to those that are there', () => {
    const open = opened(four());
    const { Standings: gone, Crosstable: too, Round: round, ...places } = open.parts.places;
    expect([gone, too, round].map((each) => each?.sheet)).toEqual(['Standings', 'Crosstable', 'Round']);
    const summary = summaryOf({
      ...open,
      parts: {
        ...open.parts,
        places,
        broken: ['Log', 'Lists', 'Calculation', 'Standings', 'Crosstable', 'Round', 'Players_reason'],
      },
    });
    expect(summary.damage.map(({ code, values }) => `${code} ${String(values.sheet)}`)).toEqual([
      'damaged-sheet Log',
      'damaged-sheet Lists',
      'damaged-sheet Calculation',
      'damaged-sheet Standings',
      'damaged-sheet Crosstable',
      'damaged-sheet Round',
    ]);
    expect(Object.keys(summary.places)).toEqual(['pairings', 'players']);
    expect(summaryOf(open).damage).toEqual([]);
    expect(summaryOf(open).places.players).toEqual({ sheet: 'Players', area: area(0, 0) });
  });

  it('warns of two players of one name, at the cell of the second', () => {
    const players = four().players.map((player) => ({
      ...player,
      name: player.no === 3 ? 'ANNA' : player.name,
    }));
    expect(summaryOf(opened(four({ players }))).problems).toMatchObject([
      { code: 'name-alike', place: { sheet: 'Players', cell: 'B7' }, values: { name: 'Anna' } },
    ]);
  });

  it('tells of a list of tie-breaks that cannot be applied, and has no leaders then', () => {
    const games = four().games.map((game) => ({ ...game, outcome: '1-0' as const }));
    const { leaders, problems } = summaryOf({
      ...opened(four()),
      tournament: four({ games, tieBreaks: ['PTS', 'XX'] }),
    });
    expect(leaders).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['criterion-unknown']);
  });
});

describe('a workbook summed up, with one tournament opened', () => {
  it('opens the one that is meant, else the first', async () => {
    const workbook = await holding(four({ id: 'a' }), four({ id: 'b', event: 'Blitz' }));
    const { summaries: all, opened: step } = await lookAt(workbook, 'b');
    expect(valueOf(all).tournaments.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(valueOf(step).open.tournament.event).toBe('Blitz');
    expect(valueOf(step).lines.map(({ rule }) => rule)).toEqual(['create']);
    expect(valueOf((await lookAt(workbook, 'gone')).opened).open.tournament.id).toBe('a');
    expect(valueOf((await lookAt(workbook)).opened).open.tournament.id).toBe('a');
  });

  it('where a Tournament sheet was deleted there is none, and that is told when it is to be opened', async () => {
    const workbook = await holding(four({ id: 'a' }));
    const lost: Workbook = {
      ...workbook,
      read: async (query) => {
        const read = valueOf(await workbook.read(query));
        return { ok: true, value: { ...read, names: [] } };
      },
    };
    const { summaries: none, opened: step } = await lookAt(lost, 'a');
    expect(valueOf(none)).toEqual({ tournaments: [], problems: [] });
    expect(step).toMatchObject({
      problems: [{ code: 'tournament-sheet-lost', place: { sheet: 'Pairings' } }],
    });
  });

  it('without a tournament there is nothing to open', async () => {
    const { summaries: none, opened: step } = await lookAt(await holding(), 'a');
    expect(valueOf(none)).toEqual({ tournaments: [], problems: [] });
    expect(step).toMatchObject({ ok: false, problems: [{ code: 'workbook-not-ours' }] });
  });
});
