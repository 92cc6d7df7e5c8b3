import { valueOf } from '../../results';
import { scoringOf, type Scoring } from '../../../src/core/results/outcome';
import type { AdoptChoices } from '../../../src/app/tools/adopt';
import { rowsOf } from '../../adoptGrid';
import { adopted, gamesTold } from './adopted';

const codesOf = (text: string, choices: AdoptChoices = {}): readonly string[] => {
  const made = adopted(rowsOf(text), choices);
  return made.ok
    ? ['taken', ...made.value.warnings.map(({ code }) => code)]
    : made.problems.map(({ code, place }) => `${code} ${place.cell ?? ''}`.trim());
};

const games = (text: string, choices: AdoptChoices = {}): readonly string[] => {
  const made = adopted(rowsOf(text), choices);
  return made.ok ? gamesTold(made.value) : made.problems.map(({ code }) => code);
};

const scoring = (...points: readonly number[]): Scoring => valueOf(scoringOf(points));

describe('a list of results is not believed without evidence', () => {
  it.each([
    [
      'names, federations and some results',
      'Name | Fed | 1 | 2 | 3\nAnn | SUI | 1 | 1 | ½\nBob | GER | 0 | 1 | 1\nCid | AUT | 1 | 0 | 0\nDan | AUT | 0 | 0 | ½',
    ],
    ['names and clubs', 'Ann | Uster | 1\nBob | Wil | 0\nCid | Uster | ½\nDan | Wil | 1'],
    ['titles', 'GM | Ann Berg | 1\nIM | Bob Carl | 0\nGM | Cid Dahl | ½\nFM | Dan Erik | 1'],
    [
      'a ranking with clubs',
      'Rank | Player | Club | Points\n1 | Ann | Uster | 1\n2 | Bob | Wil | ½\n3 | Cid | Chur | 0',
    ],
    [
      'first and last names',
      'First name | Last name | Score\nAnn | Berg | 1\nBob | Carl | 0\nCid | Dahl | ½',
    ],
  ])('%s', (_, text) => expect(games(text)[0]).toMatch(/^adopt-(?:not-found|standings)$/));

  it('two columns of names without headings are games where players stand on both sides', () => {
    expect(games('Ann | Bob | 1-0\nCid | Ann | 0-1\nBob | Cid | ½-½')).toEqual([
      'Ann 1-0 Bob',
      'Cid 0-1 Ann',
      'Bob ½-½ Cid',
    ]);
  });

  it('initials may be players: they stand on both sides', () => {
    expect(games('AB | CD | 1-0\nEF | AB | 0-1\nCD | EF | ½-½')).toHaveLength(3);
  });

  it('a line that is no game is named, not skipped', () => {
    const list =
      'Round | White | Black | Result\n1 | Ann | Bob | 1-0\n2 | Cid | Ann | 0-1\n3 | Bob | Cid | ½-½';
    expect(codesOf(list)).toEqual(['taken']);
    expect(codesOf(list.replace('Cid | Ann', ' | Ann'))).toEqual(['adopt-line B3']);
    expect(codesOf(list.replace('Cid | Ann', '7 | Ann'))).toEqual(['adopt-line B3']);
    expect(codesOf(list.replace('Cid | Ann', '1-0 | Ann'))).toEqual(['adopt-line B3']);
  });

  it('headings that are repeated, remarks and notes below are no games', () => {
    const list =
      'White | Black | Result\nAnn | Bob | 1-0\nWhite | Black | Result\nCid | Ann | 0-1\nBob | Cid | ½-½\n\nTotal: 3 | | ';
    expect(codesOf(list)).toEqual(['taken', 'adopt-rounds-laid-down', 'adopt-tables-fit']);
  });

  it('a cross-table and a list beside it, of which as much is told, are asked about', () => {
    expect(
      codesOf(
        'Name | 1 | 2 | 3 | | White | Black | Result\nAnn | x | 1 | ½ | | Ann | Bob | 1-0\nBob | 0 | x | 1 | | Bob | Cid | 1-0\nCid | ½ | 0 | x | | Cid | Ann | ½-½',
      ),
    ).toEqual(['adopt-two-readings F2:H4']);
  });
});

