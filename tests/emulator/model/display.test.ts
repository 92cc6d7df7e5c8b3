import { displayText } from '../../../emulator/model/display';

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
