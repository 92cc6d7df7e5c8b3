import { withPlayer } from '../changed';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { makeEvent } from '../../src/core/format/event';
import { smallEvent } from '../exchange/events';
import { inFolder } from './run';

const { at, said, refused, written, list, event } = inFolder();

/** Names that a spreadsheet would calculate if it took them for formulas; each has what nothing else has. */
const NAMES = ['@SEVEN, D', '=71717+1, A', '+71717, B', "-cmd|' /C 71717'!A0, C"];

/** What a workbook calculates: formulas of cells, names, drop-down lists and conditional formats. */
const formulasIn = (file: string): readonly string[] =>
  Object.entries(unzipSync(readFileSync(at(file))))
    .filter(([part]) => part.endsWith('.xml'))
    .flatMap(([, bytes]) => [
      ...strFromU8(bytes).matchAll(
        /<(?:f|formula[12]?|definedName|calculatedColumnFormula)(?: [^>]*)?>[^<]+/g,
      ),
    ])
    .map(([formula]) => formula);

const small = smallEvent();
const EVENT = makeEvent({
  ...small,
  players: small.players.map((player, index) => ({ ...player, name: NAMES[index]! })),
});

/** From a file of the event in another format, which is written first. */
const through = async (file: string): Promise<void> => {
  await said(`convert ${written('event.json', EVENT)} ${file}`);
  await said(`convert ${file} ${file}.xlsx`);
};

/** How names come into a workbook, which is called after the file that they come from. */
const ROADS: readonly (readonly [file: string, comesIn: () => Promise<unknown>])[] = [
  [
    'list.xlsx',
    async () => {
      await list('list.xlsx', { Club: [['Name'], ...NAMES.map((name) => [name])] });
      await said('pair list.xlsx list.xlsx.xlsx');
    },
  ],
  [
    'list.csv',
    () => said(`pair ${written('list.csv', ['Name', ...NAMES.map((name) => `"${name}"`)])} list.csv.xlsx`),
  ],
  ['own.json', () => said(`convert ${written('own.json', EVENT)} own.json.xlsx`)],
  ...['games.csv', 'report.trf', 'games.pgn', 'report.zip'].map(
    (file) => [file, () => through(file)] as const,
  ),
];

describe('names that look like formulas', () => {
  it.each(ROADS)('are texts on every sheet when they come from %s', async (file, comesIn) => {
    await comesIn();
    const book = `${file}.xlsx`;
    const formulas = formulasIn(book);
    expect(formulas.length).toBeGreaterThan(100);
    expect(formulas.filter((formula) => /71717|SEVEN/.test(formula))).toEqual([]);
    expect((await event(book)).players.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  });
});

describe('a player who is called as a bye is', () => {
  const called = (name: string, status: 'playing' | 'annulled') =>
    makeEvent(withPlayer(small, 2, { name, status }));
  const convert = (text: string): string => `convert ${written('bye.json', text)} bye.xlsx`;

  it('is refused: on sheets nobody would meet them', async () => {
    expect(await refused(convert(called('bye', 'playing')))).toEqual(['adopt-rests']);
  });

  it('is no player where the file has a bye there, whoever has a name like it is one', async () => {
    await said(`${convert(called('bye', 'annulled'))} --force`);
    expect((await event('bye.xlsx')).players[1]).toMatchObject({ name: 'bye', status: 'annulled' });
    await said(`${convert(called('Byers', 'playing'))} --force`);
    expect((await event('bye.xlsx')).players[1]).toMatchObject({ name: 'Byers', status: 'playing' });
  });
});
