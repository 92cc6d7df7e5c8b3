import { apartInHalls } from '../../../src/core/calendar/apartInHalls';
import { hallClashes } from '../../../src/core/calendar/clashes';
import { newTeamEvent } from '../../teamEvents';
import fc from '../../properties';

const DATES = { first: '2026-11-27', days: 7 };

/** A double round by Berger whose teams are at home in these halls. */
const league = (venues: readonly string[]) =>
  newTeamEvent(venues.length, 1, { cycles: 2, calendar: { dates: DATES, venues } });

const told = (venues: readonly string[]) => {
  const found = apartInHalls([league(venues)]);
  return found && [found.team.name, found.other.no, found.clashes];
};

it('Two of six teams in one hall are never at home together as 1 and 4, 2 and 5, 3 and 6', () => {
  expect(told(['Club', 'Club', 'C', 'D', 'E', 'F'])).toEqual(['Team B', 4, 0]);
  expect(told(['Club', 'B', 'C', 'Club', 'E', 'F'])).toBe(null);
  expect(told(['Club', 'Club', 'C', 'D', 'D', 'F'])).toEqual(['Team E', 1, 0]);
  expect(told(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(null);
});

it('Teams of two leagues in one hall are kept apart, too', () => {
  const found = apartInHalls([league(['Club', 'B', 'C', 'D']), league(['Club', 'B2', 'C2', 'D2'])]);
  expect(found && [found.team.name, found.other.no, found.clashes]).toEqual(['Team A', 3, 0]);
});

it('The exchange leaves as many clashes as it says, which are fewer than before; two teams in one hall always part', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 5 })
        .chain((half) => fc.array(fc.nat({ max: 2 * half }), { minLength: 2 * half, maxLength: 2 * half })),
      (halls) => {
        const venues = halls.map((hall) => `Hall ${hall}`);
        const before = hallClashes([league(venues)]).length;
        const found = apartInHalls([league(venues)]);
        const shared = venues.filter((each, at) => venues.indexOf(each) !== at).length;
        if (shared === 1 && before > 0) expect(found?.clashes).toBe(0);
        if (!found) return;
        const [one, other] = [found.team.no - 1, found.other.no - 1];
        const after = venues.map((each, at) => venues[at === one ? other : at === other ? one : at] ?? each);
        expect(hallClashes([league(after)])).toHaveLength(found.clashes);
        expect(found.clashes).toBeLessThan(before);
      },
    ),
    { numRuns: 40 },
  );
});
