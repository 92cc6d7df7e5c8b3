import { createTournament } from '../../src/app/create';
import { keepDraw } from '../../src/app/pairList';
import { openRoster } from '../../src/app/roster';
import { openStep, standingSteps } from '../../src/app/step';
import type { Draw } from '../../src/core/draw/protocol';
import { parseDraws } from '../../src/sheets/log/draw';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { rows } from '../../src/grid/block';
import { unwrap } from '../model/subject';

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'];
const listed = () =>
  memoryWorkbook([{ name: 'Club', blocks: [rows(0, 0, [['Name'], ...NAMES.map((name) => [name])], '@')] }]);
const LOTS = { numbers: 'lots', system: 'berger' };

const looked = async (...seeds: readonly string[]): Promise<readonly Draw[]> => {
  const roster = unwrap(await openRoster(listed(), {}));
  return seeds.reduce<readonly Draw[]>(
    (kept, seed, index) => unwrap(keepDraw(kept, roster, { ...LOTS, seed }, `09:0${index}`)),
    [],
  );
};

it('every draw that was looked at is numbered; looking at the same one again is no other', async () => {
  expect((await looked('a', 'b', 'b', 'a')).map(({ no, seed, time }) => [no, seed, time])).toEqual([
    [1, 'a', '09:00'],
    [2, 'b', '09:01'],
    [3, 'a', '09:03'],
  ]);
});

it('who said a word may be told while its draw is looked at, and makes no other draw of it', async () => {
  const roster = unwrap(await openRoster(listed(), {}));
  const saidBy = (kept: readonly Draw[], name: string) =>
    unwrap(keepDraw(kept, roster, { ...LOTS, seed: 'b', saidBy: name }, '09:05'));
  const told = saidBy(await looked('a', 'b'), '  Tante\n Käthe ');
  expect(told.map((draw) => [draw.no, draw.time, draw.seed, draw.saidBy])).toEqual([
    [1, '09:00', 'a', undefined],
    [2, '09:01', 'b', 'Tante Käthe'],
  ]);
  expect(saidBy(told, '').map((draw) => draw.saidBy)).toEqual([undefined, undefined]);
});

it('blanks around the word are none of it', async () => {
  expect((await looked(' a ')).map(({ seed, lines }) => [seed, lines])).toEqual(
    (await looked('a')).map(({ seed, lines }) => [seed, lines]),
  );
});

it('the draws not taken stand in the Log before the creation, and the one that was', async () => {
  const workbook = listed();
  const draws = await looked('a', 'b');
  const created = unwrap(
    await createTournament(workbook, {}, { ...LOTS, seed: 'c' }, { time: '09:10', id: 'five', draws }),
  );
  expect(created.draws.map(({ no, seed }) => [no, seed])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  const { lines } = unwrap(await openStep(workbook));
  expect(lines.map(({ step, time, rule }) => [step, time, rule])).toEqual([
    [1, '09:00', 'draw 1'],
    [1, '09:01', 'draw 2'],
    [1, '09:10', 'draw 3'],
    [1, '09:10', 'create'],
  ]);
  expect(parseDraws(lines)).toEqual(created.draws);
  const [, , taken] = created.draws;
  expect(created.tournament.players.map(({ name }) => name)).toEqual(
    taken!.lines.map((line) => NAMES[line - 1]),
  );
});

it('a field numbered as listed has no draw in its Log, unless lots were drawn before and not taken', async () => {
  const roster = unwrap(await openRoster(listed(), {}));
  expect(keepDraw([], roster, { numbers: 'list' }, '09:00')).toEqual({ ok: true, value: [] });
  const after = unwrap(keepDraw(await looked('a'), roster, { numbers: 'list' }, '09:05'));
  expect(after.map(({ numbering, seed, list }) => [numbering, seed, list])).toEqual([
    ['lots', 'a', "'Club'!A1:A6"],
    ['list', '', "'Club'!A1:A6"],
  ]);
});

it('a draw cannot be taken back: a Log only grows', async () => {
  const workbook = listed();
  await createTournament(workbook, {}, { ...LOTS, seed: 'c' }, { time: '09:10', id: 'five' });
  const { lines } = unwrap(await openStep(workbook));
  expect([lines.length, standingSteps(lines)]).toEqual([2, []]);
});
