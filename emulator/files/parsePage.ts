import { decodeXstring, child, children, isTrue, type XmlElement } from '../../src/workbook/xlsx/xml';
import type { PageState } from '../model';
import { HEADERS, MARGINS, PAPER, PLACES, POINTS_PER_INCH, rounded } from './makePage';

type Settings = Record<string, unknown>;

const setupOf = (setup: XmlElement | undefined, fits: boolean): Settings => {
  const attributes = setup?.attributes ?? {};
  const { scale, fitToWidth = '1', fitToHeight = '1' } = attributes;
  const settings: Settings = {};
  if (attributes['orientation'] === 'landscape') settings['orientation'] = 'Landscape';
  if (attributes['orientation'] === 'portrait') settings['orientation'] = 'Portrait';
  const paper = PAPER[Number(attributes['paperSize'])];
  if (paper !== undefined) settings['paperSize'] = paper;
  if (fits)
    settings['zoom'] = {
      ...(fitToWidth === '0' ? {} : { horizontalFitToPages: Number(fitToWidth) }),
      ...(fitToHeight === '0' ? {} : { verticalFitToPages: Number(fitToHeight) }),
    };
  else if (scale !== undefined) settings['zoom'] = { scale: Number(scale) };
  return settings;
};

/** The three places of a header; text before any code stands in the middle. */
const placesOf = (text: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  let place = 'center';
  for (const [part] of text.matchAll(/&&|&[\s\S]|[\s\S]/g)) {
    const code = PLACES.find(([letter]) => part === `&${letter}`);
    if (code) place = code[1];
    else found[place] = (found[place] ?? '') + part;
  }
  return found;
};

const headersOf = (element: XmlElement | undefined): Settings => {
  if (!element) return {};
  const settings: Settings = {};
  for (const [name, kind] of HEADERS) {
    const text = child(element, name)?.text;
    if (text === undefined) continue;
    for (const [place, said] of Object.entries(placesOf(decodeXstring(text))))
      settings[`headersFooters/defaultForAllPages/${place}${kind}`] = said;
  }
  return settings;
};

const breaksOf = (element: XmlElement | undefined): number[] =>
  children(element, 'brk')
    .filter(({ attributes }) => isTrue(attributes['man']))
    .map(({ attributes }) => Number(attributes['id']));

/** The print set-up of a worksheet; areas and titles stand in the workbook part. */
export const parsePage = (root: XmlElement): PageState => {
  const settings: Settings = {};
  const margins = child(root, 'pageMargins')?.attributes ?? {};
  for (const [name, path] of MARGINS)
    if (margins[name] !== undefined) settings[path] = rounded(Number(margins[name]) * POINTS_PER_INCH);
  const fits = isTrue(child(child(root, 'sheetPr'), 'pageSetUpPr')?.attributes['fitToPage']);
  return {
    settings: {
      ...settings,
      ...setupOf(child(root, 'pageSetup'), fits),
      ...headersOf(child(root, 'headerFooter')),
      ...(isTrue(child(root, 'printOptions')?.attributes['horizontalCentered'])
        ? { centerHorizontally: true }
        : {}),
    },
    printArea: [],
    titleRows: null,
    titleColumns: null,
    rowBreaks: breaksOf(child(root, 'rowBreaks')),
    columnBreaks: breaksOf(child(root, 'colBreaks')),
  };
};
