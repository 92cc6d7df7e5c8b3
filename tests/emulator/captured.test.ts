import { createBook } from '../../emulator/model';
import { startHost } from '../../emulator/host/start';
import type { ResponseBody } from '../../emulator/host/message';
import type { SafeArray } from '../../emulator/host/safeArray';

type Execute = (
  id: number,
  args: readonly unknown[],
  reply: (response: SafeArray, status: number) => void,
) => void;

/** Sends a body as the client does, over the wire, and unpacks the answer. */
const send = (host: ReturnType<typeof startHost>, body: object): Promise<ResponseBody> =>
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
  it('a sheet is added, written to, formatted and read in one request', async () => {
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
    const host = startHost();
    const { Results, Error: failure } = await send(host, body);
    expect(failure).toBeUndefined();
    expect(Results.map(({ ActionId }) => ActionId)).toEqual([2, 4, 6, 8, 9, 10, 13, 15, 17]);
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

  it('a kept range is addressed by its reference in the next request', async () => {
    const host = startHost();
    const range = {
      Id: 7,
      ObjectPathType: 3,
      Name: 'GetRange',
      ParentObjectPathId: 5,
      ArgumentInfo: { Arguments: ['B2'] },
    };
    const sheet = {
      Id: 5,
      ObjectPathType: 5,
      Name: '',
      ParentObjectPathId: 3,
      ArgumentInfo: { Arguments: ['Sheet1'] },
    };
    await send(host, {
      AutoKeepReference: true,
      Actions: [start(8, 7)],
      ObjectPaths: { 1: ROOT, 3: SHEETS, 5: sheet, 7: range },
    });
    const { Results } = await send(host, {
      AutoKeepReference: true,
      Actions: [{ Id: 9, ActionType: 2, Name: '', ObjectPathId: 7, QueryInfo: { Select: ['address'] } }],
      ObjectPaths: { 7: { Id: 7, ObjectPathType: 6, Name: '1_ref', ArgumentInfo: {} } },
    });
    expect(Results).toEqual([{ ActionId: 9, Value: { _ReferenceId: '1_ref', Address: 'Sheet1!B2' } }]);
  });

  it('items of a collection come with their identity', async () => {
    const host = startHost({ workbook: createBook(['Sheet1', 'X']) });
    const { Results } = await send(host, {
      Actions: [
        start(2, 1),
        start(4, 3),
        {
          Id: 5,
          ActionType: 2,
          Name: '',
          ObjectPathId: 3,
          QueryInfo: { Select: ['name', 'position'] },
          L: [1, 3],
        },
      ],
      ObjectPaths: { 1: ROOT, 3: SHEETS },
    });
    const [one, two] = host.book.state.sheets.map(({ id }) => id);
    expect(Results[2]?.Value).toEqual({
      _Items: [
        { Id: one, Name: 'Sheet1', Position: 0 },
        { Id: two, Name: 'X', Position: 1 },
      ],
    });
  });

  it('a range as an argument travels as the id of its path', async () => {
    const host = startHost();
    const { Results } = await send(host, {
      Actions: [start(21, 20), start(25, 24)],
      ObjectPaths: {
        1: ROOT,
        3: SHEETS,
        5: {
          Id: 5,
          ObjectPathType: 5,
          Name: '',
          ParentObjectPathId: 3,
          ArgumentInfo: { Arguments: ['Sheet1'] },
        },
        18: { Id: 18, ObjectPathType: 4, Name: 'Names', ParentObjectPathId: 1 },
        20: {
          Id: 20,
          ObjectPathType: 3,
          Name: 'GetRange',
          ParentObjectPathId: 5,
          ArgumentInfo: { Arguments: ['A1:A3'] },
        },
        24: {
          Id: 24,
          ObjectPathType: 3,
          Name: 'Add',
          ParentObjectPathId: 18,
          ArgumentInfo: { Arguments: ['TaxRate', 20, 'tax'], ReferencedObjectPathIds: [0, 20, 0] },
        },
      },
    });
    expect(Results[1]).toEqual({ ActionId: 25, Value: { _Id: 'TaxRate' } });
    expect(host.book.state.names[0]?.formula).toBe('=Sheet1!$A$1:$A$3');
  });

  it('the first action that fails ends the request; the results so far and its place are answered', async () => {
    const { Results, Error: failure } = await send(startHost(), {
      Actions: [start(2, 1), start(4, 3), start(6, 5), start(8, 1)],
      ObjectPaths: {
        1: ROOT,
        3: SHEETS,
        5: {
          Id: 5,
          ObjectPathType: 5,
          Name: '',
          ParentObjectPathId: 3,
          ArgumentInfo: { Arguments: ['Nope'] },
        },
      },
    });
    expect(Results).toEqual([
      { ActionId: 2, Value: {} },
      { ActionId: 4, Value: {} },
    ]);
    expect(failure).toEqual({
      Code: 'ItemNotFound',
      Message: "The requested resource doesn't exist.",
      Location: 'WorksheetCollection.getItem',
      ActionIndex: 2,
      HttpStatusCode: 404,
    });
  });

  it('a trace answers null and is listed', async () => {
    const sheet = {
      Id: 5,
      ObjectPathType: 5,
      Name: '',
      ParentObjectPathId: 3,
      ArgumentInfo: { Arguments: ['Sheet1'] },
    };
    const { Results, TraceIds } = await send(startHost(), {
      Actions: [
        start(6, 5),
        {
          Id: 8,
          ActionType: 3,
          Name: '_RegisterDataChangedEvent',
          ObjectPathId: 5,
          ArgumentInfo: { Arguments: [] },
        },
        { Id: 9, ActionType: 5, Name: 'Trace', ObjectPathId: 0 },
      ],
      ObjectPaths: { 1: ROOT, 3: SHEETS, 5: sheet },
    });
    expect(Results.slice(1)).toEqual([
      { ActionId: 8, Value: null },
      { ActionId: 9, Value: null },
    ]);
    expect(TraceIds).toEqual([9]);
  });
});
