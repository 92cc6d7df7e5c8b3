import {
  addName,
  deleteName,
  getName,
  nameRange,
  nameType,
  nameValue,
  setNameFormula,
  sheetOf,
  type Book,
} from '../../model';
import { HostError } from '../../model/error';
import type { NameState } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

/** Names of the workbook (`sheet` null) or of a sheet. */
interface Scope {
  readonly sheet: string | null;
}

interface NameObject extends Scope {
  readonly name: string;
}

const stateOf = (book: Book, { sheet, name }: NameObject): NameState => getName(book, sheet, name);

const notFound = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

/** The names of a sheet need its workbook in front where a build has that fault; those of the workbook do not. */
const inFront = ({ quirks }: HostContext, { sheet }: Scope): void => {
  if (sheet !== null && quirks.anotherWorkbookInFront)
    throw new HostError('InvalidSelection', 'The current selection is invalid for this operation.');
};

const add = (
  context: HostContext,
  scope: Scope,
  name: string,
  to: RangeObject | string,
  comment?: string,
) => {
  inFront(context, scope);
  const [{ book }, { sheet }] = [context, scope];
  const reference = typeof to === 'string' ? to : to.ref;
  return { sheet, name: addName(book, sheet, name, reference, comment ?? '').name };
};

/** Named items. */
export const nameRows = [
  row<HostContext, Scope>({
    type: 'NamedItemCollection',
    items: (context, { sheet }) => {
      inFront(context, { sheet });
      const { book, quirks } = context;
      return book.state.names
        .filter(({ scope }) => scope === sheet || (scope === null && quirks.workbookNamesOnSheets))
        .map(({ name, scope }) => ({ sheet: scope, name }));
    },
    item: (context, scope, key) => {
      inFront(context, scope);
      return { ...scope, name: getName(context.book, scope.sheet, key).name };
    },
    call: { Add: add },
  }),
  row<HostContext, NameObject>({
    type: 'NamedItem',
    identity: ({ book }, it) => ({ _Id: stateOf(book, it).name }),
    get: {
      Name: ({ book }, it) => stateOf(book, it).name,
      Formula: ({ book }, it) => stateOf(book, it).formula,
      Visible: ({ book }, it) => stateOf(book, it).visible,
      Scope: (_, { sheet }) => (sheet === null ? 'Workbook' : 'Worksheet'),
      Type: ({ book }, it) => nameType(book, stateOf(book, it)),
      Value: ({ book }, it) => nameValue(book, stateOf(book, it)),
    },
    set: {
      Formula: ({ book }, it, formula: string) => setNameFormula(book, stateOf(book, it), formula),
      Visible: ({ book }, it, visible: boolean) => {
        stateOf(book, it).visible = visible;
      },
    },
    navigate: {
      Worksheet: ({ book }, { sheet }) => (sheet === null ? notFound() : sheetOf(book, sheet).id),
    },
    call: {
      GetRange: ({ book }, it) => ({ ref: nameRange(book, stateOf(book, it)) ?? notFound() }),
      Delete: ({ book }, it) => deleteName(book, stateOf(book, it)),
    },
  }),
];
