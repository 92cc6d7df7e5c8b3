/** @sweep */
import { withStatus } from '../../changed';
import { ecf } from '../../../src/exchange/ecf/make';
import type { FoundEvent, Parsed } from '../../../src/exchange/exchangeFormat';
import type { Result } from '../../../src/core/result';
import { messageOf } from '../../../src/language/language';
import type { Tournament } from '../../../src/core/model';
import { eventTexts, realEvent } from '../../eventFixtures';
import { told, toldOf, valueOf } from '../../results';
import { sectioned } from '../../sectioned';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { MAKING, smallEvent } from '../events';
import { faultsOfParser } from '../malformed';
import { lostInRoundTrip } from '../roundTrip';

const DETAILS = {
  ...{ eventCode: 'HARB26', officer: 'Ann Lee', officerAddress: '1 High St #2', treasurer: 'Bo Lee' },
  ...{ treasurerAddress: '3 High St', timeControl: '90 min + 30 s' },
};

const textOf = (tournament: Tournament): string =>
  String(valueOf(ecf.make!(tournament, MAKING)).files[0].content);

const parsed = (text: string): Result<Parsed> => ecf.parse!(new TextEncoder().encode(text), 'event.txt');

const found = (text: string): FoundEvent => valueOf(parsed(text)).events[0];

/** What is reported of an event: games that were played, also by those who left. */
const played = (event: Tournament): Tournament => ({
  ...event,
  players: event.players.map((player) => ({ ...player, status: 'playing' })),
  games: event.games.map((game) => ({
    ...game,
    outcome: ['1-0', '0-1', '1/2'].includes(game.outcome ?? '') ? game.outcome : null,
  })),
});

const withCodes = (codes: readonly (string | null)[], more: object = {}): Tournament => {
  const event = smallEvent(more);
  return {
    ...event,
    players: event.players.map((each, at) => ({
      ...each,
      extra: each.extra!.map((value, column) => (column === 5 ? codes[at]! : value)),
    })),
  };
};

