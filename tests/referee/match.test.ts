import type { TeamSystemId, Tournament } from '../../src/core/model';
import { newMatch, playedAtRandom, playedBy } from '../matches';
import { differences, displayed, expected, fileOf, ours, refereed, valuesIn } from './books';

const GO = { profile: 'go' } as const;
const system = (id: TeamSystemId) => ({ system: id });

const MATCHES: readonly (readonly [string, Tournament])[] = [
  ['4 against 4', playedAtRandom(newMatch(4), 1)],
  [
    '5 against 3, classical, in progress',
    playedAtRandom(newMatch(5, 3, system('scheveningen-classical')), 2, 0.6),
  ],
  ['3 against 6, Go, two cycles', playedAtRandom(newMatch(3, 6, { ...GO, cycles: 2 }), 3)],
  [
    '6 against 6, cyclical, a player left',
    playedAtRandom(newMatch(6, 6, system('scheveningen-cyclical')), 4, 0.8),
  ],
  ['4 against 4, rounds that nobody came to', playedBy(newMatch(4), 'xxxx x=x= xxxx 0x1x')],
  ['16 against 16', playedAtRandom(newMatch(16), 5, 0.9)],
];

it('matches of two teams in LibreOffice: every formula cell equals ours, in the file already', async () => {
  const files = new Map<string, Awaited<ReturnType<typeof fileOf>>>();
  for (const [index, [, match]] of MATCHES.entries()) files.set(`match${index}`, await fileOf(match));
  const referee = await refereed(files);
  for (const [index, [name, match]] of MATCHES.entries()) {
    const { plan, bytes } = files.get(`match${index}`)!;
    const value = referee.get(`match${index}`)!;
    expect([name, differences(plan, ours(plan), value)]).toEqual([name, []]);
    expect([name, differences(plan, await valuesIn(bytes, plan), value)]).toEqual([name, []]);
    expect(displayed(match, value)).toEqual(expected(match));
  }
});
