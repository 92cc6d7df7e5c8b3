import '../../src/language/late';
import { problem, type ProblemCode } from '../../src/core/problem';
import { messageOf, placeholdersOf, placeOf, words, problemText, say } from '../../src/language/language';
import { COLOUR_METHODS } from '../../src/core/draw/colours';
import { SYSTEMS } from '../../src/core/pairing/registry';
import { RULE_SETS } from '../../src/core/ruleSets';
import { choiceTexts } from '../../src/language/choices';
import { drawTexts } from '../../src/language/drawTexts';
import { newTournamentTexts } from '../../src/language/newTournament';
import { paneTexts } from '../../src/language/pane';
import { paneTournamentTexts } from '../../src/language/paneTournament';
import { takenFileTexts } from '../../src/language/exchangePane';
import { ratingMonthHeading, ratingMonthOf } from '../../src/language/playerFields';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROBLEM_CODES } from '../problemCodes';

/** Names as people have them; nothing in them is ours to read. */
const AWKWARD = [
  "{name} D'Arcy",
  '<b>Bo</b>',
  "'t Hart",
  'O’Brien #1',
  'נועה',
  '{count, plural,',
  '\\u007B',
  '%s $& {0}',
];

const sampleOf = (text: string, value: string): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    placeholdersOf(text).map((name) => [
      name,
      /^(count|games|rounds|cycles|moved|belongs)$/.test(name) ? 8 : name === 'where' ? 'below' : value,
    ]),
  );

describe('the texts', () => {
  it.each(PROBLEM_CODES.map((problemCode) => [problemCode] as const))(
    '%s has a text, filled to the last value',
    (problemCode) => {
      const text = problemText(problemCode);
      const message = messageOf(problem(problemCode, {}, sampleOf(text, 'sample')));
      expect(message).toMatch(/\p{L}{2}/u);
      expect(message).not.toMatch(/[{}]|undefined|null|\?/);
      expect(message.trim()).toBe(message);
      expect(message).toMatch(/[.!?)]$/);
    },
  );

  it.each(AWKWARD)('a player called %s comes through every message unchanged', (name) => {
    for (const problemCode of PROBLEM_CODES) {
      const values = sampleOf(problemText(problemCode), name);
      const message = messageOf(problem(problemCode, { player: name, sheet: name }, values));
      const isNamed = 'player' in values || 'name' in values;
      const before = isNamed ? ['sheet'] : ['player', 'sheet'];
      const given = Object.values(values).filter((value) => value === name).length + before.length;
      expect(message.split(name).length - 1).toBeGreaterThanOrEqual(given);
    }
  });

  it('a value that nobody gave reads as a question mark and breaks nothing', () => {
    for (const problemCode of PROBLEM_CODES)
      expect(messageOf(problem(problemCode))).not.toMatch(/[{}]|undefined/);
  });

  it('no two sheets have one name, and Excel allows every one of them', () => {
    const { pairings, standings, crosstable, players, tournament, log, calculation } = words();
    const sheets = [pairings, standings, crosstable, players, tournament, log, calculation];
    expect(new Set(sheets.map((name) => name.toLowerCase())).size).toBe(7);
    expect(sheets.filter((name) => name.length > 31 || /[\\/?*[\]:]/.test(name))).toEqual([]);
  });
});

