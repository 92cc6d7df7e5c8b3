import { isSupported, type Api, type MemberKind } from '../../emulator/host/api';
import { installedApi } from '../../emulator/host/installed';
import type { AnyRow } from '../../emulator/host/row';
import { classRows } from '../../emulator/host/classes';
import { Catalogue } from '../../emulator/host/catalogue';
import { Host } from '../../emulator/host/host';
import type { ResponseBody } from '../../emulator/host/message';
import type { SafeArray } from '../../emulator/host/wire';

const api = installedApi();

const KINDS: Readonly<Record<'get' | 'set' | 'navigate' | 'call', readonly MemberKind[]>> = {
  get: ['scalar'],
  set: ['scalar'],
  navigate: ['navigation'],
  call: ['method'],
};

const mistakesOf = <C>(api: Api, row: AnyRow<C>): string[] => {
  const known = api.get(row.type);
  if (!known) return [`${row.type}: no such class`];
  const parts = Object.entries(KINDS).flatMap(([part, kinds]) =>
    Object.keys(row[part as keyof typeof KINDS] ?? {}).flatMap((wire) => {
      const member = known.members.get(wire.toLowerCase());
      if (!member || member.wire !== wire) return [`${row.type}.${wire}: no such member`];
      if (!kinds.includes(member.kind)) return [`${row.type}.${wire}: a ${member.kind}, not for ${part}`];
      return part === 'set' && !member.writes ? [`${row.type}.${wire}: cannot be set`] : [];
    }),
  );
  const collection = row.items && known.items === null ? [`${row.type}: no collection`] : [];
  const indexer = row.item && !known.members.has('') ? [`${row.type}: no indexer`] : [];
  const events = (row.events ?? []).filter((event) => !known.events.has(event));
  return [
    ...parts,
    ...collection,
    ...indexer,
    ...events.map((event) => `${row.type}.${event}: no such event`),
  ];
};

/** Entries of the table that the client's API does not have, or has as something else. */
const tableMistakes = <C>(api: Api, rows: readonly AnyRow<C>[]): string[] =>
  rows.flatMap((row) => mistakesOf(api, row));

describe('the API as the debug build of the client has it', () => {
  it('has 188 classes with 717 scalar and 218 navigation properties', () => {
    const members = [...api.values()].flatMap((known) => [...known.members.values()]);
    const count = (kind: string): number => members.filter((member) => member.kind === kind).length;
    expect([api.size, count('scalar'), count('navigation')]).toEqual([188, 717, 218]);
  });

  it.each([
    ['Worksheet', 'tabcolor', 'ExcelApi', '1.7'],
    ['Worksheet', 'pagelayout', 'ExcelApi', '1.9'],
    ['Table', 'resize', 'ExcelApi', '1.13'],
    ['Range', 'getmergedareasornullobject', 'ExcelApi', '1.13'],
  ])('%s.%s needs %s %s', (type, wire, set, version) => {
    expect(api.get(type)?.members.get(wire)?.requires).toEqual({ set, version });
  });

  it('knows what methods lead to and which of them write', () => {
    const members = api.get('WorksheetCollection')?.members;
    expect(members?.get('add')).toMatchObject({ type: 'Worksheet', writes: true });
    expect(members?.get('getactiveworksheet')).toMatchObject({ type: 'Worksheet', writes: false });
    expect(api.get('WorksheetCollection')?.items).toBe('Worksheet');
  });

  it('knows a scalar that is set under another name', () => {
    expect([...api.get('Worksheet')!.setAs]).toEqual([
      ['gridlines', 'showgridlines'],
      ['headings', 'showheadings'],
    ]);
  });

  it('knows the number of an event by its registration', () => {
    expect(api.get('Worksheet')?.events.get('_RegisterDataChangedEvent')).toBe(10);
    expect(api.get('Table')?.events.get('_RegisterDataChangedEvent')).toBe(101);
  });
});

describe('requirement sets', () => {
  it.each([
    ['1.9', '1.9', true],
    ['1.9', '1.10', false],
    ['1.17', '1.9', true],
    ['1.10', '1.2', true],
  ])('a host at ExcelApi %s has what needs %s: %s', (has, version, expected) => {
    expect(isSupported({ ExcelApi: has }, { set: 'ExcelApi', version })).toBe(expected);
  });

  it('a set that is not named is absent', () => {
    expect(isSupported({ ExcelApi: '1.17' }, { set: 'ExcelApiOnline', version: '1.1' })).toBe(false);
  });
});

