import fc from '../properties';
import { PROFILES, type ProfileId } from '../../src/core/model';
import { makeNumbering, NUMBERING_METHODS, numberingOf } from '../../src/core/draw/numbers';
import { CRITERIA } from '../../src/core/tiebreak/registry';
import {
  choiceName,
  choiceNamed,
  choiceNames,
  namesOf,
  numberingName,
  numberingNamed,
  type NamedChoice,
} from '../../src/language/choices';
import { criterionMeaning, criterionName, criterionNamed } from '../../src/language/criteria';

const CHOICES: readonly NamedChoice[] = [
  ...(['system', 'exchange', 'numbering', 'colours', 'rules', 'profile'] as const),
  ...(['order', 'unplayed', 'paper', 'status'] as const),
];

describe('a choice on the sheets', () => {
  it.each<[NamedChoice, string, string]>([
    ['system', 'berger', 'Berger tables (FIDE)'],
    ['numbering', 'lots', 'Drawn by lot'],
    ['colours', 'strength', 'The stronger player'],
    ['rules', 'fide-2019', 'FIDE 2019'],
    ['profile', 'go', 'Go'],
    ['order', 'rank', 'By rank'],
    ['unplayed', 'no', 'no'],
    ['paper', 'Letter', 'Letter'],
    ['status', 'withdrawn', 'withdrawn, games count'],
  ])('%s: “%s” is called “%s”, and either is understood, in capitals or not', (choice, code, name) => {
    expect(choiceName(choice, code)).toBe(name);
    for (const typed of [code, name, name.toUpperCase(), ` ${code.toUpperCase()} `])
      expect(choiceNamed(choice, typed)).toBe(code);
  });

  it('has a name of its own: each comes back from what the sheets show', () => {
    for (const choice of CHOICES)
      for (const profile of PROFILES)
        for (const code of Object.keys(choiceNames(choice, profile)))
          expect(choiceNamed(choice, choiceName(choice, code, profile))).toBe(code);
  });

  it.each<[NamedChoice, string, ProfileId, string]>([
    ['system', 'berger', 'go', 'Berger tables'],
    ['system', 'shift', 'neutral', 'Shifting boards'],
    ['numbering', 'rating', 'go', 'By rank'],
    ['order', 'rank', 'go', 'By place'],
    ['rules', 'uscf-34f', 'neutral', 'American order'],
  ])(
    '%s: “%s” is called otherwise in the game %s, “%s”, which is understood as well',
    (choice, code, game, name) => {
      expect(choiceName(choice, code, game)).toBe(name);
      expect(choiceNamed(choice, name)).toBe(code);
    },
  );

  it('that nobody knows is shown as it is, and understood as none', () => {
    expect(choiceName('rules', 'club')).toBe('club');
    expect(choiceNamed('rules', 'club')).toBeUndefined();
    expect(namesOf('profile')).toBe(
      'Chess; Go; Another game; Another game, one side begins; Another game, home and away',
    );
    expect(namesOf('unplayed', ['no'])).toBe('no');
  });
});

describe('the way numbers were given', () => {
  it.each([
    ['rating', 'By rating'],
    ['varma', 'Drawn by lot, countries apart (Varma)'],
    ['varma:corrected', 'Drawn by lot, countries apart (Varma): with 11 and 12 swapped'],
    ['column:Start: no', 'From a column: Start: no'],
    ['hand:2,1,3', 'By hand: 2,1,3'],
  ])('%s is shown as “%s”, and read back', (numbering, shown) => {
    expect(numberingName(numbering)).toBe(shown);
    for (const typed of [shown, shown.toUpperCase(), numbering])
      expect(numberingNamed(typed).toLowerCase()).toBe(numbering.toLowerCase());
  });

  it('comes back with whatever it was told', () => {
    const detail = fc.option(
      fc.string({ minLength: 1 }).map((text) => text.trim()),
      { nil: undefined },
    );
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERING_METHODS), detail, (method, told) => {
        const numbering = makeNumbering(told ? { method, detail: told } : { method });
        expect(numberingOf(numberingNamed(numberingName(numbering)))).toEqual(numberingOf(numbering));
      }),
    );
  });

  it('that is none stays as it was typed', () => {
    expect(numberingNamed('by age: 3')).toBe('by age: 3');
  });
});

describe('a criterion in a list of tie-breaks', () => {
  it.each([
    ['SB', 'Sonneborn-Berger', 'Own points times the opponent’s, added up'],
    ['KS', 'Koya', 'Points against those with half of the points or more'],
    ['NZ_SB#rest', 'Adjusted Sonneborn-Berger (NZ_SB#rest)', 'By adjusted scores, days of rest as draws'],
    ['KS/L-2', 'Koya -2 (KS/L-2)', 'With the limit moved by so many half points'],
    ['LOTS', 'Drawing of lots', 'FIDE C.07 4.2'],
  ])('%s is called “%s”, and that means: %s', (code, name, meaning) => {
    expect([criterionName(code), criterionMeaning(code)]).toEqual([name, meaning]);
    for (const typed of [code.toLowerCase(), name.toUpperCase(), ` ${name} `])
      expect(criterionNamed(typed)).toBe(code);
  });

  it('in Go has the names that Go players use, and the others are understood, too', () => {
    expect([criterionName('DE', 'go'), criterionName('BH', 'go')]).toEqual(['Direct comparison', 'SOS']);
    expect(['direct comparison', 'Direct encounter', 'sos'].map(criterionNamed)).toEqual(['DE', 'DE', 'BH']);
  });

  it('has a name of its own, whatever the game, that fits the form and is nobody else’s code', () => {
    for (const profile of ['chess', 'go', 'neutral'] as const) {
      const names = CRITERIA.map(({ code }) => criterionName(code, profile));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(CRITERIA.length);
      expect(names.map(criterionNamed)).toEqual(CRITERIA.map(({ code }) => code));
      expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(39);
      const meanings = CRITERIA.map(({ code }) => criterionMeaning(code, profile).length);
      expect(Math.max(...meanings)).toBeLessThanOrEqual(65);
    }
  });

  it('that nobody knows stays as it was typed, in capitals', () => {
    expect([criterionName('XYZ'), criterionNamed(' xyz '), criterionNamed('luck (of all)')]).toEqual([
      'XYZ',
      'XYZ',
      'LUCK (OF ALL)',
    ]);
  });
});
