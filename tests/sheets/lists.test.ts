/** @sweep */
import { withGames } from '../changed';
import { generated } from '../generated';
import { annulledFirst } from './events';
import { partsOf, gridIn, planned, read, typedInto, type Planned, type Typed, standingsIn } from './plan';
import { addTournament } from '../../src/app/create';
import { refreshPatch, refreshTournament } from '../../src/app/refresh';
import { openStep } from '../../src/app/step';
import type { Tournament } from '../../src/core/model';
import { suitsGame } from '../../src/core/tiebreak/criterion';
import { CRITERIA } from '../../src/core/tiebreak/registry';
import type { CellValue } from '../../src/grid/cell';
import type { RefreshMode } from '../../src/sheets/layout';
import { parseTournament } from '../../src/sheets/parse';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { standingsValues } from '../../src/sheets/values/standings';
import { valueOf } from '../results';
import { sampled } from '../sample';

/** The list of tie-breaks, typed on the Tournament sheet. */
const listed = (sheets: Planned, list: readonly string[]): Planned => {
  const { sheet, slotsTop } = sheets.layout.tournament;
  const cells = Array.from({ length: sheets.layout.slots }, (_, slot): Typed => ({
    sheet,
    row: slotsTop + slot,
    column: 1,
    write: list[slot] ?? null,
  }));
  return typedInto(sheets, cells);
};

const expectRanked = (sheets: Planned, tournament: Tournament): void => {
  const core = valueOf(standingsValues(tournament, sheets.layout));
  expect(standingsIn(sheets)).toEqual(core);
};

const OF_CHESS = CRITERIA.filter((each) => suitsGame('chess', each));

/** Lists of six, each criterion in one of them; points first. */
const lists = (): readonly (readonly string[])[] => {
  const codes = OF_CHESS.map(({ code }) => code).filter((code) => code !== 'PTS');
  return Array.from({ length: Math.ceil(codes.length / 5) }, (_, index) => [
    'PTS',
    ...codes.slice(5 * index, 5 * index + 5),
  ]);
};

describe('a list typed on the Tournament sheet ranks by it, whatever the workbook was made with', () => {
  const cases: readonly Tournament[] = [
    generated({ players: 8, cycles: 1, seed: 21, draws: 0.7, special: 0.15 }),
    generated({ players: 7, cycles: 2, seed: 22, draws: 0.8, finished: 0.8, special: 0.1 }),
    annulledFirst,
  ].map((event) => ({
    ...event,
    lotsSeed: 'before the last round',
    players: event.players.map((player) => ({ ...player, playOff: player.no % 2 })),
  }));

  it.each(sampled(lists(), 3).map((list) => [list.join(', '), list] as const))('%s', (_, list) => {
    for (const tournament of cases)
      expectRanked(listed(planned(tournament), list), { ...tournament, tieBreaks: list });
  });

  it('small letters are the same criterion', () =>
    expectRanked(listed(planned(cases[0]!), ['pts', 'nz_sb#REST', 'us_tied', 'bpts#OTB']), {
      ...cases[0]!,
      tieBreaks: ['PTS', 'NZ_SB#rest', 'US_TIED', 'BPTS#otb'],
    }));

  it('a number of the arbiter’s own in the code is known on the sheets that were made with it', () => {
    const tieBreaks = ['PTS', 'KS/L60', 'BH/M3', 'SB/C3', 'PS/C4'];
    const tournament = { ...cases[1]!, tieBreaks };
    expectRanked(planned(tournament), tournament);
    const elsewhere = listed(planned(cases[1]!), tieBreaks);
    const { sheet, slotsTop } = elsewhere.layout.tournament;
    expect(read(elsewhere, sheet, slotsTop + 1, 2, 1, 1)).toEqual([['not in the list of criteria']]);
  });
});

describe('US Chess compares the tied once', () => {
  it('wins less losses among those level in points, and those it leaves level stay so', () => {
    for (let seed = 0; seed < 20; seed++) {
      const tieBreaks = ['PTS', 'US_TIED', 'SB', 'US_TIED'];
      const tournament = generated({
        players: 6 + (seed % 5),
        cycles: 1 + (seed % 2),
        seed,
        draws: 0.6,
        tieBreaks,
      });
      expectRanked(planned(tournament), tournament);
    }
  });
});

