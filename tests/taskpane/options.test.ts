import { choicesOf, coloursFor, draftOf, effective, optionsOn } from '../../src/taskpane/draft';
import { NO_OPTIONS, type Options } from '../../src/taskpane/options';
import { isMatch, matchIn, tableFor } from '../../src/taskpane/matches';
import { roundDates } from '../../src/core/calendar/dates';
import { shapesOf } from '../../src/taskpane/shape';
import type { Roster } from '../../src/sheets/roster';
import { listOf, NAMES, rosterOf } from './ports';

/** What nobody chose, with the word that the pane makes up. */
const DRAWN: Options = { ...NO_OPTIONS, seed: 'r1' };

const rosterNamed = (names: readonly string[]) => rosterOf(listOf(names));

/** The names in the order of their numbers. */
const numbered = async (options: Partial<Options>, names = NAMES): Promise<readonly string[]> => {
  const draft = draftOf(await rosterNamed(names), { ...DRAWN, ...options });
  return draft.ok ? draft.value.tournament.players.map(({ name }) => name) : [];
};

const problemsOf = async (options: Partial<Options>, names = NAMES): Promise<unknown> => {
  const draft = draftOf(await rosterNamed(names), { ...DRAWN, ...options });
  return draft.ok ? [] : draft.problems;
};

const scoringOf = async (options: Partial<Options>) => {
  const choices = choicesOf(await rosterNamed(NAMES), { ...NO_OPTIONS, ...options });
  return choices.ok ? choices.value.scoring : choices.problems;
};

describe('the scoring', () => {
  it('is the rules’ own unless another is chosen', async () => expect(await scoringOf({})).toBeUndefined());

  it('3-1-0', async () =>
    expect(await scoringOf({ scoring: 'three' })).toEqual({ win: 3, draw: 1, loss: 0, unit: 1 }));

  it.each([['0.5'], ['0,5'], ['.5'], ['½'], [' 0.50 ']])('reads %s as half a point', async (draw) =>
    expect(await scoringOf({ scoring: 'own', points: ['1', draw, '0'] })).toEqual({
      win: 2,
      draw: 1,
      loss: 0,
      unit: 2,
    }),
  );

  it.each([[''], ['x'], ['1e1'], ['-1'], ['2']])(
    '%j is no draw between a win of 1 and a loss of 0',
    async (draw) =>
      expect(await scoringOf({ scoring: 'own', points: ['1', draw, '0'] })).toMatchObject([
        { code: 'scoring-invalid' },
      ]),
  );
});

const CLUB: Roster = {
  ...{ sheet: 'Club', event: 'Club', headerRow: 0, nameColumn: 0, headings: {} },
  ...{
    area: { row: 0, column: 0, rows: 1, columns: 1 },
    columns: [],
    columnFormats: [],
    players: [],
    warnings: [],
  },
};

describe('what nobody chose', () => {
  it('is Berger, one cycle, lots, FIDE’s tie-breaks', async () => {
    const { system, cycles, numbers, rules, profile, event } = effective(CLUB, NO_OPTIONS);
    expect({ system, cycles, numbers, rules, profile, event }).toEqual({
      system: 'berger',
      cycles: 1,
      numbers: 'lots',
      rules: 'fide-2019',
      profile: 'chess',
      event: 'Club',
    });
  });

  it('follows what was chosen: US Chess’s tie-breaks with its tables', () =>
    expect(effective(CLUB, { ...NO_OPTIONS, system: 'crenshaw' }).rules).toBe('uscf-34f'));
});

describe('the choices of a system', () => {
  const BERGER = optionsOn('berger', 10, {});
  const riches = (players: number, chosen = {}) =>
    optionsOn('riches', players, chosen).map(({ name, chosen: value }) => [name, value]);

  it('are those that mean anything in the field: no letter of the bye where nobody rests', () => {
    expect(BERGER).toEqual([]);
    expect(riches(10)).toEqual([
      ['order', 'even'],
      ['anchorFirst', 'white'],
    ]);
    expect(riches(9)).toContainEqual(['byeLetter', 'A']);
    expect(riches(9, { byeLetter: 'C' })).toContainEqual(['byeLetter', 'C']);
  });

  it('are dropped where the list has become too short for them', async () => {
    const options: Options = { ...DRAWN, system: 'riches', systemOptions: { byeLetter: 'J' } };
    const nine = draftOf(await rosterNamed(NAMES.slice(0, 9)), options);
    expect(nine).toMatchObject({ value: { tournament: { systemOptions: { byeLetter: 'J' } } } });
    const five = draftOf(await rosterNamed(NAMES.slice(0, 5)), options);
    expect(five).toMatchObject({ value: { tournament: { systemOptions: { byeLetter: 'A' } } } });
    expect(draftOf(await rosterNamed(NAMES.slice(0, 6)), options)).toMatchObject({ ok: true });
  });
});

