import type { Findings } from './fields';

const BYTE_ORDER_MARK = '\uFEFF';

/** The value of a JSON text, or `undefined` with the problem `file-not-json`. */
export const parseJson = (source: string, { report }: Findings): unknown => {
  try {
    return JSON.parse(source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source);
  } catch (error) {
    report('file-not-json', '', { detail: error instanceof Error ? error.message : '' });
    return undefined;
  }
};
