import { addTournament, planFor } from '../../src/app/create';
import { openTournament, openTournaments, knownTournaments } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { type Result, fail, ok } from '../../src/core/result';
import { layoutOf } from '../../src/sheets/layout';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook, Query, Reader, Snapshot } from '../../src/workbook/port';
import { generated } from '../generated';
import { NAMES } from '../sheets/plan';
import { problem } from '../../src/core/problem';
import { type CellValue, area } from '../../src/grid/cell';
import { locateProblem } from '../../src/app/locate';
import { takeChange } from '../../src/app/changes/take';
import { messageOf } from '../../src/language/language';
import { summaryOf, lookAt, type Summary } from '../../src/app/summary';
import { newMatch } from '../matches';
import { opened } from './opened';
import { codesOf, valueOf } from '../results';

const TIME = { time: '2026-11-20 09:00' };
const tournamentOf = (seed: number): Tournament => generated({ players: 4, cycles: 1, seed, finished: 0.5 });
const [MEN, WOMEN] = [tournamentOf(1), tournamentOf(2)];

const workbookOf = async (...tournaments: readonly Tournament[]): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  for (const tournament of tournaments)
    expect((await addTournament(workbook, tournament, TIME)).ok).toBe(true);
  return workbook;
};

const idOf = (result: Result<{ readonly tournament: Tournament }>): string =>
  result.ok ? result.value.tournament.id : codesOf(result).join();

describe('several tournaments in one workbook', () => {
  it('the one that is named is opened, by its id or its Tournament sheet, and the first if none is', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(idOf(await openTournament(workbook, 'Generated 2 Tournament'))).toBe(WOMEN.id);
    expect(idOf(await openTournament(workbook))).toBe(MEN.id);
    expect(codesOf(await openTournament(workbook, 'neither'))).toEqual(['workbook-not-ours']);
  });

  it('one is opened whatever is wrong with another', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    const { players, playersColumns } = layoutOf(MEN, NAMES);
    const [row, column] = [players.header + 1, playersColumns.status];
    const cell = { sheet: NAMES.players, row, column, expect: null, write: 'gone' };
    expect(codesOf(await workbook.change({ cells: [cell] }))).toEqual([]);
    expect(codesOf(await openTournament(workbook, MEN.id))).toEqual(['workbook-cell']);
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(codesOf(await openTournaments(workbook))).toEqual(['workbook-cell']);
  });

  it('a copied one is asked about, the others are not', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    const plan = planFor(MEN, Object.values(NAMES), TIME.time);
    const copied = plan.sheets.map((sheet) => ({ ...sheet, tables: [] }));
    expect(codesOf(await workbook.create({ ...plan, sheets: copied }))).toEqual([]);
    expect(codesOf(await openTournament(workbook, MEN.id))).toEqual(['workbook-copied-sheet']);
    expect(codesOf(await openTournament(workbook))).toEqual(['workbook-copied-sheet']);
    expect(await openTournament(workbook)).toMatchObject({
      problems: [
        {
          place: { sheet: expect.stringContaining('Tournament') },
          values: {
            first: expect.stringContaining('Tournament'),
            second: expect.stringContaining('Tournament'),
          },
        },
      ],
    });
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(codesOf(await openTournaments(workbook))).toEqual(['workbook-copied-sheet']);
  });
});

/** A workbook of Tournament sheets: each with what stands in the cell of its id, or none where its name is gone. */
const workbook = (...tournaments: readonly (readonly [sheet: string, id?: CellValue])[]): Reader => ({
  read: async (query) => {
    const { ranges } = query as Query;
    return ok({
      sheets: tournaments.map(([name]) => ({ name, visibility: 'visible', active: false })),
      names: tournaments.flatMap(([sheet, id]) => [
        { sheet, name: 'Roundabout_event', refersTo: `${sheet}!$B$5` },
        ...(id === undefined ? [] : [{ sheet, name: 'Roundabout_id', refersTo: `${sheet}!$B$4` }]),
      ]),
      tables: [],
      ranges: ranges.map(({ sheet }) => ({
        ...{ sheet, area: { row: 3, column: 1, rows: 1, columns: 1 }, hiddenRows: [], merges: [] },
        ...{
          values: [[tournaments.find(([name]) => name === sheet)![1] ?? null]],
          formulas: [],
          formats: [],
        },
      })),
      contents: [],
      formulas: [],
    } satisfies Snapshot);
  },
});

it('each tournament by its sheet and id, whatever of it is damaged', async () => {
  expect(
    await knownTournaments(workbook(['Tournament', ' t1 '], ['Open'], ['Cup', 't2'], ['Blitz', null])),
  ).toEqual(
    ok([
      { sheet: 'Tournament', id: 't1', ofTeams: false },
      { sheet: 'Open', id: '', ofTeams: false },
      { sheet: 'Cup', id: 't2', ofTeams: false },
      { sheet: 'Blitz', id: '', ofTeams: false },
    ]),
  );
});

it('a copied Tournament sheet is named with the one that it was copied from', async () => {
  expect(await knownTournaments(workbook(['Open', 't0'], ['First', 't1'], ['Second', 't1']))).toEqual(
    fail(problem('workbook-copied-sheet', { sheet: 'Second' }, { first: 'First', second: 'Second' })),
  );
});

it('a workbook without a tournament, and one that cannot be read', async () => {
  expect(await knownTournaments(workbook())).toMatchObject({
    ok: false,
    problems: [{ code: 'workbook-not-ours' }],
  });
  const failed = fail(problem('host-failed'));
  expect(await knownTournaments({ read: async () => failed })).toEqual(failed);
});

describe('where a problem is', () => {
  it.each([
    ['its cell', { sheet: 'Club', cell: 'B7' }, { sheet: 'Club', area: area(6, 1) }],
    ['its cells', { sheet: 'Club', cell: 'A1:C3' }, { sheet: 'Club', area: area(0, 0, 3, 3) }],
    ['the corner of its sheet, if no cell is known', { sheet: 'Club' }, { sheet: 'Club', area: area(0, 0) }],
    ['nowhere, if it is not in the workbook', { player: 'Anna' }, undefined],
  ])('is %s', (_, place, where) => expect(locateProblem(problem('name-missing', place))).toEqual(where));
});

describe('a workbook is summed up', () => {
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
    it('warns of a player who has lost three games by forfeit', async () => {
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

    it('says where the result of a play-off is typed while two are level at the top', async () => {
      const games = four().games.map((game) => ({ ...game, outcome: '1/2' as const }));
      const told = async (event: Tournament): Promise<unknown> =>
        (await summaries(await holding(event)))[0]!.problems.map((each) => messageOf(each));
      const level = four({ games, tieBreaks: ['PTS', 'PLAYOFF'] });
      expect(await told(level)).toEqual([
        'Sheet “Players”, cell H5: Anna, Bert, Cora, Dora are level after all games. If they play off, type the result in this column: 1 for the winner, 0 for the others.',
      ]);
      const [first, ...others] = level.players;
      expect(await told({ ...level, players: [{ ...first!, playOff: 1 }, ...others] })).toEqual([]);
      expect(await told(four({ games, tieBreaks: ['PTS'] }))).toEqual([]);
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
      expect(Object.keys(summary!.places)).toEqual([
        'pairings',
        'round',
        'standings',
        'crosstable',
        'players',
      ]);
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
});
