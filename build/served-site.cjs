const { Buffer } = require('node:buffer');
const path = require('node:path');
const { readFile } = require('node:fs/promises');
const { framePolicy, officeJs } = require('./addresses.cjs');

const TYPES = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Where Microsoft serves its client from, and where its files are in the developer's own installation. */
const CLIENT = officeJs.slice(0, -'office.js'.length);
const INSTALLED = path.dirname(require.resolve('@microsoft/office-js/dist/office.js'));

/**
 * Serves a browser's context a site from memory, at `base` and with the headers that `docs/hosting.md` asks for. Microsoft's client comes from node_modules;
 * whatever else is asked for is refused, and told to `refused`.
 * @param {import('playwright-core').BrowserContext} context
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {string} base
 * @param {(address: string) => void} [refused]
 */
const serveSite = async (context, files, base, refused) => {
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    const client = address.startsWith(CLIENT) && address.slice(CLIENT.length);
    const name =
      address.startsWith(`${base}/`) && address.slice(base.length + 1).replace(/(^|\/)$/, '$1index.html');
    const body = client
      ? await readFile(path.join(INSTALLED, client)).catch(() => null)
      : name && files.get(name);
    if (!body) {
      refused?.(address);
      return route.fulfill({ status: 404, body: '' });
    }
    const contentType =
      TYPES[path.extname(pathname).slice(1)] ??
      (pathname.endsWith('/') ? TYPES.html : 'application/octet-stream');
    return route.fulfill({
      contentType,
      headers: { 'Content-Security-Policy': framePolicy, 'X-Content-Type-Options': 'nosniff' },
      body: Buffer.from(body),
    });
  });
};

module.exports = { serveSite };
