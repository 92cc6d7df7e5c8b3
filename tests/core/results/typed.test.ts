import { NAMED_FORMS } from '../../../src/core/results/score';
import fc, { anySign } from '../../properties';
import {
  OUTCOME_CODES,
  outcomeOf,
  type OutcomeCode,
  PENDING_FORMS,
  type Pending,
} from '../../../src/core/results/outcome';
import { signsInLine } from '../../../src/core/results/inLine';
import {
  FORMS,
  isScore,
  makeTyped,
  mirror,
  parsePending,
  parseTyped,
  readingOf,
  REPLACEMENTS,
  resultTyped,
  setsTyped,
} from '../../../src/core/results/typed';

/** What is typed for each outcome, with a stroke between. */
const TYPED: readonly (readonly [OutcomeCode, string])[] = [
  ['1-0', '1-0|1:0|1–0|1—0|1−0|1‑0|1‐0|1‒0| 1 - 0 |1\u00A0–\u00A00|1\u202F:\u20090|\u30001-0|1'],
  ['0-1', '0-1|0:1|0 – 1|0'],
  ['1/2', '½-½|½:½|½–½|1/2-1/2|1/2 : 1/2|1⁄2–1⁄2|0.5-0.5|0,5:0,5|.5-.5|,5 - ,5|½-0.5|½|1/2|0.5|0,5'],
  ['1/2', '.5|,5|=|=-=|=:=|remis|Remis|REMIS|remise|draw|Draw|Drawn|nulle|tablas|patta|Jigo'],
  ['+-', '+/-|+/−|+ / –|+-|+:-|+–-|+|1F-0F|1f:0f|1-0F|1F-0'],
  ['-+', '-/+|–/+|-+|-:+|0F-1F|0F-1|0-1F'],
  ['--', '-/-|−/−|--|-:-|- - -|0F-0F'],
  ['0-0', '0-0|0:0'],
  ['1/2-0', '½-0|1/2-0|0,5:0'],
  ['0-1/2', '0-½|0-1/2|0-.5'],
  ['1-0u', '1-0 u|1:0U|1u'],
  ['1/2u', '½-½ u|½u|1/2 u|=u'],
  ['0-1u', '0–1 u|0u'],
];

const UNDERSTOOD = TYPED.flatMap(([code, texts]) => texts.split('|').map((text) => [text, code] as const));

const NOT_UNDERSTOOD = [
  '-|–|1-1|2-0|0-2|10|1 0|01|1-0-1|1--0|-1|1-|-0|1-½|½-1|1½|1.5|10.5|0.1|1.0|1/0|1/3|36526',
  '2000-01-01|01-Jan|*|?|~|~*|1*|1-0?|1-0!|+/+|++|+-+|0F|1f-1f|#N/A|TRUE|x|won|u|__proto__',
  'constructor',
].flatMap((texts) => texts.split('|'));

describe('what people type as a result', () => {
  it.each(UNDERSTOOD)('%j is %s', (text, code) => {
    expect(parseTyped(text)).toBe(code);
  });

  it.each(NOT_UNDERSTOOD)('%j is not understood', (text) => {
    expect(parseTyped(text)).toBeUndefined();
  });

  it.each([
    ...['W', 'w', 'Win'].map((text) => [text, '1-0'] as const),
    ...['D', 'd', 'Draw'].map((text) => [text, '1/2'] as const),
    ...['L', 'l', 'Loss'].map((text) => [text, '0-1'] as const),
  ])('%j says how the left side fared: %s; in Go a letter is a colour', (text, code) => {
    expect(parseTyped(text)).toBe(code);
    expect(isScore(text, { leftIsWhite: true, score: 'none' })).toBe(false);
    if (code !== '1/2') expect(parseTyped(text, readingOf({ profile: 'go' }))).toBeUndefined();
  });

  it('in a line of text a letter may be an initial', () => {
    expect(signsInLine('Ann W Hill – Bob Win draw').map(({ typed }) => typed)).toEqual(['draw']);
  });

  it.each(['', ' ', '\u00A0', ' \u202F\u3000 '])('%j is blank', (text) => {
    expect(parseTyped(text)).toBeNull();
  });

  it('the lists above are as long as they should be', () => {
    expect([UNDERSTOOD.length, NOT_UNDERSTOOD.length]).toEqual([89, 44]);
  });
});

