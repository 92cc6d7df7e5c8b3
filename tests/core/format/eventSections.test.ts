import { makeEvent, parseEvent } from '../../../src/core/format/event';
import fc from '../../properties';
import { eventOf } from '../../eventFixtures';
import { sectioned, sectionsOf, withResults } from '../../sectioned';

/** `code at field` of every problem. */
const problemsOf = (event: object): string[] => {
  const result = parseEvent(JSON.stringify(event));
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} at ${place.field}`);
};

const players = ['A', 'A', 'A', 'B', 'B', 'B'].map((section, index) => ({
  no: index + 1,
  name: `Player ${index + 1}`,
  section,
}));

const games = [
  [1, 2],
  [4, 5],
  [1, 3],
  [4, 6],
].map(([white, black], index) => ({ round: 1 + Math.floor(index / 2), white, black }));

const event = (more: object = {}): object => ({ event: 'Two sections', players, games, ...more });

describe('an event file of a tournament of sections', () => {
  it('says it by the section of each player; the boards are those of the games', () => {
    const { sections, rests } = eventOf(JSON.stringify(event()));
    expect(sections).toEqual([
      { name: 'A', firstBoard: 1, cycles: 1 },
      { name: 'B', firstBoard: 2, cycles: 1 },
    ]);
    expect(rests).toEqual([
      { round: 1, player: 3 },
      { round: 1, player: 6 },
      { round: 2, player: 2 },
      { round: 2, player: 5 },
    ]);
  });

  it('is read back as it was written, whatever the sections', () => {
    const sizes = fc.array(fc.integer({ min: 3, max: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.integer(), (of, seed) => {
        const made = withResults(sectioned(of), seed);
        expect(eventOf(makeEvent(made))).toEqual(made);
      }),
    );
    const [quad, rest] = sectionsOf([4, 3]);
    const double = sectioned([], { system: 'standard' }, [quad!, { ...rest!, cycles: 2, firstBoard: 9 }]);
    expect(eventOf(makeEvent(double))).toEqual(double);
  });

  it.each<[event: object, problem: string]>([
    [event({ sections: [{ name: 'A' }] }), 'section-unknown at players[3].section'],
    [event({ sections: [{ name: 'A' }, { name: 'B' }, { name: 'B' }] }), 'section-twice at sections'],
    [event({ sections: [{}] }), 'event-field at sections[0].name'],
    [
      event({
        players: players.map((player, at) => (at === 2 ? { ...player, section: undefined } : player)),
      }),
      'section-missing at players[2].section',
    ],
    [
      event({ players: players.map((player, at) => (at === 5 ? { ...player, section: 'A' } : player)) }),
      'section-numbers at players[5].section',
    ],
    [event({ games: [{ round: 1, white: 1, black: 4 }] }), 'section-mixed at games[0]'],
    [event({ pairing: { system: 'scheveningen' } }), 'sections-of-teams at sections'],
  ])('%o has the problem %s', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });
});
