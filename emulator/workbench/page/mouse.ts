import { area } from '../../../src/grid/cell';
import { MAX_COLUMNS, MAX_ROWS } from '../../model';
import type { Desk } from './keys';

/** A cell that is being edited is left first; what Excel does not take keeps it open. */
const leaveCell = ({ editor }: Desk): boolean => editor.commit();

const overCells = (desk: () => Desk): void => {
  const { grid } = desk();
  let dragging = false;
  grid.stage.addEventListener('pointerdown', (event) => {
    const here = desk();
    if (event.button !== 0 || event.target === here.editor.box) return;
    if (event.target instanceof Element && event.target.closest('button, [role=listbox]')) return;
    event.preventDefault();
    if (!leaveCell(here)) return;
    const cell = grid.cellAt(event.clientX, event.clientY);
    if (event.shiftKey) here.session.extendTo(cell);
    else here.session.goTo(cell);
    grid.keys.focus({ preventScroll: true });
    dragging = true;
    grid.stage.setPointerCapture(event.pointerId);
  });
  grid.stage.addEventListener('pointermove', (event) => {
    if (!dragging) return;
    const cell = grid.cellAt(event.clientX, event.clientY);
    const { session } = desk();
    if (cell.row !== session.corner.row || cell.column !== session.corner.column) session.extendTo(cell);
  });
  grid.stage.addEventListener('pointerup', () => {
    dragging = false;
  });
  grid.stage.addEventListener('dblclick', (event) => {
    if (event.target !== desk().editor.box) desk().editor.begin('edit');
  });
};

const overHeadings = (desk: () => Desk): void => {
  const { grid } = desk();
  grid.root.addEventListener('pointerdown', (event) => {
    const here = desk();
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element) || !target.matches('.heading, .all') || !leaveCell(here)) return;
    event.preventDefault();
    const cell = grid.cellAt(clientX, clientY);
    if (target.matches('.all')) here.session.select(area(0, 0, MAX_ROWS, MAX_COLUMNS));
    else if (target.matches('.letters .heading'))
      here.session.select(area(0, cell.column, MAX_ROWS, 1), { row: 0, column: cell.column });
    else here.session.select(area(cell.row, 0, 1, MAX_COLUMNS), { row: cell.row, column: 0 });
    grid.keys.focus({ preventScroll: true });
  });
};

/** Lets the mouse select cells, rows, columns and all, and open a cell by a double click. */
export const listenToMouse = (desk: () => Desk): void => {
  overCells(desk);
  overHeadings(desk);
};
