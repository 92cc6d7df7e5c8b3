import type { TeamEvent } from '../../core/teamEvent/model';
import { hasColours } from '../../core/results/sides';
import { type Side, SIDES } from '../../core/model';
import type { MovementRound } from '../../core/teamEvent/movement';
import { entryAt } from '../../core/present';
import { say } from '../../language/language';
import type { SheetWords } from '../../language/words';
import { rows } from '../../grid/block';
import { area } from '../../grid/cell';
import type { SheetPlan } from '../../grid/plan';
import { ACCENT, QUIET, SIZE, styled, TAB, topStyles } from '../look/style';
import { pageHeader, titleOf } from '../look/title';

const FIRST = 3;
const WIDTH = 96;
/** A round: its heading, who has White, how either team moves, an empty line. */
const BLOCK = 5;

const roundLines = (
  event: TeamEvent,
  { round, homeWhite, moves }: MovementRound,
  words: SheetWords,
): readonly (readonly [string | null])[] => {
  const {
    discipline: { boards },
  } = event;
  const { movement } = words.teamEvent;
  const nameOf = (side: Side): string => entryAt(event.players, side === 'home' ? 0 : 1).name;
  const isAll = homeWhite.length === boards;
  const white = isAll || homeWhite.length === 0 ? 'all' : homeWhite.join(', ');
  const team = nameOf(homeWhite.length === 0 ? 'away' : 'home');
  return [
    [`${words.round} ${round}`],
    [hasColours(event) ? say(movement.white, { team, boards: white }) : null],
    ...(moves
      ? SIDES.map((side) => [say(movement.moves[moves[side]], { team: nameOf(side) })] as const)
      : [[movement.over] as const, [null] as const]),
    [null],
  ];
};

/** The sheet Movement of a cyclical Scheveningen match: who has White in each round, and how everybody moves after it. */
export const makeMovement = (
  event: TeamEvent,
  name: string,
  rounds: readonly MovementRound[],
  words: SheetWords,
): SheetPlan => {
  const { movement } = words.teamEvent;
  const headings = rounds.map((_, index) => FIRST + index * BLOCK);
  return {
    role: 'team-event',
    name,
    tabColor: TAB.handout,
    blocks: [
      rows(0, 0, [[titleOf(event, movement.sheet)], [movement.legend]], '@'),
      rows(
        FIRST,
        0,
        rounds.flatMap((round) => roundLines(event, round, words)),
        '@',
      ),
    ],
    styles: [
      ...topStyles(),
      styled(area(1, 0), { color: QUIET, wrap: true }),
      styled(area(FIRST, 0, rounds.length * BLOCK), { size: SIZE.heading, wrap: true }),
      ...headings.map((row) => styled(area(row, 0), { bold: true, size: SIZE.lead, color: ACCENT })),
    ],
    columns: [{ from: 0, count: 1, width: WIDTH }],
    rows: [{ row: 1, height: 32 }],
    print: {
      area: area(0, 0, FIRST + rounds.length * BLOCK, 1),
      landscape: false,
      fit: { wide: 1, tall: 0 },
      header: pageHeader(event),
    },
  };
};
