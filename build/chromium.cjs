const { accessSync, constants } = require('node:fs');
const { delimiter, join } = require('node:path');

/** The first is the same browser without windows, which takes a tenth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium of this machine: `CHROMIUM`, or the first found on the path. Throws where there is none. */
const chromiumPath = ({ CHROMIUM, PATH = '' } = process.env) => {
  const found = PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
  const path = CHROMIUM ?? found;
  if (path === undefined) throw new Error('No Chromium on the path: install one, or name it in CHROMIUM.');
  return path;
};

module.exports = { chromiumPath };
