import { fail, ok, type Result } from '../../core/result';
import { OF_WINDOWS } from '../../core/names/letters';
import { unknownProblem } from '../../core/names/meant';
import { ENCODINGS, type Encoding } from '../../language/files';

/** What the pages of DOS, which browsers and Node do not know, have for the bytes from 128 on. */
const DOS = {
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const;

const asWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => OF_WINDOWS.charAt(sign.charCodeAt(0) - 0x80));

const asDos = (bytes: Uint8Array, high: string): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : high.charAt(byte - 0x80))).join('');

/** The text of bytes in an encoding. */
export const inPage = (bytes: Uint8Array, page: Encoding): string => {
  if (page === 'windows-1252') return asWindows(bytes);
  return page in DOS ? asDos(bytes, DOS[page as keyof typeof DOS]) : new TextDecoder(page).decode(bytes);
};

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
