import type { Platform } from './office';

/** What a browser is told of a file, by its extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.pgn': 'application/vnd.chess-pgn',
  '.zip': 'application/zip',
  '.ics': 'text/calendar',
};
const ANY_TYPE = 'application/octet-stream';

/** The type of a file with an extension such as `.csv`; of one that no system knows, that it is a file. */
export const typeOf = (extension: string): string => TYPES[extension] ?? ANY_TYPE;

/**
 * What a window offers in which a file is chosen. A system greys out extensions that it does not know unless it is told a type,
 * too; that of the iPad greys them out even then.
 */
export const accepted = (extensions: readonly string[], platform: Platform): string =>
  platform === 'ipad'
    ? '*/*'
    : [...new Set([...extensions, ...extensions.map(typeOf), 'text/plain'])].join(',');
