import { drawsLots } from '../core/draw/numbers';
import { keptDraws, type Draw } from '../core/draw/protocol';
import { isTeamSystem } from '../core/pairing/teams/ids';
import { ok, type Result } from '../core/result';
import { areaAddress, quoteSheet } from '../grid/cell';
import type { Roster } from '../sheets/roster';
import { withDefaults, type TournamentChoices } from './choices';

/** Where a list stands, such as `'Club'!A1:B11`. */
export const listAddress = ({ sheet, area }: Pick<Roster, 'sheet' | 'area'>): string =>
  `${quoteSheet(sheet)}!${areaAddress(area)}`;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The protocol of draws with the one that these choices make of a list at its end. Whoever shows a draw before a
 * tournament is made keeps what this answers and hands it to `createTournament` (`draws`), which writes it into the Log: so
 * nobody can draw until they like it without its being seen. A draw that is its last one already is not written twice, and
 * nothing is as long as no lots are drawn; members of teams are numbered by team, which is no draw of the list. Problems:
 * those of `drawNumbers`.
 */
export const keepDraw = (
  protocol: readonly Draw[],
  roster: Roster,
  choices: TournamentChoices,
  time: string,
): Result<readonly Draw[]> => {
  const { system, numbers, seed = '', saidBy = '' } = withDefaults(roster, choices);
  if (isTeamSystem(system) && !drawsLots(numbers)) return ok(protocol);
  return keptDraws(
    protocol,
    { entries: roster.players, system, columns: roster.columns, own: roster.headings.number },
    {
      time,
      numbering: numbers,
      seed: seed.trim(),
      ...(seed.trim() === '' || inOneLine(saidBy) === '' ? {} : { saidBy: inOneLine(saidBy) }),
      list: listAddress(roster),
    },
  );
};
