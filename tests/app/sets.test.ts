import { memoryWorkbook } from '../../emulator/memory/workbook';
import { roundAsText } from '../../src/app/asText';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { repairTournament } from '../../src/app/repair/repair';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { standings } from '../../src/core/tiebreak/standings';
import type { CellValue } from '../../src/grid/cell';
import { makeHandout } from '../../src/sheets/handout/registry';
import { subjectOf } from '../../src/sheets/handout/subject';
import type { Workbook } from '../../src/workbook/port';
import { OCCASION } from './conduct/check';
import { generated } from '../generated';
import { VALUES_HANDOUTS } from '../handouts';
import { valueOf } from '../results';
import { valuesOf } from '../workbook/sheetsIn';

const FOUR: Tournament = {
  ...generated({ players: 4, cycles: 1, seed: 1, finished: 0 }),
  ...{ profile: 'plain', draws: false },
};

/** A workbook in which the first two games were typed in sets. */
const played = async (): Promise<Workbook> => {
  const workbook = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
  valueOf(await addTournament(workbook, FOUR, OCCASION));
  const typed = [
    { game: 1, typed: '3:1' },
    { game: 2, typed: '0 - 3' },
  ];
  valueOf(await takeChange(workbook, 'record', typed, OCCASION));
  return workbook;
};

const now = async (workbook: Workbook): Promise<Tournament> =>
  valueOf(await openTournament(workbook)).tournament;

/** The results of the first games as they stand on Pairings. */
const cells = async (workbook: Workbook): Promise<readonly CellValue[]> =>
  (await valuesOf(workbook, 'Pairings')).slice(4, 6).map((row) => row[5] ?? null);

describe('a result in sets', () => {
  it('stays on the sheet as it was typed, and counts as a game won or lost', async () => {
    const workbook = await played();
    expect(await cells(workbook)).toEqual(['3:1', '0 - 3']);
    const { games, draws, ...tournament } = await now(workbook);
    expect(draws).toBe(false);
    expect(games.slice(0, 2).map(({ outcome, sets }) => [outcome, sets])).toEqual([
      ['1-0', '3-1'],
      ['0-1', '0-3'],
    ]);
    const { rows } = valueOf(standings({ games, ...tournament }));
    const winners = [games[0]!.white, games[1]!.black].sort();
    expect(
      rows
        .slice(0, 2)
        .map(({ no }) => no)
        .sort(),
    ).toEqual(winners);
  });

  it('is taken back', async () => {
    const workbook = await played();
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await cells(workbook)).toEqual([null, null]);
  });

  it('turns with its sides', async () => {
    const workbook = await played();
    valueOf(await takeChange(workbook, 'colours', [1], OCCASION));
    expect((await cells(workbook))[0]).toBe('1-3');
    const [game] = (await now(workbook)).games;
    expect([game!.outcome, game!.sets]).toEqual(['0-1', '1-3']);
  });

  it('outlives a withdrawal, and a repair that finds nothing', async () => {
    const workbook = await played();
    const { black } = (await now(workbook)).games[1]!;
    valueOf(await takeChange(workbook, 'withdraw', { player: black }, OCCASION));
    expect((await cells(workbook))[0]).toBe('3:1');
    expect(valueOf(await repairTournament(workbook, 'Tournament', OCCASION.time)).faults).toEqual([]);
    expect((await cells(workbook))[0]).toBe('3:1');
  });

  it('is in the event file, the text of the round and the poster', async () => {
    const tournament = await now(await played());
    expect(makeEvent(tournament)).toContain('"result": "3-1"');
    const again = valueOf(parseEvent(makeEvent(tournament)));
    expect([again.games[0]!.sets, again.draws]).toEqual(['3-1', false]);
    expect(valueOf(roundAsText(tournament, 1))).toMatch(/3-1[^]*0-3/);
    const handout = VALUES_HANDOUTS.find(({ id }) => id === 'pairings')!;
    const { blocks } = valueOf(makeHandout(handout, subjectOf(tournament, { round: 1 }), []));
    expect(JSON.stringify(blocks)).toMatch(/"3–1"[^]*"0–3"/);
  });
});
