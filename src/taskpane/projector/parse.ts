import { anyText, entry, listOf, oneOf, parseFile, type Read, yesOrNo } from '../../core/format/fields';
import type { Result } from '../../core/result';
import { COLUMN_KINDS, type ProjectorView, type ShownColumn, type ShownTable } from './messages';

const column: Read<ShownColumn> = entry({ kind: oneOf(COLUMN_KINDS), heading: anyText, isBold: yesOrNo });

const table: Read<ShownTable> = entry({
  of: oneOf(['round', 'standings']),
  title: anyText,
  columns: listOf(column),
  lines: listOf(listOf(anyText)),
  note: anyText,
});

const view: Read<ProjectorView> = entry({
  event: anyText,
  progress: anyText,
  tables: listOf(table),
});

/** A view as it was sent. Problems: those of `parseFile`. */
export const parseProjectorView = (sent: string): Result<ProjectorView> => parseFile(view, sent);
