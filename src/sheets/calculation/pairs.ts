import { countTo, down, fill } from '../../grid/block';
import { KEY_BASE, type Layout } from '../layout';
import type { Block } from '../../grid/plan';
import { inRow, whole } from '../../grid/reference';

/** Where two different players stand among the pairs of a cycle; `players` are their numbers, separated by a comma. */
export const pairPlace = ({ playerCount }: Layout, cycle: string, players: string): string => {
  const [low, high] = [`MIN(${players})`, `MAX(${players})`];
  const before = `(${cycle}-1)*${(playerCount * (playerCount - 1)) / 2}`;
  return `${before}+(${low}-1)*(${2 * playerCount}-${low})/2+${high}-${low}`;
};

/** The keys of all pairs, cycle by cycle. */
const pairKeys = ({ playerCount, cycles }: Layout): readonly number[] =>
  countTo(cycles).flatMap((cycle) =>
    countTo(playerCount).flatMap((low) =>
      countTo(playerCount - low).map((above) => cycle * KEY_BASE * KEY_BASE + low * KEY_BASE + low + above),
    ),
  );

/** Every two players' game in each cycle: looked for once for both of them, the first if there are more. */
export const makePairs = (layout: Layout): readonly Block[] => {
  const { sheet, game, pair } = layout.calculation;
  return [
    down(pair.key, pairKeys(layout)),
    fill(
      pair.game,
      `IFERROR(INDEX(${whole(game.signed, sheet)},MATCH(${inRow(pair.key, sheet)},${whole(game.key, sheet)},0)),0)`,
    ),
  ];
};
