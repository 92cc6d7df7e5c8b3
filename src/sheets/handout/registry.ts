import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { failAll, andThen, ok, type Result } from '../../core/result';
import { largest } from '../../core/extremes';
import { problem, type Problem } from '../../core/problem';
import { sectionAlone } from '../../core/sections/changeSection';
import { fieldsOf } from '../../core/sections/fields';
import { firstFree, freeAmong } from '../../core/names/free';
import { calledById } from '../../core/names/meant';
import type { SheetWords } from '../../language/words';
import { areaAddress, quoteSheet } from '../../grid/cell';
import type { NamePlan, SheetPlan } from '../../grid/plan';
import { liveHandoutName } from '../findTournaments';
import type { Layout } from '../layout';
import { inSection, isSheetName } from '../names';
import { finalReport } from './finalReport';
import { race } from './race';
import { namedOf, ofAllProblems, speechOf, valuesOf, type Handout } from './handout';
import { byDiagonals } from './byDiagonals';
import { byRows } from './byRows';
import { bySums } from './bySums';
import { certificates, certificatesForAll } from './certificates';
import { calendar } from './teams/calendar';
import { explanation } from './explanation';
import { nameCards } from './nameCards';
import { pairings } from './pairings';
import { pairingTable } from './pairingTable';
import { playerList } from './playerList';
import { playerCards } from './playerCards';
import { blankSlips, resultSlips } from './resultSlips';
import { roundTable } from './roundTable';
import { seats } from './seats';
import { sectionPosters, sectionPostersByFour } from './sectionPosters';
import { roundsOf, subjectOf, type Subject } from './subject';
import { tableCards } from './tableCards';
import { fixtures } from './teams/fixtures';
import { matchSheets } from './teams/matchSheets';
import { wallChart } from './wallChart';

/** Every handout, in the order in which they are offered. */
export const HANDOUTS: readonly Handout[] = [
  finalReport,
  certificates,
  certificatesForAll,
  race,
  roundTable,
  pairingTable,
  pairings,
  sectionPosters,
  sectionPostersByFour,
  wallChart,
  seats,
  playerCards,
  tableCards,
  resultSlips,
  blankSlips,
  byRows,
  bySums,
  byDiagonals,
  explanation,
  fixtures,
  calendar,
  matchSheets,
  nameCards,
  playerList,
];

/** The handout of an id, else `handout-unknown` with what was `typed` and the ids that there are (`choices`). */
export const handoutOf = (id: string): Result<Handout> => calledById(id, HANDOUTS, 'handout-unknown');

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

/** `handout-of-players`, `handout-of-teams` for a handout that is not of those who meet. */
const strangerProblems = (handout: Handout, tournament: Tournament | null): readonly Problem[] => {
  const { id, values, live, ofTeams } = handout;
  if (tournament === null || valuesOf(handout, tournament) || (live && !tournament.discipline)) return [];
  if (!tournament.discipline)
    return values || !ofTeams ? [] : [problem('handout-of-teams', {}, { handout: id })];
  const choices = HANDOUTS.flatMap((each) => (each.ofTeams ? [each.id] : [])).join(', ');
  return [problem('handout-of-players', {}, { handout: id, choices })];
};

/** Why a handout of values cannot be made of something. */
export const handoutProblems = (handout: Handout, subject: Subject): readonly Problem[] => {
  const { id } = handout;
  const { tournament, system, player, round } = subject;
  const values = valuesOf(handout, tournament);
  const named = { handout: id };
  const strange = strangerProblems(handout, tournament);
  if (strange.length > 0) return strange;
  if (!values || (values.needsTournament && tournament === null))
    return [problem('handout-needs-tournament', {}, named)];
  const { systems, ofPlayer, ofRound, most } = values;
  const games = roundsOf(subject).reduce((sum, each) => sum + each.games.length, 0);
  const largest = largestOf(handout, subject);
  return [
    ...(systems && !systems.some((each) => each === system)
      ? [problem('handout-system', {}, { ...named, system, choices: systems.join(', ') })]
      : []),
    ...(OF_SIZE.includes(handout) && sizesOf(subject).size > 1
      ? [problem('handout-of-sections', {}, named)]
      : []),
    ...ofAllProblems(id, { player: player !== null && !ofPlayer, round: round !== null && !ofRound }),
    ...(largest > most.players || games > most.games
      ? [
          problem(
            'handout-too-large',
            {},
            { ...named, players: largest, games, mostPlayers: most.players, mostGames: most.games },
          ),
        ]
      : []),
    ...(values.nothing?.(subject) ?? []),
  ];
};

/** A name that no sheet has yet, case ignored: the plain one, else one of `others`, else with a number, in brackets behind another. */
export const freeName = (name: string, taken: readonly string[], others: readonly string[] = []): string => {
  const isFree = freeAmong(taken);
  const numbered = (number: number): string =>
    /\d$/.test(name) ? `${name} (${number})` : `${name} ${number}`;
  return [name, ...others].find(isFree) ?? firstFree(2, numbered, isFree);
};

/**
 * The sheet of a handout of values, under a name that is free in a workbook. Problems: `handout-needs-tournament`,
 * `handout-of-players`, `handout-of-teams`, `handout-system`, `handout-of-all`, `handout-of-rounds`,
 * `handout-too-large`, `handout-of-sections`, and its own.
 */
export const makeHandout = (
  handout: Handout,
  subject: Subject,
  taken: readonly string[],
): Result<SheetPlan> => {
  const [first, ...more] = handoutProblems(handout, subject);
  if (first) return failAll([first, ...more]);
  const { tournament } = subject;
  const speech = speechOf(tournament?.profile, tournament?.discipline ? 'teams' : undefined);
  const plain = namedOf(handout.name, subject, speech);
  const player = subject.players.find(({ no }) => no === subject.player);
  const own = `${plain}, ${player?.name ?? ''}`;
  const name = player && isSheetName(`${own} (99)`) ? own : plain;
  return andThen(present(valuesOf(handout, tournament)).make(madeOf(handout, subject), speech), (sheet) =>
    ok({
      role: 'handout' as const,
      name: freeName(
        name,
        taken,
        subject.section === '' ? [] : [inSection(subject.section, name)].filter(isSheetName),
      ),
      ...sheet,
    }),
  );
};

/** The live handouts that a tournament has, under the names of their sheets. */
const wanted = ({ liveHandouts = [] }: Pick<Tournament, 'liveHandouts'>, { names }: Layout) =>
  HANDOUTS.flatMap(({ id, name, live }) =>
    live && liveHandouts.includes(id) ? [{ id, live, name: names.liveHandouts?.[id] ?? name }] : [],
  );

/** The sheets of the live handouts that a tournament has. */
export const makeLiveHandouts = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): readonly SheetPlan[] =>
  wanted(tournament, layout).map(({ live, name }) => ({
    role: 'live-handout' as const,
    name,
    ...live.make(tournament, layout, words, name),
  }));

/** The names that tell of whose tournament the live handouts are; on live sheets alone. */
export const liveHandoutNames = (tournament: Tournament, layout: Layout): readonly NamePlan[] => {
  const { sheet, area } = layout.tournament.setting('id');
  const refersTo = `${quoteSheet(sheet)}!${areaAddress(area, true)}`;
  return layout.live
    ? wanted(tournament, layout).map(({ id, name }) => ({
        sheet: name,
        name: liveHandoutName(id),
        refersTo,
      }))
    : [];
};
