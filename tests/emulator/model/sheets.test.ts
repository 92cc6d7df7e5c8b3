import * as model from '../../../emulator/model';
import { createBook, type Book, type BookEvent } from '../../../emulator/model';
import { at, formula, refusal, value, write } from './at';

const id = (book: Book, name: string): string => model.getSheet(book, name).id;
const names = (book: Book): string[] => book.state.sheets.map(({ name }) => name);

describe('names of worksheets', () => {
  it.each([
    '',
    ' ',
    'x'.repeat(32),
    'a\\b',
    'a/b',
    'a?b',
    'a*b',
    'a[b',
    'a]b',
    'a:b',
    "'quoted",
    "quoted'",
    'History',
    'history',
  ])('"%s" is refused', (name) => {
    expect(refusal(() => model.addSheet(createBook(), name))).toBe('InvalidArgument');
  });

  it.each(['x'.repeat(31), "It's", '½ points', 'A1', '2026', 'a!b'])('"%s" is good', (name) => {
    expect(refusal(() => model.addSheet(createBook(), name))).toBe('accepted');
  });

  it('are unique, whatever their case', () => {
    const book = createBook(['Players']);
    expect(refusal(() => model.addSheet(book, 'PLAYERS'))).toBe('ItemAlreadyExists');
    model.addSheet(book, 'Other');
    expect(refusal(() => model.renameSheet(book, id(book, 'Other'), 'players'))).toBe('ItemAlreadyExists');
    expect(refusal(() => model.renameSheet(book, id(book, 'Players'), 'PLAYERS'))).toBe('accepted');
  });

  it('a sheet without a name is the next free Sheet1, Sheet2, ...', () => {
    const book = createBook(['Sheet1']);
    expect(model.addSheet(book).name).toBe('Sheet2');
  });
});

describe('adding, moving, hiding, deleting', () => {
  it('a new sheet comes last and is not activated', () => {
    const book = createBook(['One', 'Two']);
    model.addSheet(book, 'Three');
    expect([names(book), model.activeSheet(book).name]).toEqual([['One', 'Two', 'Three'], 'One']);
  });

  it('a sheet moves to a position from 0', () => {
    const book = createBook(['One', 'Two', 'Three']);
    model.moveSheet(book, id(book, 'Three'), 0);
    expect(names(book)).toEqual(['Three', 'One', 'Two']);
    expect(refusal(() => model.moveSheet(book, id(book, 'Three'), 3))).toBe('InvalidArgument');
  });

  it('the last visible sheet can be neither hidden nor deleted', () => {
    const book = createBook(['One', 'Two']);
    model.setVisibility(book, id(book, 'Two'), 'Hidden');
    expect(refusal(() => model.setVisibility(book, id(book, 'One'), 'Hidden'))).toBe('InvalidOperation');
    expect(refusal(() => model.deleteSheet(book, id(book, 'One')))).toBe('InvalidOperation');
  });

  it('a very hidden sheet cannot be deleted before it is made visible or hidden', () => {
    const book = createBook(['One', 'Two']);
    model.setVisibility(book, id(book, 'Two'), 'VeryHidden');
    expect(refusal(() => model.deleteSheet(book, id(book, 'Two')))).toBe('InvalidOperation');
    model.setVisibility(book, id(book, 'Two'), 'Hidden');
    expect(refusal(() => model.deleteSheet(book, id(book, 'Two')))).toBe('accepted');
  });

  it('a hidden sheet cannot be activated; hiding the active one activates the next', () => {
    const book = createBook(['One', 'Two']);
    model.setVisibility(book, id(book, 'One'), 'Hidden');
    expect(model.activeSheet(book).name).toBe('Two');
    expect(refusal(() => model.activateSheet(book, id(book, 'One')))).toBe('InvalidOperation');
  });

  it('the tab colour is #RRGGBB, empty for automatic', () => {
    const book = createBook(['One', 'Two']);
    const two = model.getSheet(book, 'Two');
    expect(two.tabColor).toBe('');
    model.setTabColor(book, two.id, '#ffa500');
    expect(two.tabColor).toBe('#FFA500');
  });

  it('formulas to a deleted sheet are #REF!', () => {
    const book = createBook(['One', 'Two']);
    write(book, 'Two!A1', 5);
    write(book, 'One!A1', '=Two!A1+1');
    expect(value(book, 'A1')).toBe(6);
    model.deleteSheet(book, id(book, 'Two'));
    expect([value(book, 'A1'), formula(book, 'A1')]).toEqual(['#REF!', '=#REF!+1']);
    model.addSheet(book, 'Two');
    expect(value(book, 'A1')).toBe('#REF!');
  });

  it('formulas and names follow a new name of a sheet', () => {
    const book = createBook(['One', 'Two']);
    write(book, 'Two!A1', 5);
    model.addName(book, null, 'five', at(book, 'Two!A1'));
    write(book, 'A1:A2', [['=Two!A1'], ['=five']]);
    model.renameSheet(book, id(book, 'Two'), 'My list');
    write(book, "'My list'!A1", 6);
    expect([formula(book, 'A1'), value(book, 'A1'), value(book, 'A2')]).toEqual(["='My list'!A1", 6, 6]);
    expect(book.state.names[0]!.formula).toBe("='My list'!$A$1");
  });

  it.each(['表', 'Таблица', 'Übersicht', 'Ελλάδα'])('a formula needs no quotes for a sheet %s', (name) => {
    const book = createBook(['One', name]);
    write(book, `${name}!A1`, 5);
    write(book, 'A1', `=${name}!A1+1`);
    expect([formula(book, 'A1'), value(book, 'A1')]).toEqual([`=${name}!A1+1`, 6]);
  });
});

