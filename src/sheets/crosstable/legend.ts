import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted, writing } from '../../grid/reference';
import { forfeitCount } from '../calculation/games';
import type { Layout } from '../layout';
import { legendColumn } from './look';

/**
 * The signs that a cross-table only has at times, each with a formula on a sheet that is 0 while there is none. Where Refresh writes
 * the cells, no formula looks through them.
 */
const signsOf = (layout: Layout, words: SheetWords, from: string): readonly (readonly [string, string])[] => {
  const { forfeits, toPlay, left } = words.tables.legend;
  const { calculation, crosstable, live } = layout;
  const { game, facts, player } = calculation;
  const { all, cell } = writing(from);
  const counted = live ? [player.live] : crosstable.tables.map((table) => table.live);
  return [
    [live ? forfeitCount(all(game.outcome)) : '1', forfeits],
    [live ? `${cell(facts.open)}*(1-${cell(facts.bare)})` : '1', toPlay],
    [counted.map((where) => `COUNTIFS(${all(where)},0)`).join('+'), left],
  ];
};

/** What the signs of the cross-table mean, below it. */
export const legendBlocks = (layout: Layout, words: SheetWords): readonly Block[] => {
  const { sheet, legend } = layout.crosstable;
  const column = legendColumn(layout);
  const { bold } = words.tables.legend;
  return signsOf(layout, words, sheet).map(([count, text], index) => {
    const [before, between] = index === 0 && bold ? [`${quoted(bold)}&`, '. '] : ['', ''];
    return fill(area(legend + index, column), `${before}IF(${count}=0,"",${quoted(`${between}${text}`)})`);
  });
};

/** The same in one line, as a formula on another sheet with the games. */
export const legendFormula = (layout: Layout, words: SheetWords, from: string): string =>
  [
    quoted(words.tables.legend.bold && `${words.tables.legend.bold}.`),
    ...signsOf(layout, words, from).map(([count, text]) => `IF(${count}=0,"",${quoted(` ${text}.`)})`),
  ].join('&');
