import { problem, type Problem } from '../core/problem';
import { FILE_KINDS, type FileKind } from '../language/files';

/** So much of either end of a file tells what it is: a zip names its parts at its end. */
const END = 200_000;
/** A text shows itself in its first bytes. */
const START = 4096;

const latin = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** The names in the directory of an OLE container are UTF-16. */
const inUtf16 = (name: string): string => [...name].join('\0');

const kindOfOle = (bytes: Uint8Array): FileKind => {
  const all = latin(bytes);
  const has = (name: string): boolean => all.includes(inUtf16(name));
  if (has('EncryptedPackage')) return 'encrypted';
  if (has('WordDocument')) return 'document';
  return has('PowerPoint Document') ? 'slides' : 'xls';
};

/** What parts a zip of each kind has, the first that fits; an Excel workbook first, which may hold any of the others. */
const IN_ZIP: readonly (readonly [part: string, kind: FileKind])[] = [
  ['xl/workbook.xml', 'xlsx'],
  ['xl/workbook.bin', 'xlsb'],
  ['opendocument.spreadsheet', 'ods'],
  ['opendocument.text', 'document'],
  ['opendocument.presentation', 'slides'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'slides'],
  ['Index/Document.iwa', 'numbers'],
  ['Index.zip', 'numbers'],
];

/** What parts of an Excel workbook begin with. */
const OF_EXCEL = 'xl/';

const kindOfZip = (bytes: Uint8Array): FileKind => {
  const ends = latin(bytes.subarray(0, START)) + latin(bytes.subarray(Math.max(0, bytes.length - END)));
  const found = IN_ZIP.find(([part]) => ends.includes(part))?.[1];
  return found ?? (ends.includes(OF_EXCEL) ? 'xlsx' : 'archive');
};

/** What files begin with. */
const BEGINNINGS: readonly (readonly [start: string, kind: FileKind])[] = [
  ['%PDF-', 'pdf'],
  ['{\\rtf', 'document'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
  ['GIF8', 'picture'],
  ['BM', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['\u001f\u008b', 'archive'],
  ['7z\u00bc\u00af\u0027\u001c', 'archive'],
  ['Rar!', 'archive'],
  ['BZh', 'archive'],
  ['\u00fd7zXZ', 'archive'],
  ['SQLite format 3', 'database'],
  ['\0\u0001\0\0Standard ', 'database'],
  ['\t\b\u0010\0', 'xls'],
  ['\t\0\u0004\0', 'xls'],
  ['\t\u0002\u0006\0', 'xls'],
  ['\t\u0004\u0006\0', 'xls'],
];

const begins = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** Control characters that no text has. */
const BINARY = /[\u0001-\u0008\u000e-\u0019\u001b-\u001f]/;

const kindOfText = (bytes: Uint8Array): FileKind | null => {
  // Every second byte of UTF-16 is 0.
  const start = latin(bytes.subarray(0, START)).replaceAll('\0', '');
  if (/<\?mso-application[^>]*Excel\.Sheet|urn:schemas-microsoft-com:office:spreadsheet/.test(start))
    return 'xml';
  if (start.includes('opendocument')) return start.includes('.spreadsheet') ? 'ods' : 'document';
  if (/^[^<]{0,8}(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body|table|meta)\b/i.test(start))
    return 'page';
  return BINARY.test(start) ? null : 'text';
};

/** What a file is by what it holds, whatever its name says; `null` for what is neither known nor a text. */
export const fileKind = (bytes: Uint8Array): FileKind | null => {
  if (begins(bytes, '\u00d0\u00cf\u0011\u00e0')) return kindOfOle(bytes);
  if (begins(bytes, 'PK\u0003\u0004')) return kindOfZip(bytes);
  // `BM` begins names, too.
  const found = BEGINNINGS.find(([start]) => begins(bytes, start))?.[1];
  const text = kindOfText(bytes);
  return found !== undefined && (found !== 'picture' || text !== 'text') ? found : text;
};

const toldAs = (kind: FileKind, file: string): keyof typeof FILE_KINDS => {
  if (kind === 'xlsx' && /\.xls[xm]$/i.test(file)) return 'workbook';
  if (kind === 'text' && /\.(?:json|trf|pgn|h9)$/i.test(file)) return 'event';
  return kind === 'text' && /\.(?:csv|txt|tsv)$/i.test(file) ? 'list' : kind;
};

/**
 * What is wrong with a file that is of another kind than those that are `wanted`: `exchange-empty`, or `file-other-kind` with what
 * it is and what to do. Nothing for a kind that is wanted, and for one that is not known.
 */
export const otherKind = (
  bytes: Uint8Array,
  file: string,
  wanted: readonly FileKind[],
): Problem | undefined => {
  if (bytes.length === 0) return problem('exchange-empty', { file });
  const kind = fileKind(bytes);
  if (kind === null || wanted.includes(kind)) return undefined;
  return problem('file-other-kind', { file }, { kind, ...FILE_KINDS[toldAs(kind, file)] });
};