describe('lots for the last ties', () => {
  const tieBreaks = ['PTS', 'LOTS'];
  const seedless = generated({ players: 8, cycles: 1, seed: 3, draws: 0.9, tieBreaks });
  const event = { ...seedless, lotsSeed: 'Zürich 7' };
  const { tieBreaks: column } = planned(event).layout.standings.columns;
  const said = (sheets: Planned): CellValue => sheets.value('Standings', 2, 0);
  const seeded = (seed: CellValue): Planned => {
    const sheets = planned(event);
    const { sheet, area } = sheets.layout.tournament.setting('lots');
    return typedInto(sheets, [{ sheet, row: area.row, column: 1, write: seed }]);
  };

  it('are drawn from the seed when the sheets are made', () => {
    expectRanked(planned(event), event);
    expect(said(planned(event))).toBe('');
  });

  it('are none from another seed, and the sheet says so, until Refresh draws them', () => {
    const changed = seeded('Wien 8');
    expect(said(changed)).toMatch(/lots are not drawn/);
    expect(standingsIn(changed).map((row) => row[column])).toEqual(event.players.map(() => ''));
    const parts = partsOf(changed);
    const opened = valueOf(parseTournament(parts, gridIn(changed)));
    const patch = valueOf(refreshPatch(opened, parts, gridIn(changed)));
    const refreshed = typedInto(changed, patch.cells);
    expectRanked(refreshed, { ...event, lotsSeed: 'Wien 8' });
    expect(said(refreshed)).toBe('');
  });

  it('without a seed everybody stays tied', () => {
    expect(said(seeded(null))).toMatch(/lots are not drawn/);
    expectRanked(planned(seedless), seedless);
  });
});

describe('what the arbiter writes for a play-off', () => {
  const tieBreaks = ['PTS', 'PLAYOFF'];
  const event = generated({ players: 6, cycles: 1, seed: 3, draws: 1, tieBreaks });

  it('decides as soon as it stands on Players, and is read back', () => {
    const sheets = planned(event);
    const { players, playersColumns } = sheets.layout;
    const wrote = typedInto(sheets, [
      { sheet: players.sheet, row: players.header + 4, column: playersColumns.playOff, write: 1.5 },
    ]);
    const parsed = valueOf(parseTournament(partsOf(wrote), gridIn(wrote)));
    expect(parsed.tournament.players[3]).toMatchObject({ no: 4, playOff: 1.5 });
    expectRanked(wrote, parsed.tournament);
    expect([standingsIn(wrote)[0]![0], standingsIn(wrote)[0]!.at(-1)]).toEqual([1, 4]);
  });
});

describe('a list that is changed', () => {
  const event = generated({ players: 6, cycles: 1, seed: 3 });
  const waiting = withGames(event, (game) => ({ ...game, outcome: null }));
  const changed = (tournament: Tournament, refreshMode?: RefreshMode): Planned =>
    listed(planned(tournament, refreshMode), ['PTS', 'SB']);
  const opened = (sheets: Planned) => valueOf(parseTournament(partsOf(sheets), gridIn(sheets)));
  const warned = (sheets: Planned) =>
    opened(sheets).warnings.map(({ code, values }) => ({ code, ...values }));
  const late = { code: 'order-changed-late', before: 'PTS, DE, WIN, SB, KS', after: 'PTS, SB' };

  it.each(['live', 'refreshed'] as const)(
    'after the first result is warned of until Refresh: %s',
    (refreshMode) => {
      const sheets = changed(event, refreshMode);
      expect(warned(planned(event, refreshMode))).toEqual([]);
      expect(warned(sheets)).toEqual([late]);
      const patch = valueOf(refreshPatch(opened(sheets), partsOf(sheets), gridIn(sheets)));
      expect(warned(typedInto(sheets, patch.cells))).toEqual([]);
    },
  );

  it('Refresh tells of it in the Log', async () => {
    const workbook = memoryWorkbook();
    const added = valueOf(await addTournament(workbook, event, { time: '2026-11-20 09:00' }));
    const { layout } = planned(event);
    const sheet = added.plan.sheets.find(({ role }) => role === 'tournament')!.name;
    const cells = ['SB', null, null, null].map((write, slot) => ({
      sheet,
      row: layout.tournament.slotsTop + 1 + slot,
      column: 1,
      expect: ['Direct encounter', 'Wins', 'Sonneborn-Berger', 'Koya'][slot]!,
      write,
    }));
    expect((await workbook.change({ cells })).ok).toBe(true);
    await refreshTournament(workbook, { time: '2026-11-21 18:00' });
    const step = valueOf(await openStep(workbook));
    expect(step.lines.map(({ rule, before, after }) => [rule, before, after]).slice(-2)).toEqual([
      ['refresh', '', 'cells=4'],
      ['refresh', 'PTS, DE, WIN, SB, KS', 'PTS, SB'],
    ]);
  });

  it('before the first result is not', () => expect(warned(changed(waiting))).toEqual([]));
});