describe('a draft', () => {
  it('is the tournament with its preview, live with the options', async () => {
    const roster = await rosterNamed(NAMES);
    const once = draftOf(roster, DRAWN);
    expect(once).toMatchObject({ ok: true, value: { preview: { rounds: 9, games: 45 } } });
    const twice = draftOf(roster, { ...DRAWN, cycles: 2 });
    expect(twice).toMatchObject({ ok: true, value: { preview: { rounds: 18, games: 90 } } });
  });

  it('has numbers drawn by lot, the same for the same word', async () => {
    const drawn = ['Gina', 'Jan', 'Anna', 'Hans', 'Dora', 'Fred', 'Bert', 'Cora', 'Emil', 'Ines'];
    expect(await numbered({})).toEqual(drawn);
    expect(await numbered({ seed: ' r1 ' })).toEqual(drawn);
    expect(await numbered({ seed: 'r2' })).not.toEqual(drawn);
  });

  it('has the word without the blanks around it', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, seed: ' Tante Käthe ' });
    expect(draft.ok && draft.value.tournament.numbering.seed).toBe('Tante Käthe');
  });

  it('keeps its numbers whatever else is chosen', async () => {
    const drawn = await numbered({});
    for (const other of [{ cycles: 2 }, { system: 'crenshaw' }, { profile: 'go' }] as const)
      expect(await numbered(other)).toEqual(drawn);
  });

  it('numbers as listed: number 1 is the first of the list', async () =>
    expect(await numbered({ numbers: 'list' })).toEqual(NAMES));

  it('numbers by rating: the highest rated is number 1', async () => {
    const roster = await rosterNamed(NAMES);
    const backwards = { ...roster, players: [...roster.players].reverse() };
    const draft = draftOf(backwards, { ...DRAWN, numbers: 'rating' });
    expect(draft.ok && draft.value.tournament.players[0]?.name).toBe('Anna');
  });

  it('without a word for the lots has a problem', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, seed: ' ' });
    expect(draft).toMatchObject({ ok: false, problems: [{ code: 'seed-missing' }] });
  });

  it('without lots needs no word, and the tournament names none', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, numbers: 'list', seed: '' });
    expect(draft.ok && draft.value.tournament.numbering).toEqual({ method: 'list' });
  });
});

describe('Who has White', () => {
  const offered = async (players: number, cycles: number, names = NAMES) =>
    coloursFor(await rosterNamed(names.slice(0, players)), { cycles });

  it('is the system’s choice, the stronger’s, or that of a toss', async () =>
    expect(await offered(10, 1)).toEqual(['system', 'strength', 'toss']));

  it('by toss in the last round is for quads alone: four players in three rounds', async () => {
    expect(await offered(4, 1)).toContain('quad');
    expect(await offered(4, 2)).not.toContain('quad');
    expect(await offered(5, 1)).not.toContain('quad');
    expect(await offered(3, 1)).not.toContain('quad');
  });

  it('by strength needs a rating', async () => {
    const unrated = await rosterOf([['Name', null], ...NAMES.map((name) => [name, null])]);
    expect(coloursFor(unrated, { cycles: 1 })).toEqual(['system', 'toss']);
  });

  it('by strength gives Anna, the highest rated, all nine Whites', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, colours: 'strength' });
    const { players, games } = draft.ok ? draft.value.tournament : { players: [], games: [] };
    const anna = players.find(({ name }) => name === 'Anna')!;
    expect(games.filter(({ white }) => white === anna.no)).toHaveLength(9);
  });

  it('falls back to the system when the list is no quad any more', async () => {
    const options: Options = { ...DRAWN, colours: 'quad' };
    const four = draftOf(await rosterNamed(NAMES.slice(0, 4)), options);
    expect(four).toMatchObject({ value: { tournament: { colours: 'quad' } } });
    const five = draftOf(await rosterNamed(NAMES.slice(0, 5)), options);
    expect(five.ok && five.value.tournament.colours).toBeUndefined();
  });

  it('by toss needs a word even where numbers do not', async () => {
    const tossed: Partial<Options> = { numbers: 'list', colours: 'toss' };
    expect(await problemsOf(tossed)).toEqual([]);
    expect(await problemsOf({ ...tossed, seed: '' })).toMatchObject([{ code: 'seed-missing' }]);
  });
});

