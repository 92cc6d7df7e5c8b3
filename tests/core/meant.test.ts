import { meantBy } from '../../src/core/meant';
import fc from '../properties';

const SYSTEMS = ['berger', 'crenshaw', 'standard', 'riches', 'shift', 'seats', 'porter'];

describe('what was meant is what is nearest', () => {
  it.each([
    ['a letter is missing', 'bergr', 'berger'],
    ['a letter is too many', 'riiches', 'riches'],
    ['a letter is another', 'shirt', 'shift'],
    ['two letters changed places', 'sahft', undefined],
    ['two neighbours changed places', 'shfit', 'shift'],
    ['capitals', 'BERGER', 'berger'],
    ['accents', 'pörter', 'porter'],
    ['its beginning', 'cren', 'crenshaw'],
    ['blanks around it', ' seats ', 'seats'],
    ['something else', 'swiss', undefined],
    ['nothing', '', undefined],
  ])('%s: %s', (_, typed, meant) => {
    expect(meantBy(typed, SYSTEMS)).toEqual(meant === undefined ? {} : { meant });
  });

  it('one of its words is enough, and the whole is nearer than a word', () => {
    expect(meantBy('wall', ['race', 'wall-chart'])).toEqual({ meant: 'wall-chart' });
    expect(meantBy('rosi', ['Anna Berg', 'Carla Rossi'])).toEqual({ meant: 'Carla Rossi' });
    expect(meantBy('agianst', ['against-option', 'against'])).toEqual({ meant: 'against' });
  });

  it('a beginning of several means the one that is near as a whole, else both', () => {
    expect(meantBy('schevening', ['scheveningen', 'scheveningen-cyclical'])).toEqual({
      meant: 'scheveningen',
    });
    expect(meantBy('stan', ['standings', 'standard', 'status'])).toEqual({
      meant: 'standings',
      orMeant: 'standard',
    });
  });

  it('up to a third of the letters', () => {
    expect(meantBy('abcxyf', ['abcdef'])).toEqual({ meant: 'abcdef' });
    expect(meantBy('abxyzf', ['abcdef'])).toEqual({});
    expect(meantBy('abcxy', ['abcde'])).toEqual({});
    expect(meantBy('SX', ['SB', 'DE'])).toEqual({});
  });

  it('two that are equally near are both named, of three none', () => {
    expect(meantBy('hat', ['cat', 'dog', 'rat'])).toEqual({ meant: 'cat', orMeant: 'rat' });
    expect(meantBy('hat', ['cat', 'bat', 'rat'])).toEqual({});
    expect(meantBy('hat', ['cat', 'cat', 'cat'])).toEqual({ meant: 'cat' });
  });
});

it('whoever types what there is means that, and one wrong letter in six changes nothing', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), (known, place) => {
      const at = place % known.length;
      const wrong = `${known.slice(0, at)}?${known.slice(at + 1)}`;
      expect(meantBy(known, ['zz', known])).toEqual({ meant: known });
      expect(meantBy(wrong, ['zz', known])).toEqual({ meant: known });
    }),
  );
});
