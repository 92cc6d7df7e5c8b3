/** @sweep */
import { readFileSync } from 'node:fs';
import { makeEvent } from '../../src/core/format/event';
import { crossTable, eventTexts, expectedCases, realEvent } from '../eventFixtures';
import { CLASSIC, type Scoring } from '../../src/core/results/outcome';
import { sampled } from '../sample';
import { eventFile, inFolder, nameList } from './run';

const { ran, said, answered, warned, refusal, refused, written, list, hash } = inFolder();

const fixture = (id: string): string => `"${eventFile(id)}"`;

/** A file of a cross-table, by its id. */
const table = (id: string, marks: string, more: object = {}): string =>
  written(`${id}.json`, makeEvent({ ...crossTable(marks, { id }), ...more }));

interface Told {
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
  readonly rank: Readonly<Record<string, readonly (number | null)[]>>;
}

/** A beats everybody, B and C draw, D lost all. */
beforeAll(() => {
  table('quad', '*111|0*=1|0=*1|000*');
  table('three', '*1=|0*1|=0*', { tieBreaks: ['PTS', 'SB'] });
});

describe('standings --json', () => {
  it('gives a column for every criterion and ranks by every list, in the order of the players', async () => {
    expect(
      await answered('standings quad.json --order NZCF:PTS,SB,WIN,DE --order mine:PTS,WIN'),
    ).toMatchObject({
      quad: {
        values: {
          ...{ PTS: [3, 1.5, 1.5, 0], DE: [0, 0, 0, 0], SB: [3, 0.75, 0.75, 0] },
          ...{ WIN: [3, 1, 1, 0], KS: [2, 0.5, 0.5, 0] },
        },
        rank: { 'NZCF:PTS,SB,WIN,DE': [1, 2, 2, 4], 'mine:PTS,WIN': [1, 2, 2, 4] },
      },
    });
    expect(await answered('standings three.json')).toMatchObject({
      three: { rank: { 'own:PTS,SB': [1, 2, 3] } },
    });
  });

  it('a forfeit loss is worth 0 where a loss is worth 1', async () => {
    await list('list.xlsx', { Club: nameList(4) });
    await said('pair list.xlsx made.xlsx --numbers list --scoring 3,2,1 --id made');
    await said('record made.xlsx done.xlsx 1=-/+ 2=-/- 3=1-0');
    expect(await answered('standings done.xlsx')).toMatchObject({ made: { values: { PTS: [0, 0, 1, 6] } } });
  });

  it('an annulled player has no values and no rank', async () => {
    const { iz1979b } = await answered<Record<string, Told>>(`standings ${fixture('iz1979b')}`);
    for (const column of [...Object.values(iz1979b!.values), ...Object.values(iz1979b!.rank)])
      expect(column.flatMap((value, index) => (value === null ? [index + 1] : []))).toEqual([3]);
  });

  it('all real events come out as two calculators have them, in one call', async () => {
    const cases = sampled(expectedCases('real'), 7);
    const orders = Object.keys(cases[0]!.rank).map((order) => `--order ${order}`);
    const names = cases.map(({ tournament }) => fixture(tournament.id));
    const found = await answered<Record<string, Told>>(`standings ${names.join(' ')} ${orders.join(' ')}`);
    expect(Object.keys(found)).toHaveLength(cases.length);
    for (const { tournament, values, rank } of cases) {
      const { rank: ranked, values: counted } = found[tournament.id]!;
      expect(ranked).toEqual(rank);
      for (const [code, column] of Object.entries(values))
        if (code in counted && tournament.id !== 'mannheim1914')
          expect([code, counted[code]]).toEqual([code, column]);
    }
  });

  it('a workbook counts as its event file does', async () => {
    await said(`convert ${fixture('iz1987a')} iz1987a.xlsx`);
    expect(await answered('standings iz1987a.xlsx')).toEqual(
      await answered(`standings ${fixture('iz1987a')}`),
    );
  });
});

