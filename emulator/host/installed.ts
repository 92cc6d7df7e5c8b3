import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseApi, type Api } from './api';

/** The file of the client whose text tells the API. */
const API_FILE = 'excel-win32-16.01.debug.js';

/** The folder of the client's files in the developer's own installation. */
export const clientFolder = (): string =>
  join(dirname(createRequire(__filename).resolve('@microsoft/office-js/package.json')), 'dist');

let installed: Api | null = null;

/** The API of the installed client, read once. */
export const installedApi = (): Api => {
  installed ??= parseApi(readFileSync(join(clientFolder(), API_FILE), 'utf8'));
  return installed;
};
