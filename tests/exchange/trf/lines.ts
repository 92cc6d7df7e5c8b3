import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTrf } from '../../../src/exchange/trf/parse';
import type { Parsed } from '../../../src/exchange/exchangeFormat';
import type { Result } from '../../../src/core/result';

const FIXTURES = join(__dirname, '../../fixtures/exchange');

/** The bytes of a sample file, such as `trf16/rr6_tec_trf16.trf`. */
export const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FIXTURES, name)));

/** Four players who have all met, with dates and all that the header of TRF16 has. */
export const FOUR: readonly string[] = [
  '012 Winter Four',
  '022 Bremen',
  '032 GER',
  '042 2026/10/02',
  '052 2026/10/04',
  '062 4',
  '072 3',
  '082 0',
  '092 Individual: Round-Robin',
  '102 IA Erika Muster 1234567',
  '112 FA Max Muster 1234568',
  '112 Ola Muster',
  `122 90'+30"`,
  '132                                                                                        26/10/02  26/10/03  26/10/04',
  'XXR 3',
  '001    1 m  g Adler, Anton                      2400 GER     1000001 1980/01/01  2.5    1     4 w 1     3 b =     2 w 1',
  '001    2 w wm Baer, Berta                       2300 AUT     1000002 1990/00/00  1.5    2     3 w 1     4 b =     1 b 0',
  '001    3      Cosima, Carl                      2200                             1.0    3     2 b 0     1 w =     4 w =',
  '001    4      Dachs, Dora                                                        1.0    3     1 b 0     2 w =     3 b =',
];

/** The four with some lines replaced, by how they begin (`001    3`); an empty line takes one away. */
export const four = (changes: Readonly<Record<string, string>> = {}): string => {
  const starts = Object.keys(changes);
  const lines = FOUR.flatMap((line) => {
    const start = starts.find((each) => line.startsWith(each));
    const changed = start === undefined ? line : changes[start]!;
    return changed === '' ? [] : [changed];
  });
  const added = starts.filter((each) => !FOUR.some((line) => line.startsWith(each)));
  return [...lines, ...added.map((each) => changes[each]!)].join('\r\n');
};

/** Reads a text as a file `club.trf`. */
export const read = (text: string): Result<Parsed> => parseTrf(new TextEncoder().encode(text), 'club.trf');
