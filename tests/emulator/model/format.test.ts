import * as model from '../../../emulator/model';
import { createBook, getValues, parseAddress, setValues } from '../../../emulator/model';
import { displayText } from '../../../emulator/model/display';
import { at, refusal, write } from './at';

describe('formats', () => {
  it('a range with different formats has none: null', () => {
    const book = createBook();
    model.setFormat(book, at(book, 'A1'), 'font/bold', true);
    expect(model.getFormat(book, at(book, 'A1'), 'font/bold')).toBe(true);
    expect(model.getFormat(book, at(book, 'A1:B1'), 'font/bold')).toBeNull();
    expect(model.getFormat(book, at(book, 'B1'), 'font/bold')).toBe(false);
  });

  it('colours come back as #RRGGBB', () => {
    const book = createBook();
    model.setFormat(book, at(book, 'A1'), 'font/color', 'ffcc00');
    expect(model.getFormat(book, at(book, 'A1'), 'font/color')).toBe('#FFCC00');
    expect(refusal(() => model.setFormat(book, at(book, 'A1'), 'fill/color', 'nonsense'))).toBe(
      'InvalidArgument',
    );
  });

  it.each([
    ['horizontalAlignment', 'Middle'],
    ['indentLevel', 251],
    ['textOrientation', 91],
    ['font/size', 0],
    ['font/bold', 'yes'],
  ])('%s does not take %s', (path, given) => {
    const book = createBook();
    expect(refusal(() => model.setFormat(book, at(book, 'A1'), path, given))).toBe('InvalidArgument');
  });

  it('what the model does not know fails loudly', () => {
    const book = createBook();
    expect(refusal(() => model.setFormat(book, at(book, 'A1'), 'font/wobble', 1))).toBe('NotImplemented');
  });

  it('whole columns and rows have formats of their own, which new cells take', () => {
    const book = createBook();
    model.setFormat(book, at(book, 'B:B'), 'numberFormat', '@');
    write(book, 'B5', '1-0');
    expect(model.getValues(book, at(book, 'B5'))).toEqual([['1-0']]);
    model.setFormat(book, at(book, '5:5'), 'font/bold', true);
    expect(model.getFormat(book, at(book, 'B5'), 'numberFormat')).toBe('@');
    expect(model.getFormat(book, at(book, 'B5'), 'font/bold')).toBe(true);
    expect(model.getFormat(book, at(book, 'B6'), 'font/bold')).toBe(false);
    expect(model.getFormat(book, at(book, 'C5'), 'font/bold')).toBe(true);
    expect(model.getFormat(book, at(book, 'B:B'), 'numberFormat')).toBe('@');
  });

  it('the whole sheet', () => {
    const book = createBook();
    write(book, 'A1', 1);
    model.setFormat(book, model.wholeSheet(book.state.active), 'font/size', 9);
    expect(model.getFormat(book, at(book, 'A1'), 'font/size')).toBe(9);
    expect(model.getFormat(book, at(book, 'XFD1048576'), 'font/size')).toBe(9);
  });

  it('number formats come as an array, null leaves a cell as it is', () => {
    const book = createBook();
    model.setNumberFormat(book, at(book, 'A1:B1'), '0.0');
    model.setNumberFormat(book, at(book, 'A1:B1'), [['@', null]]);
    expect(model.getNumberFormat(book, at(book, 'A1:B1'))).toEqual([['@', '0.0']]);
    expect(refusal(() => model.setNumberFormat(book, at(book, 'A1:B1'), [['@']]))).toBe('InvalidArgument');
  });
});

describe('borders', () => {
  it('edges are at the edge, inside lines inside', () => {
    const book = createBook();
    const range = at(book, 'B2:C3');
    model.setBorder(book, range, 'EdgeTop', 'style', 'Continuous');
    model.setBorder(book, range, 'InsideHorizontal', 'style', 'Dot');
    expect(model.getBorder(book, at(book, 'B2'), 'EdgeTop', 'style')).toBe('Continuous');
    expect(model.getBorder(book, at(book, 'B3'), 'EdgeTop', 'style')).toBe('Dot');
    expect(model.getBorder(book, at(book, 'B3'), 'EdgeBottom', 'style')).toBe('None');
    expect(model.getBorder(book, range, 'InsideHorizontal', 'style')).toBe('Dot');
  });

  it('a line between two cells is the border of both, and either takes it away', () => {
    const book = createBook();
    model.setBorder(book, at(book, 'A1'), 'EdgeBottom', 'style', 'Continuous');
    expect(model.getBorder(book, at(book, 'A2'), 'EdgeTop', 'style')).toBe('Continuous');
    model.setBorder(book, at(book, 'A2'), 'EdgeTop', 'style', 'None');
    expect(model.getBorder(book, at(book, 'A1'), 'EdgeBottom', 'style')).toBe('None');
  });

  it('a colour alone draws a thin line', () => {
    const book = createBook();
    model.setBorder(book, at(book, 'A1'), 'EdgeLeft', 'color', '#808080');
    expect(
      ['style', 'weight', 'color'].map((key) =>
        model.getBorder(book, at(book, 'A1'), 'EdgeLeft', key as 'style'),
      ),
    ).toEqual(['Continuous', 'Thin', '#808080']);
  });
});