describe('the results file of the English Chess Federation', () => {
  it.each([...eventTexts.keys()])('has all of %s that it can hold when it is read back', (name) => {
    const fields = ['club', 'nationalId'] as const;
    expect(lostInRoundTrip(played(realEvent(name)), ecf, { fields })).toEqual([]);
  });

  it('keeps sections and dates', () => {
    const tournament = sectioned([4, 3]);
    const games = tournament.games.map((game) => ({ ...game, outcome: '1-0' as const }));
    expect(lostInRoundTrip({ ...tournament, games }, ecf)).toEqual([]);
    expect(lostInRoundTrip(played(smallEvent()), ecf)).toEqual([]);
  });

  it('has details, players and games field by field, born those without a code, no forfeits', () => {
    const event = withCodes(['123456A', '234567b', '34567C', null], { details: DETAILS });
    expect(textOf(event).split('\r\n')).toEqual([
      '#EVENT DETAILS',
      '#EVENT CODE=HARB26',
      '#SUBMISSION INDEX=1',
      '#EVENT NAME=Harbour Cup',
      '#EVENT DATE=06/11/2026',
      '#FINAL RESULT DATE=20/11/2026',
      '#RESULTS OFFICER=Ann Lee',
      '#RESULTS OFFICER ADDRESS=1 High St 2',
      '#TREASURER=Bo Lee',
      '#TREASURER ADDRESS=3 High St',
      '#MINUTES FOR GAME=90',
      '#SECONDS PER MOVE=30',
      '#PLAYER LIST',
      '#PIN=1#ECF CODE=123456A#NAME=Berg, Anna#CLUB NAME=Riverside#GENDER=F#FIDE NO=1000001#TITLE=WFM',
      '#PIN=2#ECF CODE=234567B#NAME=Óláfsson, Jón#CLUB NAME=Hill & Vale#GENDER=M#FIDE NO=1000002',
      '#PIN=3#NAME=Moreau, Chloé#CLUB NAME=Riverside#GENDER=F',
      '#PIN=4#NAME=Novak, Petr#GENDER=M#DATE OF BIRTH=24/12/1970#FIDE NO=1000004#TITLE=CM',
      '#SECTION RESULTS=Harbour Cup',
      '#PIN1=1#SCORE=10#PIN2=4#ROUND=1#GAME DATE=06/11/2026#COLOUR=White',
      '#PIN1=2#SCORE=55#PIN2=3#ROUND=1#GAME DATE=06/11/2026#COLOUR=White',
      '#PIN1=1#SCORE=01#PIN2=2#ROUND=2#GAME DATE=14/11/2026#COLOUR=White',
      '#FINISH',
      '',
    ]);
  });

  it('says what is missing or cannot be right', () => {
    const { warnings } = valueOf(ecf.make!(withCodes(['123456A', '123456I', '1234567', null]), MAKING));
    expect(toldOf(warnings).map((each) => each.split('; ').slice(0, 6).join('; '))).toEqual([
      'exchange-identifier; player Óláfsson, Jón; field nationalId; typed 123456I; what ECF code; name Óláfsson, Jón',
      'exchange-identifier; player Moreau, Chloé; field nationalId; typed 1234567; what ECF code; name Moreau, Chloé',
      'exchange-detail-missing; field eventCode; what Event code',
      'exchange-detail-missing; field timeControl; what Time control',
      'exchange-detail-missing; field officer; what Results officer',
      'exchange-detail-missing; field officerAddress; what Results officer’s address',
      'exchange-detail-missing; field treasurer; what Treasurer',
      'exchange-detail-missing; field treasurerAddress; what Treasurer’s address',
      'exchange-player-detail-missing; player Novak, Petr; field nationalId; names Novak, Petr; count 1; what ECF code',
      'exchange-games-open; count 1',
    ]);
  });

  it('leaves a code out that cannot be right, and says so', () => {
    const { files, warnings } = valueOf(ecf.make!(withCodes(['123456A', '123456I', null, null]), MAKING));
    expect(messageOf(warnings[0]!)).toBe(
      '“123456I” cannot be the ECF code of Óláfsson, Jón: it is six digits and a letter from A to L, but not I, such as 123456A. The file leaves it out.',
    );
    expect(files[0].content).toContain('#ECF CODE=123456A');
    expect(files[0].content).not.toContain('123456I');
  });

  it('does not miss games of somebody who has left: they will not be played', () => {
    const event = smallEvent({});
    const [open] = event.games.filter(({ outcome }) => outcome === null);
    const { warnings } = valueOf(ecf.make!(withStatus(event, open!.white, 'annulled'), MAKING));
    expect(toldOf(warnings).filter((each) => each.startsWith('exchange-games-open'))).toEqual([]);
  });
});

describe('of a league of teams', () => {
  const league = playedMatches(newTeamEvent(4, 2, { section: 'Division 2' }), 'A-B 1=', 'A-C 0+', 'B-D =1');
  const seated = {
    ...withStatus(league, 4, 'annulled'),
    games: league.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => ({
        ...board,
        // B2 never comes: C2 stands in against A, and nobody is named against the others.
        home: board.home === 'B2' ? (match.black === 1 ? 'C2' : '') : board.home,
        away: board.away === 'B2' ? (match.white === 1 ? 'C2' : '') : board.away,
      })),
    })),
  };
  const list = {
    columns: ['ECF no', 'Born'],
    players: ['A1', 'A2', 'C2'].map((name, at) => ({
      name,
      federation: 'Hill',
      extra: [`12345${at}A`, 1990],
    })),
  };
  const made = valueOf(ecf.make!(seated, { ...MAKING, people: list }));
  const lines = String(made.files[0].content).split('\r\n');

  it('has each game at a board with its players once, also against a team that is annulled', () => {
    expect(lines.slice(lines.indexOf('#PLAYER LIST') + 1)).toEqual([
      '#PIN=1#ECF CODE=123450A#NAME=A1#CLUB NAME=Hill',
      '#PIN=2#ECF CODE=123451A#NAME=A2#CLUB NAME=Hill',
      '#PIN=3#NAME=B1#CLUB NAME=Team B',
      '#PIN=6#NAME=C1#CLUB NAME=Team C',
      '#PIN=7#ECF CODE=123452A#NAME=C2#CLUB NAME=Hill',
      '#PIN=8#NAME=D1#CLUB NAME=Team D',
      '#SECTION RESULTS=Division 2',
      '#PIN1=1#SCORE=10#PIN2=3#ROUND=2#COLOUR=White',
      '#PIN1=7#SCORE=55#PIN2=2#ROUND=2#COLOUR=White',
      '#PIN1=3#SCORE=55#PIN2=8#ROUND=3#COLOUR=White',
      '#PIN1=6#SCORE=10#PIN2=1#ROUND=3#COLOUR=White',
      '#FINISH',
      '',
    ]);
  });

  it('says whose code the list lacks and where nobody is named', () => {
    expect(toldOf(made.warnings).filter((each) => !each.includes('detail-missing'))).toEqual([
      'exchange-list-lacks; names B1; C1; D1; count 3; what ECF code; heading ECF no',
      'exchange-games-open; count 2',
      'trf-team-nobody; round 3; match 5; board 2; team Team B',
    ]);
  });
});

