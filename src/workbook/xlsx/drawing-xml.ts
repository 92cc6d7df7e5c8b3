import type { ChartPlan } from '../../grid/plan';
import { XML_HEAD, type Dialect } from './package';
import { tag } from './xml';

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
export const drawingXml = (charts: readonly (readonly [ChartPlan, string])[], dialect: Dialect): string => {
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