describe('widths and heights', () => {
  it('are points, null where they differ; a hidden column has none', () => {
    const book = createBook();
    expect(model.getColumnWidth(book, at(book, 'A1:C1'))).toBe(48);
    model.setColumnWidth(book, at(book, 'B1'), 100);
    expect(model.getColumnWidth(book, at(book, 'A1:C1'))).toBeNull();
    model.setColumnHidden(book, at(book, 'B1'), true);
    expect([
      model.getColumnWidth(book, at(book, 'B1')),
      model.getColumnHidden(book, at(book, 'A:B')),
    ]).toEqual([0, null]);
    model.setColumnHidden(book, at(book, 'B1'), false);
    expect(model.getColumnWidth(book, at(book, 'B1'))).toBe(100);
  });

  it('a height of 0 hides the row; more than 409.5 points are refused', () => {
    const book = createBook();
    model.setRowHeight(book, at(book, '2:2'), 0);
    expect(model.getRowHidden(book, at(book, 'A2'))).toBe(true);
    expect(refusal(() => model.setRowHeight(book, at(book, '2:2'), 410))).toBe('InvalidArgument');
  });
});

describe('the text that a cell shows', () => {
  it.each([
    [1234.5, 'General', '1234.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1 / 3, 'General', '0.333333333'],
    [123456789012, 'General', '1.23457E+11'],
    [0.5, '0', '1'],
    [2.5, '0', '3'],
    [7, '0.0', '7.0'],
    [2.25, '0.0', '2.3'],
    [1.005, '0.00', '1.01'],
    [-3.14159, '0.00', '-3.14'],
    [1.5, '+0.0;-0.0;0.0', '+1.5'],
    [-1.5, '+0.0;-0.0;0.0', '-1.5'],
    [0, '+0.0;-0.0;0.0', '0.0'],
    [-0.5, '+0.0;-0.0', '-0.5'],
    [1234567.891, '#,##0.00', '1,234,567.89'],
    [0.125, '0.0%', '12.5%'],
    [12345, '0.00E+00', '1.23E+04'],
    [1.5, '# ?/?', '1 1/2'],
    [0, '0;-0;;@', ''],
    [3, '"("0")"', '(3)'],
    [3, '\\(0\\)', '(3)'],
    [5, '000', '005'],
    [7, ';;;', ''],
    [46346, 'd-mmm', '20-Nov'],
    [46346, 'm/d/yyyy', '11/20/2026'],
    [46346, 'yyyy-mm-dd', '2026-11-20'],
    [46346.75, 'h:mm AM/PM', '6:00 PM'],
    [46346.75, 'dddd d mmmm yyyy hh:mm:ss', 'Friday 20 November 2026 18:00:00'],
    [1.5, '[h]:mm', '36:00'],
    [36526, 'mmm-yy', 'Jan-00'],
    [59, 'd mmm yyyy', '28 Feb 1900'],
    [60, 'd mmm yyyy', '29 Feb 1900'],
    [61, 'd mmm yyyy', '1 Mar 1900'],
  ])('%d in format %s is "%s"', (value, format, shown) => {
    expect(displayText(value, format)).toBe(shown);
  });

  it('texts, booleans, errors and empty cells', () => {
    expect(displayText('1-0', '@')).toBe('1-0');
    expect(displayText('x', '0.0;;;"<"@">"')).toBe('<x>');
    expect(displayText('x', '0.0')).toBe('x');
    expect(displayText(true, '0.0')).toBe('TRUE');
    expect(displayText({ error: '#N/A' }, '0')).toBe('#N/A');
    expect(displayText(null, '0')).toBe('');
  });
});

it('INT goes down, also below zero', () => {
  const book = createBook();
  const ref = { sheet: book.state.active, area: parseAddress('A1:D1')! };
  setValues(book, ref, [['=INT(-99.5)', '=INT(-0.5)', '=INT(2.9)', '=INT("-1.5")']]);
  expect(getValues(book, ref)).toEqual([[-100, -1, 2, -2]]);
});
