import { characterOf } from '../../../src/core/pairing/character';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { makeTeamSchedule } from '../../../src/core/pairing/teams/schedule';

const characterIn = (system: string, players: number, cycles = 1) => {
  const schedule = makeSchedule({ system, players, cycles });
  if (!schedule.ok) throw new Error(JSON.stringify(schedule.problems));
  return characterOf(schedule.value);
};

const meetingsIn = (system: string, players: number, cycles = 1): readonly string[] =>
  characterIn(system, players, cycles).meetings.map(
    ({ one, other, rounds }) => `${one}-${other} ${rounds.join()}`,
  );

describe('the character of a schedule', () => {
  it('Berger, 10 players: 4 or 5 Whites, no colour three times running, 1 and 2 in round 2', () => {
    expect(characterIn('berger', 10)).toMatchObject({
      rests: { least: 0, most: 0 },
      whites: { least: 4, most: 5 },
      longestRun: 2,
      runners: 8,
    });
    expect(meetingsIn('berger', 10)).toEqual(['1-2 2', '1-3 3', '1-4 4', '2-3 4', '2-4 5', '3-4 6']);
  });

  it('Crenshaw, 10 players: 1 and 2 meet in the last round but one', () =>
    expect(meetingsIn('crenshaw', 10)[0]).toBe('1-2 8'));

  it('an odd field: everyone rests once a cycle', () => {
    expect(characterIn('berger', 9).rests).toEqual({ least: 1, most: 1 });
    expect(characterIn('berger', 9, 2).rests).toEqual({ least: 2, most: 2 });
  });

  it('two cycles: everyone meets twice', () =>
    expect(meetingsIn('berger', 4, 2)).toEqual([
      '1-2 3,5',
      '1-3 2,6',
      '1-4 1,4',
      '2-3 1,4',
      '2-4 2,6',
      '3-4 3,5',
    ]));

  it('three players have three meetings', () => expect(meetingsIn('berger', 3)).toHaveLength(3));

  it('a match of 4 against 4: the first two of each team, and how many Whites a team has in a round', () => {
    const matchOf = (system: string) => {
      const schedule = makeTeamSchedule({ system, boards: 4, cycles: 1 });
      if (!schedule.ok) throw new Error(JSON.stringify(schedule.problems));
      return characterOf(schedule.value);
    };
    expect(matchOf('scheveningen')).toMatchObject({
      rests: { least: 0, most: 0 },
      whites: { least: 2, most: 2 },
      teamWhites: { least: 2, most: 2 },
    });
    expect(matchOf('scheveningen').meetings.map(({ one, other }) => [one, other])).toEqual([
      [1, 5],
      [1, 6],
      [2, 5],
      [2, 6],
    ]);
    expect(matchOf('scheveningen-classical').teamWhites).toEqual({ least: 0, most: 4 });
  });
});
