import { column, gridIn, gridOf, rows } from './grid-of';
import { FOUND, lines, problemsIn, read, readRoster, warningsIn } from './readRoster';

const names = (...cells: Parameters<typeof gridOf>[0]): readonly string[] =>
  read(gridOf(cells)).players.map(({ name }) => name);

describe('a column apart from the list', () => {
  const paid = (...cells: readonly (string | null)[]): readonly string[] =>
    read(
      gridOf([
        ['Name', 'Elo', null, 'Paid'],
        ...['Anna', 'Bert', 'Carl', 'Dora'].map((name, index) => [name, 1500, null, cells[index] ?? null]),
        ...cells.slice(4).map((cell) => [null, null, null, cell]),
      ]),
    ).columns;

  it('belongs to it if it says something about half of the players', () => {
    expect(paid('yes', null, 'yes')).toEqual(['Paid']);
    expect(paid(null, null, 'yes')).toEqual([]);
  });

  it('belongs to it only as long as it says nothing where nobody stands', () => {
    expect(paid('yes', 'yes', 'yes', 'yes')).toEqual(['Paid']);
    expect(paid('yes', 'yes', 'yes', 'yes', '4 of 4')).toEqual([]);
  });
});

describe('two columns of texts apart, without headings', () => {
  const beside = (...cells: readonly string[]): readonly string[] =>
    problemsIn(
      gridOf(['Anna', 'Bert', 'Carl', 'Dora', 'Emil'].map((name, index) => [name, null, cells[index]!])),
    );

  it('are two lists if four names in five differ', () => {
    expect(beside('Ute', 'Vera', 'Willi', 'Xenia', 'Ute')).toEqual(['list-two-lists C1:C5']);
    expect(beside('Ulm', 'Gera', 'Bonn', 'Ulm', 'Ulm')).toEqual([]);
  });

  it('are one list if the second has only two names', () => {
    expect(problemsIn(gridIn('Anna |  | Ulm', 'Bert |  | Gera', 'Carl |  |'))).toEqual([]);
  });
});

describe('a title above names without headings', () => {
  const rated = (...ratings: readonly (number | null)[]) =>
    ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Fred']
      .slice(0, ratings.length)
      .map((name, index) => [name, ratings[index]!]);

  it('stands alone where four players in five have more than a name', () => {
    expect(names(['Spring Cup'], ...rated(1500, 1500, null, 1500, 1500))[0]).toBe('Anna');
    expect(names(['Spring Cup'], ...rated(1500, null, null, 1500, 1500))[0]).toBe('Spring Cup');
  });

  it('stands apart from at least three names in one block', () => {
    expect(names(...column('Spring Cup', null, 'Anna', 'Bert', 'Carl'))).toEqual(['Anna', 'Bert', 'Carl']);
    expect(names(...column('Zoe', null, 'Anna', 'Bert'))).toEqual(['Zoe', 'Anna', 'Bert']);
    expect(names(...column('Zoe', null, 'Anna', 'Bert', null, 'Carl'))).toEqual([
      'Zoe',
      'Anna',
      'Bert',
      'Carl',
    ]);
  });

  it('is one line where it is one cell, at most two lines where it is more', () => {
    expect(names(...column('Zoe', 'Yves', null, 'Anna', 'Bert', 'Carl'))[0]).toBe('Zoe');
    const two = [
      ['Spring Cup', null, 'Berlin'],
      ['Hall 3', null, 'Town'],
    ];
    const players = rated(1500, 1600, 1700);
    expect(names(...two, [], ...players)).toEqual(['Anna', 'Bert', 'Carl']);
    expect(names(...two, ['Xenia', null, 'Ulm'], [], ...players)[0]).toBe('Spring Cup');
  });

  it('has no number where the last three players have one', () => {
    const under = (...ratings: readonly (number | null)[]) =>
      problemsIn(gridOf([['Spring Cup', 'Berlin'], [], ...rated(...ratings)]));
    expect(under(1500, null, null, 1600, 1700, 1800)).toEqual([]);
    expect(under(1500, null, null, 1700, 1800)).toEqual(['rating-invalid B1']);
    expect(under(1500, 1600, null)).toEqual(['rating-invalid B1']);
  });

  it('is told, and a date above it is not', () => {
    const roster = read(gridOf([['12.5.2024'], ['Spring Cup'], ...rated(1500, 1600, 1700)]));
    expect(lines(roster)).toEqual(['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700']);
    expect(warningsIn(roster)).toEqual(['list-row-skipped A2']);
  });
});