describe('a copy of a sheet', () => {
  const copied = (): Book => {
    const book = createBook(['Data', 'Other']);
    write(book, 'A1:B3', [
      ['Name', 'Points'],
      ['Anna', 1],
      ['Ben', '=B2+Data!B2+Other!A1'],
    ]);
    write(book, 'Other!A1', 10);
    const table = model.addTable(book, at(book, 'A1:B3'), true);
    model.renameTable(book, table, 'List');
    model.addName(book, id(book, 'Data'), 'local', at(book, 'B2'));
    model.addName(book, null, 'wide', at(book, 'B3'));
    model.copySheet(book, id(book, 'Data'), 'After', id(book, 'Data'));
    return book;
  };

  it('is called "Data (2)", the next "Data (3)", and stands where it was asked for', () => {
    const book = copied();
    model.copySheet(book, id(book, 'Data'), 'End');
    expect(names(book)).toEqual(['Data', 'Data (2)', 'Other', 'Data (3)']);
  });

  it('without a place comes first', () => {
    const book = createBook(['One', 'Two']);
    model.copySheet(book, id(book, 'Two'));
    expect(names(book)).toEqual(['Two (2)', 'One', 'Two']);
  });

  it('has formulas that mean the copy', () => {
    const book = copied();
    write(book, "'Data (2)'!B2", 100);
    expect(value(book, "'Data (2)'!B3")).toBe(210);
    expect(value(book, 'Data!B3')).toBe(12);
  });

  it('has its tables under other names', () => {
    const book = copied();
    expect(model.allTables(book).map(({ name }) => name)).toEqual(['List', 'List2']);
  });

  it('has its own names, and names of the workbook that mean it as its own', () => {
    const book = copied();
    const own = book.state.names
      .filter(({ scope }) => scope === id(book, 'Data (2)'))
      .map(({ name, formula: text }) => [name, text]);
    expect(own).toEqual([
      ['local', "='Data (2)'!$B$2"],
      ['wide', "='Data (2)'!$B$3"],
    ]);
  });
});

