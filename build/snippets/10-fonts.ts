/** 10 Fonts on the Mac: No add-in can see a text that is cut off. This notes the font of each sheet. */
import { begin } from './answers';

begin('10 Fonts on the Mac', 'no text is cut off, and no cell shows ####', () =>
  Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name,items/visibility');
    await context.sync();
    const seen = worksheets.items.filter(({ visibility }) => visibility === 'Visible');
    const fonts = seen.map((sheet) => sheet.getRange('A1').format.font);
    for (const font of fonts) font.load('name,size');
    await context.sync();
    const lines = seen.map(({ name }, at) => `${name} ${fonts[at]?.name} ${fonts[at]?.size}`);
    return `look at every sheet (${lines.join(', ')})`;
  }),
);