describe('a player who stays in one place', () => {
  it('has the number that never moves, Berger’s last, and who drew that has their', async () => {
    const drawn = await numbered({});
    expect([drawn[2], drawn[9]]).toEqual(['Anna', 'Ines']);
    const pinned = await numbered({ pins: [{ player: 'Anna' }] });
    expect([pinned[2], pinned[9]]).toEqual(['Ines', 'Anna']);
  });

  it('plays all their games at a board if one is chosen', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, pins: [{ player: 'Bert', board: 4 }] });
    const { players, games } = draft.ok ? draft.value.tournament : { players: [], games: [] };
    const bert = players.find(({ name }) => name === 'Bert')!.no;
    const boards = games
      .filter(({ white, black }) => white === bert || black === bert)
      .map(({ board }) => board);
    expect(boards).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('beside another: where they meet, that is told', async () => {
    const pins = [
      { player: 'Anna', board: 1 },
      { player: 'Bert', board: 2 },
    ];
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, pins });
    expect(draft.ok && draft.value.preview.warnings).toMatchObject([{ code: 'pinned-meet' }]);
  });

  it('cannot have the board of another, nor stay when their name has left the list', async () => {
    const at = (player: string) => ({ player, board: 1 });
    expect(await problemsOf({ pins: [at('Anna'), at('Bert')] })).toMatchObject([{ code: 'pin-twice' }]);
    expect(await problemsOf({ pins: [at('Zoe')] })).toMatchObject([{ code: 'pin-unknown' }]);
  });
});

describe('the warning of a draw', () => {
  it('tells that the two strongest meet early where numbers follow the ratings', async () => {
    const draft = draftOf(await rosterNamed(NAMES), { ...DRAWN, numbers: 'rating' });
    expect(draft.ok && draft.value.preview.warnings).toMatchObject([
      { code: 'top-two-early', values: { one: 'Anna', other: 'Bert', round: 2 } },
    ]);
  });
});

describe('a match of two teams', () => {
  const teamsOf = async (...teams: readonly string[]): Promise<Roster> => {
    const rows = teams.map((team, index) => [NAMES[index]!, team]);
    return rosterOf([['Name', 'Team'], ...rows]);
  };
  const KINGS = ['Kings', 'Queens', 'Kings', 'Queens', 'Queens'] as const;

  it('is what a list with two teams looks like, by the column that says so', async () => {
    const roster = await teamsOf(...KINGS);
    expect(matchIn(roster)).toEqual({ column: 'Team', system: 'scheveningen' });
    expect(effective(roster, DRAWN)).toMatchObject({ system: 'scheveningen', rules: 'match' });
    expect([tableFor(roster, DRAWN), tableFor(roster, { ...DRAWN, system: 'berger' })]).toEqual([3, 5]);
  });

  it('is looked for once in each list, whatever is typed then', async () => {
    let looks = 0;
    const read = await teamsOf(...KINGS);
    const roster: Roster = {
      ...read,
      get players() {
        looks += 1;
        return read.players;
      },
    };
    const shapes = (saidBy: string) =>
      shapesOf({ options: { ...DRAWN, saidBy }, shaped: false, list: { kind: 'none' } }, roster);
    expect(shapes('').find(({ isChosen }) => isChosen)?.shape).toBe('match');
    looks = 0;
    shapes('A');
    expect(looks).toBe(1);
  });

  it('is none with one team, with three, or with a team of one', async () => {
    for (const teams of [
      ['Kings', 'Kings', 'Kings'],
      ['Kings', 'Queens', 'Rooks', 'Kings', 'Queens', 'Rooks'],
      ['Kings', 'Queens', 'Queens', 'Queens'],
    ])
      expect(matchIn(await teamsOf(...teams))).toBeNull();
  });

  it('is not proposed where something was chosen that only one list has', async () => {
    const roster = await teamsOf(...KINGS);
    for (const chosen of [{ numbers: 'varma' }, { colours: 'toss' }, { pins: [{ player: 'Anna' }] }] as const)
      expect(isMatch(roster, { ...DRAWN, ...chosen })).toBe(false);
  });

  it('of unlike teams has players with unlike numbers of games, and members who wait', async () => {
    const draft = draftOf(await teamsOf(...KINGS), DRAWN);
    expect(draft).toMatchObject({
      value: { preview: { players: 5, rounds: 3, games: 6, colours: { gamesEach: null } } },
    });
    expect(draft.ok && draft.value.preview.firstRound.byes).toHaveLength(1);
  });

  it('leaves out colours and places that were chosen for one list', async () => {
    const chosen = { system: 'scheveningen', colours: 'toss', pins: [{ player: 'Anna' }] } as const;
    const draft = draftOf(await teamsOf(...KINGS), { ...DRAWN, ...chosen });
    expect(draft).toMatchObject({ ok: true, value: { tournament: { system: 'scheveningen' } } });
  });
});

