/** 8 Print set-up: Are pages to fit and the size of the paper taken where Page Layout was never opened? */
import { begin } from './answers';

begin(
  '8 Print preview',
  'pages fit, paper taken; in the preview: one page wide, headings repeat, no ####',
  () =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('Print check');
      sheet.pageLayout.zoom = { horizontalFitToPages: 1 };
      sheet.pageLayout.load('zoom');
      await context.sync();
      const fits = sheet.pageLayout.zoom?.horizontalFitToPages === 1;
      let paper = 'taken';
      try {
        sheet.pageLayout.paperSize = 'A4';
        await context.sync();
      } catch (error) {
        paper = `refused, ${(error as OfficeExtension.Error).code}`;
      }
      sheet.delete();
      await context.sync();
      if (!fits) return `fault #1860: pages to fit are ignored; paper: ${paper}`;
      return paper === 'taken' ? 'as documented: pages fit; paper: taken' : `pages fit; paper: ${paper}`;
    }),
);
