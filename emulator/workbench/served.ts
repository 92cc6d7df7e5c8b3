import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { makeApiJson } from '../host/api';
import { clientFolder, installedApi } from '../host/installed';

/** A file as it is sent. */
export interface Served {
  readonly body: Uint8Array | string;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const OFFICE_TAG = /<script src="?https:\/\/appsforoffice\.microsoft\.com\/[^\s">]*\/office\.js"?><\/script>/;
const LOCAL_TAGS = '<script src="/connect.js"></script><script src="/office/office.js"></script>';

/**
 * A page of the add-in as the workbench serves it: Microsoft's client comes from here instead of its own address, and one
 * script runs ahead of it. Nothing else is touched.
 */
export const servedPage = (html: string): string => html.replace(OFFICE_TAG, LOCAL_TAGS);

/** Folders by the first part of an address. */
const foldersOf = (root: string): Readonly<Record<string, string>> => ({
  addin: join(root, 'dist', 'addin'),
  office: clientFolder(),
  samples: join(root, 'assets', 'samples'),
});

/** The file in a folder that a path leads to; `null` if it leads out of it. */
const within = (folder: string, path: string): string | null => {
  const file = normalize(join(folder, path));
  return file.startsWith(folder + sep) ? file : null;
};

const fileOf = (root: string, path: string): string | null => {
  if (path === '/') return join(root, 'dist', 'workbench', 'index.html');
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const folder = foldersOf(root)[first];
  return folder === undefined ? within(join(root, 'dist', 'workbench'), path) : within(folder, rest);
};

const contentOf = async (file: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
};

/** What the workbench answers to a path; `null` where there is nothing. */
export const serveFile = async (root: string, path: string): Promise<Served | null> => {
  if (path === '/api.json') return { body: makeApiJson(installedApi()), type: 'application/json' };
  const file = fileOf(root, decodeURIComponent(path));
  const content = file === null ? null : await contentOf(file);
  if (file === null || content === null) return null;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isPage = path.startsWith('/addin/') && extname(file) === '.html';
  return { body: isPage ? servedPage(new TextDecoder().decode(content)) : content, type };
};
