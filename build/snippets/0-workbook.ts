/** 0 The workbook: In a new workbook: makes the sheet Members, the name Roster and the sheet Answers. */
import { begin } from './answers';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ida', 'Jon'];

begin('0 The workbook', 'Members with ten names, and the name Roster', () =>
  Excel.run(async (context) => {
    const members = context.workbook.worksheets.add('Members');
    const list = members.getRange('A1:A11');
    list.values = [['Name'], ...NAMES.map((name) => [name])];
    context.workbook.names.add('Roster', list);
    members.activate();
    await context.sync();
    return 'as documented: ten names';
  }),
);