describe('a first row in words that we do not know', () => {
  const under = (...ratings: readonly (number | null)[]): readonly string[] =>
    problemsIn(
      gridOf([
        ['Hráč', 'Síla'],
        ...ratings.map((rating, index) => [['Jana', 'Petr', 'Olga', 'Ivan', 'Eva'][index]!, rating]),
      ]),
    );

  it('is a header where four cells in five below are numbers, else a player without a rating', () => {
    expect(under(1500, 1600, null, 1700, 1800)).toEqual([]);
    expect(under(1500, null, null, 1700, 1800)).toEqual(['rating-invalid B1']);
  });

  it('is a header over two rows, and a player over one', () => {
    const counted = (...cells: Parameters<typeof gridOf>[0]) => {
      const result = readRoster(gridOf(cells), FOUND);
      return result.ok ? null : result.problems[0].values['count'];
    };
    expect(counted(['Hráč', 'Síla'], ['Jana', 1500], ['Petr', 1600])).toBe(2);
    expect(counted(['Hráč', 'Síla'], ['Jana', 1500])).toBe(2);
    expect(counted(['Hráč', 'Síla'])).toBe(1);
  });
});

describe('a list of names alone', () => {
  const six = ['Mia', 'Ben', 'Zoe', 'Ida', 'Tom', 'Leo'];

  it.each(['Child', 'Pupils', 'Student', 'Kids', 'Schüler/in', 'Élèves'])(
    'may have the heading %s',
    (heading) => {
      expect(names(...column(heading, ...six))).toEqual(six);
    },
  );

  it.each(['Class 3b', 'Klasse 5', 'Group A'])('may have the title %s', (title) => {
    expect(names(...column(title, ...six))).toEqual(six);
  });

  it('has players who are students, beside a heading for names', () => {
    expect(read(gridIn('Name | Student', 'Mia | yes', 'Ben | no', 'Zoe | yes')).players).toHaveLength(3);
  });
});

describe('which row is the header', () => {
  const list = rows('Anna | 1500', 'Bert | 1600', 'Carl | 1700');
  const headerOf = (...cells: Parameters<typeof gridOf>[0]): number | null => read(gridOf(cells)).headerRow;

  it('a heading for names weighs more than all others: above it they are titles', () => {
    expect(headerOf(['Elo', 'Club'], [], ['Name', 'Elo'], ...list)).toBe(2);
    expect(headerOf(['Team', 'Elo'], ['Name', 'Elo'], ...list)).toBe(1);
  });

  it('of two headings for names with blank rows between, the weightier counts, the later of equals', () => {
    expect(headerOf(['Name', 'Elo'], [], ['Players', null], ...list)).toBe(0);
    expect(headerOf(['Players', null], [], ['Name', 'Elo'], ...list)).toBe(2);
    expect(headerOf(['Players', 'Elo'], [], ['Name', 'Elo'], ...list)).toBe(2);
  });

  it('without one for names the first row with two headings is it, or one with a heading for teams', () => {
    expect(headerOf(['Elo', 'Club'], [1500, 'Anna'], [1600, 'Bert'], [1700, 'Carl'])).toBe(0);
    expect(headerOf(['Club', null], ['Ulm', null], ['Gera', null], ['Bonn', null])).toBeNull();
    expect(headerOf(['Team', null], ['Ulm', null], ['Gera', null], ['Bonn', null])).toBe(0);
  });

  it('a word that stands again right below is no heading', () => {
    expect(problemsIn(gridOf(column('Player', 'Player', 'Anna', 'Bert')))).toEqual(['name-duplicate A2']);
  });

  it('a header that comes again in other words begins another list', () => {
    const again = (...heads: readonly string[]) =>
      problemsIn(gridOf([['Name', 'Elo'], ...list, heads, ['Dora', 1800]]));
    expect(again('NAME:', 'Elo')).toEqual([]);
    expect(again('Name', 'DWZ')).toEqual(['list-two-lists A5:B6']);
  });

  it('two columns of last names apart are two lists, a last name apart from its first name is one', () => {
    const three = (...heads: readonly (string | null)[]) =>
      problemsIn(gridOf([heads, ['Anna', null, 'Bell'], ['Bert', null, 'Cole'], ['Carl', null, 'Dunn']]));
    expect(three('Surname', null, 'Last name')).toEqual(['list-two-lists C1:C4']);
    expect(three('First name', null, 'Last name')).toEqual([]);
  });

  it('a known heading apart belongs to the list, whoever it says something about', () => {
    const cells = rows('Name |  | Club', 'Anna |  | Ulm', 'Bert', 'Carl', 'Dora', '|  | Gera');
    expect(lines(read(gridOf(cells.slice(0, 5))))).toEqual(['Anna (Ulm)', 'Bert', 'Carl', 'Dora']);
  });
});

