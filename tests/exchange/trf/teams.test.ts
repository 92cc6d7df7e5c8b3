import { withGames, withPlayers, withStatus } from '../../changed';
import { makeEvent } from '../../../src/core/format/event';
import type { ProblemCode } from '../../../src/core/problem';
import { listedBoards } from '../../../src/core/teamEvent/create';
import { memberNo, teamNo, type TeamEvent, type Match, teamOn } from '../../../src/core/teamEvent/model';
import { type MatchBoard, type Side } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { countedOutcome, counts } from '../../../src/core/teamEvent/table';
import { teamStandings } from '../../../src/core/tiebreak/teams/standings';
import { tournamentOf } from '../../../src/exchange/found';
import { teamEventOf } from '../../../src/exchange/foundTeams';
import {
  type ExchangeFormat,
  type FoundTeamEvent,
  isFoundTeamEvent,
  type Parsed,
} from '../../../src/exchange/exchangeFormat';
import { lossesOf } from '../../../src/exchange/losses';
import { trf16, trf26 } from '../../../src/exchange/trf/fideFiles';
import { valueOf } from '../../results';
import { sample } from './lines';
import { newTeamEvent, playedMatches, teamsAtRandom } from '../../teamEvents';

const MAKING = { time: '2026-11-27T19:00' };

const linesOf = (event: TeamEvent, format: ExchangeFormat): readonly string[] =>
  String(valueOf(format.make!(event, MAKING)).files[0].content).split('\r\n');

const NAMING = { id: 'teams', file: 'league.trf' };

const teamsIn = ({ events: [event] }: Parsed): FoundTeamEvent => {
  if (!isFoundTeamEvent(event)) throw new Error('no event of teams');
  return event;
};

const readBack = (lines: readonly string[], format: ExchangeFormat = trf26): TeamEvent => {
  const parsed = valueOf(format.parse!(new TextEncoder().encode(lines.join('\r\n')), 'league.trf'));
  return valueOf(teamEventOf(teamsIn(parsed), NAMING)).tournament;
};

const thereAndBack = (event: TeamEvent, format: ExchangeFormat): TeamEvent =>
  readBack(linesOf(event, format), format);

const withBoards = (
  event: TeamEvent,
  change: (match: Match, board: MatchBoard) => Partial<MatchBoard>,
): TeamEvent =>
  withGames(event, (match) => ({
    ...match,
    boards: match.boards.map((board) => ({ ...board, ...change(match, board) })),
  }));

/** What is left of an event by the losses of TRF26: who left, line-ups of matches to come, the rule of line-ups, strangers. */
const afterLosses = (event: TeamEvent): TeamEvent => {
  const begun = (match: Match): boolean =>
    counts(event, match) && match.boards.some((board) => countedOutcome(event, match, board) !== null);
  const teams = event.players.map((team) => {
    const named = event.games
      .filter(begun)
      .flatMap((match) =>
        (['home', 'away'] as const).flatMap((side) =>
          teamOn(match, side) === team.no ? match.boards.map((board) => board[side].trim()) : [],
        ),
      );
    const strangers = [...new Map(named.map((name) => [name.toLowerCase(), name])).values()];
    const added = strangers.filter((name) => name !== '' && memberNo(team, name) === 0);
    const { no, name, adjustment, status } = team;
    return {
      ...{ no, name },
      ...(adjustment === undefined || status === 'annulled' ? {} : { adjustment }),
      status: 'playing' as const,
      members: [...team.members, ...added.map((name) => ({ name }))],
    };
  });
  const boardOf = (match: Match, board: MatchBoard): MatchBoard => {
    const name = (side: Side): string => {
      const isGone = board.outcome === null && teamNo(event, teamOn(match, side))?.status === 'withdrawn';
      const { members } = teamNo({ players: teams }, teamOn(match, side))!;
      return isGone ? '' : (members[memberNo({ members }, board[side]) - 1]?.name ?? '');
    };
    const seats = { home: name('home'), away: name('away') };
    // a board without names and result in a match that has begun is one that nobody came to
    const outcome = countedOutcome(event, match, board) ?? (seats.home + seats.away === '' ? '--' : null);
    return { ...board, ...seats, outcome };
  };
  return {
    ...event,
    discipline: { ...event.discipline, lineUp: 'free' as const },
    players: teams,
    games: event.games.map((match) => ({
      ...match,
      boards: begun(match)
        ? match.boards.map((board) => boardOf(match, board))
        : listedBoards(
            teamNo({ players: teams }, match.white)!,
            teamNo({ players: teams }, match.black)!,
            event.discipline.boards,
            'home',
          ),
    })),
  };
};

