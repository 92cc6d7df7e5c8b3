import type { ExchangeFormat } from '../format';
import { makeHtml } from './html';
import { makeMarkdown } from './markdown';
import { makeText } from './text';

/** Pages of results, which are made and not read. */
export const PAGE_FORMATS: readonly ExchangeFormat[] = [
  { id: 'html', extensions: ['.html'], losses: [], make: makeHtml },
  { id: 'markdown', extensions: ['.md'], losses: [], make: makeMarkdown },
  { id: 'text', extensions: ['.txt'], losses: [], make: makeText },
];
