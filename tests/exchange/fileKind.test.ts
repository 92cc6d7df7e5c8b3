import { strToU8, zipSync } from 'fflate';
import { fileKind } from '../../src/exchange/fileKind';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string): string => [...text].join('\0');
const ole = (name: string): Uint8Array => latin(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(512)}${wide(name)}`);
const zip = (...parts: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(parts.map((part) => [part, strToU8('x')])));

it.each([
  ['an old workbook', ole('Workbook'), 'xls'],
  ['one of Excel 95', ole('Book'), 'xls'],
  ['one of Excel 4, before there were containers', latin('\t\u0004\u0006\0\0\0'), 'xls'],
  ['a workbook behind a password', ole('EncryptedPackage'), 'encrypted'],
  ['an old Word document', ole('WordDocument'), 'document'],
  ['an old presentation', ole('PowerPoint Document'), 'slides'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['a binary workbook', zip('[Content_Types].xml', 'xl/workbook.bin'), 'xlsb'],
  ['a Word document', zip('[Content_Types].xml', 'word/document.xml'), 'document'],
  ['a presentation', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'slides'],
  ['Numbers', zip('Index/Document.iwa', 'preview.jpg'), 'numbers'],
  ['an archive', zip('list.csv'), 'archive'],
  ['a PDF', latin('%PDF-1.7\n%\u00e2\u00e3'), 'pdf'],
  ['a page', latin('\u00ef\u00bb\u00bf<!DOCTYPE html><html>'), 'page'],
  ['a table of a page alone', latin('\n<table border=1><tr><td>Ann</td></tr></table>'), 'page'],
  ['a spreadsheet in XML', latin('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'), 'xml'],
  ['a text', latin('Name;Elo\nAnn;2000'), 'text'],
  ['a text in UTF-16 without its mark', latin(wide('Name;Elo\nAnn;2000')), 'text'],
  ['a name that begins like a picture', latin('BMW Team;1\n'), 'text'],
  ['a picture', latin('BM\u0086\u0003\0\0\0\0\u0001\u0002\u0003'), 'picture'],
  ['anything else', latin('\u0001\u0002\u0003'), null],
])('%s is told by what it holds', (_, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});
