import type { Game, Player, Section } from '../model';
import { isTeamSystem } from '../pairing/teams/ids';
import { sectionFound, sectionNames } from '../sections/found';
import { sectionProblems } from '../sections/problems';
import { given, listOf, record, text, whole, type Fields, type Findings } from './fields';

/** A section as the file lists it. */
interface Listed {
  readonly name: string;
  readonly firstBoard?: number;
  readonly cycles?: number;
}

const listed = (mostBoards: number, mostCycles: number) =>
  listOf(
    record((fields): Listed | undefined => {
      const name = fields.required('name', text);
      const firstBoard = fields.optional('firstBoard', whole(1, mostBoards));
      const cycles = fields.optional('cycles', whole(1, mostCycles));
      return name === undefined ? undefined : given({ name: name.trim(), firstBoard, cycles });
    }),
  );

interface Divided {
  readonly players: readonly Player[];
  readonly games: readonly Game[];
  readonly cycles: number;
  readonly system: string;
  readonly mostBoards: number;
}

/**
 * The sections of an event file; nothing where it has none. What it does not list of a section is as its games tell: its
 * first board, its cycles. Problems are those of `sectionProblems`, and `sections-of-teams`.
 */
export const readSections = (
  fields: Fields,
  { players, games, cycles, system, mostBoards }: Divided,
  { report }: Findings,
): readonly Section[] | undefined => {
  const inFile = fields.optional('sections', listed(mostBoards, cycles));
  const names = sectionNames(players);
  if ((inFile ?? names).length === 0) return undefined;
  const sections = (inFile ?? names.map((name): Listed => ({ name }))).map((section) => ({
    ...sectionFound(section.name, players, games),
    ...section,
  }));
  if (isTeamSystem(system)) report('sections-of-teams', 'sections', {});
  for (const { code, place, values } of sectionProblems(players, sections, games)) {
    const player = players.findIndex(({ name }) => name === place.player);
    const game = games.findIndex(({ no }) => no === place.game);
    report(
      code,
      player >= 0 ? `players[${player}].section` : game >= 0 ? `games[${game}]` : 'sections',
      values,
    );
  }
  return sections;
};
