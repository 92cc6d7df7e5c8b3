/** 1 Names by scope: Does a sheet list the names of the workbook among its own? Run it again after Cancel: is Members complete? */
import { begin } from './answers';

begin('1 Names by scope', 'none listed; Members is there, complete', () =>
  Excel.run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.add('Names check');
    const name = workbook.names.add('RoundaboutCheck', sheet.getRange('A1'));
    sheet.names.load('items/name,items/scope');
    const members = workbook.worksheets.getItemOrNullObject('Members');
    members.load('name');
    await context.sync();
    const listed = sheet.names.items.map((each) => `${each.name} (${each.scope})`);
    name.delete();
    sheet.delete();
    await context.sync();
    if (listed.length > 0) return `fault #1011: ${listed.join(', ')}`;
    if (members.isNullObject) return 'none listed, but Members is gone';
    const cells = members.getRange('A2:A40');
    cells.load('values');
    await context.sync();
    return `as documented: none listed; names in Members: ${cells.values.filter(([cell]) => cell !== '').length}`;
  }),
);
