import { Host } from '../../emulator/host/host';
import { installedApi } from '../../emulator/host/installed';
import type { ResponseBody } from '../../emulator/host/message';
import type { SafeArray } from '../../emulator/host/wire';

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
