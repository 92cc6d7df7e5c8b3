import { underKey } from '../../core/present';
import type { Tournament } from '../../core/model';
import { downEach, fill, rows } from '../../grid/block';
import { numberIn } from '../../grid/formula/number';
import type { Block, SheetPlan, ValuesBlock } from '../../grid/plan';
import { fixedCell, place, whole, type Place, writing } from '../../grid/reference';
import { PAIRINGS, SNAPSHOT_NUMBERS, SNAPSHOT_TEXTS, type Layout } from '../layout';
import { isRest, linesOf } from '../pairings/lines';
import type { Written } from '../values/part';
import { keyFormula, textFormula } from '../values/lastRefresh';

/** The literal cells: each game's number and its line in the table, each player's number. */
export const snapshotNumbers = (tournament: Tournament, layout: Layout): readonly ValuesBlock[] => {
  const { game, player } = layout.snapshot;
  const lineOf = new Map<number, number>();
  linesOf(tournament).forEach((line, index) => {
    if (!isRest(line)) lineOf.set(line.no, index + 1);
  });
  return [
    rows(
      game.no.area.row,
      game.no.area.column,
      tournament.games.map(({ no }) => [no, underKey(lineOf, no)]),
      '0',
    ),
    downEach(player.no, tournament.players, ({ no }) => no, '0'),
  ];
};

const differs = (position: string, same: readonly string[]): string =>
  `IF(${position}=0,1,IFERROR(IF(AND(${same.join(',')}),0,1),1))`;

/**
 * A game is where it was written, or else wherever its number is now, as a sorted table is the same table. The place is
 * calculated separately from the comparison, so that typing a result looks nothing up again.
 */
const gameBlocks = (layout: Layout): Block[] => {
  const { sheet, game } = layout.snapshot;
  const { own } = writing(sheet);
  const column = (index: number): string => whole(layout.pairings.column(index), sheet);
  const at = (index: number): string => `INDEX(${column(index)},${own(game.position)})`;
  const [no, line] = [own(game.no), own(game.line)];
  const numbers = column(PAIRINGS.game);
  return [
    fill(
      game.position,
      `IF(IFERROR(INDEX(${numbers},${line}),0)=${no},${line},IFERROR(MATCH(${no},${numbers},0),0))`,
    ),
    fill(
      game.differs,
      differs(own(game.position), [
        `EXACT(${textFormula(at(PAIRINGS.result))},${own(game.text)})`,
        `${keyFormula(at(PAIRINGS.round), at(PAIRINGS.leftNo), at(PAIRINGS.rightNo))}=${own(game.key)}`,
      ]),
    ),
  ];
};

const playerBlocks = (layout: Layout): Block[] => {
  const { sheet, player } = layout.snapshot;
  const { players, playersColumns: columns } = layout;
  const { own } = writing(sheet);
  const at = (index: number): string =>
    `INDEX(${whole(players.column(index), sheet)},${own(player.position)})`;
  const texts = (['name', 'federation', 'reason', 'status', 'rating'] as const).map(
    (key) => `EXACT(${textFormula(at(columns[key]))},${own(player[key])})`,
  );
  return [
    fill(
      player.position,
      `IFERROR(MATCH(${own(player.no)},${whole(players.column(columns.no), sheet)},0),0)`,
    ),
    fill(
      player.differs,
      differs(own(player.position), [
        ...texts,
        `${numberIn(at(columns.adjustment))}=${own(player.adjustment)}`,
        `${numberIn(at(columns.playOff))}=${own(player.playOff)}`,
      ]),
    ),
  ];
};

const settingBlocks = (layout: Layout): Block[] => {
  const { tournament, snapshot, slots } = layout;
  const { sheet, settings, settingsDiffer } = snapshot;
  const cell = (where: Place): string => fixedCell(where, sheet);
  const numbers = SNAPSHOT_NUMBERS.map(
    (key) => (then: string) => `${numberIn(cell(tournament.setting(key)))}=${then}`,
  );
  const texts = [
    ...SNAPSHOT_TEXTS.map((key) => tournament.setting(key)),
    ...Array.from({ length: slots }, (_, slot) => tournament.slot(slot)),
  ].map((where) => (then: string) => `EXACT(${textFormula(cell(where))},${then})`);
  const along = ({ area }: Place, index: number): Place => place(sheet, area.row, area.column + index);
  return [...numbers, ...texts].map((same, index) =>
    fill(along(settingsDiffer, index), `IFERROR(IF(${same(cell(along(settings, index)))},0,1),1)`),
  );
};

/**
 * The hidden sheet of a tournament that Refresh keeps: a snapshot of the inputs as they were when the values were worked
 * out, and how many of them differ now.
 */
export const makeSnapshot = (
  layout: Layout,
  numbers: readonly ValuesBlock[],
  written: Written,
): SheetPlan => {
  const { sheet, flag, game, player, settingsDiffer } = layout.snapshot;
  const sums = [game.differs, player.differs, settingsDiffer].map((where) => `SUM(${whole(where, sheet)})`);
  return {
    role: 'calculation',
    name: sheet,
    hidden: true,
    gridlines: true,
    blocks: [
      fill(flag, sums.join('+')),
      ...numbers,
      ...(['Snapshot_games', 'Snapshot_players', 'Snapshot_settings', 'Published'] as const).flatMap(written),
      ...gameBlocks(layout),
      ...playerBlocks(layout),
      ...settingBlocks(layout),
    ],
    styles: [],
    columns: [],
  };
};