describe('standings for people', () => {
  it('are a table in order of rank, shared places with a dash', async () => {
    expect((await said('standings quad.json --order x:PTS,SB,WIN,DE')).split('\n')).toEqual([
      'Cross-table',
      'Rank  Name  PTS    SB  WIN  DE',
      '   1  A       3     3    3',
      ' 2–3  B     1.5  0.75    1',
      ' 2–3  C     1.5  0.75    1',
      '   4  D       0     0    0',
      '',
    ]);
  });

  it.each([
    [{}, /^By FIDE C\.02 13\.16\.2 of 2019 for the order, FIDE C\.07 for each tie-break$/],
    [
      { ruleSet: 'nzcf', tieBreaks: ['PTS', 'NZ_SB#rest', 'WIN', 'DE'] },
      /^By NZCF handbook, Tie-breaking Systems$/,
    ],
    [{ tieBreaks: ['PTS', 'SB'] }, /^ +3 +C/],
    [{ ruleSet: 'own', tieBreaks: ['PTS'] }, /^ +\d.* +[ABC]/],
  ])('by the list of a rule set name its source: %j', async (more, last) => {
    const text = await said(`standings ${table('rules', '*1=|0*1|=0*', more)}`);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(last);
  });
});

describe('standings --explain', () => {
  it('says below the table how a player comes to their place, by name or number; as JSON too', async () => {
    const line = 'standings quad.json --order x:PTS,SB --explain';
    const text = await said(`${line} " a "`);
    expect(text).toContain('\n\nA: place 1 of 4.\n');
    expect(text).toContain('Round 2, White, won against C: 1 × 1.5 = 1.5');
    expect(text).toContain('Why A is above B:\n  Points (FIDE C.07 4): A 3; B 1.5.\n');
    expect(await said(`${line} 1`)).toBe(text);
    expect(await answered(`${line} B`)).toMatchObject({
      quad: { explained: { player: 2, rank: 2, rankTo: 3, values: [{}, {}] } },
    });
    expect(await refused(`${line} Nobody`)).toEqual(['player-unknown']);
  });
});

describe('standings --teams', () => {
  beforeAll(() => {
    const players = ['N1', 'S1', 'N2', 'S2'].map((name, index) => ({ no: index + 1, name, team: name[0] }));
    const games = [
      { round: 1, board: 1, white: 1, black: 2, result: '0-1' },
      { round: 1, board: 2, white: 4, black: 3, result: '0-1' },
    ];
    const teams = ['North', 'South'].map((name) => ({ id: name[0], name }));
    written('match.json', JSON.stringify({ id: 'match', event: 'Match', teams, players, games }));
  });

  it('prints the teams below the players; as JSON too', async () => {
    expect((await said('standings match.json --teams mp,gp,NZ_BOARDS')).split('\n\n')[1]).toBe(
      'Rank  Name   MP  GP  NZ_BOARDS\n   1  South   1   1          1\n   2  North   1   1          2\n',
    );
    expect(await answered('standings match.json --teams MP,NZ_BLACK')).toMatchObject({
      match: {
        teams: [
          { team: 'N', rank: 1, values: [1, 1] },
          { team: 'S', rank: 1, values: [1, 1] },
        ],
      },
    });
    expect(await refused('standings match.json --teams SB')).toEqual([
      'criterion-order',
      'criterion-unknown',
    ]);
  });
});

describe('standings --ratings', () => {
  it('prints what the event means for the ratings, under the rule of a day; as JSON too', async () => {
    const cand2013 = fixture('cand2013');
    const text = (await said(`standings ${cand2013} --ratings --date 2013-03-15`)).split('\n\n')[1]!;
    expect(text).toMatch(/^Name +Rating +Games +Score +Expected +Performance +Change +Score for a norm\n/);
    expect(text).toMatch(/Carlsen,M +2872 +14 +8.5 +8.9 +2854 +-4 \(K 10\) +GM 4, IM 2, WGM 1.5, WIM 0.5\n/);
    expect(await answered(`standings ${cand2013} --ratings`)).toMatchObject({
      cand2013: {
        ratings: [{ no: 1, rating: 2872, score: 8.5, changes: [{ k: 10 }] }, ...Array(7).fill({})],
      },
    });
    expect((await ran(`standings ${cand2013} --ratings --date May`)).code).toBe(2);
  });
});