describe('the table of classes', () => {
  it('has no entry that the API lacks', () => {
    expect(tableMistakes(api, classRows)).toEqual([]);
  });

  const nothing = () => null;
  it.each([
    [{ type: 'Worksheets' }, 'Worksheets: no such class'],
    [{ type: 'Range', get: { Adress: nothing } }, 'Range.Adress: no such member'],
    [{ type: 'Range', get: { values: nothing } }, 'Range.values: no such member'],
    [{ type: 'Range', get: { Format: nothing } }, 'Range.Format: a navigation, not for get'],
    [{ type: 'Range', set: { Address: nothing } }, 'Range.Address: cannot be set'],
    [{ type: 'Range', call: { Values: nothing } }, 'Range.Values: a scalar, not for call'],
    [{ type: 'Range', items: () => [] }, 'Range: no collection'],
    [{ type: 'Range', item: nothing }, 'Range: no indexer'],
    [{ type: 'Range', events: ['_RegisterChangedEvent'] }, 'Range._RegisterChangedEvent: no such event'],
  ])('rejects %o', (row, mistake) => {
    expect(tableMistakes(api, [row])).toEqual([mistake]);
  });
});

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

type Execute = (
  id: number,
  args: readonly unknown[],
  reply: (response: SafeArray, status: number) => void,
) => void;

/** Sends a body as the client does, over the wire, and unpacks the answer. */
const send = (host: Host, body: object): Promise<ResponseBody> =>
  new Promise((done) => {
    const request = ['IterativeExecutor', 'POST', 'ProcessQuery', [], JSON.stringify(body), 0, 1];
    (host.wire.external['Execute'] as Execute)(93, [request], (response) => {
      const [, payload] = response.toArray() as [number, SafeArray];
      done(JSON.parse(String(payload.toArray()[2])) as ResponseBody);
    });
  });

const ROOT = { Id: 1, ObjectPathType: 1, Name: '' };
const SHEETS = { Id: 3, ObjectPathType: 4, Name: 'Worksheets', ParentObjectPathId: 1 };
const start = (id: number, path: number) => ({ Id: id, ActionType: 1, Name: '', ObjectPathId: path });

describe('requests as the client sends them', () => {
  it('a sheet is added, written to, formatted and read in one request, which is traced', async () => {
    const body = {
      AutoKeepReference: true,
      Actions: [
        start(2, 1),
        start(4, 3),
        start(6, 5),
        start(8, 7),
        { Id: 9, ActionType: 3, Name: '_KeepReference', ObjectPathId: 7, ArgumentInfo: { Arguments: [] } },
        start(10, 7),
        {
          Id: 11,
          ActionType: 4,
          Name: 'Values',
          ObjectPathId: 7,
          ArgumentInfo: {
            Arguments: [
              [
                ['Item', 'Qty', 'Price'],
                ['a', 1, 2.5],
                ['b', 2, '=SUM(B2:B3)'],
              ],
            ],
          },
        },
        start(13, 12),
        start(15, 14),
        {
          Id: 16,
          ActionType: 4,
          Name: 'Bold',
          ObjectPathId: 14,
          ArgumentInfo: { Arguments: [true] },
          L: [12, 14],
        },
        {
          Id: 17,
          ActionType: 2,
          Name: '',
          ObjectPathId: 7,
          QueryInfo: { Select: ['address', 'values', 'formulas'] },
          L: [1, 3, 5, 7],
        },
        { Id: 18, ActionType: 5, Name: 'Trace', ObjectPathId: 0 },
      ],
      ObjectPaths: {
        1: ROOT,
        3: SHEETS,
        5: {
          Id: 5,
          ObjectPathType: 3,
          Name: 'Add',
          ParentObjectPathId: 3,
          ArgumentInfo: { Arguments: ['X'] },
        },
        7: {
          Id: 7,
          ObjectPathType: 3,
          Name: 'GetRange',
          ParentObjectPathId: 5,
          ArgumentInfo: { Arguments: ['A1:C3'] },
        },
        12: { Id: 12, ObjectPathType: 4, Name: 'Format', ParentObjectPathId: 7 },
        14: { Id: 14, ObjectPathType: 4, Name: 'Font', ParentObjectPathId: 12 },
      },
    };
    const host = new Host(installedApi());
    const { Results, TraceIds, Error: failure } = await send(host, body);
    expect(failure).toBeUndefined();
    expect(TraceIds).toEqual([18]);
    expect(Results.map(({ ActionId }) => ActionId)).toEqual([2, 4, 6, 8, 9, 10, 13, 15, 17, 18]);
    const value = (id: number) => Results.find(({ ActionId }) => ActionId === id)?.Value;
    expect(value(6)).toEqual({ Id: expect.stringMatching(/^\{.*0002-.*\}$/) });
    expect([value(8), value(9), value(10)]).toEqual([
      { _ReferenceId: '1_ref' },
      null,
      { _ReferenceId: '1_ref' },
    ]);
    expect(value(17)).toEqual({
      _ReferenceId: '1_ref',
      Address: 'X!A1:C3',
      Values: [
        ['Item', 'Qty', 'Price'],
        ['a', 1, 2.5],
        ['b', 2, 3],
      ],
      Formulas: [
        ['Item', 'Qty', 'Price'],
        ['a', 1, 2.5],
        ['b', 2, '=SUM(B2:B3)'],
      ],
    });
    expect(host.book.state.sheets.map(({ name }) => name)).toEqual(['Sheet1', 'X']);
  });
});