describe('what stands above names without headings', () => {
  const list = rows('Anna | 1500', 'Bert | 1600', 'Carl | 1700');
  const first = (details: Parameters<typeof gridOf>[1], ...cells: Parameters<typeof gridOf>[0]): string =>
    read(gridOf([...cells, ...list], details)).players[0]!.name;

  it('a merged cell is a title unless a name below is merged as well', () => {
    expect(first({ merges: ['A1:B1'] }, ['Spring Cup'])).toBe('Anna');
    const names = column('Zoe', 'Anna', 'Bert', 'Carl').map(([name]) => [name!, null, 1500]);
    expect(read(gridOf(names, { merges: ['A1:B1', 'A2:B2', 'A3:B3', 'A4:B4'] })).players).toHaveLength(4);
  });

  it('a cell merged over two columns is a title of names that are not, in a list of one column', () => {
    const names = column('Spring Cup', 'Anna', 'Bert', 'Carl').map(([name]) => [name!, null]);
    expect(read(gridOf(names, { merges: ['A1:B1'] })).players.map(({ name }) => name)).toEqual([
      'Anna',
      'Bert',
      'Carl',
    ]);
    expect(read(gridOf(names)).players[0]!.name).toBe('Spring Cup');
  });

  it('the first row of a worksheet table is its header, be it a name', () => {
    const table = { row: 0, column: 0, rows: 4, columns: 1 };
    const { headerRow, players } = read(gridOf(column('Zoe', 'Anna', 'Bert', 'Carl')), {
      chosen: false,
      table,
    });
    expect([headerRow, players.length]).toEqual([0, 3]);
  });

  it('a date is none of them, as a number or as a text', () => {
    expect(first({ formats: { A1: 'dd.mm.yyyy' } }, [45424])).toBe('Anna');
    for (const date of ['12.5.2024', '2024-05-12', '12/5/24']) expect(first({}, [date])).toBe('Anna');
  });

  it('nor a remark, in one cell or in several', () => {
    expect(first({}, ['Total: 3'])).toBe('Anna');
    expect(first({}, ['Total: 3', 'www.example.org'])).toBe('Anna');
  });

  it('a text beside the names is a title, a rating there lacks its name', () => {
    expect(first({}, [null, 'Spring Cup'])).toBe('Anna');
    expect(problemsIn(gridOf([[null, 1500], ...list]))).toEqual(['name-missing A1']);
  });

  it('a number above the names is a name typed wrong, unless it stands apart', () => {
    expect(problemsIn(gridOf([[7], ...list]))).toEqual(['name-not-text A1']);
    expect(first({}, [7], [])).toBe('Anna');
  });
});