describe('standings --chances', () => {
  /** The file of a real event when so many of its rounds were played. */
  const after = (id: string, rounds: number, scoring: Scoring = CLASSIC): string => {
    const event = realEvent(id);
    const games = event.games.map((game) => (game.round > rounds ? { ...game, outcome: null } : game));
    return written(`${id}.json`, makeEvent({ ...event, scoring, games }));
  };

  /** What stands below the table, line by line. */
  const chances = async (file: string): Promise<readonly string[]> =>
    (await said(`standings ${file} --chances`)).split('\n\n')[1]!.trimEnd().split('\n');

  it('says in words what everyone needs: the Candidates of 2013, two rounds before the end', async () => {
    expect(await chances(after('cand2013', 12))).toEqual([
      'First place on points, with 8 games to play:',
      'Kramnik,V needs 1.5 out of 2 to be sure of a share, and 2 to win alone.',
      'Carlsen,M can still win, but other results must help.',
      'Aronian,L can still win, but other results must help.',
      'Svidler,P can still share first place, but other results must help.',
      'Grischuk,A can no longer come first.',
      'Gelfand,B can no longer come first.',
      'Ivanchuk,V can no longer come first.',
      'Radjabov,T can no longer come first.',
    ]);
  });

  it.each([
    [
      'cand2013',
      13,
      [
        'Carlsen,M needs 1 out of 1 to be sure of a share. Others decide whether they win alone.',
        'Kramnik,V needs 1 out of 1 to be sure of a share. Others decide whether they win alone.',
        'Aronian,L can no longer come first.',
      ],
    ],
    [
      'cand2020',
      13,
      [
        'Nepomniachtchi,I is sure of a share, and needs 0.5 out of 1 to win alone.',
        'Giri,A can still share first place, but other results must help.',
      ],
    ],
  ])('%s after round %i', async (id, rounds, lines) => {
    expect((await chances(after(id, rounds))).slice(1, 1 + lines.length)).toEqual(lines);
  });

  it.each<[string, string, readonly string[]]>([
    ['all is played', '*1==|0*=1|==*=|=0=*', ['A has won.', 'B can no longer come first.']],
    [
      'all are level',
      '*==|=*=|==*',
      ['A shares first place.', 'B shares first place.', 'C shares first place.'],
    ],
    [
      'A has 2, B 1.5 with a game left against A; C and D are done',
      '*.11|.*1=|00*=|0==*',
      [
        'A needs 0.5 out of 1 to win alone.',
        'B needs 1 out of 1 to win alone.',
        'D can no longer come first.',
        'C can no longer come first.',
      ],
    ],
    [
      'A has 1.5 and is done, C 0.5 and B nothing with a game left between them',
      '*1=|0*.|=.*',
      [
        'A is sure of a share. Others decide whether they win alone.',
        'C needs 1 out of 1 to be sure of a share, and cannot win alone.',
        'B can no longer come first.',
      ],
    ],
  ])('where %s', async (_, marks, lines) => {
    const told = await chances(table('case', marks));
    expect(told.slice(1, 1 + lines.length)).toEqual(lines);
    if (!marks.includes('.')) expect(told[0]).toBe('First place on points, with all games played:');
  });

  it('points are out of those that can be made, and at 3-1-0 it says what it cannot know', async () => {
    const lines = await chances(after('cand2020', 12, { win: 3, draw: 1, loss: 0, unit: 1 }));
    expect(lines[1]).toBe('Nepomniachtchi,I needs 4 out of 6 to be sure of a share, and 6 to win alone.');
    expect(lines[2]).toBe('Giri,A may still win, but other results must help.');
    expect(lines.at(-1)).toMatch(/^Some players who “may” come first are in fact out\. /);
  });

  it('as JSON, in the order of the players; nothing where nobody asks', async () => {
    const file = after('cand2020', 13);
    const { cand2020 } = await answered<Record<string, { chances: { players: object[] } }>>(
      `standings ${file} --chances`,
    );
    expect(cand2020!.chances).toMatchObject({ open: 4, exact: true });
    expect(cand2020!.chances.players).toContainEqual({
      ...{ no: 4, points: 8.5, games: 1, certain: 'shared', possible: 'alone' },
      needs: { shared: 0, alone: 0.5 },
    });
    expect(await said(`standings ${file} --json`)).not.toContain('chances');
  });
});

