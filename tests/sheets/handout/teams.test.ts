import { withGames, withPlayer, withStatus } from '../../changed';
import { given } from '../../../src/core/format/fields';
import '../../../src/language/late';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { settled } from '../../../src/core/teamEvent/event';
import { countTo } from '../../../src/grid/block';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { ALLOWANCE, PAGE, pointsOf } from '../../../src/sheets/look/page';
import { CUT_FILL } from '../../../src/sheets/look/style';
import { planProblems } from '../../../src/workbook/plan-problems';
import { realEvent } from '../../eventFixtures';
import { TEAM_HANDOUTS } from '../../handouts';
import { codesOf } from '../../results';
import { newTeamEvent, playedMatches, teamsAtRandom } from '../../teamEvents';
import { formatAt, made, rowOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

const VENUES = ['Hall A', 'Hall B', 'Hall C', 'Hall D', 'Hall E'];
const calendar = { dates: { first: '2026-11-13', days: 7 } };

/** Five teams of three members at two boards. Round 1: B-D 2:0, C-E drawn; A rests in it. */
const LEAGUE = newTeamEvent(5, 3, { boards: 2, calendar: { ...calendar, venues: VENUES } });
const PLAYED = playedMatches(LEAGUE, 'B-E 11', 'C-D 1=');

const moved = (event: TeamEvent, no: number, date: string | undefined): TeamEvent => ({
  ...event,
  games: event.games.map(({ date: before, ...match }) =>
    match.no === no ? { ...match, ...(date === undefined ? {} : { date }) } : { ...match, date: before! },
  ),
});

/** Team B has left after round 1. */
const LEFT = settled(withStatus(PLAYED, 2, 'withdrawn'));

const AS_OF = 'After round 1.';

describe('handouts of teams', () => {
  it('are plans that a workbook takes, of three teams to twenty-four, and of two that meet member by member', () => {
    const two = newTeamEvent(2, 4, { system: 'scheveningen', calendar });
    const darts = newTeamEvent(4, 2, { calendar, profile: 'neutral' });
    for (const event of [
      PLAYED,
      darts,
      newTeamEvent(3, 1, { calendar }),
      newTeamEvent(24, 4, { calendar }),
      two,
    ])
      for (const { id } of TEAM_HANDOUTS) {
        const sheet = made(id, subjectOf(event));
        if (id === 'round-table' && event === two) expect(codesOf(sheet)).toEqual(['handout-system']);
        else {
          const plan = sheetOf(id, subjectOf(event));
          const active = { sheet: plan.name, row: 0, column: 0 };
          expect([id, planProblems({ id: 'h', sheets: [plan], names: [], active }, [], [])]).toEqual([
            id,
            [],
          ]);
        }
      }
  });

  it('tell no colours of a game without them, and where each match is', () => {
    const darts: TeamEvent = { ...PLAYED, profile: 'neutral' };
    const saidOn = (id: string, event: TeamEvent): string => JSON.stringify(sheetOf(id, subjectOf(event)));
    for (const { id } of TEAM_HANDOUTS)
      expect([id, saidOn(id, darts).match(/White|Black|named first|[■□]/)]).toEqual([id, null]);
    expect(saidOn('pairings', PLAYED)).toContain('Bold: White.');
    expect(saidOn('match-sheets', PLAYED)).toContain('■ Black, □ White.');
    expect(saidOn('pairings', darts)).toContain('Hall B');
    const heads = sheetOf('match-sheets', subjectOf(newTeamEvent(2, 2, { profile: 'neutral' })));
    expect([0, 1, 2, 3].map((column) => valueAt(heads, 4, column))).toEqual([
      'Board',
      'Home: Team A',
      'Result',
      'Away: Team B',
    ]);
  });

  it('are not those of players, nor the other way round', () => {
    expect(codesOf(made('seats', subjectOf(LEAGUE)))).toEqual(['handout-of-players']);
    expect(codesOf(made('match-sheets', subjectOf(realEvent('cand2013'))))).toEqual(['handout-of-teams']);
  });
});

describe('certificates', () => {
  it('tell the place of each of the first three teams, and say “1 match point”', () => {
    const league = playedMatches(newTeamEvent(3, 2), 'A-B 1=', 'A-C 11', 'B-C ==');
    const sheet = sheetOf('certificates', subjectOf(league));
    const lines = ['1st place', '2nd place', '3rd place'].map((text) => rowOf(sheet, text, 3));
    expect(lines.map((row) => [valueAt(sheet, row + 2, 3), valueAt(sheet, row + 3, 3)])).toEqual([
      ['Team A', '4 match points'],
      ['Team B', '1 match point'],
      ['Team C', '1 match point'],
    ]);
  });

  it('have the last day with a result, and none where matches have no dates', () => {
    const calendar = { dates: { first: '2026-12-12', days: 7 } };
    const results = ['A-B 11', 'A-C 11', 'B-C 11'];
    const dayOn = (event: TeamEvent) => {
      const sheet = sheetOf('certificates', subjectOf(playedMatches(event, ...results)));
      return valueAt(sheet, rowOf(sheet, '1st place', 3) + 5, 3);
    };
    // 2027-01-02 as a worksheet counts days.
    expect([dayOn(newTeamEvent(3, 2, { calendar })), dayOn(newTeamEvent(3, 2))]).toEqual([46389, null]);
  });

  it('say “game points” where these come first', () => {
    const league = playedMatches(
      newTeamEvent(3, 2, { tieBreaks: ['GP', 'MP'] }),
      'A-B 1=',
      'A-C 11',
      'B-C ==',
    );
    const sheet = sheetOf('certificates', subjectOf(league));
    expect(valueAt(sheet, rowOf(sheet, '1st place', 3) + 3, 3)).toBe('3.5 game points');
  });
});

describe('fixtures', () => {
  it('tell each team round by round whom it meets, at home or away, and when it rests', () => {
    const sheet = sheetOf('fixtures', subjectOf(PLAYED));
    const row = rowOf(sheet, 'Team B');
    expect(valueAt(sheet, 1, 0)).toBe(AS_OF);
    expect(textOf(sheet, row + 2, 2, 5, 4)).toEqual([
      'home Team E 2–0 Hall B',
      'away Team A . Hall A',
      '– bye – .',
      'home Team C . Hall B',
      'away Team D . Hall D',
    ]);
    expect(valueAt(sheet, row + 2, 1)).toBe(46339);
  });

  it('have the own score of a team first, away too, and say so', () => {
    const sheet = sheetOf('fixtures', { ...subjectOf(PLAYED), player: 5 });
    expect(valueAt(sheet, 2, 0)).toBe('The team’s own score stands first.');
    expect(textOf(sheet, 5, 0, 1, 6)).toEqual(['1 46339 away Team B 0–2 Hall B']);
    expect(valueAt(sheetOf('fixtures', subjectOf(LEAGUE)), 1, 0)).toBeNull();
  });

  it('say of a match with a team that withdrew that there is none, without date and venue', () => {
    const sheet = sheetOf('fixtures', { ...subjectOf(LEFT), player: 1 });
    expect(textOf(sheet, 5, 0, 5, 6)).toEqual([
      '1 . – bye – .',
      '2 . – Team B withdrew: no match 2–0 .',
      '3 46353 away Team C . Hall C',
      '4 46360 home Team D . Hall A',
      '5 46367 away Team E . Hall E',
    ]);
  });

  it('of one team are its own alone', () => {
    const sheet = sheetOf('fixtures', { ...subjectOf(PLAYED), player: 4 });
    expect([rowOf(sheet, 'Team D'), valueAt(sheet, 10, 0)]).toEqual([3, null]);
  });
});

describe('the calendar', () => {
  it('says below the matches which hall two home teams need at one time', () => {
    const shared = { ...calendar, venues: ['Hall A', 'Hall B', 'hall b', 'Hall D', 'Hall E'] };
    const sheet = sheetOf('calendar', subjectOf(newTeamEvent(5, 3, { boards: 2, calendar: shared })));
    expect(JSON.stringify(sheet.blocks).match(/[^"]*at the same time[^"]*/g)).toEqual([
      'Team B – Team E, Team C – Team D: 2 matches at the same time in Hall B, in round 1, on Fri 13 Nov 2026, with 4 boards in all. If there is no room for them, two teams can swap their numbers, or one match can move.',
    ]);
    expect(JSON.stringify(sheetOf('calendar', subjectOf(LEAGUE)).blocks)).not.toContain('at the same time');
  });

  const dates = (event: TeamEvent): unknown[] => {
    const sheet = sheetOf('calendar', subjectOf(event));
    return [4, 12, 13].map((row) => [valueAt(sheet, row, 0), textOf(sheet, row, 1, 1, 4)[0]]);
  };

  it('has the matches in the order of dates: one that was moved at its new date, one without a date last', () => {
    expect(dates(moved(PLAYED, 1, '2027-01-15 19:30'))).toEqual([
      [46339, '1 Team C Team D 1.5–0.5'],
      [46367, '5 Team E Team A .'],
      [46402.8125, '1 Team B Team E 2–0'],
    ]);
    expect(dates(moved(PLAYED, 1, undefined))[2]).toEqual([null, '1 Team B Team E 2–0']);
    expect(dates(moved(PLAYED, 10, undefined))[2]).toEqual(['no date yet', '5 Team E Team A .']);
    const undated = withGames(PLAYED, (match) =>
      match.no === 1 ? match : given({ ...match, date: undefined }),
    );
    const sheet = sheetOf('calendar', subjectOf(undated));
    expect([5, 12, 13].map((row) => valueAt(sheet, row, 0))).toEqual([null, 'no date yet', 'no date yet']);
  });

  it('leaves out matches that are not played, and says so', () => {
    const sheet = sheetOf('calendar', subjectOf(LEFT));
    expect(valueAt(sheet, 2, 0)).toBe(
      'A match that has moved is under its new date. Matches that are not played because Team B withdrew are left out.',
    );
    const teams = textOf(sheet, 4, 2, 10, 2).filter((text) => text.includes('Team B'));
    expect(teams).toEqual(['Team B Team E']);
  });

  it('is refused where matches have halls and no dates, and fixtures have no column for them', () => {
    const event = newTeamEvent(4, 2, { calendar: { dates: { dates: [] }, venues: ['A', 'B', 'C', 'D'] } });
    expect(event.dated).toBe(true);
    expect(codesOf(made('calendar', subjectOf(event)))).toEqual(['team-event-undated']);
    const heads = textOf(sheetOf('fixtures', subjectOf(event)), 4, 0, 1, 6);
    expect(heads.join(' ')).not.toContain('Date');
  });

  it('is refused where matches have no dates', () => {
    expect(codesOf(made('calendar', subjectOf(newTeamEvent(4, 2))))).toEqual(['team-event-undated']);
  });
});

describe('match sheets', () => {
  it('have the boards of each match that is not finished, with who sits there, reserves and captains', () => {
    const sheet = sheetOf('match-sheets', { ...subjectOf(PLAYED), round: 2 });
    expect(valueAt(sheet, 3, 0)).toBe('Round 2 · Match 3 · Hall E');
    expect(textOf(sheet, 4, 0, 6, 6)).toEqual([
      'Board* . Home: Team E* Result* Away: Team C* .',
      '1 □ E1 . C1 ■',
      '2 ■ E2 . C2 □',
      'Score* . . . . .',
      'Reserves: E3 . . . Reserves: C3 .',
      'Captain . . . Captain .',
    ]);
    expect([8, 9].map((row) => sheet.rows?.find((each) => each.row === row)?.height)).toEqual([22, 34]);
    expect([0, 4].map((column) => styleAt(sheet, 8, column).vertical)).toEqual(['center', 'center']);
    expect([10, 11].map((row) => sheet.rows?.find((each) => each.row === row)?.height)).toEqual([
      undefined,
      1.5,
    ]);
    expect(styleAt(sheet, 11, 3).fill).toBe(CUT_FILL);
  });

  it('are printed in letters of 9 points or more', () =>
    expect(sheetOf('match-sheets', subjectOf(newTeamEvent(8, 4))).print!.scale! * 11).toBeGreaterThanOrEqual(
      900,
    ));

  it('have semicolons between reserves whose names have commas', () => {
    const players = PLAYED.players.map((team) => ({
      ...team,
      members: [...team.members, { name: 'Abbott, Dee' }],
    }));
    const sheet = sheetOf('match-sheets', { ...subjectOf({ ...PLAYED, players }), round: 2 });
    expect(valueAt(sheet, 8, 0)).toBe('Reserves: E3; Abbott, Dee');
  });

  it('name as reserve whoever made room for a substitute', () => {
    const games = PLAYED.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => (board.home === 'E2' ? { ...board, home: 'E3' } : board)),
    }));
    const sheet = sheetOf('match-sheets', { ...subjectOf({ ...PLAYED, games }), round: 2 });
    expect(textOf(sheet, 6, 0, 3, 6)).toEqual([
      '2 ■ E3 . C2 □',
      'Score* . . . . .',
      'Reserves: E2 . . . Reserves: C3 .',
    ]);
  });

  it('have the results and the score of a finished round, and of a match those that there are', () => {
    const sheet = sheetOf('match-sheets', { ...subjectOf(PLAYED), round: 1 });
    expect(textOf(sheet, 4, 0, 4, 6)).toEqual([
      'Board* . Home: Team B* Result* Away: Team E* .',
      '1 □ B1 1–0 E1 ■',
      '2 ■ B2 1–0 E2 □',
      'Score* . . 2–0 . .',
    ]);
    const begun = sheetOf('match-sheets', { ...subjectOf(playedMatches(LEAGUE, 'B-E 0.')), round: 1 });
    expect(textOf(begun, 5, 0, 3, 6)).toEqual(['1 □ B1 0–1 E1 ■', '2 ■ B2 . E2 □', 'Score* . . . . .']);
  });

  it('of a round have the match that was postponed from an earlier one', () => {
    const [first, ...games] = PLAYED.games;
    const boards = first!.boards.map((board) => ({ ...board, outcome: null, pending: 'postponed' as const }));
    const postponed = { ...PLAYED, games: [{ ...first!, boards }, ...games] };
    const titles = (round: number): readonly unknown[] => {
      const sheet = sheetOf('match-sheets', { ...subjectOf(postponed), round });
      return [3, 12, 21].map((row) => valueAt(sheet, row, 0));
    };
    expect(titles(2)).toEqual([
      'Round 1 · Match 1 · Hall B',
      'Round 2 · Match 3 · Hall E',
      'Round 2 · Match 4 · Hall A',
    ]);
  });

  it('are of a round or a team; none of what is not played any more', () => {
    const count = (of: object, event = PLAYED): number =>
      sheetOf('match-sheets', { ...subjectOf(event), ...of }).blocks.filter((block) =>
        /· Match \d/.test(JSON.stringify(block)),
      ).length;
    expect([count({}), count({ round: 2 }), count({ player: 1 })]).toEqual([8, 2, 4]);
    const left = settled(withStatus(PLAYED, 1, 'annulled'));
    expect([count({}, left), codesOf(made('match-sheets', { ...subjectOf(left), player: 1 }))]).toEqual([
      4,
      ['match-sheets-none'],
    ]);
  });
});