describe('messageOf', () => {
  const en = (code: ProblemCode, place = {}, values = {}): string => messageOf(problem(code, place, values));

  it('says the place first, then what is wrong and what to do', () => {
    expect(en('name-duplicate', { sheet: 'Players', cell: 'B7' }, { name: 'Anna', other: 'B3' })).toBe(
      'Sheet “Players”, cell B7: “Anna” is also in B3. If they are two people, add a club or a number to the name, such as “Anna (2)”.',
    );
  });

  it('says what a final lacks, of players and of teams', () => {
    expect(en('final-too-few', {}, { count: 2, least: 3 })).toBe(
      'A final needs at least 3, but only 2 would reach it. Let more qualify.',
    );
  });

  it('asks at the end whether something near was meant', () => {
    const typed = { typed: 'sta', choices: 'standings, status' };
    expect(en('choice-unknown', {}, { ...typed, meant: 'status' })).toBe(
      '“sta” is not one of the choices: standings, status. Did you mean “status”?',
    );
    expect(en('choice-unknown', {}, { ...typed, meant: 'standings', orMeant: 'status' })).toBe(
      '“sta” is not one of the choices: standings, status. Did you mean “standings” or “status”?',
    );
  });

  it('names a player once where the text names them anyway', () => {
    const [ann, text] = [{ player: 'Ann' }, 'Ann has not left the tournament.'];
    expect(en('reentry-not-left', ann, ann)).toBe(text);
    expect(en('reentry-not-left', { sheet: 'Players', ...ann }, ann)).toBe(`Sheet “Players”: ${text}`);
    expect(en('reentry-not-left', { player: 'Ben' }, ann)).toBe(`Ben: ${text}`);
  });

  it('says where a report takes ratings that the list has not', () => {
    const said = (months: string, count: number): string =>
      en('trf-months-unrated', {}, { months, count, heading: 'Rating 2026-12' });
    expect(said('2026-12', 1)).toMatch(
      /^The list has no ratings of December 2026, so the report takes them from the column Rating\./,
    );
    expect(said('2026-12, 2027-01', 2)).toMatch(
      /December 2026, January 2027\. Their reports take them from the column Rating\./,
    );
  });

  it('says nothing of a place that there is not', () => {
    expect(en('undo-nothing')).toBe('There is nothing to undo.');
  });

  it('counts in the words of English', () => {
    expect(en('too-few-players', {}, { count: 0, least: 3 })).toBe(
      'No players found. A round robin needs at least 3.',
    );
    expect(en('too-few-players', {}, { count: 1, least: 3 })).toBe(
      'Only one player found. A round robin needs at least 3.',
    );
    expect(en('too-few-players', {}, { count: 2, least: 3 })).toBe(
      'Only 2 players found. A round robin needs at least 3.',
    );
  });

  it('places go from the large to the small', () => {
    expect(placeOf({ player: 'Anna', round: 3, file: 'e.json' })).toBe('File “e.json”, round 3, Anna');
    expect(placeOf({ field: 'players[3].name' })).toBe('Field players[3].name');
    expect(placeOf({ sheet: 'Club', cell: 'H20:J25' })).toBe('Sheet “Club”, cells H20:J25');
  });
});

it('a place without a name is no place', () => {
  const found = {
    code: 'file-not-json',
    place: { file: 'a.json', field: '' },
    values: { reason: 'x' },
  } as const;
  expect(messageOf(found)).toMatch(/^File “a\.json”: This/);
});

describe('texts of a game', () => {
  it('no problem speaks of a chess federation where no chess is played, and none loses a value', () => {
    for (const profile of ['go', 'neutral', 'home', 'plain'] as const)
      for (const code of PROBLEM_CODES) {
        const text = problemText(code);
        const other = problemText(code, profile);
        const asked = placeholdersOf(text).filter((name) => name !== 'source');
        expect([
          code,
          placeholdersOf(other)
            .filter((name) => name !== 'source')
            .sort(),
        ]).toEqual([code, [...asked].sort()]);
        expect(messageOf(problem(code), profile)).not.toMatch(/FIDE|NZCF|US Chess/);
      }
  });

  it('nobody has White or Black in a game without colours', () => {
    for (const code of PROBLEM_CODES)
      for (const profile of ['neutral', 'home', 'plain'] as const)
        expect(messageOf(problem(code), profile)).not.toMatch(
          profile === 'home' ? /White|Black|named (?:first|second)/ : /White|Black/,
        );
  });

  it('of any two sides and of home and away are whole sentences of their own', () => {
    expect(problemText('colours-not-level', 'home')).toContain(
      'not everyone can be on each side equally often',
    );
    expect(problemText('adopt-black-first', 'home')).toBe(
      'The sides are swapped here: 1-0 means a win for the side on the right.',
    );
    expect(words('home').outcomes['1/2-0']).toBe('a draw for the home side, a loss for the away side');
    for (const code of PROBLEM_CODES)
      expect(messageOf(problem(code), 'home')).not.toMatch(/side side|often away/);
  });

  it('are those of chess where the game has no others', () => {
    expect([words().rank, words('go').rank, words('neutral').rank]).toEqual([...['Rank', 'Place', 'Rank']]);
    expect([words().name, words('go').name]).toEqual(['Name', 'Name']);
    expect(words('go').form.labels).toEqual(words().form.labels);
  });
});