describe('players who are called as a result, a colour or a rest keep their games', () => {
  const NAMES = ['D', 'L', 'N', 'W', 'X', 'Draw', 'White', 'Black', 'Bye', 'Rest', 'spielfrei'];

  it.each(NAMES)('%s in a list of results', (name) => {
    expect(
      games(
        `Round | White | Black | Result\n1 | ${name} | Bob | 1-0\n2 | Cid | ${name} | 0-1\n3 | Bob | Cid | ½-½`,
      ),
    ).toEqual([`1. ${name} 1-0 Bob`, `2. Cid 0-1 ${name}`, '3. Bob ½-½ Cid']);
  });

  it.each(NAMES)('%s in a cross-table', (name) => {
    expect(
      games(
        `Name | 1 | 2 | 3 | 4\nAnn | x | 1 | ½ | 0\n${name} | 0 | x | 1 | 1\nCid | ½ | 0 | x | 1\nDan | 1 | 0 | 0 | x`,
      ),
    ).toHaveLength(6);
    expect(
      games(
        `Name | 1 | 2 | 3 | 4\n${name} | x | 1 | ½ | 0\nAnn | 0 | x | 1 | 1\nCid | ½ | 0 | x | 1\nDan | 1 | 0 | 0 | x`,
      ),
    ).toContain(`${name} ? Ann 1-0`);
  });

  it('a rest that only lost is none, and that is said where a result stands beside it', () => {
    const list = 'White | Black | Result\nAnn | Bob | 1-0\nCid | Bye | 1-0\nBob | Cid | ½-½\nAnn | Cid | 1-0';
    expect(codesOf(list)).toContain('adopt-rests');
  });
});

describe('what is no result is named at its cell', () => {
  const table = (cell: string, mirrored = cell): string =>
    `No | Name | 1 | 2 | 3 | 4 | 5\n1 | Ann | x | 1 | ½ | 1 | ${cell}\n2 | Bob | 0 | x | 1 | 1 | ${cell}\n3 | Cid | ½ | 0 | x | 1 | ${cell}\n4 | Dan | 0 | 0 | 0 | x | ${cell}\n5 | Eva | ${mirrored} | ${mirrored} | ${mirrored} | ${mirrored} | x`;

  it.each([
    'wd',
    'WD',
    'w/d',
    'abandoned',
    'w/o',
    'WO',
    'dns',
    'dnf',
    'ret',
    'n/a',
    'ff',
    'Def.',
    'bye',
    'absent',
  ])('a player of whom %s stands everywhere', (word) => {
    expect([...codesOf(table(word))].sort()).toEqual(
      ['G2', 'G3', 'G4', 'G5', 'C6', 'D6', 'E6', 'F6'].map((cell) => `adopt-cell ${cell}`).sort(),
    );
  });

  it('in a table by rounds a round that nobody could play with them is no game', () =>
    expect(
      games(
        'No | Name | 1 | 2 | 3\n1 | Ann | 4w1 | 3b½ | wd\n2 | Bob | 3w1 | wd | wd\n3 | Cid | 2b0 | 1w½ | 4b1\n4 | Dan | 1b0 | wd | 3w0',
      ),
    ).toEqual([
      'Ann ? Bob …',
      'Bob ? Dan …',
      '1. Ann 1-0 Dan',
      '1. Bob 1-0 Cid',
      '2. Cid ½-½ Ann',
      '3. Dan 0-1 Cid',
    ]));

  it('a game that is postponed is still to be played', () =>
    expect(games(table('postponed'))).toContain('Ann ? Eva …'));

  it('a loss by forfeit on one side only is a win by forfeit for the other', () =>
    expect(games(table('', '0f'))).toContain('Ann ? Eva +/-'));

  it('goals, frames and sets', () => {
    const goals =
      'No | Name | Club | 1 | 2 | 3 | 4 | Pts\n1 | Ann | Uster | x | 2-1 | 1-1 | 3-0 | 7\n2 | Bob | Wil | 1-2 | x | 0-0 | 1-0 | 4\n3 | Cid | Chur | 1-1 | 0-0 | x | 1-0 | 5\n4 | Dan | Bern | 0-3 | 0-1 | 0-1 | x | 0';
    expect(codesOf(goals)).toEqual(['adopt-goals E2']);
    expect(codesOf(goals.replaceAll('-', ':'))).toEqual(['adopt-goals E2']);
    const sets =
      'Name | 1 | 2 | 3\nAnn | x | 6-4 6-3 | 7-6(5) 6-2\nBob | 4-6 3-6 | x | 6-1 3-6 6-4\nCid | 6-7(5) 2-6 | 1-6 6-3 4-6 | x';
    expect(codesOf(sets)).toEqual(['adopt-goals C2']);
  });

  it('a first line that looks odd is not cut off', () => {
    const lines =
      'No | Name | 1 | 2 | 3 | 4\n1 | Ann | x | won | lost | ?\n2 | Bob | 0 | x | 1 | 1\n3 | Cid | ½ | 0 | x | 1\n4 | Dan | 1 | 0 | 0 | x';
    expect(codesOf(lines)[0]).toMatch(/^adopt-(cell (D2|E2|F2)|line-left B2|column-left C3)$/);
  });
});

