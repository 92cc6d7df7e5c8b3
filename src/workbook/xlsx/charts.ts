import type { CellValue } from '../../grid/cell';
import { CHART_NAME, type ChartPlan, type SheetPlan } from '../../grid/plan';
import { chartXml } from './chart-xml';
import { type Dialect, type Package, XML_HEAD } from './package';
import type { XlsxParts } from './parts';
import { child, elements, tag } from './xml';

/** A corner of a chart: the upper left one of a cell. */
const cornerXml = (name: string, row: number, column: number): string =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;

const frameXml = (chart: ChartPlan, shape: number, id: string, dialect: Dialect): string =>
  tag(
    'xdr:graphicFrame',
    { macro: '' },
    tag(
      'xdr:nvGraphicFramePr',
      {},
      tag('xdr:cNvPr', { id: shape, name: chart.name, descr: chart.description }) +
        '<xdr:cNvGraphicFramePr/>',
    ) +
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
      tag(
        'a:graphic',
        {},
        tag(
          'a:graphicData',
          { uri: `${dialect.drawing}/chart` },
          tag('c:chart', {
            'xmlns:c': `${dialect.drawing}/chart`,
            'xmlns:r': dialect.relationships,
            'r:id': id,
          }),
        ),
      ),
  );

/** A new drawing part: a sheet's charts, each over its cells, with the ids of the relationships to their parts. */
const drawingXml = (charts: readonly (readonly [ChartPlan, string])[], dialect: Dialect): string => {
  const anchors = charts.map(([chart, id], index) => {
    const { row, column, rows, columns } = chart.place;
    const corners = cornerXml('from', row, column) + cornerXml('to', row + rows, column + columns);
    // 1 is the drawing itself.
    return `<xdr:twoCellAnchor>${corners}${frameXml(chart, index + 2, id, dialect)}<xdr:clientData/></xdr:twoCellAnchor>`;
  });
  const spaces = {
    'xmlns:xdr': `${dialect.drawing}/spreadsheetDrawing`,
    'xmlns:a': `${dialect.drawing}/main`,
  };
  return XML_HEAD + tag('xdr:wsDr', spaces, anchors.join(''));
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Adds a sheet's charts and the drawing that holds them; answers the id of its relationship, null if there are none. */
export const addCharts = (
  { files, folder, dialect }: XlsxParts,
  { name: sheet, charts = [] }: SheetPlan,
  sheetPart: string,
  valueAt: (row: number, column: number) => CellValue,
): string | null => {
  if (charts.length === 0) return null;
  const drawing = files.freeName(`${folder}drawings/drawing`);
  const led = charts.map((chart) => {
    const part = files.freeName(`${folder}charts/chart`);
    files.add(part, `${OFFICE}.drawingml.chart+xml`, chartXml(chart, { sheet, dialect, valueAt }));
    return [chart, files.relate(drawing, `${dialect.relationships}/chart`, part)] as const;
  });
  files.add(drawing, `${OFFICE}.drawing+xml`, drawingXml(led, dialect));
  return files.relate(sheetPart, `${dialect.relationships}/drawing`, drawing);
};

/** Whether a drawing holds charts of ours and nothing that somebody else drew. */
export const isOurs = (files: Package, drawing: string): boolean => {
  if (!files.has(drawing)) return true;
  return elements(files.root(drawing)).every((anchor) => {
    const frame = child(child(anchor, 'graphicFrame'), 'nvGraphicFramePr');
    return child(frame, 'cNvPr')?.attributes['name']?.startsWith(CHART_NAME) === true;
  });
};
