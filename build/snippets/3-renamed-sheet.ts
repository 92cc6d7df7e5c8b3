/** 3 A renamed sheet: Does a sheet keep its own names when it is renamed? After Create: is no name broken? */
import { begin } from './answers';

begin('3 “Invalid Sheet”', 'the name is there; no name with #REF!', () =>
  Excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    const sheet = worksheets.add('~Rename check');
    sheet.names.add('OwnCheck', sheet.getRange('A1'));
    await context.sync();
    sheet.name = 'Rename check';
    await context.sync();
    sheet.names.load('items/name,items/scope');
    await context.sync();
    const kept = sheet.names.items.some(({ name, scope }) => name === 'OwnCheck' && scope === 'Worksheet');
    sheet.delete();
    names.load('items/name,items/formula');
    worksheets.load('items/names/items/name,items/names/items/formula');
    await context.sync();
    const all = [...names.items, ...worksheets.items.flatMap((each) => each.names.items)];
    const broken = all.filter(({ formula }) => String(formula).includes('#REF!')).map(({ name }) => name);
    if (!kept) return 'fault #3218 or #4403: the name is lost';
    return broken.length === 0
      ? `as documented: the name is there; names with #REF!: none of ${all.length}`
      : `names with #REF!: ${broken.join(', ')}`;
  }),
);
