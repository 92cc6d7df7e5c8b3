import { Catalogue } from '../../emulator/host/catalogue';

const newCatalogue = () =>
  new Catalogue<null>({
    api: new Map(),
    sets: {},
    context: null,
    rows: [],
    root: { type: 'Workbook', it: null },
    services: {},
    listen: () => undefined,
    missing: () => undefined,
    touched: () => undefined,
    defect: () => undefined,
  });

describe('an object that the client keeps', () => {
  const range = { type: 'Range', it: 'D4' };

  it('has one reference, however often it is asked for', () => {
    const catalogue = newCatalogue();
    expect([catalogue.reference(range), catalogue.reference(range)]).toEqual(['1_ref', '1_ref']);
    expect([catalogue.referenced('1_ref'), catalogue.kept]).toEqual([range, 1]);
  });

  it('has another one once the first was given back, and is found under that', () => {
    const catalogue = newCatalogue();
    catalogue.release(catalogue.reference(range));
    expect(() => catalogue.referenced('1_ref')).toThrow('no longer kept');
    expect(catalogue.reference(range)).toBe('2_ref');
    expect(catalogue.referenced('2_ref')).toBe(range);
  });
});
