import { HostError } from '../../model/error';
import type { HostContext } from '../context';
import { row, type Json } from '../row';

const missing = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

/** `workbook.settings`: values per file and add-in. */
export const settingRows = [
  row<HostContext, unknown>({
    type: 'SettingCollection',
    items: ({ settings }) => [...settings.keys()],
    item: ({ settings }, _, key) => (settings.has(key) ? key : missing()),
    call: {
      Add: ({ settings }, _, key: string, value: Json) => {
        settings.set(key, value);
        return key;
      },
    },
  }),
  row<HostContext, string>({
    type: 'Setting',
    identity: (_, key) => ({ _Id: key }),
    get: {
      Key: (_, key) => key,
      Value: ({ settings }, key) => settings.get(key) ?? missing(),
    },
    set: {
      Value: ({ settings }, key, value: Json) => {
        settings.set(key, value);
      },
    },
    call: {
      Delete: ({ settings }, key) => {
        settings.delete(key);
      },
    },
  }),
];
