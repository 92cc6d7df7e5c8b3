import { type Result, fail, ok } from '../../core/result';
import { unknownProblem } from '../../core/names/meant';
import { ENCODINGS, type Encoding } from '../../language/files';

const KNOWN = Object.keys(ENCODINGS) as readonly Encoding[];

/** What else they are called. */
const ALSO: Readonly<Record<string, Encoding>> = {
  utf8: 'utf-8',
  utf16: 'utf-16le',
  ansi: 'windows-1252',
  latin1: 'windows-1252',
  iso88591: 'windows-1252',
  latin2: 'iso-8859-2',
  latin9: 'iso-8859-15',
  koi8r: 'koi8-u',
  mac: 'macintosh',
  macroman: 'macintosh',
};

const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The encoding that somebody names, as `windows-1250`, `cp1250` or `1250`; else `choice-unknown`. */
export const encodingNamed = (typed: string): Result<Encoding> => {
  const name = plain(typed);
  const digits = /^(?:cp|ibm|windows|win|dos)?(\d{3,4})$/.exec(name)?.[1];
  const found =
    ALSO[name] ??
    KNOWN.find((each) => plain(each) === name) ??
    KNOWN.find((each) => digits !== undefined && (each === `ibm${digits}` || each === `windows-${digits}`));
  return found ? ok(found) : fail(unknownProblem('choice-unknown', typed, KNOWN, { field: 'encoding' }));
};
