const { Buffer } = require('node:buffer');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { strToU8, zipSync } = require('fflate');
const { officeJs } = require('./addresses.cjs');
const { documentPage } = require('./documents.cjs');
const { notices } = require('./licences.cjs');
const { workbooksPage } = require('./workbooks.cjs');
const { makeApiJson } = require('../emulator/host/api');
const { installedApi } = require('../emulator/host/installed');

const ROOT = path.join(__dirname, '..');

/** The files of a folder by their paths in it. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => [name.split(path.sep).join('/'), path.join(folder, name)])
    .filter(([, file]) => statSync(file).isFile())
    .map(([name, file]) => [name, new Uint8Array(readFileSync(file))]);

const below = (folder, files) => files.map(([name, bytes]) => [`${folder}/${name}`, bytes]);

/** The pane as the page to try it on shows it: one script runs ahead of Microsoft's client, which else finds no Excel. */
const paneToTry = (html) => {
  const tag = `<script src="${officeJs}">`;
  if (!html.includes(tag)) throw new Error(`The built pane has no ${tag}`);
  return html.replace(tag, `<script src="try/connect.js"></script>${tag}`);
};

/**
 * Everything that a host serves, by path, from what was built: the add-in with its documents, the page to try it on, and the
 * ready-made workbooks of the folder `templates`.
 */
const siteFiles = async ({ dist = path.join(ROOT, 'dist'), templates } = {}) => {
  const addin = filesIn(path.join(dist, 'addin'));
  const pane = new Map(addin).get('taskpane.html');
  const workbooks = await documentPage('workbooks', workbooksPage());
  const around = readFileSync(path.join(dist, 'try', 'index.html'), 'utf8');
  return new Map(
    [
      ...addin,
      ...below('try', filesIn(path.join(dist, 'try'))),
      ...below('try/samples', filesIn(path.join(ROOT, 'assets', 'samples'))),
      ...below('workbooks', templates === undefined ? [] : filesIn(templates)),
      ['workbooks.html', strToU8(workbooks)],
      ['try-pane.html', strToU8(paneToTry(Buffer.from(pane).toString()))],
      ['try/index.html', strToU8(around.replace('<body>', '<body data-pane="../try-pane.html">'))],
      ['try/api.json', strToU8(makeApiJson(installedApi()))],
      ['notices.txt', strToU8(notices())],
      ['LICENSE.txt', new Uint8Array(readFileSync(path.join(ROOT, 'LICENSE')))],
    ].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** The first day that a zip can name: the same files make the same bytes. */
const DATE = new Date(1980, 0, 1);

/** Files in a zip, in the order of their names. */
const zipped = (files) =>
  zipSync(Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1))), {
    level: 9,
    mtime: DATE,
  });

module.exports = { filesIn, siteFiles, zipped };