describe('the tables that formulas share', () => {
  it('no form stands there twice, and each is already replaced and in lower case', () => {
    const forms = [...FORMS, ...NAMED_FORMS].map(([form]) => form);
    expect(new Set(forms).size).toBe(forms.length);
    for (const form of forms) {
      const replaced = REPLACEMENTS.reduce((text, [from, to]) => text.replaceAll(from, to), form);
      expect(replaced.toLowerCase()).toBe(form);
    }
  });

  it('every outcome has a form', () => {
    expect(new Set(FORMS.map(([, code]) => code))).toEqual(new Set(OUTCOME_CODES));
  });

  it('no form holds a sign that MATCH takes as a wildcard', () => {
    expect(FORMS.filter(([form]) => /[*?~]/.test(form))).toEqual([]);
  });

  it('the replacements fit into one formula of 64 nested calls', () => {
    expect(REPLACEMENTS.length).toBeLessThanOrEqual(40);
  });
});

const outcomes = fc.constantFrom(...OUTCOME_CODES);
const spaces = fc.string({
  unit: fc.constantFrom(' ', '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000'),
  maxLength: 3,
});
const dashes = fc.constantFrom('-', '‐', '‑', '‒', '–', '—', '−');

describe('makeTyped', () => {
  it('what is shown can be typed', () => {
    for (const code of OUTCOME_CODES) expect(parseTyped(makeTyped(code))).toBe(code);
  });

  it('with any dash, any spaces and in capitals it means the same', () => {
    fc.assert(
      fc.property(outcomes, fc.array(spaces, { minLength: 8, maxLength: 8 }), dashes, (code, gaps, dash) => {
        const text = [...makeTyped(code).toUpperCase()]
          .map((sign, index) => (sign === '-' ? dash : sign) + gaps[index % gaps.length]!)
          .join('');
        expect(parseTyped(gaps[0]! + text)).toBe(code);
      }),
    );
  });

  it('no text whatever is thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (text) => {
        const code = parseTyped(text);
        expect(code === null || code === undefined || OUTCOME_CODES.includes(code)).toBe(true);
      }),
    );
  });
});

describe('mirror', () => {
  it.each([
    ['1-0', '0-1'],
    ['1/2', '1/2'],
    ['+-', '-+'],
    ['--', '--'],
    ['0-0', '0-0'],
    ['1/2-0', '0-1/2'],
    ['1-0u', '0-1u'],
    ['1/2u', '1/2u'],
  ] as const)('%s with Black on the left is %s, and back', (code, other) => {
    expect(mirror(code)).toBe(other);
    expect(mirror(other)).toBe(code);
  });

  it('exchanges the sides of every outcome', () => {
    for (const code of OUTCOME_CODES) {
      const [one, other] = [outcomeOf(code), outcomeOf(mirror(code))];
      expect([other.white, other.black, other.rated, other.kind]).toEqual([
        one.black,
        one.white,
        one.rated,
        one.kind,
      ]);
    }
  });
});

describe('a word for a game that is not finished', () => {
  const WORDS: readonly (readonly [string, Pending])[] = [
    ['postponed', 'postponed'],
    ['PP', 'postponed'],
    [' p p ', 'postponed'],
    ['ppd', 'postponed'],
    ['verlegt', 'postponed'],
    ['Adjourned', 'adjourned'],
    ['adj', 'adjourned'],
    ['Adj.', 'adjourned'],
    ['Hängepartie', 'adjourned'],
  ];

  it.each(WORDS)('%s is %s: not yet played, and no mistake', (typed, pending) => {
    expect([parsePending(typed), parseTyped(typed)]).toEqual([pending, null]);
  });

  it.each(['', '1-0', 'p', 'postpone', 'adjo', '?', '*'])('%j is none', (typed) =>
    expect(parsePending(typed)).toBeNull(),
  );

  it('is no form of a result, and the words of one kind stand together, as the sheets count on', () => {
    const results = new Set(FORMS.map(([form]) => form));
    expect(PENDING_FORMS.filter(([form]) => results.has(form))).toEqual([]);
    const kinds = PENDING_FORMS.map(([, pending]) => pending);
    expect(kinds).toEqual(
      [...kinds].sort((one, other) => (one === other ? 0 : one === 'postponed' ? -1 : 1)),
    );
  });
});

