import { languageOf } from '../../src/language/language';
import { sheetNames } from '../../src/sheets/names';

const { words } = languageOf('en');

const PLAIN = ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log'].concat([
  'Calculation',
  'Lists',
  'Match',
  'Sections',
]);

const named = (event: string, taken: readonly string[], isMatch = false): readonly string[] =>
  Object.values(sheetNames(words, event, taken, isMatch ? ['match'] : []));

describe('sheets of a new tournament are called', () => {
  it('plainly, while these names are free; a match’s name only matters in a match', () => {
    expect(named('Club', ['Sheet1'])).toEqual(PLAIN);
    expect(named('Club', ['Match'])).toEqual(PLAIN);
    expect(named('Club', ['MATCH'], true)).toEqual(PLAIN.map((name) => `Club ${name}`));
  });

  it.each(PLAIN.slice(0, 8))('with the event in front of all of them if %s is taken', (taken) => {
    expect(named('Club', [taken.toUpperCase()])).toEqual(PLAIN.map((name) => `Club ${name}`));
  });

  it('with a number if that is taken, too', () => {
    const taken = ['Log', 'Club Log'];
    expect(named('Club', taken)).toEqual(PLAIN.map((name) => `Club 2 ${name}`));
    expect(named('Club', [...taken, 'Club 2 Log'])).toEqual(PLAIN.map((name) => `Club 3 ${name}`));
    expect(named('', ['Log'])).toEqual(PLAIN.map((name) => `2 ${name}`));
  });

  it.each([
    ['without what Excel refuses in a name', "''Club: A/B [2026]?*'", 'Club A B 2026'],
    ['with one blank for several', 'Club   of\nMay', 'Club of May'],
    ['with the first sixteen letters of a long event', 'International Championship', 'International Ch'],
    ['without half a sign', '🏆🏆🏆🏆🏆🏆🏆🏆🏆', '🏆🏆🏆🏆🏆🏆🏆🏆'],
  ])('%s', (_, event, front) => {
    expect(named(event, ['Log'])[6]).toBe(`${front} Log`);
  });

  it('in at most 31 characters', () => {
    for (const name of named('International Championship', ['Log']))
      expect(name.length).toBeLessThanOrEqual(31);
  });
});
