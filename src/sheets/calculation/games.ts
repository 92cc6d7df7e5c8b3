import type { Tournament } from '../../core/model';
import { REPLACEMENTS } from '../../core/typed';
import { down, fill } from '../block';
import { KEY_BASE, PAIRINGS, type Layout } from '../layout';
import type { Block } from '../plan';
import { inRow, whole, type Place } from '../reference';
import { substituted, withoutWildcards } from '../substitute';

/**
 * One row per game, found in the Pairings table by its number, so that the table may be sorted: who plays, what was
 * typed, which outcome that is (0 none, -1 not understood), and what that is to each side.
 */
export const makeGames = (tournament: Tournament, layout: Layout): readonly Block[] => {
  const { sheet, game, forms, outcomes, player } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const column = (index: number): string => all(layout.pairings.column(index));
  const [whiteColumn, blackColumn] = layout.leftIsWhite
    ? [PAIRINGS.leftNo, PAIRINGS.rightNo]
    : [PAIRINGS.rightNo, PAIRINGS.leftNo];
  const numberAt = (index: number): string =>
    `IF(${own(game.position)}=0,0,IFERROR(N(INDEX(${column(index)},${own(game.position)})),0))`;
  const typed = `INDEX(${column(PAIRINGS.result)},${own(game.position)})&""`;
  const players = `${own(game.white)},${own(game.black)}`;
  const ifCounts = (value: string): string => `IF(${own(game.counts)}=1,${value},0)`;
  const result = (column: Place): string => ifCounts(`INDEX(${all(column)},${own(game.outcome)})`);
  return [
    down(
      game.no,
      tournament.games.map(({ no }) => no),
    ),
    down(
      game.cycle,
      tournament.games.map(({ cycle }) => cycle),
    ),
    fill(game.position, `IFERROR(MATCH(${own(game.no)},${column(PAIRINGS.game)},0),0)`),
    fill(game.round, numberAt(PAIRINGS.round)),
    fill(game.white, numberAt(whiteColumn)),
    fill(game.black, numberAt(blackColumn)),
    fill(game.text, `IF(${own(game.position)}=0,"",IFERROR(${substituted(typed, REPLACEMENTS)},"#"))`, '0'),
    fill(
      game.outcome,
      `IF(${own(game.text)}="",0,IFERROR(INDEX(${all(forms.outcome)},MATCH(${withoutWildcards(own(game.text))},${all(forms.text)},0)),-1))`,
    ),
    fill(
      game.key,
      `IF(OR(MIN(${players})<1,MAX(${players})>${layout.playerCount},${own(game.white)}=${own(game.black)}),0,${own(game.cycle)}*${KEY_BASE * KEY_BASE}+MIN(${players})*${KEY_BASE}+MAX(${players}))`,
    ),
    fill(
      game.counts,
      `IF(AND(${own(game.outcome)}>0,${own(game.key)}>0),IFERROR(INDEX(${all(player.live)},${own(game.white)})*INDEX(${all(player.live)},${own(game.black)}),0),0)`,
    ),
    fill(game.whiteResult, result(outcomes.whiteResult)),
    fill(game.blackResult, result(outcomes.blackResult)),
    fill(game.whiteKey, `${own(game.round)}*${KEY_BASE}+${own(game.white)}`),
    fill(
      game.fault,
      `IF(OR(${own(game.outcome)}<0,${own(game.key)}=0),1,IF(MATCH(${own(game.key)},${all(game.key)},0)<>${own(game.no)},1,0))`,
    ),
    fill(game.blackKey, `${own(game.round)}*${KEY_BASE}+${own(game.black)}`),
  ];
};
