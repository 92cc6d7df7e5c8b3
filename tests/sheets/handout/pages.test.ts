import { subjectOf } from '../../../src/sheets/handout/subject';
import { looksOf } from '../facts';
import { QUAD } from '../quad';
import { numbers, sheetOf } from './sheet';

const printedOf = (sheet: ReturnType<typeof sheetOf>): string => looksOf(sheet).printed.split(', header')[0]!;

const breaksOf = ({ print }: ReturnType<typeof sheetOf>): string => (print?.rowBreaks ?? []).join(' ');

describe('a sheet to print is enlarged or made smaller; pages begin between parts, never within one', () => {
  it.each([
    ['round-table', 3, 'A1:F7 upright, 1 wide 1 tall', ''],
    ['round-table', 17, 'A1:S21 upright, 1 wide 1 tall', ''],
    ['round-table', 31, 'A1:AG35 landscape, 1 wide 1 tall', ''],
    ['round-table', 40, 'A1:AO44 landscape, 1 wide 1 tall', ''],
    ['pairing-table', 9, 'A1:G13 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 16, 'A1:I19 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 17, 'A1:J21 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 31, 'A1:Q35 landscape, 1 wide 0 tall, rows 4 to 4', ''],
    ['pairings', 8, 'A1:D57 upright, 92 %', '26'],
    ['wall-chart', 8, 'A1:K20 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 9, 'A1:M22 landscape, 113 %, rows 4 to 4', ''],
    ['wall-chart', 16, 'A1:R36 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 17, 'A1:T38 landscape, 83 %, rows 4 to 4', '32'],
    ['wall-chart', 40, 'A1:AP84 landscape, 41 %, rows 4 to 4', '64'],
    ['seats', 3, 'A1:E33 upright, 98 %', ''],
    ['seats', 9, 'A1:E93 upright, 98 %', '34 74'],
    ['player-cards', 9, 'A1:K67 upright, 77 %', '55'],
    ['player-cards', 17, 'A1:K191 upright, 77 %', '45 87 129'],
    ['table-cards', 8, 'A1:D45 upright, 100 %', '24'],
    ['table-cards', 10, 'A1:D66 upright, 99 %', '28 54'],
    ['result-slips', 8, 'A1:K101 upright, 76 %', '52'],
    ['result-slips', 10, 'A1:K164 upright, 76 %', '52 108'],
  ])('%s of %i players: %s', (id, players, printed, breaks) => {
    const sheet = sheetOf(id, numbers('berger', players));
    expect([printedOf(sheet), breaksOf(sheet)]).toEqual([printed, breaks]);
  });

  it.each([
    ['pairing-table', 'A1:C10 upright, 160 %, rows 4 to 4', ''],
    ['seats', 'A1:D63 upright, 106 %', '34'],
    ['player-cards', 'A1:K16 upright, 80 %', ''],
    ['table-cards', 'A1:C11 upright, 112 %', ''],
    ['result-slips', 'A1:K10 upright, 78 %', ''],
    ['explanation', 'A1:C20 upright, 73 %', ''],
  ])('%s on Letter: %s', (id, printed, breaks) => {
    const sheet = sheetOf(id, subjectOf({ ...QUAD, paper: 'Letter' }));
    expect([sheet.print?.paper, printedOf(sheet), breaksOf(sheet)]).toEqual(['Letter', printed, breaks]);
  });

  it('A4 is not named: it is what everybody has', () => {
    expect(sheetOf('seats', subjectOf(QUAD)).print).not.toHaveProperty('paper');
  });
});
