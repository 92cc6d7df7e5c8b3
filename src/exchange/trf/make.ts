import { countTo } from '../../core/numbers';
import { ok, type Result, andThen } from '../../core/result';
import { isTeamEvent, type EventTeam, type TeamEvent, teamOn } from '../../core/teamEvent/model';
import { type Tournament, type Side, SIDES, OTHER_SIDE } from '../../core/model';
import { type ExportedFiles, type TextFile, some } from '../exchangeFormat';
import { checks, lostIn, NAME_WIDTH } from './checks';
import { ofLines, makeRecord, numberFields } from './line';
import { personalOf, type Personal, ratingNumber } from './personal';
import { makeHeader, type Kind, headOf, type Heading, type Head } from './writeHeader';
import { makeAdjustments, makePlayers, makeTeams, FIRST_SEAT, FORFEIT, LINE_UP, teamLine } from './records';
import { roundDates } from '../../core/calendar/dates';
import { fieldsOf } from '../../core/sections/fields';
import { makeNationals } from './national';
import { cellsOf, countsIn, ranksOf, standingPoints, type Report } from './report';
import { given } from '../../core/format/fields';
import { toNumber } from '../../core/fraction';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { standings } from '../../core/tiebreak/standings';
import { teamEventTable } from '../../core/teamEvent/table';
import { primaryOf } from '../../core/tiebreak/teams/standings';
import { matchScoringText } from './scoring';
import { teamReportOf, type SeatedMatch, type TeamReport } from './teamReport';
import { fideTeamTieBreaks } from './tieBreaks';
import { encodedTeamType, typeText } from './tournamentType';

/** Who has White at each board of most matches. */
const colourSequence = ({ games: matches, discipline: { boards } }: TeamEvent): readonly Side[] =>
  Array.from({ length: boards }, (_, index) => {
    const there = matches.flatMap((match) => match.boards[index] ?? []);
    const home = there.filter(({ white }) => white === 'home').length;
    return there.length === 0
      ? index % 2 === 0
        ? 'home'
        : 'away'
      : 2 * home >= there.length
        ? 'home'
        : 'away';
  });

const headOfTeams = (event: TeamEvent, report: TeamReport): Head => {
  const { points, codes } = fideTeamTieBreaks(event.tieBreaks);
  return {
    ...{ name: event.event, dates: [], details: {} },
    players: report.players.length,
    rated: report.players.filter(({ member }) => (member.rating?.strength ?? 0) > 0).length,
    teams: event.players.length,
    type: typeText(event),
    encodedType: encodedTeamType(event, report),
    ...{ rounds: event.rounds, columns: event.rounds },
    scoring: event.discipline.scoring,
    ...{ tieBreaks: codes, points, rankMethod: '' },
    ofTeams: [
      [
        '352',
        colourSequence(event)
          .map((side) => (side === 'home' ? 'W' : 'B'))
          .join(''),
      ],
      ['362', matchScoringText(event.scoring)],
    ],
  };
};

const peopleOf = ({ players }: TeamReport): readonly Personal[] =>
  players.map(({ no, member: { name, rating } }) => ({
    no,
    name,
    typed: {},
    ...given({ rating: ratingNumber(rating) }),
  }));

const teamLines = (event: TeamEvent, { rosters }: TeamReport, version: 16 | 26): readonly string[] => {
  const table = teamEventTable(event, primaryOf(event.tieBreaks));
  const found = standings(event);
  const rows = found.ok ? found.value.rows : [];
  const ranked = rows.filter(({ rank }) => rank !== null).length;
  return event.players.map(({ no, name, status }: EventTeam, place) =>
    teamLine(
      {
        name,
        matchPoints:
          entryAt(table.matchPoints, place) / event.scoring.unit +
          (status === 'annulled' ? 0 : toNumber(entryAt(table.adjustments, place))),
        gamePoints: entryAt(table.gamePoints, place) / event.discipline.scoring.unit,
        rank: rows.find((row) => row.no === no)?.rank ?? ranked + 1,
        members: entryAt(rosters, place),
      },
      place,
      version,
    ),
  );
};

/** Whether a match is what anybody takes it for who knows the lists alone: all boards taken, in their order, with their colours. */
const isListed = (event: TeamEvent, { rosters }: TeamReport, { match, boards }: SeatedMatch): boolean => {
  const sequence = colourSequence(event);
  return (
    boards.length === event.discipline.boards &&
    boards.every(
      ({ home, away, white }, at) =>
        home !== 0 &&
        away !== 0 &&
        home === entryAt(rosters, match.white - 1)[at] &&
        away === entryAt(rosters, match.black - 1)[at] &&
        white === sequence[at],
    )
  );
};

/** Records 300: who sat where in a match that is not as the lists have it, the home side first. */
const lineUpLines = (event: TeamEvent, report: TeamReport): readonly string[] =>
  report.matches
    .filter((seated) => !isListed(event, report, seated))
    .flatMap(({ match, boards }) =>
      SIDES.map((side) => {
        const [team, opponent] = [teamOn(match, side), teamOn(match, OTHER_SIDE[side])];
        const seats = boards.map((board) => board[side]);
        return makeRecord(
          '300',
          LINE_UP,
          { round: match.round, team, opponent },
          numberFields(seats, FIRST_SEAT),
        );
      }),
    );

