import { PENDING_FORMS, OUTCOME_CODES } from '../../src/core/results/outcome';
import { NAMED_FORMS } from '../../src/core/results/score';
import type { Game } from '../../src/core/model';
import { FORMS, markFor, parseTyped, readingOf, setsTyped } from '../../src/core/results/typed';
import type { Block, WorkbookPlan } from '../../src/grid/plan';
import { generated } from '../generated';
import { grandSlam } from '../scores';
import { planned } from '../sheets/plan';
import { fileOfPlan, refereed, fileOf, part } from './books';
import { STAYED_AWAY } from '../sheets/events';

const TYPED = [
  ...FORMS.map(([form]) => form),
  ...['w', 'W', 'Win', 'D', 'd', 'L', 'loss'],
  ...NAMED_FORMS.map(([form]) => form),
  'W+3.5',
  'b + 12½',
  'B+0,5',
  '--5',
  'B+R5',
  'BB+3',
  '3B+',
  ...PENDING_FORMS.map(([form]) => form),
  'PP',
  ' Adj. ',
  '1:0',
  '1 – 0',
  '1—0',
  '0,5',
  '.5',
  '0.5-0.5',
  '1/2-1/2',
  ' ½ : ½ ',
  'REMIS',
  'Draw',
  '+:-',
  '-:+',
  '1F-0F',
  '1\u00a0-\u00a00',
  // not understood
  '*',
  '?',
  '~',
  '1*0',
  '?-?',
  '1-1',
  ...['3-1', '1 : 3', '2–2', '10-9', '9-10', '11-9', '100-99', '423-389', '9999-1', '1-02', '03-1', '0-3'],
  ...[
    '12345-1',
    '1-12345',
    '00-0',
    '0-00',
    '3-',
    '-3',
    '3-1-0',
    '-3-1',
    '3--1',
    '3-1½',
    '3-1,5',
    '3-a',
    '3 1',
  ],
  '10',
  '36526',
  '"',
  "'",
  '<b>',
  '-',
  'x'.repeat(300),
  '=1-0',
  '@',
  '#N/A',
];

/** A field large enough to type each text once. */
const TOURNAMENT = generated({ players: 22, cycles: 1, seed: 1, finished: 0 });

describe('what is typed into Result means the same in LibreOffice and in the rules', () => {
  it.each(['chess', 'go', 'plain'] as const)(
    `${TYPED.length} texts, wildcards among them, in %s`,
    async (profile) => {
      const tournament = { ...TOURNAMENT, profile };
      expect(TYPED.length).toBeLessThanOrEqual(tournament.games.length);
      const { plan, layout } = planned(tournament);
      const result = layout.pairings.column(5);
      const typed = (block: Block): Block => {
        if (block.kind !== 'values' || block.area.column !== 5 || block.area.row !== result.area.row)
          return block;
        const games = plan.sheets[0]!.blocks.find(
          ({ kind, area }) => kind === 'values' && area.column === 0 && area.row === result.area.row,
        );
        if (games?.kind !== 'values') return block;
        return {
          ...block,
          values: games.values.map(([no]) => [no === null ? null : (TYPED[Number(no) - 1] ?? null)]),
        };
      };
      const changed: WorkbookPlan = {
        ...plan,
        sheets: plan.sheets.map((sheet) =>
          sheet.role === 'pairings' ? { ...sheet, blocks: sheet.blocks.map(typed) } : sheet,
        ),
      };
      const bytes = await fileOfPlan(changed);
      const value = (await refereed(new Map([['typed', { plan: changed, bytes }]]))).get('typed')!;
      const { outcome } = layout.calculation.game;
      const found = TYPED.map((text, index) => [
        text,
        value(outcome.sheet, outcome.area.row + index, outcome.area.column),
      ]);
      const wanted = TYPED.map((text) => {
        const code = parseTyped(text, readingOf(tournament));
        return [text, code === undefined ? -1 : code === null ? 0 : OUTCOME_CODES.indexOf(code) + 1];
      });
      expect(found).toEqual(wanted);
      const { marks } = layout.calculation.game;
      expect(marks === null).toBe(profile !== 'plain');
      if (!marks) return;
      const reading = readingOf(tournament);
      const sides = ([marks.white, marks.black] as const).map(({ sheet, area }) =>
        TYPED.map((text, index) => [text, value(sheet, area.row + index, area.column) ?? '']),
      );
      expect(sides).toEqual(
        [true, false].map((isWhite) =>
          TYPED.map((text) => {
            const outcome = parseTyped(text, reading) ?? null;
            return [text, markFor({ outcome, sets: setsTyped(text, reading) } as Game, isWhite)];
          }),
        ),
      );
    },
  );
});

it('legs in LibreOffice: each player’s first in Crosstable, and their difference parts the tied', async () => {
  const group = grandSlam('plain', ['PTS', 'DE', 'DIFF', 'SCORED']);
  const value = (await refereed(new Map([['book', await fileOf(group)]]))).get('book')!;
  const { standings } = planned(group).layout;
  expect(part(value, 'Standings', standings.body.area.row, 0, 4, 6)).toEqual([
    [1, 'Wade', 2, '', 6, 14],
    [2, 'Ratajski', 2, '', 4, 14],
    [3, 'Smith', 2, '', 0, 11],
    [4, 'Girvan', 0, '', -10, 5],
  ]);
  expect(part(value, 'Crosstable', 7, 4, 4, 4)).toEqual([
    ['', '4–5', '5–1', '5–2'],
    ['5–4', '', '4–5', '5–1'],
    ['1–5', '5–4', '', '5–2'],
    ['2–5', '1–5', '2–5', ''],
  ]);
});

it('a forfeit loss is worth 0 in LibreOffice where a loss is worth 1', async () => {
  const book = await fileOf(STAYED_AWAY);
  const value = (await refereed(new Map([['book', book]]))).get('book')!;
  const { sheet, area } = planned(STAYED_AWAY).layout.standings.body;
  const shown = part(value, sheet, area.row, area.column, area.rows, area.columns);
  expect(
    shown.map((row) => {
      const [rank, name, ...values] = row.slice(0, 8);
      const [games, won, drawn, lost] = row.slice(10);
      return [...[rank, name, `${games} games: ${won} ${drawn} ${lost}`], ...values];
    }),
  ).toEqual([
    [1, 'A', '3 games: 2 1 0', 8, 28, 2, 0, 2.5, 41],
    [2, 'D', '3 games: 1 1 1', 5, 28, 2, 5, 1.5, 11],
    [3, 'C', '3 games: 0 1 2', 4, 17, 2, 3, 0.5, 12],
    [4, 'B', '3 games: 0 1 2', 2, 8, 0, 0, 0.5, 6],
  ]);
});
