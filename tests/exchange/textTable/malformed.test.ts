import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textRounds } from '../../../src/exchange/textTable/format';
import { faultsOfParser } from '../malformed';

const samplesOf = (format: string): readonly Uint8Array[] => {
  const folder = join(__dirname, '../../fixtures/exchange', format);
  return readdirSync(folder).map((name) => new Uint8Array(readFileSync(join(folder, name))));
};

it('gives an event or located problems of rounds in a text, whatever is in it', () => {
  const more = [
    `Round 1\n${'A - B 1-0\n'.repeat(20000)}`,
    `Round 1\n${'A '.repeat(140)}- B 1-0\nC - D 1-0`,
    `Round 1\n${'1 '.repeat(140)}A - B 1-0\nC - D 1-0`,
    `Round 1\n${' - '.repeat(90)}1-0\nC - D 1-0`,
    'Round 1\n__proto__ - constructor 1-0\nC - D 1-0',
  ];
  expect(faultsOfParser(textRounds, samplesOf('text-rounds'), more)).toEqual([]);
});
