import fc from '../properties';
import { Markup } from '../../src/workbook/xlsx/markup';

/** What a reader makes of the first of two elements, and the name and text that it finds behind. */
const read = <T>(inner: string, reader: (markup: Markup) => T): readonly [T, boolean, string] => {
  const text = `<c>${inner}<f>B1</f></c>`;
  const markup = new Markup(new TextEncoder().encode(text), 'part');
  markup.next();
  markup.next();
  const made = reader(markup);
  markup.next();
  return [made, markup.is('f'), markup.textOf()];
};

const agrees = (inner: string): void => {
  const [figure, ...behind] = read(inner, (markup) => markup.figureOf());
  const [text, ...behindText] = read(inner, (markup) => markup.textOf());
  expect(Number(figure)).toBe(Number(text));
  expect(behind).toEqual(behindText);
  if (typeof figure === 'string') expect(figure).toBe(text);
};

describe('a number in a cell is the one that JavaScript reads from its text', () => {
  it.each(['0', '7', '2400', '0.1', '.5', '1234567.125', '9999999999999.9', '999999999999999'])(
    '%s at once',
    (text) => {
      agrees(`<v>${text}</v>`);
      expect(read(`<v>${text}</v>`, (markup) => markup.figureOf())).toEqual([Number(text), true, 'B1']);
    },
  );

  it.each([
    ...['', ' 7 ', '-7', '-0', '5.', '.', '1.2.3', '1e5', '1E-3', '0x10', '1,5', 'abc', '12a', '&#49;2'],
    ...['0.10000000000000001', '9007199254740993', '123456789012345678', '<!-- one -->5', '5<!-- one -->'],
    ...['<![CDATA[5]]>', '5<b>6</b>', '5<b/>6'],
  ])('%j by its text', (text) => {
    agrees(`<v>${text}</v>`);
    expect(typeof read(`<v>${text}</v>`, (markup) => markup.figureOf())[0]).toBe('string');
  });

  it('of an element without content there is none, whatever stands behind it', () => {
    const markup = new Markup(new TextEncoder().encode('<c><v/>5</c>'), 'part');
    expect([markup.next(), markup.next(), markup.figureOf()]).toEqual(['open', 'open', '']);
    expect([markup.next(), markup.content]).toEqual(['text', '5']);
  });

  it('any number with any number of decimals', () => {
    const typed = fc
      .tuple(fc.double({ noNaN: true, min: 0, max: 1e16 }), fc.nat(16))
      .map(([value, decimals]) => value.toFixed(decimals));
    fc.assert(fc.property(typed, (text) => agrees(`<v>${text}</v>`)));
    fc.assert(fc.property(fc.double(), (value) => agrees(`<v>${value}</v>`)));
  });
});
