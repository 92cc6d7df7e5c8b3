import { optionTexts } from '../../../src/language/options';
import { SYSTEMS, systemOf } from '../../../src/core/pairing/registry';

const IDS = ['berger', 'crenshaw', 'standard', 'riches', 'shift', 'seats', 'porter'];

describe('the registry of pairing systems', () => {
  it('finds every system by its id', () => {
    expect(SYSTEMS.map(({ id }) => id)).toEqual(IDS);
    for (const system of SYSTEMS) expect(systemOf(system.id)).toEqual({ ok: true, value: system });
  });

  it('names its source, and goes from 3 to 1,448 players', () => {
    for (const { source, sizes } of SYSTEMS) {
      expect(source).not.toBe('');
      expect(sizes).toEqual({ least: 3, most: 1448 });
    }
  });

  it.each([
    ['berger', 'last'],
    ['crenshaw', 'last'],
    ['standard', 'last'],
    ['porter', 'last'],
    ['riches', 'first'],
    ['shift', 'first'],
    ['seats', 'first'],
  ])('%s: in an odd field the bye sits in the %s place', (id, place) => {
    const { bye } = SYSTEMS.find((system) => system.id === id)!;
    expect([4, 6, 100].map((n) => bye(n))).toEqual(place === 'last' ? [4, 6, 100] : [1, 1, 1]);
  });

  it('the preset of every option is one of its choices wherever it has any', () => {
    for (const { options } of SYSTEMS)
      for (const { choices, preset } of options)
        for (const players of [3, 4, 5, 6, 7, 8, 100, 101, 1448])
          if (choices(players).length > 0) expect(choices(players)).toContain(preset);
  });

  it('every option of every system is named in words, and so is every choice that is a word', () => {
    const texts = optionTexts('en');
    for (const { name: called, about, options } of SYSTEMS) {
      expect(called).not.toBe('');
      expect(about.length).toBeGreaterThan(100);
      for (const { name, choices } of options) {
        expect(texts[name].name).not.toBe('');
        const words = [...choices(6), ...choices(7)].filter((choice) => /^[a-z]/.test(choice));
        for (const word of words) expect(texts[name].choices).toHaveProperty(word);
      }
    }
  });

  it.each(['', 'Berger', 'constructor', '__proto__'])('does not know %j', (id) => {
    const result = systemOf(id);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['system-unknown']);
  });
});
