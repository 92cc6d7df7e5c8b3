import { SYSTEMS, systemOf } from '../../../src/core/pairing/registry';

describe('the registry of pairing systems', () => {
  it('finds every system by its id', () => {
    expect(SYSTEMS.map(({ id }) => id)).toEqual(['berger', 'crenshaw']);
    for (const system of SYSTEMS) expect(systemOf(system.id)).toEqual({ ok: true, value: system });
  });

  it('names its source, and the last number as the bye of an odd field', () => {
    for (const { source, bye } of SYSTEMS) {
      expect(source).not.toBe('');
      expect([4, 6, 100].map(bye)).toEqual([4, 6, 100]);
    }
  });

  it.each(['', 'Berger', 'constructor', '__proto__'])('does not know %p', (id) => {
    const result = systemOf(id);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['system-unknown']);
  });
});
