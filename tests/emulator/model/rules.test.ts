import * as model from '../../../emulator/model';
import { createBook } from '../../../emulator/model';
import { at, refusal, write } from './at';

const list = (source: string): model.ValidationPart => ({ rule: { list: { inCellDropDown: true, source } } });

describe('data validation', () => {
  it('of some cells can be replaced; relative formulas stay right for the others', () => {
    const book = createBook();
    model.setValidation(book, at(book, 'A1:A9'), { rule: { custom: { formula: '=A1>0' } } });
    model.setValidation(book, at(book, 'A4'), list('=$D$1:$D$3'));
    expect(model.getValidation(book, at(book, 'A3:A4'))).toBeNull();
    expect(model.getValidation(book, at(book, 'A6:A7'))!.rule).toEqual({ custom: { formula: '=A6>0' } });
  });

  it('has one kind of rule; a typed list has at most 255 characters', () => {
    const book = createBook();
    const set = (part: model.ValidationPart) =>
      refusal(() => model.setValidation(book, at(book, 'A1'), part));
    expect(set({ rule: {} })).toBe('InvalidArgument');
    expect(set({ rule: { list: { source: 'a' }, custom: { formula: '=1' } } })).toBe('InvalidArgument');
    expect(set(list('a,'.repeat(128)))).toBe('InvalidArgument');
    expect(set(list(`${'a,'.repeat(127)}b`))).toBe('accepted');
    expect(set(list('=SUM('))).toBe('InvalidArgument');
  });

  it('does not stop what the interface writes', () => {
    const book = createBook();
    model.setValidation(book, at(book, 'A1'), list('a,b'));
    expect(refusal(() => write(book, 'A1', 'c'))).toBe('accepted');
  });
});

describe('conditional formats', () => {
  it('hold for each cell as if the formula were filled; the newest comes first', () => {
    const book = createBook();
    const sheet = book.state.sheets[0]!;
    write(book, 'A1:A3', [[1], [5], [9]]);
    const low = model.addConditional(book, at(book, 'A1:A3'), 'Custom');
    model.setConditionalFormula(book, low, '=A1>3');
    model.setConditionalFormat(low, 'font/color', '#FF0000');
    model.setConditionalFormat(low, 'font/bold', true);
    const high = model.addConditional(book, at(book, 'A1:A3'), 'Custom');
    model.setConditionalFormula(book, high, '=A1>8');
    model.setConditionalFormat(high, 'font/color', '#0000FF');
    const shown = [0, 1, 2].map((row) => model.conditionalFormatAt(book, sheet, row, 0));
    expect(shown).toEqual([
      {},
      { 'font/color': '#FF0000', 'font/bold': true },
      { 'font/color': '#0000FF', 'font/bold': true },
    ]);
    expect(model.conditionalsOf(book, at(book, 'A1'))).toEqual([high, low]);
  });

  it('set no font size and no thick line', () => {
    const book = createBook();
    const rule = model.addConditional(book, at(book, 'A1'), 'Custom');
    expect(refusal(() => model.setConditionalFormat(rule, 'font/size', 14))).toBe('InvalidArgument');
    expect(refusal(() => model.setConditionalFormat(rule, 'border/EdgeTop/weight', 'Thick'))).toBe(
      'InvalidArgument',
    );
    expect(refusal(() => model.setConditionalFormat(rule, 'border/EdgeTop/style', 'Continuous'))).toBe(
      'accepted',
    );
  });

  it('can be taken from some cells', () => {
    const book = createBook();
    const rule = model.addConditional(book, at(book, 'A1:A9'), 'Custom');
    model.setConditionalFormula(book, rule, '=A1>0');
    model.clearConditionals(book, at(book, 'A3'));
    const left = book.state.sheets[0]!.conditionals.map(({ area, formula }) => [
      model.makeAddress(area),
      formula,
    ]);
    expect(left).toEqual([
      ['A1:A2', '=A1>0'],
      ['A4:A9', '=A4>0'],
    ]);
  });
});

describe('pages', () => {
  it.each([
    ['zoom', { scale: 9 }, 'InvalidArgument'],
    ['zoom', { scale: 401 }, 'InvalidArgument'],
    ['zoom', { horizontalFitToPages: 1, verticalFitToPages: 0 }, 'accepted'],
    ['orientation', 'Sideways', 'InvalidArgument'],
    ['orientation', 'Landscape', 'accepted'],
    ['centerHorizontally', 'yes', 'InvalidArgument'],
    ['headersFooters/defaultForAllPages/centerHeader', 'x'.repeat(256), 'InvalidArgument'],
    ['wobble', 1, 'NotImplemented'],
  ])('%s takes %j: %s', (path, given, wanted) => {
    const book = createBook();
    expect(refusal(() => model.setPage(book, book.state.active, path, given))).toBe(wanted);
  });

  it('titles are whole rows and whole columns', () => {
    const book = createBook();
    expect(refusal(() => model.setTitleRows(book, at(book, 'A1:B2')))).toBe('InvalidArgument');
    model.setTitleRows(book, at(book, '1:2'));
    model.setTitleColumns(book, at(book, 'A:B'));
    expect(book.state.sheets[0]!.page).toMatchObject({
      titleRows: { from: 0, count: 2 },
      titleColumns: { from: 0, count: 2 },
    });
  });

  it('no page begins before the first row', () => {
    const book = createBook();
    expect(refusal(() => model.addRowBreak(book, at(book, 'A1')))).toBe('InvalidArgument');
  });

  it('frozen panes', () => {
    const book = createBook();
    const [sheet] = book.state.sheets;
    expect(sheet!.frozen).toEqual({ rows: 0, columns: 0 });
    model.freezeAt(book, at(book, 'A1:B3'));
    expect(sheet!.frozen).toEqual({ rows: 3, columns: 2 });
    model.freezeRows(book, book.state.active, 2);
    expect(sheet!.frozen).toEqual({ rows: 2, columns: 0 });
  });

  it('those of a hidden sheet are not frozen', () => {
    const book = createBook(['One', 'Two']);
    const { id } = book.state.sheets[1]!;
    model.setVisibility(book, id, 'Hidden');
    expect(refusal(() => model.freezeRows(book, id, 1))).toBe('GeneralException');
    expect(book.state.sheets[1]!.frozen.rows).toBe(0);
  });
});
