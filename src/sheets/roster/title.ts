import { present } from '../../core/present';
import { roleOf } from './headers';
import { span, type View } from './view';

/** A text that can name an event is no longer, no label (`Date:`) and no heading of a column. */
const MOST_SIGNS = 80;

/** The title above a list that begins at a row of the sheet: the one text in words of the first row that has any. */
const titleAbove = (view: View, listRow: number): string | undefined => {
  for (let row = 0; row < view.rows && view.sheetRow(row) < listRow; row++) {
    const texts = span(0, view.columns)
      .map((column) => view.text(row, column))
      .filter((text) => /\p{L}{3}/u.test(text));
    if (texts.length === 0) continue;
    const title = present(texts[0]);
    const isTitle = title.length <= MOST_SIGNS && !title.endsWith(':') && roleOf(title) === null;
    return texts.length === 1 && isTitle ? title : undefined;
  }
  return undefined;
};

/** Names that a program gives a new sheet, in the languages of our readers: they name nothing. */
const UNNAMED =
  /^(sheet|tabelle|table|feuil|hoja|foglio|blad|planilha|arkusz|munka|ark|taul|лист|list|工作表) ?\d+$/iu;

/** Names that Excel gives a new workbook. */
const UNNAMED_FILE =
  /^(book|mappe|arbeitsmappe|classeur|libro|cartel|map|pasta|livro|zeszyt|munkafüzet|bok|projektmappe|työkirja|книга|工作簿) ?\d+$/iu;

/**
 * What the event of a list is called: the title above it, else the sheet's name, else, where nobody has named the sheet, the first
 * name that somebody gave the document. The list begins at a row of the sheet, from 0.
 */
export const eventOfList = (view: View, listRow: number, document: readonly string[] = []): string => {
  const sheet = view.content.sheet;
  const above = titleAbove(view, listRow);
  if (above !== undefined || !UNNAMED.test(sheet.trim())) return above ?? sheet;
  const named = document.map((name) => name.trim());
  return named.find((name) => name !== '' && name.length <= MOST_SIGNS && !UNNAMED_FILE.test(name)) ?? sheet;
};