it('on a match sheet a row is as high as the lines of its longer name need', () => {
  const long = 'Maximiliana Katharina Wolfgangsdottir-Hohenberg';
  const games = LEAGUE.games.map((match) => ({
    ...match,
    boards: match.boards.map((board, at) => (at === 0 ? { ...board, away: long } : board)),
  }));
  const of = sheetOf('match-sheets', {
    ...subjectOf({ ...withPlayer(LEAGUE, 2, { name: long }), games }),
    player: 2,
    round: 1,
  });
  const row = rowOf(of, 'Round 1');
  const heights = [1, 2, 3, 4].map((below) => of.rows?.find((each) => each.row === row + below)?.height);
  expect(heights).toEqual([37, 41, 26, 26]);
});

describe('the final report of teams', () => {
  const sheet = sheetOf('final-report', subjectOf(PLAYED));

  it('says below the standings which team withdrew', () => {
    expect(rowOf(sheetOf('final-report', subjectOf(LEFT)), 'Team B withdrew')).toBeGreaterThan(0);
  });

  it('has its headings whole, also a long one, which takes six lines', () => {
    const tieBreaks = ['MP', 'GP', 'EMGSB'] as const;
    const of = (event: TeamEvent): number | undefined => {
      const report = sheetOf('final-report', subjectOf(event));
      const row = rowOf(report, 'Standings') + 1;
      return report.rows!.find((each) => each.row === row)!.height;
    };
    expect(of(PLAYED)).toBe(48);
    expect(of({ ...PLAYED, tieBreaks })).toBe(82);
  });

  it('has the standings, and the cross-table in the same order', () => {
    const [standings, cross] = [rowOf(sheet, 'Standings'), rowOf(sheet, 'Cross-table')];
    expect(textOf(sheet, standings + 2, 0, 5, 9)).toEqual([
      '1 Team B* 1 1 0 0 2* 2 .',
      '2 Team C* 1 1 0 0 2* 1.5 .',
      '3 Team D* 1 0 0 1 0* 0.5 .',
      '4–5 Team A* 0 0 0 0 0* 0 .',
      '4–5 Team E* 1 0 0 1 0* 0 .',
    ]);
    expect(textOf(sheet, cross + 2, 0, 3, 7)).toEqual([
      '1 Team B . (4) (5) (2) 2',
      '2 Team C (4) . 1.5 (3) (2)',
      '3 Team D (5) 0.5 . (4) (3)',
    ]);
  });

  it('has rows of two lines where a team has a long name, in all its tables', () => {
    const long = sheetOf(
      'final-report',
      subjectOf(withPlayer(PLAYED, 2, { name: 'SG Läufer/Dame Oberhausen-Sterkrade' })),
    );
    const heights = ['Standings', 'Cross-table', 'Round 1', 'Best players'].map((title) => {
      const row = rowOf(long, title) + 2;
      return long.rows?.find((each) => each.row === row)?.height;
    });
    expect(heights).toEqual([30, 30, 30, 30]);
  });

  it('says of two teams who won and by what, the winner first', () => {
    const top = (...boards: readonly string[]): unknown[] => {
      const friendly = newTeamEvent(2, 3, { cycles: 3 });
      const games = friendly.games.map((match, at) => ({
        ...match,
        boards: match.boards.map((board, index) => {
          const made = boards[at]?.[index];
          const ofHome = match.white === 1 ? made : made === '1' ? '0' : '1';
          return { ...board, outcome: made ? (ofHome === '1' ? ('1-0' as const) : ('0-1' as const)) : null };
        }),
      }));
      const report = sheetOf('final-report', subjectOf(settled({ ...friendly, games })));
      return [valueAt(report, 1, 0), valueAt(report, 2, 0)];
    };
    expect(top('111', '100', '100')).toEqual(['Team B won · Match points 4–2 · Game points 4–5', 'Final.']);
    expect(top('110')).toEqual(['Team A leads · Match points 2–0 · Game points 2–1', AS_OF]);
    expect(top('1')).toEqual([
      'Team A leads · Match points 0–0 · Game points 1–0',
      'The first match is not finished.',
    ]);
    expect(valueAt(sheet, 1, 0)).toBe(AS_OF);
  });

  it('says what each tie-break counts, and in which order several matches stand', () => {
    const friendly = newTeamEvent(2, 2, { cycles: 2, tieBreaks: ['MP', 'GP', 'BC'] });
    const of = sheetOf('final-report', subjectOf(playedMatches(friendly, 'A-B 1=')));
    expect(textOf(of, rowOf(of, 'Standings') + 4, 0, 1, 1)).toEqual([
      'Board count: board numbers times the points made there; fewer is better.',
    ]);
    expect(textOf(of, rowOf(of, 'Cross-table') + 4, 0, 1, 1)).toEqual([
      'Matches against the same team stand in round order.',
    ]);
  });

  it('says in a line whose points were adjusted, halves as decimals', () => {
    const players = PLAYED.players.map((team) =>
      team.no === 1
        ? { ...team, adjustment: 0.5, adjustmentReason: 'protest' }
        : team.no === 2
          ? { ...team, adjustment: -1.5 }
          : team,
    );
    const of = sheetOf('final-report', subjectOf({ ...PLAYED, players }));
    expect(textOf(of, rowOf(of, 'Standings') + 7, 0, 1, 1)).toEqual([
      'Adjusted: Team A +0.5 protest, Team B −1.5',
    ]);
  });

  it('leaves out a tie-break in which nobody has anything', () => {
    const headings = (event: TeamEvent): string => {
      const of = sheetOf('final-report', subjectOf(event));
      return textOf(of, rowOf(of, 'Standings') + 1, 6, 1, 3).join();
    };
    expect(PLAYED.tieBreaks).toEqual(['MP', 'GP', 'EDE']);
    expect(headings(LEAGUE)).toBe('Match points* . .');
    expect(headings(PLAYED)).toBe('Match points* Game points* .');
    const tied = playedMatches(
      newTeamEvent(4, 2),
      ...['A-B 11', 'A-C 00', 'A-D ==', 'B-C 11', 'B-D ==', 'C-D 00'],
    );
    expect(headings(tied)).toBe('Match points* Game points* Direct encounter*');
  });

  it('has the last round with a result, and who made most over the board', () => {
    expect(textOf(sheet, rowOf(sheet, 'Round 1') + 2, 0, 2, 7)).toEqual([
      'Team B . Team E . . . 2–0',
      'Team C . Team D . . . 1.5–0.5',
    ]);
    const players = rowOf(sheet, 'Best players') + 2;
    expect(textOf(sheet, players, 0, 1, 8)).toEqual(['1–3 B1 Team B . . . 1 1']);
  });

  it('has points as numbers in the formats of Team standings and Players', () => {
    const tied = playedMatches(
      newTeamEvent(4, 2, { tieBreaks: ['MP', 'EDE', 'GP', 'EMGSB'] }),
      ...['A-B 1=', 'A-C 00', 'A-D ==', 'B-C 11', 'B-D ==', 'C-D 00'],
    );
    const report = sheetOf('final-report', subjectOf(tied));
    const [row, players] = [rowOf(report, 'Standings') + 3, rowOf(report, 'Best players') + 2];
    expect(
      [6, 7, 8, 9].map((column) => [valueAt(report, row, column), formatAt(report, row, column)]),
    ).toEqual([
      [3, '0.0#'],
      [1, '0'],
      [2.5, '0.0#'],
      [8.5, '0.0#'],
    ]);
    expect([valueAt(report, players, 7), formatAt(report, players, 7)]).toEqual([2, '0.0']);
  });

  it('of eight teams that meet twice is no wider than a page in letters of 8 points, in other fonts too', () => {
    const { columns } = sheetOf('final-report', subjectOf(newTeamEvent(8, 4, { cycles: 2 })));
    const width = pointsOf(columns.flatMap((each) => countTo(each.count).map(() => each.width ?? 0)));
    expect((width * ALLOWANCE.usual * 8) / 11).toBeLessThan(PAGE.Letter.landscape.width);
  });

  it('breaks no heading within Sonneborn-Berger', () => {
    const sheet = sheetOf(
      'final-report',
      subjectOf(teamsAtRandom(newTeamEvent(8, 4, { tieBreaks: ['MP', 'EMGSB'] }), 3)),
    );
    const heads = rowOf(sheet, 'Standings') + 1;
    const column = [6, 7, 8, 9, 10, 11].find((each) =>
      String(valueAt(sheet, heads, each)).startsWith('Sonneborn'),
    )!;
    const { width } = sheet.columns.find(({ from, count }) => column >= from && column < from + count)!;
    expect(width).toBeGreaterThanOrEqual(10);
  });

  it('of a league of eight stands upright on one page, of a friendly too', () => {
    for (const event of [newTeamEvent(8, 4), newTeamEvent(2, 6, { cycles: 3 })]) {
      const { print } = sheetOf('final-report', subjectOf(teamsAtRandom(event, 3)));
      expect([print?.landscape, print?.rowBreaks]).toEqual([false, []]);
    }
  });

  it('tells what brackets mean while a match is to come, and then no more', () => {
    const legend = 'In brackets: the round of a match still to come.';
    const tells = (event: TeamEvent): boolean => {
      const { blocks } = sheetOf('final-report', subjectOf(event));
      return JSON.stringify(blocks).includes(legend);
    };
    const match = newTeamEvent(2, 2);
    expect([tells(match), tells(playedMatches(match, 'A-B 1='))]).toEqual([true, false]);
    expect(tells(playedMatches(match, 'A-B 1.'))).toBe(false);
  });

  it('before the first result it has neither', () => {
    const begins = sheetOf('final-report', subjectOf(LEAGUE));
    expect(() => rowOf(begins, 'Best players')).toThrow('nothing begins');
    expect(() => rowOf(begins, 'Round')).toThrow('nothing begins');
  });
});

