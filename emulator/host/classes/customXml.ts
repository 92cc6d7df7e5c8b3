import { HostError } from '../../model/error';
import type { HostContext } from '../context';
import { row } from '../row';

/** Parts whose root is in a namespace. */
interface Scoped {
  readonly namespace: string;
}

const missing = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

const ROOT = /<(?:([\w.-]+):)?[\w.-]+((?:\s+[^<>]*)?)>/;

/** The namespace of a document's root element, empty if it has none. */
const namespaceOf = (xml: string): string => {
  const root = ROOT.exec(xml.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, ''));
  if (!root)
    throw new HostError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
  const name = root[1] === undefined ? 'xmlns' : `xmlns:${root[1]}`;
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(root[2] ?? '')?.[1] ?? '';
};

const xmlOf = ({ xmlParts }: HostContext, id: string): string => xmlParts.get(id) ?? missing();

const write = ({ xmlParts }: HostContext, id: string, xml: string): void => {
  namespaceOf(xml);
  xmlParts.set(id, xml);
};

const within = ({ xmlParts }: HostContext, { namespace }: Scoped): string[] =>
  [...xmlParts].filter(([, xml]) => namespaceOf(xml) === namespace).map(([id]) => id);

const only = (ids: readonly string[]): string => {
  if (ids.length > 1) throw new HostError('GeneralException', 'There is more than one item.');
  return ids[0] ?? missing();
};

/** `workbook.customXmlParts`. */
export const customXmlRows = [
  row<HostContext, unknown>({
    type: 'CustomXmlPartCollection',
    items: ({ xmlParts }) => [...xmlParts.keys()],
    item: ({ xmlParts }, _, key) => (xmlParts.has(key) ? key : missing()),
    call: {
      Add: (context, _, xml: string) => {
        const id = `{${String(context.book.newId()).padStart(8, '0')}-0000-0000-0000-000000000000}`;
        write(context, id, xml);
        return id;
      },
      GetByNamespace: (_, __, namespace: string): Scoped => ({ namespace }),
    },
  }),
  row<HostContext, Scoped>({
    type: 'CustomXmlPartScopedCollection',
    items: within,
    item: (context, it, key) => within(context, it).find((id) => id === key) ?? missing(),
    call: { GetOnlyItem: (context, it) => only(within(context, it)) },
  }),
  row<HostContext, string>({
    type: 'CustomXmlPart',
    identity: (_, id) => ({ Id: id }),
    get: {
      Id: (_, id) => id,
      NamespaceUri: (context, id) => namespaceOf(xmlOf(context, id)),
    },
    call: {
      GetXml: (context, id) => xmlOf(context, id),
      SetXml: (context, id, xml: string) => write(context, id, xml),
      Delete: ({ xmlParts }, id) => {
        xmlParts.delete(id);
      },
    },
  }),
];
