import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Area, CellValue } from '../../src/grid/cell';
import { inFolder, makeProfile, type Locale } from './soffice';

/**
 * One thing that LibreOffice does, in order: opens a file, works everything out anew, types texts down a column, works out
 * what depends on them, reads an area, closes the file.
 */
export type Order =
  | readonly ['open', file: string]
  | readonly ['everything']
  | readonly ['type', sheet: string, row: number, column: number, ...texts: readonly string[]]
  | readonly ['settle']
  | readonly ['read', sheet: string, row: number, column: number, rows: number, columns: number]
  | readonly ['close'];

/** What an order took, and what it read: `#` for an error. */
export interface Answer {
  readonly milliseconds: number;
  readonly rows: readonly (readonly CellValue[])[];
}

/** The order to read an area. */
export const reading = (sheet: string, { row, column, rows, columns }: Area): Order => [
  'read',
  sheet,
  row,
  column,
  rows,
  columns,
];

/** Orders come a line each, their parts apart by tabs; `t` answers with the time, after a line for each row that was read. */
const program = (orders: string, answers: string): string => `
Dim doc, reader, writer

Sub Main
  Dim files, order, part, started
  files = CreateUnoService("com.sun.star.ucb.SimpleFileAccess")
  reader = CreateUnoService("com.sun.star.io.TextInputStream")
  reader.setInputStream(files.openFileRead(ConvertToURL("${orders}")))
  reader.setEncoding("UTF-8")
  writer = CreateUnoService("com.sun.star.io.TextOutputStream")
  writer.setOutputStream(files.openFileWrite(ConvertToURL("${answers}")))
  writer.setEncoding("UTF-8")
  Do While Not reader.isEOF()
    order = reader.readLine()
    If Len(order) > 0 Then
      part = Split(order, Chr(9))
      started = GetSystemTicks()
      Obey(part)
      writer.writeString("t" & Chr(9) & (GetSystemTicks() - started) & Chr(10))
    End If
  Loop
  writer.closeOutput()
  StarDesktop.terminate()
End Sub

Sub Obey(part)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Select Case part(0)
  Case "open"
    hidden(0).Name = "Hidden"
    hidden(0).Value = True
    doc = StarDesktop.loadComponentFromURL(ConvertToURL(part(1)), "_blank", 0, hidden())
  Case "everything"
    doc.calculateAll()
  Case "settle"
    doc.calculate()
  Case "type"
    TypeDown(part)
  Case "read"
    Tell(doc.Sheets.getByName(part(1)).getCellRangeByPosition(CLng(part(3)), CLng(part(2)), CLng(part(3)) + CLng(part(5)) - 1, CLng(part(2)) + CLng(part(4)) - 1).getDataArray())
  Case "close"
    doc.close(True)
  End Select
End Sub

Sub TypeDown(part)
  Dim sheet, at
  sheet = doc.Sheets.getByName(part(1))
  For at = 4 To UBound(part)
    sheet.getCellByPosition(CLng(part(3)), CLng(part(2)) + at - 4).setString(part(at))
  Next
End Sub

Sub Tell(rows)
  Dim row, at, said()
  For Each row In rows
    ReDim said(UBound(row))
    For at = 0 To UBound(row)
      If IsEmpty(row(at)) Then
        said(at) = "#"
      ElseIf VarType(row(at)) = 8 Then
        said(at) = "'" & row(at)
      Else
        said(at) = Trim(Str(row(at)))
      End If
    Next
    writer.writeString("r" & Chr(9) & Join(said, Chr(9)) & Chr(10))
  Next
End Sub
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const soffice = async (args: readonly string[]): Promise<void> => {
  await promisify(execFile)('soffice', [...args], { timeout: 840_000 });
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A Basic library `Standard` with one module, in a profile; the first start of LibreOffice would lay its own over it. */
const install = async (folder: string, profile: string, source: string): Promise<void> => {
  await soffice(['--headless', '--terminate_after_init', profile]);
  const basic = join(folder, 'profile', 'user', 'basic');
  mkdirSync(join(basic, 'Standard'), { recursive: true });
  const library = 'xmlns:library="http://openoffice.org/2000/library" library:name="Standard"';
  writeFileSync(
    join(basic, 'script.xlc'),
    `${HEAD}
<!DOCTYPE library:libraries PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "libraries.dtd">
<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink">
<library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/>
</library:libraries>`,
  );
  writeFileSync(
    join(basic, 'Standard', 'script.xlb'),
    `${HEAD}
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library ${library} library:readonly="false" library:passwordprotected="false">
<library:element library:name="Module1"/>
</library:library>`,
  );
  writeFileSync(
    join(basic, 'Standard', 'Module1.xba'),
    `${HEAD}
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escaped(source)}</script:module>`,
  );
};

const valueOf = (said: string): CellValue =>
  said.startsWith("'") ? said.slice(1) : said === '#' ? { error: '#' } : Number(said);

const parseAnswers = (text: string): readonly Answer[] => {
  const answers: Answer[] = [];
  let rows: CellValue[][] = [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [kind, ...parts] = line.split('\t');
    if (kind === 'r') rows.push(parts.map(valueOf));
    else {
      answers.push({ milliseconds: Number(parts[0]), rows });
      rows = [];
    }
  }
  return answers;
};

/** Has one LibreOffice carry out orders on files, by name, in a profile of its own; answers one by one. */
export const obeyed = (
  files: ReadonlyMap<string, Uint8Array>,
  orders: readonly Order[],
  locale: Locale = 'en-US',
): Promise<readonly Answer[]> =>
  inFolder(async (folder) => {
    const [input, output] = [join(folder, 'orders'), join(folder, 'answers')];
    const profile = makeProfile(folder, locale);
    await install(folder, profile, program(input, output));
    const pathOf = (name: string): string => join(folder, `${name}.xlsx`);
    for (const [name, bytes] of files) writeFileSync(pathOf(name), bytes);
    const lines = orders.map((order) => (order[0] === 'open' ? ['open', pathOf(order[1])] : order));
    writeFileSync(input, lines.map((parts) => parts.join('\t')).join('\n'));
    await soffice(['--headless', '--norestore', profile, 'macro:///Standard.Module1.Main']);
    const answers = parseAnswers(readFileSync(output, 'utf8'));
    if (answers.length !== orders.length)
      throw new Error(`${answers.length} of ${orders.length} orders were carried out`);
    return answers;
  });
