import type { CellValue } from '../../grid/cell';
import { CHART_NAME, type SheetPlan } from '../../grid/plan';
import { chartXml } from './chart-xml';
import { drawingXml } from './drawing-xml';
import type { Package } from './package';
import type { XlsxParts } from './parts';
import { child, elements, parsePart } from './xml';

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
  return elements(parsePart(files.text(drawing), drawing)).every((anchor) => {
    const frame = child(child(anchor, 'graphicFrame'), 'nvGraphicFramePr');
    return child(frame, 'cNvPr')?.attributes['name']?.startsWith(CHART_NAME) === true;
  });
};