const told = (event: TeamEvent): unknown => JSON.parse(makeEvent(event));

const PLAYED = playedMatches(
  newTeamEvent(4, 5, { boards: 4 }),
  ...['A-B 10=1', 'A-C 11=0', 'A-D ====', 'B-C 1010', 'B-D ++++', 'C-D 0=0='],
);

describe('a team event there and back', () => {
  it('with every match as the lists have it', () => {
    expect(told(thereAndBack(PLAYED, trf26))).toEqual(told(PLAYED));
  });

  it('with changed line-ups, empty seats, forfeits of single boards and double forfeits', () => {
    const event = withBoards(PLAYED, ({ round, white: home, black: away }, { board, ...names }) => {
      if (round === 1 && board === 2) return home === 1 ? { home: 'A5' } : { away: '', outcome: '+-' };
      if (round === 2 && board === 4) return { home: '', away: '', outcome: '--' };
      if (round === 2 && board === 1 && away === 3) return { home: names.home, away: '', outcome: '+-' };
      if (round === 3 && board === 1) return { outcome: '--' };
      return {};
    });
    expect(told(thereAndBack(event, trf26))).toEqual(told(event));
  });

  it('with two boards exchanged', () => {
    const event = withBoards(PLAYED, ({ round, white: home }, { board, home: name }) =>
      round === 3 && board < 3
        ? { home: name.slice(0, 1) + String(3 - board), away: home === 9 ? '' : undefined! }
        : {},
    );
    const clean = withBoards(event, (match, { board, away }) => ({
      away: away ?? teamNo(PLAYED, match.black)!.members[board - 1]!.name,
    }));
    expect(told(thereAndBack(clean, trf26))).toEqual(told(clean));
  });

  it.each([1, 2])('of two teams, %d times round', (cycles) => {
    const event = playedMatches(newTeamEvent(2, 3, { cycles }), 'A-B 1=0');
    expect(linesOf(event, trf26)).toContain(`192 FIDE_TEAM_${cycles === 2 ? 'DOUBLE' : ''}ROUNDROBIN`);
    expect(thereAndBack(event, trf26)).toEqual(afterLosses(event));
  });

  it('twice round, unfinished, 3-1-0 for a match and for a game, guests with White on the odd boards', () => {
    const three = { win: 3, draw: 1, loss: 0, unit: 1 };
    const event = playedMatches(
      newTeamEvent(3, 3, {
        ...{ cycles: 2, whiteOnOdd: 'away', scoring: three, matchScoring: three },
        tieBreaks: ['GP', 'MP', 'BC', 'EGGSB'],
      }),
      'A-B 1=0',
      'A-C ..1',
    );
    expect(told(thereAndBack(event, trf26))).toEqual(told(event));
  });

  it('a team that left after half: its boards without a result are forfeits, and nobody of it is named there', () => {
    const left = withStatus(
      playedMatches(newTeamEvent(4, 2), 'A-B 10', 'C-D 11', 'A-C 11', 'B-D =='),
      3,
      'withdrawn',
    );
    const again = thereAndBack(left, trf26);
    expect(told(again)).toEqual(told(afterLosses(left)));
    const places = (event: TeamEvent) => valueOf(standings(event)).rows.map(({ no, rank }) => [no, rank]);
    expect(places(again)).toEqual(places(left));
    expect(linesOf(left, trf26).filter((line) => line.startsWith('330'))).toEqual(['330 +-   1   2   3']);
  });

  it('a team that left before half: its matches are still to be played', () => {
    const left = withStatus(playedMatches(newTeamEvent(4, 2), 'A-B 10', 'C-D 11'), 4, 'annulled');
    expect(told(thereAndBack(left, trf26))).toEqual(told(afterLosses(left)));
  });

  it('keeps ratings of members', () => {
    const event = withPlayers(PLAYED, (team) => ({
      ...team,
      members: team.members.map((member, at) => ({
        ...member,
        rating: { typed: 2000 - at, strength: 2000 - at },
      })),
    }));
    expect(thereAndBack(event, trf26).players[0]!.members[4]!.rating).toEqual({
      typed: 1996,
      strength: 1996,
    });
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'anything at all, seed %i: equal but for what is lost, or refused by name',
    (seed) => {
      const event = teamsAtRandom(
        newTeamEvent(3 + (seed % 4), 2 + (seed % 5), { cycles: 1 + (seed % 2) }),
        seed,
        seed % 3 === 0 ? 0.7 : 1,
      );
      const made = trf26.make!(event, MAKING);
      if (made.ok) expect(told(thereAndBack(event, trf26))).toEqual(told(afterLosses(event)));
      else
        expect(['trf-team-nobody', 'trf-team-two-boards'] satisfies ProblemCode[]).toContain(
          made.problems[0].code,
        );
    },
  );
});

describe('TRF16 has no line-ups', () => {
  /** Games of a match whoever sat where: names and outcome, the points of both sides. */
  const games = ({ games: matches }: TeamEvent): unknown =>
    matches.map(({ round, white: home, black: away, boards }) => [
      ...[round, home, away],
      ...boards
        .filter(({ home: one, away: other }) => one !== '' || other !== '')
        .map(({ home: one, away: other, outcome }) => `${one} - ${other} ${outcome}`)
        .sort(),
    ]);

  it('games, points and standings are what they were', () => {
    const event = withBoards(PLAYED, ({ round, white: home }, { board }) =>
      round === 1 && board === 2 ? (home === 1 ? { home: 'A5' } : { away: '', outcome: '+-' }) : {},
    );
    const again = thereAndBack(event, trf16);
    expect(games(again)).toEqual(games(event));
    const order = ['MP', 'GP', 'EDE'];
    expect(valueOf(standings(again, order))).toEqual(valueOf(standings(event, order)));
  });

  it('the boards of a match whose members sat in the order of their list are where they were', () => {
    expect(told({ ...thereAndBack(PLAYED, trf16), tieBreaks: PLAYED.tieBreaks })).toEqual(told(PLAYED));
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
    'any games with two players, seed %i',
    (seed) => {
      const event = withBoards(teamsAtRandom(newTeamEvent(3 + (seed % 3), 3), seed), (match, { board }) => {
        const name = (no: number): string => teamNo(PLAYED, no)?.members[board - 1]?.name ?? `${no}`;
        return { home: name(match.white), away: name(match.black) };
      });
      const playing = {
        ...event,
        players: newTeamEvent(3 + (seed % 3), 3).players.map((team) => ({
          ...team,
          members: team.members.map((_, at) => ({
            name: teamNo(PLAYED, team.no)?.members[at]?.name ?? `${team.no}`,
          })),
        })),
      };
      if (seed % 3 === 2) return; // five teams have no such names
      expect(games(thereAndBack(playing, trf16))).toEqual(games(playing));
    },
  );
});

describe('the lines of a team event', () => {
  const event = withBoards(
    playedMatches(newTeamEvent(3, 3, { boards: 2 }), 'A-B 1=', 'A-C +0'),
    ({ white: home }, { board }) => (home === 3 && board === 1 ? { home: '' } : {}),
  );
  const lines = linesOf(event, trf26);
  const starting = (id: string): readonly string[] => lines.filter((line) => line.startsWith(id));

  it('has types, colours and what ranks the teams', () => {
    expect(starting('082')).toEqual(['082 3']);
    expect(starting('092')).toEqual(['092 Team: Round-Robin']);
    expect(starting('192')).toEqual(['192 FIDE_TEAM_ROUNDROBIN']);
    expect(starting('212')).toEqual(['212 MPTS,MPvGP,EDE']);
    expect(starting('352')).toEqual(['352 WB']);
    expect(starting('362')).toEqual([]);
  });

  it('match points that are not 2, 1 and 0 stand in record 362', () => {
    const three = linesOf({ ...event, scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }, trf26);
    expect(three.filter((line) => line.startsWith('362'))).toEqual(['362 TW 3.0   TD 1.0   TL 0.0']);
  });

  it('a team has its number, points, rank and list in the columns of record 310', () => {
    expect(starting('310')).toEqual([
      '310   1 Team A                                           3.0    2.5   1     1    2    3',
      '310   2 Team B                                           0.0    0.5   3     4    5    6',
      '310   3 Team C                                           1.0    1.0   2     7    8    9',
    ]);
  });

  it('points that the arbiter took away stand in a record 299, and in the match points of record 310', () => {
    const { players } = event;
    const late = {
      ...event,
      players: players.map((team) => (team.no === 1 ? { ...team, adjustment: -1 } : team)),
    };
    const lines = linesOf(late, trf26).filter((line) => /^(299|310 {3}1)/.test(line));
    expect(lines).toEqual([
      '299    -1.0        000    1',
      '310   1 Team A                                           2.0    2.5   1     1    2    3',
    ]);
    expect(
      lossesOf(
        withPlayers(late, (team) => ({ ...team, adjustmentReason: 'late' })),
        trf16,
      ),
    ).toMatchObject([
      { values: { what: expect.stringContaining('reasons for adjusted points, adjusted points') } },
    ]);
  });

  it('an empty seat is 0 in the line-ups of both sides; whoever sat opposite has a forfeit without an opponent', () => {
    expect(starting('300')).toEqual(['300   3   3   1    0    8', '300   3   1   3    1    2']);
    expect(starting('001    1')[0]!.slice(91)).toBe('0000 - Z     4 w 1  0000 - +');
  });
});

const codesOf = (event: TeamEvent, format: ExchangeFormat): readonly string[] => {
  const made = format.make!(event, MAKING);
  return (made.ok ? made.value.warnings : made.problems).map(({ code }) => code);
};

describe('what a file of teams cannot hold', () => {
  it.each([
    ['a result at a board where nobody is named', { home: '' }, 'trf-team-nobody'],
    ['two games of one member in a round', { home: 'A1' }, 'trf-team-two-boards'],
  ])('%s is refused, and the board is named', (_, change, code) => {
    const event = withBoards(PLAYED, ({ white: home, round }, { board }) =>
      home === 1 && round === 1 && board === 2 ? change : {},
    );
    const made = trf26.make!(event, MAKING);
    expect(made.ok ? [] : made.problems).toMatchObject([
      { code, place: { round: 1 }, values: { match: 1, board: 2, team: 'Team A' } },
    ]);
  });

  it('somebody who is not on the list is named', () => {
    const event = withBoards(PLAYED, ({ white: home }, { board }) =>
      home === 1 && board === 2 ? { home: 'Guest' } : {},
    );
    expect(codesOf(event, trf26)).toEqual(['trf-team-details', 'trf-team-stranger']);
  });

  it('tie-breaks without a code of FIDE’s are named', () => {
    expect(codesOf({ ...PLAYED, tieBreaks: ['MP', 'NZ_BOARDS'] }, trf26)).toEqual([
      'trf-team-details',
      'trf-tie-breaks-left',
    ]);
  });

  it('losses are told in words', () => {
    const event = withStatus(
      { ...PLAYED, discipline: { ...PLAYED.discipline, lineUp: 'order' } },
      1,
      'withdrawn',
    );
    expect(lossesOf(event, trf26)).toMatchObject([
      { code: 'exchange-lost', values: { what: 'which teams have withdrawn, who may sit where' } },
    ]);
    expect(lossesOf(PLAYED, trf16)).toMatchObject([
      { values: { what: 'who sat at which board, the order of tie-breaks' } },
    ]);
    expect(lossesOf(PLAYED, trf26)).toEqual([]);
  });
});

const replaced = (starts: string, by: (line: string) => string): readonly string[] =>
  linesOf(PLAYED, trf26).map((line) => (line.startsWith(starts) ? by(line) : line));

const problemsOf = (lines: readonly string[]): readonly unknown[] => {
  const parsed = trf26.parse!(new TextEncoder().encode(lines.join('\r\n')), 'league.trf');
  if (!parsed.ok) return parsed.problems;
  const found = teamEventOf(teamsIn(parsed.value), NAMING);
  return found.ok ? [] : found.problems;
};

describe('a file of teams that contradicts itself', () => {
  const first = linesOf(PLAYED, trf26).findIndex((line) => line.startsWith('310')) + 1;

  it.each([
    [
      'points of a team that are not those of its results',
      replaced('310   1', (line) => line.replace(' 5.0 ', ' 6.0 ')),
      { code: 'exchange-team-points', place: { line: first }, values: { team: 'Team A' } },
    ],
    [
      'a member of two teams',
      replaced('310   2', (line) => line.replace(/ 6 /, ' 1 ')),
      { code: 'trf-team-two-teams', place: { line: first + 1 } },
    ],
    [
      'a number that no player has',
      replaced('310   2', (line) => `${line}   99`),
      { code: 'exchange-player-unknown', place: { line: first + 1 }, values: { number: 99 } },
    ],
    [
      'somebody in no team',
      replaced('310   2', (line) => line.slice(0, -5)),
      { code: 'trf-team-none', values: { name: 'B5' } },
    ],
    [
      'a number that two teams have',
      replaced('310   2', (line) => line.replace('310   2', '310   1')),
      { code: 'trf-team-number', place: { line: first + 1 } },
    ],
    [
      'a line-up of a team that is none',
      replaced('XXR', (line) => `${line}\r\n300   1   9   1    1    2    3    4`),
      { code: 'trf-team-unknown', values: { number: 9, round: 1 } },
    ],
    [
      'a line-up with somebody who met another one',
      replaced('XXR', (line) =>
        [line, '300   1   1   4    2    1    3    4', '300   1   4   1   16   17   18   19'].join('\r\n'),
      ),
      { code: 'trf-team-line-up', values: { name: 'A2', round: 1, board: 1 } },
    ],
    [
      'a bye that pays',
      replaced('XXR', (line) => `${line}\r\n320  1.0  2.0   1`),
      { code: 'trf-team-bye-paid' },
    ],
    [
      'a forfeit of no kind',
      replaced('XXR', (line) => `${line}\r\n330 ==   1   1   4`),
      { code: 'trf-team-forfeit', values: { typed: '==' } },
    ],
    [
      'match points that do not descend',
      replaced('352', () => '362 TW 0.0   TD 1.0'),
      { code: 'trf-scoring' },
    ],
    [
      'two matches in a round',
      replaced('XXR', (line) => `${line}\r\n330 +-   1   1   2`),
      { code: 'trf-team-two-matches', values: { team: 'Team A', round: 1 } },
    ],
    [
      'a game inside a team',
      replaced('001    1', (line) => line.replace('  16 w', '   5 w')).map((line) =>
        line.startsWith('001    5')
          ? line.replace('0000 - Z', '   1 b 0')
          : line.startsWith('001   16')
            ? line.replace('   1 b =', '0000 - Z')
            : line,
      ),
      { code: 'trf-team-mates' },
    ],
  ])('%s is refused with its line', (_, lines, expected) => {
    expect(problemsOf(lines)[0]).toMatchObject(expected);
  });

  it('a Swiss of teams that pays for rests is refused as such', () => {
    const lines = [...replaced('092', () => '092 Team: Swiss'), '320  1.0  2.0   1'];
    expect(problemsOf(lines)).toMatchObject([
      { code: 'trf-swiss', values: { type: 'Team: Swiss FIDE_TEAM_ROUNDROBIN' } },
    ]);
  });

  it('a Swiss of teams is refused: some have not met, and no round is left for that', () => {
    const lines = linesOf(newSwiss(), trf26).map((line) =>
      line
        .replace(/^(?:142|XXR) 5$/, (text) => text.replace('5', '2'))
        .replace(/^(?:09|19)2 .*/, '092 Team: Swiss'),
    );
    expect(problemsOf(lines)).toMatchObject([{ code: 'exchange-not-all-play' }]);
  });
});

/** Six teams of which nobody has played more than two rounds. */
const newSwiss = (): TeamEvent =>
  playedMatches(newTeamEvent(6, 2), 'A-F 11', 'B-E 10', 'C-D ==', 'F-D 10', 'E-C 11', 'A-B 10');

it('two teams whose members all meet become a match of two teams, with the list that ranks them', () => {
  const event = withBoards(
    newTeamEvent(2, 3, { system: 'scheveningen', tieBreaks: ['MP', 'GP', 'BC'] }),
    () => ({
      outcome: '1-0',
    }),
  );
  const parsed = valueOf(
    trf26.parse!(new TextEncoder().encode(linesOf(event, trf26).join('\r\n')), 'match.trf'),
  );
  const naming = { id: 'match', file: 'match.trf' };
  const { tournament } = valueOf(tournamentOf(parsed.events[0], naming));
  expect(parsed.warnings).toEqual([]);
  expect(tournament).toMatchObject({
    system: 'scheveningen',
    teams: [{ name: 'Team A' }, { name: 'Team B' }],
    teamTieBreaks: ['MP', 'GP', 'BC'],
  });
  // A1 has White against B1 and loses nothing: the home side won every board
  expect(valueOf(teamStandings(tournament, ['GP'])).map(({ team, rank }) => [team, rank])).toEqual([
    ['Team A', 1],
    ['Team B', 2],
  ]);
});

it.each([
  ['trf26-teams/league.trf', trf26],
  ['trf26-teams/double.trf', trf26],
  ['trf16-teams/league.trf', trf16],
] as const)('%s is read, and written again line by line as it was', (name, format) => {
  const text = new TextDecoder().decode(sample(name));
  expect(linesOf(readBack(text.split('\r\n'), format), format)).toEqual(text.split('\r\n'));
});

it('a match behind the last round of the header is refused', () => {
  expect(problemsOf(replaced('XXR', (line) => `${line}\r\n330 +-   9   1   2`))).toMatchObject([
    { code: 'trf-rounds', values: { rounds: 3, last: 9 } },
  ]);
});

describe('files of other programs', () => {
  it('a team without a record 300 sat in the order of its list, without those who did not play', () => {
    const lines = [
      '092 Team: Round-Robin',
      '352 WB',
      ...[
        '  0000 - Z     7 w 1     4 w 1',
        '  0000 - Z',
        '  0000 - Z     9 b 1     6 b 1',
        '     9 w 0  0000 - Z     1 b 0',
        '',
        '     8 b 0  0000 - Z     3 w 0',
        '               1 b 0',
        '     6 w 1',
        '     4 b 1     3 w 0',
      ].map((rounds, at) => `${`001 ${String(at + 1).padStart(4)}      P${at + 1}`.padEnd(89)}${rounds}`),
      '310   1 One                                                               1    2    3',
      '310   2 Two                                                               4    5    6',
      '310   3 Three                                                             7    8    9',
      '300   1   3   2    9    8',
    ];
    const event = readBack(lines);
    expect(
      event.games.map(({ round, white: home, black: away, boards }) => [
        ...[round, home, away],
        ...boards.map((board) => `${board.home} - ${board.away} ${board.outcome}`),
      ]),
    ).toEqual([
      [1, 2, 3, 'P4 - P9 0-1', 'P6 - P8 0-1'],
      [2, 1, 3, 'P1 - P7 1-0', 'P3 - P9 1-0'],
      [3, 1, 2, 'P1 - P4 1-0', 'P3 - P6 1-0'],
    ]);
  });

  it('a tournament of players with the clubs of all is no event of teams', () => {
    const clubs = [
      '310   1 A'.padEnd(73) + '   1',
      '310   2 B'.padEnd(73) + '   2',
      '310   3 C'.padEnd(73) + '   3',
    ];
    const lines = [
      '092 Individual: Round-Robin',
      ...['     2 w 1  0000 - Z     3 b 1', '     1 b 0     3 w 1', '  0000 - Z     2 b 0     1 w 0'].map(
        (rounds, at) => `${`001    ${at + 1}      P${at + 1}`.padEnd(89)}${rounds}`,
      ),
      ...clubs,
    ];
    const parsed = valueOf(trf26.parse!(new TextEncoder().encode(lines.join('\n')), 'x.trf'));
    expect(parsed.events.map(isFoundTeamEvent)).toEqual([false]);
  });
});
