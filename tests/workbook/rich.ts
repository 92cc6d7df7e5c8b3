import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';

/**
 * A workbook of an organiser, crafted part by part, with what other programs leave in files: styles, conditional
 * formats, validation, a chart, an image, a comment, a table, names, custom parts, and parts nobody has heard of.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (...rows: readonly (readonly [string, string, string])[]) =>
  `${HEAD}<Relationships xmlns="${PKG}/relationships">${rows
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const contentTypes = `${HEAD}<Types xmlns="${PKG}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet7.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${SHEET_TYPE}.sharedStrings+xml"/><Override PartName="/xl/tables/table1.xml" ContentType="${SHEET_TYPE}.table+xml"/><Override PartName="/xl/comments1.xml" ContentType="${SHEET_TYPE}.comments+xml"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/><Override PartName="/xl/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/><Override PartName="/xl/calcChain.xml" ContentType="${SHEET_TYPE}.calcChain+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/><Override PartName="/docProps/custom.xml" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/><Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/></Types>`;

const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOC}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="27328"/><workbookPr defaultThemeVersion="166925" codeName="ThisWorkbook"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12210" activeTab="0"/></bookViews><sheets><sheet name="Club &amp; Friends" sheetId="1" r:id="rId1"/><sheet name="O'Neill" sheetId="7" state="hidden" r:id="rId2"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">'Club &amp; Friends'!$A$1:$F$9</definedName><definedName name="Fees">'O''Neill'!$A$1:$A$3</definedName><definedName name="Local" localSheetId="1">'O''Neill'!$B$2</definedName></definedNames><calcPr calcId="191029" iterate="1"/><extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.0&quot; pts&quot;"/><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="10"/><color theme="1"/><name val="Georgia"/><family val="1"/></font><font><b/><sz val="14"/><color rgb="FF993300"/><name val="Georgia"/><family val="1"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><gradientFill degree="90"><stop position="0"><color theme="0"/></stop><stop position="1"><color theme="4"/></stop></gradientFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="double"><color indexed="64"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1"><alignment horizontal="center"/></xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="170" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"><protection locked="0"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs count="1"><dxf><font><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs><tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/><colors><mruColors><color rgb="FF123456"/></mruColors></colors><extLst><ext uri="{EB79DEF2-80B8-43e5-95BD-54CBDDF9020C}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:slicerStyles defaultSlicerStyle="SlicerStyleLight1"/></ext></extLst></styleSheet>`;

const sharedStrings = `${HEAD}<sst xmlns="${MAIN}" count="12" uniqueCount="11"><si><t>Name</t></si><si><t>Rating</t></si><si><t xml:space="preserve"> Ada  Lovelace </t></si><si><r><rPr><b/><sz val="10"/><rFont val="Georgia"/></rPr><t xml:space="preserve">Bo </t></r><r><rPr><i/><sz val="10"/><rFont val="Georgia"/></rPr><t>Diddley</t></r></si><si><t>課長</t><rPh sb="0" eb="2"><t>カチョウ</t></rPh><phoneticPr fontId="1"/></si><si><t>line_x000D_
two</t></si><si><t>a &lt;b&gt; &amp; &#34;c&#34; &#x1F600;</t></si><si><t/></si><si><t>_x005F_x000D_</t></si><si><t>Joined</t></si><si><t>Share</t></si></sst>`;

const sheet1 = `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${DOC}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><sheetPr codeName="Sheet1"><tabColor rgb="FF00B050"/></sheetPr><dimension ref="A1:F12"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="B3" sqref="B3"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="13.5" x14ac:dyDescent="0.3"/><cols><col min="1" max="1" width="24.7109375" style="4" customWidth="1"/></cols><sheetData><row r="1" spans="1:6" s="1" customFormat="1" ht="21" customHeight="1" x14ac:dyDescent="0.3"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>9</v></c><c r="D1" s="1" t="s"><v>10</v></c></row><row r="2" spans="1:6"><c r="A2" s="4" t="s"><v>2</v></c><c r="B2"><v>2100</v></c><c r="C2" s="3"><v>44927</v></c><c r="D2" s="5"><v>0.25</v></c><c r="E2"><f t="shared" ref="E2:E5" si="0">B2*2+$B$2+SUM(Fees)</f><v>6306</v></c></row><row r="3" spans="1:6" hidden="1"><c r="A3" s="4" t="s"><v>3</v></c><c r="B3" s="2"><v>1999.5</v></c><c r="E3"><f t="shared" si="0"/><v>6105</v></c><c r="F3" t="b"><v>1</v></c></row><row r="4" spans="1:6"><c r="A4" s="4" t="s"><v>4</v></c><c r="B4" t="e"><v>#N/A</v></c><c r="E4" t="e"><f t="shared" si="0"/><v>#N/A</v></c></row><row r="5"><c r="A5" s="4" t="s"><v>5</v></c><c r="B5" t="inlineStr"><is><t>inline</t></is></c><c r="E5" t="e"><f t="shared" si="0"/><v>#VALUE!</v></c></row><row r="6"><c r="A6" s="4" t="s"><v>6</v></c><c r="B6" t="str"><f>A6&amp;"!"</f><v>a &lt;b&gt; &amp; "c" 😀!</v></c></row><row r="7"><c r="A7" s="4" t="s"><v>7</v></c><c r="B7" s="2"/></row><row r="8"><c r="A8" s="4" t="s"><v>8</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A10:C11"/></mergeCells><conditionalFormatting sqref="B2:B8"><cfRule type="cellIs" dxfId="0" priority="1" operator="lessThan"><formula>2000</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1" sqref="F2:F8"><formula1>"yes,no"</formula1></dataValidation></dataValidations><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><drawing r:id="rId1"/><legacyDrawing r:id="rId2"/><tableParts count="1"><tablePart r:id="rId4"/></tableParts></worksheet>`;

const sheet7 = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row><c><v>1</v></c><c/><c t="s"><v>0</v></c></row><row><c><v>2</v></c></row><row><c><v>3</v></c></row></sheetData></worksheet>`;

const table1 = `${HEAD}<table xmlns="${MAIN}" id="5" name="Members" displayName="Members" ref="A1:D8" totalsRowShown="0"><autoFilter ref="A1:D8"/><tableColumns count="4"><tableColumn id="1" name="Name"/><tableColumn id="2" name="Rating"/><tableColumn id="3" name="Joined"/><tableColumn id="4" name="Share"/></tableColumns><tableStyleInfo name="TableStyleLight9" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;

const comments = `${HEAD}<comments xmlns="${MAIN}"><authors><author>Secretary</author></authors><commentList><comment ref="B2" authorId="0"><text><t>checked twice</t></text></comment></commentList></comments>`;

const vml = `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/><v:shape id="_x0000_s1025" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"><x:ClientData ObjectType="Note"><x:Anchor>3, 15, 1, 2, 5, 15, 5, 4</x:Anchor><x:Row>1</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>`;

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const anchor = (column: number, content: string) =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>13</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>${column + 3}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>24</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${content}<xdr:clientData/></xdr:twoCellAnchor>`;
const drawing = `${HEAD}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main">${anchor(0, `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart 1"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${DOC}" r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>`)}${anchor(5, `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="3" name="Picture 2"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip xmlns:r="${DOC}" r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`)}</xdr:wsDr>`;

const chart = `${HEAD}<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main"><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:val><c:numRef><c:f>'Club &amp; Friends'!$B$2:$B$3</c:f></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`;

/** One transparent pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** The parts of the organiser's workbook by name. */
export const RICH_PARTS: Readonly<Record<string, Uint8Array>> = {
  ...Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': contentTypes,
      '_rels/.rels': relationships(
        ['rId1', `${DOC}/officeDocument`, 'xl/workbook.xml'],
        ['rId2', `${PKG}/relationships/metadata/core-properties`, 'docProps/core.xml'],
        ['rId3', `${DOC}/extended-properties`, 'docProps/app.xml'],
        ['rId4', `${DOC}/custom-properties`, 'docProps/custom.xml'],
        ['rId5', `${DOC}/customXml`, 'customXml/item1.xml'],
        ['rId9', 'http://example.org/relationships/unheard-of', 'odd/thing.dat'],
      ),
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relationships(
        ['rId1', `${DOC}/worksheet`, 'worksheets/sheet1.xml'],
        ['rId2', `${DOC}/worksheet`, '/xl/worksheets/sheet7.xml'],
        ['rId3', `${DOC}/styles`, 'styles.xml'],
        ['rId4', `${DOC}/sharedStrings`, 'sharedStrings.xml'],
        ['rId5', `${DOC}/calcChain`, 'calcChain.xml'],
      ),
      'xl/styles.xml': styles,
      'xl/sharedStrings.xml': sharedStrings,
      'xl/worksheets/sheet1.xml': sheet1,
      'xl/worksheets/sheet7.xml': sheet7,
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(
        ['rId1', `${DOC}/drawing`, '../drawings/drawing1.xml'],
        ['rId2', `${DOC}/vmlDrawing`, '../drawings/vmlDrawing1.vml'],
        ['rId3', `${DOC}/comments`, '../comments1.xml'],
        ['rId4', `${DOC}/table`, '../tables/table1.xml'],
      ),
      'xl/tables/table1.xml': table1,
      'xl/comments1.xml': comments,
      'xl/drawings/vmlDrawing1.vml': vml,
      'xl/drawings/drawing1.xml': drawing,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        ['rId1', `${DOC}/chart`, '../charts/chart1.xml'],
        ['rId2', `${DOC}/image`, '../media/image1.png'],
      ),
      'xl/charts/chart1.xml': chart,
      'xl/calcChain.xml': `${HEAD}<calcChain xmlns="${MAIN}"><c r="E2" i="1"/><c r="E3" i="1"/><c r="E4" i="1"/><c r="E5" i="1"/><c r="B6" i="1"/></calcChain>`,
      'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PKG}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Secretary</dc:creator></cp:coreProperties>`,
      'docProps/app.xml': `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application></Properties>`,
      'docProps/custom.xml': `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Season"><vt:lpwstr>2024/25</vt:lpwstr></property></Properties>`,
      'customXml/item1.xml': '<club xmlns="http://example.org/club"><member no="1"/></club>',
      'customXml/_rels/item1.xml.rels': relationships(['rId1', `${DOC}/customXmlProps`, 'itemProps1.xml']),
      'customXml/itemProps1.xml': `${HEAD}<ds:datastoreItem ds:itemID="{11111111-2222-3333-4444-555555555555}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs/></ds:datastoreItem>`,
      'odd/thing.dat': 'no program knows this part',
    }).map(([name, text]) => [name, strToU8(text)]),
  ),
  'xl/media/image1.png': PNG,
};

/** The organiser's workbook as a file, with other texts in some of its parts, or without those that are null. */
export const richWorkbook = (replaced: Readonly<Record<string, string | null>> = {}): Uint8Array =>
  zipSync({
    ...Object.fromEntries(Object.entries(RICH_PARTS).filter(([name]) => replaced[name] !== null)),
    ...Object.fromEntries(
      Object.entries(replaced).flatMap(([name, text]) => (text === null ? [] : [[name, strToU8(text)]])),
    ),
  });

/** A workbook file that can be read. */
export const opened = async (bytes: Uint8Array): Promise<XlsxWorkbook> => valueOf(await openXlsx(bytes));

/** The bytes of a workbook as it is now. */
export const saved = async (book: XlsxWorkbook): Promise<Uint8Array> => valueOf(await book.save());

/** Its parts by name, as texts. */
export const textsOf = async (book: XlsxWorkbook): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(unzipSync(await saved(book))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