describe('in Go', () => {
  const GO = readingOf({ profile: 'go' });

  it.each<[string, string]>([
    ['B+', '0-1'],
    ['w+', '1-0'],
    ['W+3.5', '1-0'],
    ['W+3,5', '1-0'],
    ['b + 12', '0-1'],
    ['B+10.5', '0-1'],
    ['B+0.5', '0-1'],
    ['W+½', '1-0'],
    ['W+12 1/2', '1-0'],
    ['B+R', '0-1'],
    ['w+resign', '1-0'],
    ['W+T', '1-0'],
    ['B+Time', '0-1'],
    ['b+res', '0-1'],
    ['W+Res', '1-0'],
    ['W+12.5', '1-0'],
    ['B+F', '-+'],
    ['W+Forfeit', '+-'],
    ['jigo', '1/2'],
    ['1-0', '0-1'],
    ['0:1', '1-0'],
    ['+/-', '-+'],
    ['½-½', '1/2'],
  ])('%s is %s, White first: colours are named, the rest is read from left to right', (text, code) => {
    expect(parseTyped(text, GO)).toBe(code);
  });

  it.each(['B', 'W', 'B-', '+B', 'B+x', 'B+3x', '3B+', 'B+W', 'B+-3', 'BB+3', 'B+R5', '--5', '+-5', 'W+R+3'])(
    '%s is not understood',
    (text) => expect(parseTyped(text, GO)).toBeUndefined(),
  );

  it('nobody else names a colour', () => {
    for (const text of ['B+', 'W+3.5', 'B+R'])
      for (const profile of ['chess', 'neutral'] as const)
        expect(parseTyped(text, readingOf({ profile }))).toBeUndefined();
  });

  it('a word for a game that is not finished is one there, too', () => {
    expect([parseTyped('pp', GO), parseTyped('', GO)]).toEqual([null, null]);
  });
});

describe('in other games than chess and Go', () => {
  const reading = readingOf({ profile: 'plain' });

  it.each([
    ['3-1', '1-0', '3-1'],
    ['1 : 3', '0-1', '1-3'],
    ['2–2', '1/2', '2-2'],
    ['11-9', '1-0', '11-9'],
    ['9-11', '0-1', '9-11'],
    ['423-389', '1-0', '423-389'],
    ['0-3', '0-1', '0-3'],
    // What every game has says only who won; of 0-0 nobody did.
    ['1-0', '1-0', undefined],
    ['0:1', '0-1', undefined],
    ['0-0', '0-0', undefined],
    ['W', '1-0', undefined],
    ['½', '1/2', undefined],
    ['+/-', '+-', undefined],
    ['3-', undefined, undefined],
    ['3-1-0', undefined, undefined],
    ['12345-1', undefined, undefined],
    ['3-1½', undefined, undefined],
  ])('%s is %s, and keeps the sets %s', (text, code, sets) => {
    expect([parseTyped(text, reading), setsTyped(text, reading)]).toEqual([code, sets]);
  });

  it.each(['chess', 'go'] as const)('sets are nothing in %s, nor at a board of teams', (profile) => {
    expect(parseTyped('3-1', readingOf({ profile }))).toBeUndefined();
    expect(parseTyped('3-1', readingOf({ profile: 'plain', discipline: {} }))).toBeUndefined();
  });

  it('a game shows its sets, of an open one nothing', () => {
    expect(resultTyped({ profile: 'plain' }, { outcome: '1-0', sets: '3-1' })).toBe('3-1');
    expect(resultTyped({ profile: 'plain' }, { outcome: '1-0' })).toBe('1-0');
    expect(resultTyped({ profile: 'plain' }, { outcome: null, sets: '3-1' })).toBeNull();
  });
});