describe('events', () => {
  const heard = (act: (book: Book) => void, sheets = ['One', 'Two']): BookEvent[] => {
    const book = createBook(sheets);
    const events: BookEvent[] = [];
    book.listener = (event) => events.push(event);
    act(book);
    return events;
  };

  it('a single cell tells what it held before and after', () => {
    const events = heard((book) => write(book, 'B2', 99));
    expect(events).toEqual([
      {
        type: 'changed',
        worksheetId: expect.stringMatching(/^\{/),
        address: 'B2',
        changeType: 'RangeEdited',
        details: { valueBefore: '', valueAfter: 99, valueTypeBefore: 'Empty', valueTypeAfter: 'Double' },
      },
    ]);
  });

  it('several cells tell their address only', () => {
    const events = heard((book) => write(book, 'B2:B3', 99));
    expect(events).toEqual([
      { type: 'changed', worksheetId: expect.any(String), address: 'B2:B3', changeType: 'RangeEdited' },
    ]);
  });

  it('inserted rows are told as rows', () => {
    const events = heard((book) => void model.insertCells(book, at(book, '2:3'), 'Down'));
    expect(events).toMatchObject([{ type: 'changed', address: '2:3', changeType: 'RowInserted' }]);
  });

  it('sheets tell when they are added, activated, left and deleted', () => {
    const kinds = (act: (book: Book) => void): string[] => heard(act).map(({ type }) => type);
    expect(kinds((book) => void model.addSheet(book))).toEqual(['added']);
    expect(kinds((book) => model.select(book, at(book, 'Two!B2')))).toEqual([
      'deactivated',
      'activated',
      'selectionChanged',
    ]);
    expect(kinds((book) => model.deleteSheet(book, id(book, 'One')))).toEqual([
      'deactivated',
      'activated',
      'deleted',
    ]);
  });

  it('are not told while events are off', () => {
    const events = heard((book) => {
      book.enableEvents = false;
      write(book, 'A1', 1);
      model.addSheet(book);
    });
    expect(events).toEqual([]);
  });
});

describe('protection', () => {
  const guarded = (options = {}): Book => {
    const book = createBook();
    write(book, 'A1:B1', [[1, 2]]);
    model.setFormat(book, at(book, 'B1'), 'protection/locked', false);
    model.protect(book, book.state.active, options);
    return book;
  };

  it('locked cells take nothing, unlocked ones do', () => {
    const book = guarded();
    expect(refusal(() => write(book, 'A1', 5))).toBe('AccessDenied');
    expect(refusal(() => write(book, 'A1:B1', 5))).toBe('AccessDenied');
    expect(refusal(() => write(book, 'B1', 5))).toBe('accepted');
  });

  it('formats, rows and tables need an option or are refused', () => {
    const book = guarded();
    expect(refusal(() => model.setFormat(book, at(book, 'B1'), 'font/bold', true))).toBe('AccessDenied');
    expect(refusal(() => model.insertCells(book, at(book, '1:1'), 'Down'))).toBe('AccessDenied');
    expect(refusal(() => model.addTable(book, at(book, 'B1:B2'), true))).toBe('AccessDenied');
    expect(
      refusal(() => model.insertCells(guarded({ allowInsertRows: true }), at(book, '1:1'), 'Down')),
    ).toBe('accepted');
  });

  it('a protected sheet cannot be protected again', () => {
    const book = createBook();
    const sheet = book.state.active;
    model.protect(book, sheet);
    expect(refusal(() => model.protect(book, sheet))).toBe('InvalidOperation');
  });

  it('a protected sheet can be deleted, and be protected no more', () => {
    const book = createBook(['One', 'Two', 'Three']);
    for (const sheet of [id(book, 'Two'), id(book, 'Three')]) model.protect(book, sheet);
    model.deleteSheet(book, id(book, 'Two'));
    model.unprotect(book, id(book, 'Three'));
    model.protect(book, id(book, 'Three'));
    expect(book.state.sheets.map(({ name }) => name)).toEqual(['One', 'Three']);
  });

  it('sheets are not added, named, moved, hidden, copied or deleted while the structure is protected', () => {
    const book = createBook(['One', 'Two']);
    model.protectStructure(book);
    const two = id(book, 'Two');
    for (const act of [
      () => model.addSheet(book, 'Three'),
      () => model.renameSheet(book, two, 'Three'),
      () => model.moveSheet(book, two, 0),
      () => model.setVisibility(book, two, 'Hidden'),
      () => model.copySheet(book, two),
      () => model.deleteSheet(book, two),
    ])
      expect(refusal(act)).toBe('AccessDenied');
    expect(refusal(() => write(book, 'A1', 1))).toBe('accepted');
    expect(refusal(() => model.protectStructure(book))).toBe('InvalidOperation');
  });
});
