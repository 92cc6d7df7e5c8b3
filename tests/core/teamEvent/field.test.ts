import { withGame, withStatus } from '../../changed';
import { hallOf } from '../../../src/core/calendar/timing';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { redraw } from '../../../src/core/conduct/redraw';
import { swapNumbers } from '../../../src/core/conduct/swapNumbers';
import type { Tournament } from '../../../src/core/model';
import { remadeEvent } from '../../../src/core/teamEvent/create';
import { settled } from '../../../src/core/teamEvent/event';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { valueOf } from '../../results';
import { newTeamEvent, playedMatches } from '../../teamEvents';

const WEEKLY = { dates: { first: '2026-11-27', days: 7 } } as const;

const inHalls = (teams: number, ...halls: readonly string[]): TeamEvent =>
  newTeamEvent(teams, 2, { calendar: { ...WEEKLY, venues: halls } });

const playedAt = (event: TeamEvent, no: number, venue: string): TeamEvent => withGame(event, no, { venue });

const places = ({ games }: Tournament): readonly string[] =>
  games.map(({ white, black, venue = '' }) => `${white}-${black} ${venue}`);

const membersOf = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `N${index + 1}` }));

describe('two teams that swap their numbers', () => {
  const event = inHalls(4, 'Hall A', 'Hall B', 'Hall C', 'Hall D');
  const [a, b, c, d] = event.players;

  it('leave a match where somebody moved it', () => {
    const swapped = valueOf(swapNumbers(playedAt(event, 2, 'Sports centre'), b!, c!));
    // C is at home in matches 2 and 5 now, B in match 6.
    expect(places(swapped)[1]).toBe('2-3 Sports centre');
  });

  it('may not, once anything is known of a match of either', () => {
    const begun = playedMatches(event, 'A-D 1.');
    for (const [one, other] of [
      [a!, b!],
      [b!, a!],
      [d!, c!],
      [c!, d!],
    ] as const)
      expect(swapNumbers(begun, one, other)).toMatchObject({
        problems: [{ code: 'swap-decided', values: { one: one.name, other: other.name, game: 1 } }],
      });
    expect(valueOf(swapNumbers(begun, b!, c!)).players.map(({ name }) => name)).toEqual([
      ...['Team A', 'Team C', 'Team B', 'Team D'],
    ]);
  });
});

describe('the hall of a team', () => {
  it('is where all its home matches are, one of them left out if that is asked', () => {
    const event = inHalls(4, 'Hall A', 'Hall B', 'Hall C', 'Hall D');
    const moved = playedAt(event, 4, 'Sports centre');
    expect([1, 2, 3, 4].map((no) => hallOf(moved, no))).toEqual([undefined, 'Hall B', 'Hall C', 'Hall D']);
    expect(hallOf(moved, 1, 4)).toBe('Hall A');
  });
});

describe('a team that enters after the first result', () => {
  const late = (event: TeamEvent, members = membersOf(2)) => lateEntry(event, { name: 'Late', members });

  it('has the hall that all others share', () => {
    expect(places(valueOf(late(inHalls(3, 'The hall', 'The hall', 'The hall'))).tournament).slice(3)).toEqual(
      [...['1-4 The hall', '4-3 The hall', '2-4 The hall']],
    );
  });

  it('has White on the boards on which the others have it', () => {
    const { tournament } = valueOf(late(newTeamEvent(3, 2, { whiteOnOdd: 'away' })));
    expect(tournament.games.slice(3).map(({ boards = [] }) => boards.map(({ white }) => white))).toEqual([
      ['away', 'home'],
      ['away', 'home'],
      ['away', 'home'],
    ]);
  });

  it('has won a match against a team that has left: by its boards, not by a forfeit of the match', () => {
    const event = newTeamEvent(3, 2);
    const left = settled(withStatus(event, 3, 'withdrawn'));
    const { tournament } = valueOf(late(left));
    expect(tournament.games.slice(3).map(({ white, black, outcome }) => [white, black, outcome])).toEqual([
      [1, 4, null],
      [4, 3, '1-0'],
      [2, 4, null],
    ]);
  });

  it('has no more members than a team can have, and makes no more games than sheets can hold', () => {
    expect(late(newTeamEvent(3, 2), membersOf(21))).toMatchObject({
      problems: [{ code: 'team-size', values: { team: 'Late', count: 21, least: 1, most: 20 } }],
    });
    expect(valueOf(late(newTeamEvent(3, 2), membersOf(20))).player.members).toHaveLength(20);
    // 15 teams on 11 boards play 105 matches; a sixteenth makes them 120.
    expect(late(newTeamEvent(15, 11), membersOf(11))).toMatchObject({
      problems: [{ code: 'team-event-large', values: { games: 1320, most: 1200 } }],
    });
  });
});

describe('an event that is paired again', () => {
  it('keeps everything that was chosen for it', () => {
    const event = newTeamEvent(4, 2, {
      ...{
        cycles: 2,
        lineUp: 'order',
        whiteOnOdd: 'away',
        section: 'Premier',
        paper: 'Letter',
      },
      ...{ system: 'shift', systemOptions: { anchor: '2' }, tieBreaks: ['GP', 'MP'] },
      ...{
        scoring: { win: 6, draw: 2, loss: 1, unit: 2 },
        matchScoring: { win: 3, draw: 1, loss: 0, unit: 1 },
      },
    });
    expect(event.scoring.win).toBe(3);
    expect(valueOf(remadeEvent(event, event.players))).toEqual(event);
  });

  it('has its teams in their halls, under whatever number', () => {
    const event = inHalls(4, 'Hall A', 'Hall B', 'Hall C', 'Hall D');
    const [a, b, c, d] = event.players;
    const { tournament } = valueOf(redraw(event, [d!, c!, b!, a!]));
    expect(places(tournament)).toEqual([
      ...['1-4 Hall D', '2-3 Hall C', '4-3 Hall A', '1-2 Hall D', '2-4 Hall C', '3-1 Hall B'],
    ]);
  });

  it('has each line-up in the meeting for which it was named, on the side of its team', () => {
    const event = newTeamEvent(3, 2, { cycles: 2 });
    // Team A is at home against Team B in match 2, and away in match 5: there A2 sits at board 1.
    const games = event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board, at) => (match.no === 5 ? { ...board, away: `A${2 - at}` } : board)),
    }));
    const [a, b, c] = event.players;
    const { tournament } = valueOf(redraw({ ...event, games }, [b!, a!, c!]));
    const seats = tournament.games
      .filter(({ white, black }) => white + black === 3)
      .map(({ no, cycle, boards = [] }) => [no, cycle, ...boards.map(({ home, away }) => `${home}-${away}`)]);
    expect(seats).toEqual([
      [2, 1, 'B1-A1', 'B2-A2'],
      [5, 2, 'A2-B1', 'A1-B2'],
    ]);
  });
});
