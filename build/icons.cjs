const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { chromium } = require('playwright-core');
const { chromiumPath } = require('./chromium.cjs');
const { ICONS, LOGO, SIZES, drawingOf, fileOf } = require('./icon-files.cjs');

const folder = path.join(__dirname, '..', 'assets', 'icons');

/** Draws every icon in every size from its SVG source. Chromium draws. */
const draw = async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const icon of ICONS)
    for (const size of icon === 'roundabout' ? [...SIZES, LOGO] : SIZES) {
      const svg = readFileSync(path.join(folder, drawingOf(icon, size)), 'utf8');
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
      );
      const png = await page.screenshot({ omitBackground: true });
      writeFileSync(path.join(folder, fileOf(icon, size)), png);
    }
  await browser.close();
};

void draw();
