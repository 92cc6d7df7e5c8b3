import { present } from '../../core/present';
import { roleOf } from './headers';
import { span, type View } from './view';

/** A text that can name an event is no longer, no label (`Date:`) and no heading of a column. */
const MOST_SIGNS = 80;

/** What the event of a list is called; the cell where it stands, `null` for the name of the sheet or of the document. */
export interface ListEvent {
  readonly event: string;
  readonly eventCell: string | null;
}

/** The title above a list that begins at a row of the sheet: the one text in words of the first row that has any. */
const titleAbove = (view: View, listRow: number): ListEvent | undefined => {
  for (let row = 0; row < view.rows && view.sheetRow(row) < listRow; row++) {
    const columns = span(0, view.columns).filter((column) => /\p{L}{3}/u.test(view.text(row, column)));
    if (columns.length === 0) continue;
    const column = present(columns[0]);
    const title = view.text(row, column);
    const isTitle = title.length <= MOST_SIGNS && !title.endsWith(':') && roleOf(title) === null;
    return columns.length === 1 && isTitle ? { event: title, eventCell: view.at(row, column) } : undefined;
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
export const eventOfList = (view: View, listRow: number, document: readonly string[] = []): ListEvent => {
  const sheet = view.content.sheet;
  const above = titleAbove(view, listRow);
  const ofSheet = { event: sheet, eventCell: null };
  if (above !== undefined || !UNNAMED.test(sheet.trim())) return above ?? ofSheet;
  const named = document.map((name) => name.trim());
  const ofDocument = named.find(
    (name) => name !== '' && name.length <= MOST_SIGNS && !UNNAMED_FILE.test(name),
  );
  return ofDocument === undefined ? ofSheet : { event: ofDocument, eventCell: null };
};
