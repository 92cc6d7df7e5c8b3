import { csv, csvCrosstable } from './csv/format';
import type { ExchangeFormat } from './format';
import { PAGE_FORMATS } from './page/rows';

/** Every format of exchange. A new one is a folder of its own, and a row. */
export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = [csv, csvCrosstable, ...PAGE_FORMATS];
