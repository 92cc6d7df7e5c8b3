import type { ExchangeFormat } from '../format';
import { makeHtml } from './html';
import { makeMarkdown } from './markdown';
import { makeText } from './text';

/** Pages of results, which are made and not read. */
export const PAGE_FORMATS: readonly ExchangeFormat[] = [
  { id: 'html', extensions: ['.html'], byRound: true, losses: [], make: makeHtml },
  { id: 'markdown', extensions: ['.md'], byRound: true, losses: [], make: makeMarkdown },
  { id: 'text', extensions: ['.txt'], byRound: true, losses: [], make: makeText },
];
