import { isSupported, type Api, type MemberKind } from '../../emulator/host/api';
import { installedApi } from '../../emulator/host/installed';
import type { AnyRow } from '../../emulator/host/row';
import { classRows } from '../../emulator/host/classes';

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
