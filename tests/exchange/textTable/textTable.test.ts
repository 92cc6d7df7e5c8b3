import { textRounds } from '../../../src/exchange/textTable/format';
import { textTables } from '../../../src/exchange/textTable/table';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The cells of the likeliest table of a text. */
const cellsIn = (...lines: readonly string[]) => textTables(lines.join('\n'))[0]?.map(({ cells }) => cells);

describe('the tables of a text', () => {
  it('have columns where no line has a character, a name of several words in one', () => {
    expect(
      cellsIn(
        'Nr Name          1 2 3',
        '1. Anna Berg     * 1 ½',
        '2. Bert Cole     0 * 1',
        '3. Cora Dunn     ½ 0 *',
      ),
    ).toEqual([
      ['', 'Name', '1', '2', '3'],
      ['1', 'Anna Berg', '*', '1', '½'],
      ['2', 'Bert Cole', '0', '*', '1'],
      ['3', 'Cora Dunn', '½', '0', '*'],
    ]);
  });

  it('two of words with a heading each stay two', () => {
    const rows = ['1. Anna Bern 1', '2. Bert Genf 0', '3. Cora Wien 1'];
    expect(cellsIn('Nr Spieler   Pkt', ...rows)!.slice(1)).toEqual([
      ['1', 'Anna Bern', '1'],
      ['2', 'Bert Genf', '0'],
      ['3', 'Cora Wien', '1'],
    ]);
    expect(cellsIn('Nr Name Ort  Pkt', ...rows)![1]).toEqual(['1', 'Anna', 'Bern', '1']);
  });

  it('and the line of the file, rules and empty lines left out', () => {
    const [table] = textTables('Club\n\n------\n1 Anna * 1 1\n\n2 Bert 0 * 1\n3 Cora 0 0 *\n');
    expect(table!.map(({ line }) => line)).toEqual([1, 4, 6, 7]);
  });

  it('are none without three numbered players', () => {
    expect(textTables('1 Anna 1\n2 Bert 0\n')).toEqual([]);
    expect(textTables('1. Come early.\n3. Bring a clock.\n5. Win.\n')).toEqual([]);
  });

  it.each([
    ['+W4', '+4W'],
    ['=b12', '=12b'],
    ['½W3', '½ W3'],
    ['1-0', '1-0'],
  ])('a cell %s is read as %s', (typed, meant) => {
    const table = cellsIn(`1 Anna  ${typed}`, `2 Bert  ${typed}`, `3 Cora  ${typed}`);
    expect(table!.map(([, , cell]) => cell)).toEqual([meant, meant, meant]);
  });
});

describe('rounds in a text', () => {
  it.each([
    ['Round 1\nAnna - Bert 1-0\nCora - Dora ½', true],
    ['1. Runde\nAnna : Bert 1:0\nCora – Dora 0,5:0,5', true],
    ['3-й тур\nАнна - Берта 1-0\nКора - Дора 0-1', true],
    ['Тур 3\nАнна - Берта 1-0\nКора - Дора 0-1', true],
    ['Anna - Bert 1-0\nCora - Dora 0-1', true],
    ['Round 1\nAnna;Bert;1-0\nCora;Dora;0-1', true],
    ['White;Black;Result\nAnna;Bert;1-0\nCora;Dora;0-1', false],
    ['[Round "1"]\n[Result "1-0"]\n1. e4 1-0', false],
    ['Rounds of drinks: 1 - 0', false],
  ])('“%s”: %s', (text, isOne) => {
    expect(textRounds.isOne!(bytesOf(text))).toBe(isOne);
  });
});
