import { movedTo } from '../../src/core/calendar/timing';
import type { Game, Tournament } from '../../src/core/model';
import { grammarFaults } from '../../src/grid/formula/grammar';
import { scheduled, withGame } from '../core/calendar/field';
import { withRoundDates } from '../../src/core/calendar/remade';
import { newField } from './field';
import { planned, read, typedInto, type Planned } from './plan';

/** Five rounds a week apart; game 1 of round 1 is Anna – Finn, game 4 Finn – Dora, game 6 Anna – Berg. */
const six = scheduled(6, '2026-11-27/7');
const moved = (no: number, date: string, change: Partial<Game> = {}): Tournament =>
  withGame(six, no, { ...movedTo(six.games[no - 1]!, date), ...change });
const checks = (sheets: Planned) => {
  const { columns, header, rows } = sheets.layout.pairings;
  return read(sheets, 'Pairings', header + 1, columns.check, rows, 1).map(([said]) => said);
};
const ofGame = (no: number, tournament: Tournament, mode?: 'long') =>
  checks(planned(tournament, mode))[no - 1] ?? '';

const CLASH = 'A player has another game that day';

describe.each([['live', undefined] as const, ['as Refresh writes it', 'long'] as const])(
  'Check of a game that was moved, %s',
  (_, mode) => {
    it('says that one of its players has another game that day', () => {
      expect(ofGame(1, moved(1, '2026-12-04'), mode)).toBe(CLASH);
      expect(ofGame(1, moved(1, '2026-12-04 19:30', { pending: 'postponed' }), mode)).toBe(CLASH);
    });

    it('says nothing of it on a free day, on its own, or once it is played', () => {
      expect(ofGame(1, moved(1, '2026-12-05', { pending: 'postponed' }), mode)).toBe('Postponed');
      expect(ofGame(1, moved(1, '2026-11-27 20:00'), mode)).toBe('');
      expect(ofGame(1, moved(1, '2026-12-04', { outcome: '1-0' }), mode)).toBe('');
      expect(ofGame(1, moved(1, 'Friday'), mode)).toBe('');
      expect(ofGame(1, scheduled(6, '2026-11-27/0'), mode)).toBe('');
    });

    it('says first what else is wrong with it, and that somebody has left', () => {
      const players = six.players.map((player) =>
        player.no === 1 ? { ...player, status: 'annulled' as const } : player,
      );
      expect(ofGame(1, { ...moved(1, '2026-12-04'), players }, mode)).toBe('Anna has left: not played');
    });
  },
);

it('a date typed over another one is noticed at once, and a result that nobody understands comes first', () => {
  const base = planned(six);
  const { columns, header } = base.layout.pairings;
  const cell = { sheet: 'Pairings', row: header + 1 };
  const clashing = typedInto(base, [{ ...cell, column: columns.date!, write: 46_360 }]);
  expect(checks(clashing)[0]).toBe(CLASH);
  expect(checks(typedInto(clashing, [{ ...cell, column: 5, write: 'x' }]))[0]).not.toBe(CLASH);
});

it('tournaments without planned dates have the formula that they had', () => {
  const formulaIn = (tournament: Tournament) => JSON.stringify(planned(tournament).plan.sheets[0]!.blocks);
  expect(formulaIn(withRoundDates(newField(['Anna', 'Berg', 'Cora']), []))).not.toContain('COUNTIFS($I');
  expect(formulaIn(scheduled(3, '2026-11-27/7'))).toContain('COUNTIFS($I');
});

it('keeps to the grammar', () => {
  const { sheets } = planned(
    scheduled(6, '2026-11-27/7', { venue: { all: 'Hall' }, deadline: { weeks: 4 } }),
  ).plan;
  const formulas = sheets.flatMap(({ blocks, conditionals }) => [
    ...blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
    ...conditionals.map(({ formula }) => formula),
  ]);
  expect(formulas.flatMap(grammarFaults)).toEqual([]);
});

it('a planned date has room for its time, where there are times', () => {
  const widthIn = (dates: string) => {
    const { plan, layout } = planned(scheduled(4, dates));
    const { column } = layout.pairings.times.find(({ cell }) => cell === 'planned')!;
    return plan.sheets[0]!.columns.find(({ from }) => from === column)!.width;
  };
  expect([widthIn('2026-11-27/7'), widthIn('2026-11-27 19:00/7')]).toEqual([16, 21]);
});