const FILE = `# event details
#Event Name=Harbour Cup #EVENT DATE=06/11/2026
#MOVES FIRST SESSION=40#MINUTES FIRST SESSION=90#MINUTES REST OF GAME=30
#PLAYER LIST
#PIN=a#SURNAME=Berg#INITIALS=A
#PIN=b#NAME=Li, Wei#BCF CODE=123456A
#PIN=c#NAME=Novak, Petr
#SECTION RESULTS=Major
#PIN1=a#SCORE=10#PIN2=b#ROUND=1#COLOUR=B
#PIN1=b#SCORE=55
#PIN2=c#GAME DATE=13/11/2026
#PIN1=c#SCORE=d1#PIN2=a#COLOUR=w
#FINISH
#PIN1=nobody`;

describe('a results file of others', () => {
  it('is read with any PINs, several fields a line, colours of the first player', () => {
    const event = found(FILE);
    expect([event.event, event.section, event.year]).toEqual(['Harbour Cup', 'Major', 2026]);
    expect(event.players.map(({ no, name, extra }) => [no, name, extra])).toEqual([
      ...[
        [1, 'Berg, A', [null]],
        [2, 'Li, Wei', ['123456A']],
        [3, 'Novak, Petr', [null]],
      ],
    ]);
    expect(
      event.games.map(({ white, black, outcome, round, coloursKnown, date }) =>
        [white, black, outcome, round, coloursKnown, date].join(' '),
      ),
    ).toEqual(['1 0 0-1 1 true ', '1 2 1/2  false 2026-11-13', '2 0 -+  true ']);
    expect(event.details).toEqual({ firstDay: '2026-11-06', timeControl: '40/90,SD/30' });
  });

  it.each([
    ['#SCORE=10', '#SCORE=20', 'exchange-result; file event.txt; line 9; typed 20'],
    ['#PIN2=b', '#PIN2=x', 'exchange-player-unknown; file event.txt; line 9; number x'],
    ['#PLAYER LIST', '#PLAYERS', 'exchange-ecf-none; file event.txt'],
    [
      '#SECTION RESULTS=Major',
      '#SECTION RESULTS=Major#TABLE START',
      'exchange-ecf-table; file event.txt; line 8',
    ],
  ])('is refused with %s as %s, and says where', (from, to, problem) => {
    expect(told(parsed(FILE.replace(from, to)))).toEqual([problem]);
  });

  it('is told from other texts by its first field', () => {
    const isOne = (text: string): boolean => ecf.isOne!(new TextEncoder().encode(text));
    expect([FILE, '\uFEFF#EVENT DETAILS', '; EV[x]', 'Berg, Anna', ''].map(isOne)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('gives an event or located problems, whatever is in it', () => {
    const good = [FILE, textOf(smallEvent({ details: DETAILS }))].map((text) =>
      new TextEncoder().encode(text),
    );
    const more = [
      `#EVENT DETAILS#PLAYER LIST${'#PIN=1'.repeat(20000)}`,
      `#PLAYER LIST#PIN=1${'#SECTION RESULTS=x#PIN1=1'.repeat(3000)}`,
      `#EVENT DETAILS#${'='.repeat(100000)}`,
      `#EVENT DATE=${'1/'.repeat(100000)}`,
      `#${' '.repeat(200000)}`,
    ];
    expect(faultsOfParser(ecf, good, more)).toEqual([]);
  });
});
