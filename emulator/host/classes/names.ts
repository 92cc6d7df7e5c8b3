import { addName, deleteName, getName, type Book } from '../../model';
import { refuse } from '../../model/error';
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

/** The names of a sheet need its workbook in front where a build has that fault; those of the workbook do not. */
const inFront = ({ quirks }: HostContext, { sheet }: Scope): void => {
  if (sheet !== null && quirks.anotherWorkbookInFront)
    refuse('InvalidSelection', 'The current selection is invalid for this operation.');
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
      Scope: (_, { sheet }) => (sheet === null ? 'Workbook' : 'Worksheet'),
    },
    call: {
      Delete: ({ book }, it) => deleteName(book, stateOf(book, it)),
    },
  }),
];