/** Every text under a name such as `busy.look`. */
const textsIn = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[under + key, text] as const] : textsIn(text as object, `${under}${key}.`),
  );

describe('the pane', () => {
  const texts = [
    ...textsIn(paneTexts()),
    ...textsIn(paneTournamentTexts()),
    ...textsIn(takenFileTexts),
    ...textsIn(choiceTexts()),
    ...textsIn(newTournamentTexts()),
    ...textsIn(drawTexts()),
  ];

  it.each(texts)('%s is a message that can be filled, for one and for many', (_, text) => {
    for (const count of [0, 1, 2, 5]) {
      const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, count]));
      const said = say(text, values);
      expect(said.trim()).toBe(said);
      expect(said).not.toMatch(/[{}]|undefined|\?\?/);
      expect(said).not.toBe('');
    }
  });

  it('every pairing system, rule set and way to give colours has its name', () => {
    for (const { name } of SYSTEMS) expect(name).toMatch(/\p{L}{2}/u);
    for (const { id } of RULE_SETS) expect(choiceTexts().ruleSets[id]).toMatch(/\p{L}{2}/u);
    for (const { id } of COLOUR_METHODS) expect(choiceTexts().colouring[id].name).toMatch(/\p{L}{2}/u);
  });
});

describe('the month of a column of ratings', () => {
  it.each([
    ['Rating 2026-02', '2026-02'],
    ['Rating Feb 2026', '2026-02'],
    ['Rating (Standard) February 2026', '2026-02'],
    ['Elo 02/2026', '2026-02'],
    ['2026/2 Elo', '2026-02'],
    ['FIDE Elo Okt. 2026', '2026-10'],
    ['Elo März 2026', '2026-03'],
    ['Classement août 2026', '2026-08'],
    ['Elo juin 2026', '2026-06'],
    ['Elo juil. 2026', '2026-07'],
    ['Elo ene 2027', '2027-01'],
    ['Рейтинг май 2026', '2026-05'],
  ])('%s is %s', (heading, month) => {
    expect(ratingMonthOf(heading)).toBe(month);
  });

  it.each([
    ...['Rating', 'Rating 2026', 'Feb 2026', 'Rating 13/2026', 'Rating 2026-02-01', 'Club 2026-02', ''],
    'Rating 2026 Feb Mar',
  ])('“%s” is none', (heading) => {
    expect(ratingMonthOf(heading)).toBeNull();
  });

  it('the heading that we name is one', () => {
    expect(ratingMonthOf(ratingMonthHeading('2026-11'))).toBe('2026-11');
  });
});

const SOURCE = join(__dirname, '../../src');

const sources = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((path) => /\.tsx?$/.test(path));

interface Made {
  readonly where: string;
  readonly code: ProblemCode;
  /** Names of the values, `null` where the source does not spell them out. */
  readonly values: readonly string[] | null;
}

const namesOf = (values: ts.Expression | undefined): readonly string[] | null => {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return null;
  return values.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
};

const problemsMadeIn = (path: string): readonly Made[] => {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  // Most sources make no problem, and parsing takes a hundred times as long as looking.
  if (!/\bproblem\s*\(/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const made: Made[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'problem') {
      const [code, , values] = node.arguments;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (code && ts.isStringLiteral(code))
        made.push({ where: `${path}:${line}`, code: code.text as ProblemCode, values: namesOf(values) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return made;
};

const made = sources.flatMap(problemsMadeIn);

describe('the problems that the sources make', () => {
  it('are found by this test', () => {
    expect(made.length).toBeGreaterThan(40);
    expect(made.filter(({ code }) => !PROBLEM_CODES.includes(code))).toEqual([]);
  });

  it('carry every value that their text asks for', () => {
    const lacking = made.flatMap(({ where, code: made, values }) => {
      const missing = placeholdersOf(problemText(made)).filter(
        (name) => values !== null && !values.includes(name),
      );
      return missing.length > 0 ? [`${where} ${made} lacks ${missing.join(', ')}`] : [];
    });
    expect(lacking).toEqual([]);
  });
});
