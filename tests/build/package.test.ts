import { zipped } from '../../build/site.cjs';
import { contactOf } from '../../build/addresses.cjs';
import { unpack } from '../../src/workbook/xlsx/zip';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('a package of the same files is the same bytes, whenever and in whatever order they come', () => {
  const one = zipped(
    new Map([
      ['a.html', bytes('one')],
      ['try/b.js', bytes('two')],
    ]),
  );
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 6, 1));
  const other = zipped(
    new Map([
      ['try/b.js', bytes('two')],
      ['a.html', bytes('one')],
    ]),
  );
  expect(Buffer.from(one).equals(other)).toBe(true);
  expect([...unpack(one).keys()]).toEqual(['a.html', 'try/b.js']);
});

describe('whom people ask for help', () => {
  it('is an e-mail address, a page, or whoever gave them the add-in', () => {
    expect(contactOf('help@example.org')).toBe('<a href="mailto:help@example.org">help@example.org</a>');
    expect(contactOf('https://example.org/help')).toBe(
      '<a href="https://example.org/help">https://example.org/help</a>',
    );
    expect(contactOf('')).toBe('the person who gave you the add-in');
  });

  it.each(['help', 'http://example.org', 'help@example.org>', 'https://example.org/"onclick='])(
    'cannot be “%s”',
    (typed) => {
      expect(() => contactOf(typed)).toThrow('help@example.org');
    },
  );
});
