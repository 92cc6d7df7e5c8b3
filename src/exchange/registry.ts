import { byesLeftOut } from './byes';
import { csv, csvCrosstable } from './csv/make';
import { ecf } from './ecf/make';
import type { ExchangeFormat } from './exchangeFormat';
import { h9 } from './h9/make';
import { makeHtml } from './page/html';
import { makeMarkdown } from './page/markdown';
import { makeText } from './page/text';
import { pgn } from './pgn/make';
import { textRounds } from './textTable/rounds';
import { fideRating, trf16, trf26 } from './trf/fideFiles';
import { usChess } from './uschess/make';

/** Pages of results, which are made and not read. */
const PAGE_FORMATS: readonly ExchangeFormat[] = [
  { id: 'html', extensions: ['.html'], byRound: true, losses: [], teamLosses: [], make: makeHtml },
  { id: 'markdown', extensions: ['.md'], byRound: true, losses: [], teamLosses: [], make: makeMarkdown },
  { id: 'text', extensions: ['.txt'], byRound: true, losses: [], teamLosses: [], make: makeText },
];

/** Every format of exchange. A new one is a folder of its own, and a row. */
export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = (
  [
    trf26,
    trf16,
    fideRating,
    pgn,
    csv,
    csvCrosstable,
    h9,
    usChess,
    ecf,
    ...PAGE_FORMATS,
    textRounds,
  ] satisfies readonly ExchangeFormat[]
).map(byesLeftOut);