describe('the paper', () => {
  it('is what was chosen', async () => {
    const roster = await rosterNamed(NAMES);
    const chosen = (paper: 'A4' | 'Letter') => choicesOf(roster, { ...NO_OPTIONS, paper });
    expect(chosen('Letter')).toMatchObject({ value: { paper: 'Letter' } });
    expect(chosen('A4')).toMatchObject({ value: { paper: 'A4' } });
  });
});

describe('the dates of the rounds', () => {
  const datesOf = async (options: Partial<Options>) => {
    const draft = draftOf(await rosterNamed(NAMES.slice(0, 4)), { ...DRAWN, ...options });
    return draft.ok ? roundDates(draft.value.tournament) : draft.problems;
  };

  it('begin with a day, a week apart unless other days are typed; without a day there are none', async () => {
    expect(await datesOf({ firstDay: '2026-11-27' })).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
    expect(await datesOf({ firstDay: '2026-11-27', daysBetween: ' 1 ' })).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(await datesOf({ daysBetween: '14' })).toEqual([]);
  });

  it('pass over days without play, several a day, at few boards', async () => {
    const first = { firstDay: '2026-12-18' };
    expect(await datesOf({ ...first, skippedDays: '2026-12-25..2027-01-01' })).toEqual([
      '2026-12-18',
      '2027-01-08',
      '2027-01-15',
    ]);
    expect(await datesOf({ ...first, timesOfDay: '10:00, 14:00', boardsThere: '1' })).toEqual([
      '2026-12-18 10:00',
      '2027-01-08 10:00',
      '2027-01-15 10:00',
    ]);
    expect(await datesOf({ skippedDays: 'Christmas', timesOfDay: 'late', boardsThere: 'few' })).toEqual([]);
  });

  it('are refused where what is typed beside them says nothing', async () => {
    const refused = async (options: Partial<Options>) => datesOf({ firstDay: '2026-12-18', ...options });
    expect(await refused({ skippedDays: 'Christmas' })).toMatchObject([{ code: 'skip-invalid' }]);
    expect(await refused({ timesOfDay: 'late' })).toMatchObject([{ code: 'times-invalid' }]);
    expect(await refused({ skippedDays: 'Christmas', timesOfDay: 'late' })).toMatchObject([
      { code: 'skip-invalid' },
      { code: 'times-invalid' },
    ]);
    expect(await refused({ boardsThere: 'few' })).toMatchObject([{ code: 'not-a-whole-number' }]);
    expect(await refused({ boardsThere: '0' })).toMatchObject([{ code: 'number-out-of-range' }]);
  });

  it('are refused where the days are no number', async () => {
    expect(await datesOf({ firstDay: '2026-11-27', daysBetween: 'weekly' })).toMatchObject([
      { code: 'not-a-whole-number', place: { field: 'dates' }, values: { typed: 'weekly' } },
    ]);
  });
});