/** Records 330: matches that were forfeited at all boards. */
const forfeitLines = ({ matches }: TeamReport): readonly string[] =>
  matches.flatMap(({ match: { round, white: home, black: away }, boards }) => {
    const type = (['+-', '-+', '--'] as const).find((each) =>
      boards.every(({ outcome }) => outcome === each),
    );
    return type === undefined ? [] : [makeRecord('330', FORFEIT, { type, round, home, away })];
  });

/** What a federation would miss, and what the file has no code for. */
const warningsOf = (event: TeamEvent, report: TeamReport, version: 16 | 26): readonly Problem[] => {
  const { left } = fideTeamTieBreaks(event.tieBreaks);
  return [
    problem('trf-team-details'),
    ...report.players
      .filter(({ member: { name } }) => Array.from(name).length > NAME_WIDTH)
      .map(({ member: { name } }) => problem('trf-name-cut', { player: name }, { name, most: NAME_WIDTH })),
    ...(version === 26 && left.length > 0
      ? [problem('trf-tie-breaks-left', {}, { codes: left.join(', ') })]
      : []),
    ...report.warnings,
  ];
};

/**
 * Writes an event of teams: every member has a line with their games, every team a record (310, in TRF16 013) with its list and points;
 * a match that is not as the lists have it has its line-ups (300), one that was forfeited says so (330). A round in which somebody does
 * not play gives no points, nor does a team's rest. Problems: those of `teamReportOf`.
 */
const makeTeamStandings = (event: TeamEvent, version: Kind['version']): Result<ExportedFiles<TextFile>> =>
  andThen(teamReportOf(event), (report) => {
    const lines = [
      ...makeHeader(headOfTeams(event, report), { version, for: 'standings' }),
      ...makePlayers(peopleOf(report), report, version),
      ...(version === 26 ? makeAdjustments(event) : []),
      ...teamLines(event, report, version),
      ...(version === 26 ? [...lineUpLines(event, report), ...forfeitLines(report)] : []),
    ];
    return ok({ files: [ofLines('', lines)], warnings: warningsOf(event, report, version) });
  });

/** The name of an event, with that of its section. */
export const eventName = ({ event, section }: Tournament): string =>
  section === undefined ? event : `${event}: ${section}`;

/** Added to the name of a file for a section; nothing for a tournament that is not divided. */
export const sectionSuffix = (tournament: Tournament, field: Tournament): string =>
  tournament.sections ? `-${(field.section ?? '').replace(/[^\p{L}\p{N}]+/gu, '-')}` : '';

/** All lines of a field's file. */
export const fileOf = (suffix: string, heading: Heading, report: Report, kind: Kind): TextFile => {
  const { field } = heading;
  const people = personalOf(field);
  const hasNationals = kind.version === 26 && kind.for === 'standings';
  return ofLines(suffix, [
    ...makeHeader(headOf(heading, kind), kind),
    ...makePlayers(people, report, kind.version),
    ...(hasNationals ? makeNationals(field, people) : []),
    ...(kind.version === 26 && kind.for === 'standings' ? makeAdjustments(field) : []),
    ...makeTeams(field, kind.version),
  ]);
};

/** The first and the last day that the details say, else those of the games. */
export const daysOf = ({ details, games }: Tournament): Pick<Heading, 'firstDay' | 'lastDay'> => {
  const days = games.flatMap(({ date }) => date?.slice(0, 10) ?? []).sort();
  return { firstDay: details?.firstDay ?? days[0], lastDay: details?.lastDay ?? days.at(-1) };
};

/** The file of one field: everything that counts. */
const standingsFile = (tournament: Tournament, field: Tournament, kind: Kind): TextFile => {
  const dates = roundDates(field);
  const report: Report = {
    field,
    dates,
    cells: cellsOf(field, countTo(field.rounds), field.games, countsIn(field)),
    points: standingPoints(field, kind.version === 26),
    ranks: ranksOf(field),
  };
  const heading = { field, name: eventName(field), dates, ...daysOf(field) };
  return fileOf(sectionSuffix(tournament, field), heading, report, kind);
};

/**
 * Writes the standings of a tournament, of players or of teams: games that count for nobody are left out of it, as FIDE wants them in standings, and a rest is
 * a bye without points. A file for each section. What FIDE's checks would refuse is a warning. Problems: those of `makeTeamStandings`.
 */
export const makeStandings =
  (version: Kind['version']) =>
  (tournament: Tournament): Result<ExportedFiles<TextFile>> => {
    if (isTeamEvent(tournament)) return makeTeamStandings(tournament, version);
    const kind: Kind = { version, for: 'standings' };
    const fields = fieldsOf(tournament);
    return ok({
      files: some(fields.map((field) => standingsFile(tournament, field, kind))),
      warnings: [...checks(tournament), ...lostIn(tournament, version)],
    });
  };