describe('cross-tables in other points', () => {
  const TWO =
    'Rk | Name | Fed | Pts | 1 | 2 | 3 | 4\n1 | Uster | SUI | 6 |  | 2 | 2 | 2\n2 | Wil | GER | 3 | 0 |  | 1 | 2\n3 | Chur | SUI | 3 | 0 | 1 |  | 2\n4 | Bern | AUT | 0 | 0 | 0 | 0 | ';

  it('are named with the scoring that fits', () => {
    expect(codesOf(TWO)).toEqual(['adopt-points-scoring F2']);
    const made = adopted(rowsOf(TWO));
    expect(!made.ok && made.problems[0].values.scoring).toBe('2,1,0');
  });

  it('are read with that scoring', () => {
    const made = adopted(rowsOf(TWO), { scoring: scoring(2, 1, 0) });
    expect(
      made.ok && [made.value.tournament.players.length, made.value.compared.every(({ agrees }) => agrees)],
    ).toEqual([4, true]);
    expect(games(TWO, { scoring: scoring(2, 1, 0) })).toEqual([
      'Uster ? Wil 1-0',
      'Uster ? Chur 1-0',
      'Uster ? Bern 1-0',
      'Wil ? Chur ½-½',
      'Wil ? Bern 1-0',
      'Chur ? Bern 1-0',
    ]);
  });

  it('3 points for a win', () => {
    const rows = 'Name | 1 | 2 | 3 | Pts\nAnn | x | 3 | 1 | 4\nBob | 0 | x | 3 | 3\nCid | 1 | 0 | x | 1';
    const made = adopted(rowsOf(rows));
    expect(!made.ok && made.problems[0].values.scoring).toBe('3,1,0');
    expect(games(rows, { scoring: scoring(3, 1, 0) })).toEqual([
      'Ann ? Bob 1-0',
      'Ann ? Cid ½-½',
      'Bob ? Cid 1-0',
    ]);
  });

  it('a scoring says nothing of a table in 1, ½ and 0', () => {
    const rows = 'Name | 1 | 2 | 3\nAnn | x | 1 | ½\nBob | 0 | x | 1\nCid | ½ | 0 | x';
    expect(games(rows, { scoring: scoring(3, 1, 0) })).toEqual(games(rows));
  });
});