describe('name cards', () => {
  const names = (sheet: ReturnType<typeof sheetOf>): string[] =>
    textOf(sheet, 3, 0, 2, 3).map((line) => line.replaceAll('*', ''));

  it('are of each member of each team that plays, with the team below', () => {
    expect(names(sheetOf('name-cards', subjectOf(LEAGUE)))).toEqual(['A1 . A2', 'Team A . Team A']);
    expect(names(sheetOf('name-cards', { ...subjectOf(LEAGUE), player: 5 }))).toEqual([
      'E1 . E2',
      'Team E . Team E',
    ]);
  });

  it('are of players where these meet, with their federation below', () => {
    const [first] = names(sheetOf('name-cards', subjectOf(realEvent('cand2013'))));
    expect(first).toBe('Carlsen,M . Kramnik,V');
  });
});

it('the round table says where the team of a line is at home', () => {
  const sheet = sheetOf('round-table', subjectOf(LEAGUE));
  expect(valueAt(sheet, 1, 0)).toBe(
    'The number is the round they meet in. Bold: the team on the left is at home.',
  );
});

describe('pairings of teams for the wall', () => {
  it('of a round: the matches with place, date and score, their boards as far as they are known, who rests', () => {
    const games = PLAYED.games.map((match) =>
      match.no === 1
        ? {
            ...match,
            boards: match.boards.map((board) => ({
              ...board,
              home: `H${board.board}`,
              away: `W${board.board}`,
            })),
          }
        : match,
    );
    const sheet = sheetOf('pairings', { ...subjectOf({ ...PLAYED, games }), round: 1 });
    expect(textOf(sheet, 3, 0, 9, 4)).toEqual([
      'Round 1* . . .',
      'Hall B . 46339 .',
      'Board* Team B* 2–0* Team E*',
      '1 H1* 1–0 W1',
      '2 H2 1–0 W2*',
      '. . . .',
      'Hall C . 46339 .',
      'Board* Team C* 1.5–0.5* Team D*',
      '1 C1* 1–0 D1',
    ]);
    expect(valueAt(sheet, rowOf(sheet, 'No match'), 0)).toBe('No match: Team A');
    expect([1, 2].map((row) => valueAt(sheet, row, 0))).toEqual([AS_OF, 'Bold: White.']);
  });

  it('say what bold means only where somebody sits at a board', () => {
    const games = LEAGUE.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({ ...board, home: '', away: '' })),
    }));
    const below = (event: TeamEvent) => valueAt(sheetOf('pairings', subjectOf(event)), 1, 0);
    expect([below(LEAGUE), below({ ...LEAGUE, games })]).toEqual(['Bold: White.', null]);
  });

  it('leave the boards of a match out of which nothing is known, and nothing else', () => {
    const league = newTeamEvent(5, 3, { boards: 2, calendar });
    const games = league.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) =>
        match.no === 1 && board.board === 2 ? board : { ...board, home: '', away: '' },
      ),
    }));
    const sheet = sheetOf('pairings', { ...subjectOf({ ...league, games }), round: 1 });
    expect(textOf(sheet, 3, 0, 9, 4)).toEqual([
      'Round 1* . . .',
      '. . 46339 .',
      'Board* Team B* Result* Team E*',
      '1 . . .',
      '2 B2 . E2*',
      '. . . .',
      '. . 46339 .',
      '. Team C* . Team D*',
      '. . . .',
    ]);
  });

  it('leave the boards of a match out that counts for nobody, as one of the teams is annulled', () => {
    const sheet = sheetOf('pairings', { ...subjectOf(withStatus(PLAYED, 2, 'annulled')), round: 1 });
    expect(textOf(sheet, 4, 0, 4, 4)).toEqual([
      'Team B withdrew: does not count . . .',
      '. Team B* –* Team E*',
      '. . . .',
      'Hall C . 46339 .',
    ]);
  });

  it('say of a match with a team that withdrew that there is none, without where, when and who', () => {
    const sheet = sheetOf('pairings', { ...subjectOf(LEFT), round: 2 });
    const row = rowOf(sheet, 'Team B withdrew: no match');
    expect(textOf(sheet, row, 0, 3, 4)).toEqual([
      'Team B withdrew: no match . . .',
      '. Team A* 2–0* Team B*',
      '. . . .',
    ]);
  });

  it('of all rounds say of each who rests', () => {
    const sheet = sheetOf('pairings', subjectOf(LEAGUE));
    const all = textOf(sheet, 3, 0, 80, 1).filter((text) => text.startsWith('No match'));
    expect(all).toEqual(['A', 'D', 'B', 'E', 'C'].map((name) => `No match: Team ${name}`));
  });

  it('of a round stand on one page while they have room there, else on pages that begin with a match', () => {
    const of = (teams: number, boards: number) =>
      sheetOf('pairings', { ...subjectOf(newTeamEvent(teams, boards, { boards })), round: 1 }).print!;
    expect(of(8, 4).rowBreaks).toBeUndefined();
    // The second match begins in row 10, and each takes six rows.
    expect(of(24, 4).rowBreaks).toEqual([40]);
  });

  it('have lines for a long name of a team', () => {
    const sheet = sheetOf('pairings', {
      ...subjectOf(withPlayer(LEAGUE, 2, { name: 'Chess Club of the United Northern Valleys 1887' })),
      round: 1,
    });
    const heightIn = (row: number) => sheet.rows!.find((each) => each.row === row)!.height;
    // Two lines of 15 points, in letters of 16 points instead of 11; the others have room in 28 points.
    expect([heightIn(5), heightIn(10)]).toEqual([44, 28]);
  });
});