describe('standings warn and go on', () => {
  it.each([
    ['PTS,BH', ['criterion-forbidden']],
    ['PTS,NZ_BH', ['criterion-idle']],
    ['PTS,LOTS', ['seed-missing']],
    ['PTS,TPR', ['criterion-idle', 'criterion-unrated']],
  ])('by %s: %j', async (order, codes) => {
    const told = await warned(`standings quad.json --order x:${order}`);
    expect(told.map(({ code }) => code)).toEqual(codes);
  });
});

describe('standings refuse, and leave the file as it is', () => {
  it.each([
    ['good.json', undefined, '--order x:PTS,ZZ', 'criterion-unknown'],
    ['good.json', undefined, '--order x:SB,PTS', 'criterion-order'],
    ['text.json', 'no', '', 'file-not-json'],
    ['array.json', '[]', '', 'event-field'],
    ['event.tdf', undefined, '', 'format-unknown'],
    ['none.xlsx', undefined, '', 'file-other-kind'],
  ])('%s %s %s: %s', async (name, text, more, code) => {
    written(name, text ?? makeEvent(crossTable('*111|0*=1|0=*1|000*', { id: 'quad' })));
    const before = hash(name);
    expect((await refused(`standings ${name} ${more}`))[0]).toBe(code);
    expect(hash(name)).toBe(before);
  });

  it('an event that comes twice, since one of the two would be lost, and all files that have problems', async () => {
    written('other.json', makeEvent(crossTable('*1|0*', { id: 'quad' })));
    expect(await ran('standings quad.json other.json')).toMatchObject({
      code: 1,
      stderr: 'File “other.json”: The tournament quad is also in quad.json. Leave one of them out.\n',
    });
    expect(await refusal(`standings ${fixture('ny1924')} gone.json gone.xlsx`)).toMatchObject([
      { code: 'file-missing', place: { file: 'gone.json' } },
      { code: 'file-missing', place: { file: 'gone.xlsx' } },
    ]);
  });
});

it('the events of the tests are the published ones', () => {
  expect(eventTexts.size).toBe(28);
  expect(readFileSync(eventFile('ny1924'), 'utf8')).toBe(eventTexts.get('ny1924'));
});

describe('docs/explanations.md', () => {
  /** The commands that are followed by what they print. */
  const explained = [
    ...readFileSync('docs/explanations.md', 'utf8').matchAll(/```sh\n(.+)\n```\n\n```text\n([^`]+)```/g),
  ].map(([, command, text]) => [command!, text!] as const);

  it('explains three decisions', () => {
    expect(explained).toHaveLength(3);
  });

  it.each(explained)(
    '%s prints what stands there, with an article for the decision and no code',
    async (command, text) => {
      expect(await said(command.replace(/^\S+ \S+ /, ''))).toContain(text);
      expect(text).toMatch(/FIDE C\.07 (6|7\.1|9\.1)/);
      expect(text).not.toMatch(/\b(PTS|DE|WIN|SB|KS)\b/);
    },
  );
});
