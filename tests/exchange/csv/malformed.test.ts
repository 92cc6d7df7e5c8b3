/** @sweep */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv } from '../../../src/exchange/csv/make';
import { valueOf } from '../../results';
import { MAKING, smallEvent } from '../events';
import { faultsOfParser } from '../malformed';

const SAMPLES = join(__dirname, '../../fixtures/exchange/csv');

it('gives an event or located problems of a list of games, whatever is in it', () => {
  const made = String(valueOf(csv.make!(smallEvent(), MAKING)).files[0].content);
  const samples = readdirSync(SAMPLES).map((name) => new Uint8Array(readFileSync(join(SAMPLES, name))));
  const more = [
    'White;Black;Result\n'.repeat(10000),
    `White;Black;Result\n${'A;B;"'.repeat(10000)}`,
    `White;Black;Result\n${'A;B;1-0\n'.repeat(20000)}`,
    `Round;White;Black;Result\n${'9'.repeat(50000)};A;B;1-0`,
    `Date;White;Black;Result\n${'1.'.repeat(50000)};A;B;1-0`,
    `${'White '.repeat(20000)};Black;Result\nA;B;1-0`,
    'White,Black,Result\n__proto__,constructor,1-0',
  ];
  expect(faultsOfParser(csv, [new TextEncoder().encode(made), ...samples], more)).toEqual([]);
});
