import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { heightsOf, stylesOf } from '../facts';
import { sheetOf } from './sheet';

/** Four players, one game to come. */
const QUAD = subjectOf(
  crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] }),
);

/** What stands before the separator, by what stands after it. */
const byRest = (lines: readonly string[], separator: string): Readonly<Record<string, string>> => {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const [first, ...rest] = line.split(separator);
    const key = rest.join(separator);
    found.set(key, [...(found.get(key) ?? []), first!]);
  }
  return Object.fromEntries([...found].map(([key, all]) => [key, all.join(' ')]));
};

describe('each sheet to print has its colours, lines, heights of rows in points and page breaks', () => {
  it.each([
    [
      'round-table',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A4:B4 C4 D4 E4 F4 A5:A8',
          'grid BFC7D1, vertical center': 'B5:B8',
          'grid BFC7D1, align center, vertical center': 'C5:F5 C6:F6 C7:F7 C8:F8',
          bold: 'D5:F5 E6:F6 F7',
          'fill 44546A': 'C5 D6 E7 F8',
        },
        heights: { 20: '4 5 6 7 8' },
        breaks: [],
      },
    ],
    [
      'pairing-table',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:B4',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1, size 14': 'A5:A10',
          'grid BFC7D1, align center, vertical center, size 14': 'B5:B10',
        },
        heights: { 20: '4', 26: '5 6 7 8 9 10' },
        breaks: [],
      },
    ],
    [
      'wall-chart',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:I4 A5:A12',
          'grid BFC7D1, vertical center, bold': 'B5:B12',
          'grid BFC7D1, align center, vertical center': 'C5:I12 I5:I6 I7:I8 I9:I10 I11:I12',
          bold: 'C5 D5 E5 F7 G7 H9',
        },
        heights: { 20: '4', 18: '5 6 7 8 9 10 11 12' },
        breaks: [],
      },
    ],
    [
      'seats',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'color 6B7280, wrap, vertical top': 'A2:D2 A3:D3',
          'bold, size 12, color 1F4E79': 'A5 A15 A25 A35 A45 A55',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A6 A16 A26 A36 A46 A56',
          'color 6B7280, size 9, align center': 'A7 A12 A17 A22 A27 A32 A37 A42 A47 A52 A57 A62',
          'bold, align center, vertical center, wrap': 'A8 A11 A18 A21 A28 A31 A38 A41 A48 A51 A58 A61',
          'size 22, align center, vertical center': 'A9:A10 A19:A20 A29:A30 A39:A40 A49:A50 A59:A60',
        },
        heights: { 18: '2 8 11 18 21 28 31 38 41 48 51 58 61', 27: '9 10 19 20 29 30 39 40 49 50 59 60' },
        breaks: [34],
      },
    ],
    [
      'player-cards',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, size 12, color 1F4E79': 'A4:E4 G4:K4 A11:E11 G11:K11',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A5:E5 G5:K5 A12:E12 G12:K12',
          'grid BFC7D1, align center, vertical center': 'A6:E8 G6:K8 A13:E15 G13:K15',
          'align left': 'D6:D8 J6:J8 D13:D15 J13:J15',
          bold: 'C6:D6 C7:D7 C8:D8 I7:J7 I8:J8 C15:D15',
        },
        heights: { 20: '4 4 11 11' },
        breaks: [],
      },
    ],
    [
      'table-cards',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, size 48, color 1F4E79, align center, vertical center': 'A3:C3',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:C4',
          'grid BFC7D1, align center, vertical center': 'A5:C10',
          bold: 'B5:B10',
        },
        heights: { 70: '3', 20: '4 5 6 7 8 9 10' },
        breaks: [],
      },
    ],
    [
      'result-slips',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1': 'A4:B4',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'C4',
          'grid BFC7D1, vertical center': 'A5:C6',
          bold: 'B5',
          'grid BFC7D1, align center, vertical center, size 14': 'A7:C7',
        },
        heights: { 24: '5 6', 28: '7', 10: '8 9' },
        breaks: [],
      },
    ],
    [
      'by-rows',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280':
            'A2 A2 C6:C8 F6:F8 C11:C13 F11:F13 C16:C18 F16:F18 C21:C23 F21:F23 C26:C28 F26:F28 A31',
          'bold, size 12, color 1F4E79': 'A5 A10 A15 A20 A25 A30',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A6:A8 A11:A13 A16:A18 A21:A23 A26:A28 A32:A34',
          'align center, vertical center': 'B6:G8 B11:G13 B16:G18 B21:G23 B26:G28',
          'bold, fill FFE9A8': 'D16 B17 D18 B21 E21 D22 E22 B23 E23 G26 G27 G28',
          'align center, fill DCE6F1': 'B32 B33 B34 E32 E33 E34',
          'grid BFC7D1': 'B32:D34 E32:G34',
        },
        heights: { 22: '5 10 15 20 25 30', 17: '6 7 8 11 12 13 16 17 18 21 22 23 26 27 28 32 33 34' },
        breaks: [24],
      },
    ],
    [
      'by-sums',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'bold, size 12, color 1F4E79, wrap, vertical center': 'A4:L4 A12:L12 A20:L20',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A5:E5 A6:A9 A13:E13 A14:A17 A21:E21 A22:A25',
          'grid BFC7D1, align center, vertical center': 'B6:E9 B14:E17 B22:E25',
          'fill 44546A': 'B6 C7 D8 E9 B14 C15 D16 E17 B22 C23 D24 E25',
          bold: 'C22 E22 D23:E23 B24 D25 A28 A30 A32 A34',
          'color 6B7280, wrap, vertical top': 'A29:L29 A31:L31 A33:L33 A35:L35',
        },
        heights: { 50: '4 12 20', 18: '5 6 7 8 9 13 14 15 16 17 21 22 23 24 25', 32: '29 31 33 35' },
        breaks: [],
      },
    ],
    [
      'by-diagonals',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'color 6B7280, wrap, vertical top': 'A2:K2 A3:K3',
          'bold, size 12, color 1F4E79': 'A6:E6 G6:K6 A17:E17 A28:E28',
          'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
            'A7:E7 A8:A11 G7:K7 G8:G11 A18:E18 A19:A22 A29:E29 A30:A33',
          'grid BFC7D1, align center, vertical center': 'B8:E11 H8:K11 B19:E22 B30:E33',
          'fill F2F2F2': 'E8:E11 B11:E11 K8:K11 H11:K11 E19:E22 B22:E22 E30:E33 B33:E33',
          'fill 44546A': 'B8 C9 D10 E11 H8 I9 J10 K11 B19 C20 D21 E22 B30 C31 D32 E33',
          'bold, color FFE9A8': 'B8 J10 C20',
          'bold, fill FFE9A8': 'D9 I8 B21',
          'bold false, fill FFE9A8': 'C10 H9 D19',
          'color 6B7280, size 9': 'A12:E12 A13:E13 G12:K12 G13:K13 A23:E23 A24:E24',
          bold: 'D31 E30 C30 D33 B32 E31',
        },
        heights: { 32: '2 3', 20: '6 6 17 28', 17: '7 8 9 10 11 7 8 9 10 11 18 19 20 21 22 29 30 31 32 33' },
        breaks: [],
      },
    ],
    [
      'explanation',
      {
        styles: {
          'bold, size 16, color 1F4E79': 'A1',
          'color 6B7280': 'A2 A2',
          'wrap, vertical top, bold, size 14, color 1F4E79': 'A4:C4',
          'wrap, vertical top, bold': 'A6:C6 A12:C12 A16:C16',
          'wrap, vertical top': 'A7:C7 A8:C8 A9:C9 A10:C10 A13:C13 A14:C14 A17:C17 A18:C18 A19:C19',
        },
        heights: { 15: '4 6 7 8 9 10 12 13 14 16 17 18 19', 8: '5 11 15 20' },
        breaks: [],
      },
    ],
  ])('%s', (id, wanted) => {
    const sheet = sheetOf(id, QUAD);
    expect(sheet).toMatchObject({ tabColor: '7F6AA8', tables: [], validations: [], conditionals: [] });
    expect({
      styles: byRest(stylesOf(sheet), ' '),
      heights: byRest(heightsOf(sheet), ': '),
      breaks: sheet.print?.rowBreaks ?? [],
    }).toEqual(wanted);
  });
});
