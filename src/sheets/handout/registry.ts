import { largest } from '../../core/extremes';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { sectionAlone } from '../../core/sections/changeSection';
import { fieldsOf } from '../../core/sections/fields';
import { unknownProblem } from '../../core/unknown';
import type { SheetPlan } from '../../grid/plan';
import { byDiagonals } from './byDiagonals';
import { byRows } from './byRows';
import { bySums } from './bySums';
import { explanation } from './explanation';
import { namedOf, speechOf, type Handout } from './handout';
import { pairings } from './pairings';
import { pairingTable } from './pairingTable';
import { playerCards } from './playerCards';
import { resultSlips } from './resultSlips';
import { roundTable } from './roundTable';
import { seats } from './seats';
import { roundsOf, subjectOf, type Subject } from './subject';
import { tableCards } from './tableCards';
import { wallChart } from './wallChart';

/** Every handout, in the order in which they are offered. */
export const HANDOUTS: readonly Handout[] = [
  roundTable,
  pairingTable,
  pairings,
  wallChart,
  seats,
  playerCards,
  tableCards,
  resultSlips,
  byRows,
  bySums,
  byDiagonals,
  explanation,
];

/** The handout of an id, else `handout-unknown` with what was `typed` and the ids that there are (`choices`). */
export const handoutOf = (id: string): Result<Handout> => {
  const found = HANDOUTS.find((handout) => handout.id === id);
  const ids = HANDOUTS.map((handout) => handout.id);
  return found ? ok(found) : fail(unknownProblem('handout-unknown', id, ids));
};

/** How the table of one size is made: of sections that have one size, which is then what it is of. */
const OF_SIZE: readonly Handout[] = [byRows, bySums, byDiagonals];

/** Handouts of a table for each section, which has its own size; all others tell of games one by one. */
const OF_TABLES: readonly Handout[] = [roundTable, pairingTable, wallChart, seats, ...OF_SIZE];

/** The largest of the tables that a handout is of. */
const largestOf = (handout: Handout, { players, tournament }: Subject): number =>
  tournament?.sections && OF_TABLES.includes(handout)
    ? largest(fieldsOf(tournament).map((field) => field.players.length))
    : players.length;

const sizesOf = ({ tournament }: Subject): ReadonlySet<number> =>
  new Set(tournament?.sections ? fieldsOf(tournament).map(({ players }) => players.length) : []);

/** What a handout is made of: a table of one size of any of the sections, which all have it. */
const madeOf = (handout: Handout, subject: Subject): Subject =>
  subject.tournament?.sections && OF_SIZE.includes(handout)
    ? { ...subjectOf(sectionAlone(subject.tournament, 0)), section: '' }
    : subject;

/** Why a handout cannot be made of something. */
export const handoutProblems = (handout: Handout, subject: Subject): readonly Problem[] => {
  const { id, needs, systems, ofPlayer, ofRound, most } = handout;
  const { tournament, system, player, round } = subject;
  const games = roundsOf(subject).reduce((sum, each) => sum + each.games.length, 0);
  const largest = largestOf(handout, subject);
  const tooMany = largest > most.players || games > most.games;
  return [
    ...(needs === 'tournament' && tournament === null
      ? [problem('handout-needs-tournament', {}, { handout: id })]
      : []),
    ...(systems && !systems.some((each) => each === system)
      ? [problem('handout-system', {}, { handout: id, system, choices: systems.join(', ') })]
      : []),
    ...(OF_SIZE.includes(handout) && sizesOf(subject).size > 1
      ? [problem('handout-of-sections', {}, { handout: id })]
      : []),
    ...(player !== null && !ofPlayer
      ? [problem('handout-of-all', { field: 'player' }, { handout: id })]
      : []),
    ...(round !== null && !ofRound ? [problem('handout-of-all', { field: 'round' }, { handout: id })] : []),
    ...(tooMany
      ? [problem('handout-too-large', {}, { handout: id, players: largest, games, ...limitsOf(most) })]
      : []),
  ];
};

const limitsOf = ({ players, games }: Handout['most']) => ({ mostPlayers: players, mostGames: games });

/** A name that no sheet has yet, case ignored: the plain one, else with a number. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
};

/**
 * The sheet of a handout, under a name that is free in a workbook. Problems: `handout-needs-tournament`,
 * `handout-system`, `handout-of-all` (it is about no single player, or round), `handout-too-large`, `handout-of-sections`, and its
 * own.
 */
export const makeHandout = (
  handout: Handout,
  subject: Subject,
  language: string,
  taken: readonly string[],
): Result<SheetPlan> =>
  andThen(
    unlessProblems(handoutProblems(handout, subject), () => speechOf(language, subject.tournament?.profile)),
    (speech) =>
      andThen(handout.make(madeOf(handout, subject), speech), (sheet) =>
        ok({
          role: 'handout' as const,
          name: freeName(namedOf(handout.name, subject, speech), taken),
          ...sheet,
        }),
      ),
  );
