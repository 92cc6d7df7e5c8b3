/** 11 Rows below a table: With a second person in the workbook: do rows that are added to a table stay? */
import { begin } from './answers';
import { wait } from './watching';

begin('11 Two people', 'the rows are there', () =>
  Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Rows check');
    const table = sheet.tables.add('A1:A2', true);
    await context.sync();
    table.rows.add(undefined, [['one'], ['two']]);
    await context.sync();
    await wait(3000);
    const body = table.getDataBodyRange();
    body.load('rowCount');
    await context.sync();
    const { rowCount } = body;
    sheet.delete();
    await context.sync();
    return rowCount === 3 ? 'as documented: the rows are there' : `fault #1813: ${rowCount} rows of 3`;
  }),
);
