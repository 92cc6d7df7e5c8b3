import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The first is the same browser without windows, which takes a tenth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium of this machine: `CHROMIUM`, or the first found on the path. */
const chromiumPath = (): string => {
  const { CHROMIUM, PATH = '' } = process.env;
  const found = PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
  const path = CHROMIUM ?? found;
  if (path === undefined) throw new Error('No Chromium on the path: install one, or name it in CHROMIUM.');
  return path;
};

/** Starts a browser that asks for nothing by itself. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
