import { area } from '../../src/grid/cell';
import { makeAddress, type Book, type Ref } from '../model';
import { cellKey, intersection } from '../model/address';
import { moveFormula } from '../model/shift';
import { bodyArea } from '../model/tables';
import { ACTION, type RequestBody } from './message';

/** So many requests of one shape in one `Excel.run` are taken for a loop. */
const LOOP = 3;

const shapeOf = ({ Actions, ObjectPaths }: RequestBody): string =>
  JSON.stringify(
    Actions.map(({ ActionType, Name, ObjectPathId }) => [ActionType, Name, ObjectPaths[ObjectPathId]?.Name]),
  );

/** Notices a sync in a loop: requests that do the same thing one after the other within one `Excel.run`. */
export class LoopWatch {
  #shape = '';
  #last = 0;
  #times = 0;

  reset(): void {
    this.#times = 0;
  }

  /** Whether this request is the one that makes a loop of it. Ids of actions begin anew in each `Excel.run`. */
  isLoop(body: RequestBody): boolean {
    const ids = body.Actions.map(({ Id }) => Id);
    const [shape, follows] = [shapeOf(body), (ids[0] ?? 0) > this.#last];
    this.#times = follows && shape === this.#shape ? this.#times + 1 : 1;
    [this.#shape, this.#last] = [shape, ids.at(-1) ?? 0];
    return this.#times === LOOP;
  }
}

const MAY_BE_NULL = /^Get.*OrNullObject$/;

/**
 * What a request asks of an object before anybody can know whether it is there: anything but to load it. The client gives
 * such an object another path once it has been told.
 */
export const askedOfNull = ({ Actions, ObjectPaths }: RequestBody): readonly string[] => {
  const unsure = new Map(
    Object.values(ObjectPaths)
      .filter(({ Name }) => MAY_BE_NULL.test(Name))
      .map(({ Id, Name }) => [Id, Name]),
  );
  const asked: (readonly [id: number | undefined, what: string])[] = [
    ...Object.values(ObjectPaths).map(({ ParentObjectPathId, Name }) => [ParentObjectPathId, Name] as const),
    ...Actions.filter(
      ({ ActionType, Name }) =>
        ActionType === ACTION.set ||
        ActionType === ACTION.update ||
        (ActionType === ACTION.method && !Name.startsWith('_')),
    ).map(({ ObjectPathId, Name }) => [ObjectPathId, Name] as const),
  ];
  return asked.flatMap(([id, what]) => {
    const name = id === undefined ? undefined : unsure.get(id);
    return name === undefined ? [] : [`${what} is asked of ${name} before isNullObject`];
  });
};

/**
 * The calculated columns of tables (every cell a formula) that a range reaches into, told in words; not those that get their
 * own formula again.
 */
export const calculatedColumns = (
  book: Book,
  { sheet: id, area: where }: Ref,
  formulaAt: (row: number, column: number) => string | undefined = () => undefined,
): readonly string[] => {
  const sheet = book.sheet(id);
  return sheet.tables.flatMap((table) => {
    const body = bodyArea(table);
    const hit = intersection(body, where);
    if (!hit) return [];
    return table.columns
      .map(({ name, calculated }, at) => ({ name, calculated, column: body.column + at }))
      .filter(({ column }) => column >= hit.column && column < hit.column + hit.columns)
      .filter(
        ({ calculated, column }) =>
          calculated !== undefined ||
          Array.from({ length: body.rows }, (_, down) => cellKey(body.row + down, column)).every(
            (key) => sheet.cells.get(key)?.formula !== undefined,
          ),
      )
      .filter(
        ({ calculated, column }) =>
          calculated === undefined ||
          Array.from({ length: hit.rows }, (_, down) => hit.row + down).some(
            (row) => formulaAt(row, column) !== moveFormula(calculated, row - body.row, 0),
          ),
      )
      .map(
        ({ name, column }) =>
          `${sheet.name}!${makeAddress(area(hit.row, column, hit.rows, 1))}: written into the calculated column “${name}” of ${table.name}`,
      );
  });
};
