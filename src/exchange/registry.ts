import { csv, csvCrosstable } from './csv/format';
import { ecf } from './ecf/format';
import type { ExchangeFormat } from './format';
import { h9 } from './h9/format';
import { PAGE_FORMATS } from './page/rows';
import { pgn } from './pgn/format';
import { textRounds } from './textTable/format';
import { usChess } from './uschess/format';
import { fideRating, trf16, trf26 } from './trf/format';

/** Every format of exchange. A new one is a folder of its own, and a row. */
export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = [
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
];
