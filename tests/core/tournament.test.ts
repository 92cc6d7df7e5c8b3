import { makeTournament, type TournamentRequest } from '../../src/core/tournament';
import type { Tournament } from '../../src/core/model';
import { CLASSIC } from '../../src/core/results/outcome';
import { valueOf } from '../results';

const request = (names: string, more: Partial<TournamentRequest> = {}): TournamentRequest => ({
  id: 'club-1',
  event: 'Club championship',
  players: [...names].map((name) => ({ name })),
  columns: [],
  system: 'berger',
  cycles: 1,
  scoring: CLASSIC,
  ruleSet: 'fide',
  tieBreaks: ['PTS', 'DE', 'SB'],
  numbering: { method: 'list' },
  profile: 'chess',
  ...more,
});

const made = (names: string, more: Partial<TournamentRequest> = {}): Tournament =>
  valueOf(makeTournament(request(names, more)));

describe('a new tournament', () => {
  it('needs no more than a name and players: Berger, one cycle, 1-½-0, FIDE’s rules of 2019', () => {
    const found = makeTournament({ event: 'Club evening', players: [...'ABCD'].map((name) => ({ name })) });
    expect(found.ok && found.value).toEqual({
      ...made('ABCD', { id: 'Club-evening', event: 'Club evening', ruleSet: 'fide-2019' }),
      tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    });
  });

  it.each([
    [{ system: 'crenshaw' }, 'uscf-34f', 'PTS,SB,US_TIED'],
    [{ profile: 'go' }, 'go', 'PTS,SODOS,DE'],
    [{ ruleSet: 'nzcf' }, 'nzcf', 'PTS,NZ_SB#rest,WIN,DE'],
    [{ tieBreaks: ['PTS', 'SB'] }, 'fide-2019', 'PTS,SB'],
  ] as const)('has the tie-breaks that go with %j', (asked, ruleSet, tieBreaks) => {
    const found = makeTournament({ event: 'Open', players: [...'ABCD'].map((name) => ({ name })), ...asked });
    expect(found.ok && [found.value.ruleSet, found.value.tieBreaks.join()]).toEqual([ruleSet, tieBreaks]);
  });

  it('an unknown rule set has no tie-breaks to give', () => {
    const asked = request('ABCD', { ruleSet: 'ffide-2019', tieBreaks: undefined });
    expect(makeTournament(asked)).toMatchObject({ ok: false, problems: [{ code: 'rules-unknown' }] });
  });

  it('numbers its games from 1 in the order of rounds and boards, none of them played', () => {
    expect(made('ABCD').games).toEqual([
      { no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 4, outcome: null },
      { no: 2, round: 1, board: 2, cycle: 1, white: 2, black: 3, outcome: null },
      { no: 3, round: 2, board: 1, cycle: 1, white: 4, black: 3, outcome: null },
      { no: 4, round: 2, board: 2, cycle: 1, white: 1, black: 2, outcome: null },
      { no: 5, round: 3, board: 1, cycle: 1, white: 2, black: 4, outcome: null },
      { no: 6, round: 3, board: 2, cycle: 1, white: 3, black: 1, outcome: null },
    ]);
  });

  it('an odd field rests by turns, and its boards begin with 1', () => {
    const { games, rests, rounds } = made('ABC', { cycles: 2 });
    expect(rounds).toBe(6);
    expect(rests.map(({ round, player }) => [round, player])).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
      [4, 1],
      [5, 3],
      [6, 2],
    ]);
    expect(games.map(({ no, cycle, board }) => [no, cycle, board])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [3, 1, 1],
      [4, 2, 1],
      [5, 2, 1],
      [6, 2, 1],
    ]);
  });

  it('the players have the numbers of their order and keep what the list says of them', () => {
    const players = [
      { name: 'Ashe', federation: 'NZL', extra: ['a@b.c'] },
      { name: 'Ball' },
      { name: 'Chan' },
    ];
    expect(made('', { players, columns: ['Mail'] }).players).toEqual([
      { no: 1, name: 'Ashe', federation: 'NZL', extra: ['a@b.c'], status: 'playing' },
      { no: 2, name: 'Ball', status: 'playing' },
      { no: 3, name: 'Chan', status: 'playing' },
    ]);
  });

  it('keeps the options of its system, those that were preset too', () => {
    expect(made('ABCD').systemOptions).toBeUndefined();
    expect(made('ABCD', { system: 'seats' }).systemOptions).toEqual({ anchorFirst: 'black' });
    const riches = { system: 'riches', systemOptions: { byeLetter: 'C' } };
    const expected = { order: 'even', byeLetter: 'C', anchorFirst: 'white' };
    expect(made('ABCDE', riches).systemOptions).toEqual(expected);
    const shift = { system: 'shift', systemOptions: { anchor: '3' } };
    expect(made('ABCD', shift).games.filter(({ white, black }) => white === 3 || black === 3)).toMatchObject(
      [1, 3, 5].map((no) => ({ no, board: 1 })),
    );
  });

  it('exchanges the last two rounds where that helps the system with its options', () => {
    const first = (anchorFirst: string) =>
      made('ABCDEF', { cycles: 2, system: 'seats', systemOptions: { anchorFirst } }).exchangeLastTwo;
    expect([first('black'), first('white')]).toEqual([true, false]);
  });

  it('says whether the last two rounds are really exchanged', () => {
    expect(made('ABCD', { cycles: 2 }).exchangeLastTwo).toBe(true);
    expect(made('ABCD', { cycles: 2, exchangeLastTwo: false }).exchangeLastTwo).toBe(false);
    expect(made('ABCD', { exchangeLastTwo: true }).exchangeLastTwo).toBe(false);
    expect(made('ABC', { cycles: 2, exchangeLastTwo: true }).exchangeLastTwo).toBe(false);
    expect(made('ABCD', { cycles: 2, system: 'crenshaw' }).exchangeLastTwo).toBe(false);
  });

  it('what need not be said is there only if given; A4 is never said', () => {
    const more = {
      section: 'B',
      year: 2025,
      columnFormats: ['0.00'],
      teamTieBreaks: ['MPTS'],
      paper: 'Letter',
      colours: 'toss',
      numbering: { method: 'lots', seed: 'x' },
      pins: [{ no: 2 }],
    } as const;
    expect(made('ABC', more)).toMatchObject(more);
    const plain = made('ABC', { paper: 'A4' });
    expect(Object.keys(plain).filter((name) => name in more)).toEqual(['numbering']);
  });

  it('an even field has no rests, and none of its players is in a team', () => {
    expect(made('ABCD')).toMatchObject({ rests: [], teams: [] });
  });

  it('colours are tossed for with the seed of the numbers', () => {
    expect(made('ABCD', { colours: 'strength' }).games).toEqual(made('ABCD').games);
    const toss = makeTournament(request('ABCD', { colours: 'toss' }));
    expect(toss).toMatchObject({ problems: [{ code: 'seed-missing' }] });
  });

  it('carries the choices over as they are', () => {
    const choices = {
      numbering: { method: 'lots', seed: 'x' },
      teams: [{ id: 't', name: 'Team' }],
      profile: 'go',
    } as const;
    expect(made('ABC', choices)).toMatchObject({
      ...choices,
      id: 'club-1',
      event: 'Club championship',
      system: 'berger',
      cycles: 1,
      scoring: CLASSIC,
      ruleSet: 'fide',
      tieBreaks: ['PTS', 'DE', 'SB'],
    });
  });
});

describe('two teams of two by Scheveningen', () => {
  const players = ['K1', 'K2', 'Q1', 'Q2'].map((name, at) => ({ name, team: at < 2 ? 'k' : 'q' }));
  const teams = [
    { id: 'k', name: 'Kings' },
    { id: 'q', name: 'Queens' },
  ];

  it('each of one team plays each of the other, and nobody rests; nothing is exchanged', () => {
    const match = made('', { system: 'scheveningen', players, teams });
    expect(match).toMatchObject({ system: 'scheveningen', rounds: 2, exchangeLastTwo: false, rests: [] });
    expect(match.games.map(({ white, black }) => [white, black].sort().join('-')).sort()).toEqual([
      ...['1-3', '1-4', '2-3', '2-4'],
    ]);
  });

  it('without teams there is no match', () => {
    expect(makeTournament(request('', { system: 'scheveningen', players })).ok).toBe(false);
  });
});
