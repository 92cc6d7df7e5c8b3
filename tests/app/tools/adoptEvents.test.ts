/** @sweep */
import { withStatus } from '../../changed';
import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { values } from '../../../src/core/tiebreak/standings';
import { crosstableOf, type Making } from '../../adoptedEvents';
import { expectedCases } from '../../eventFixtures';
import { valueOf } from '../../results';
import { sampled } from '../../sample';
import { adopted } from '../../sheets/adopt/adopted';

const CASES = expectedCases('real');
const CODES = Object.keys(CASES[0]!.values);

/** What counts games with one colour, or points made with it. */
const BY_COLOUR = ['BPG', 'BPG#15.2', 'BWG', 'BWG#15.2', 'BPTS'];
/** What counts a point the more the earlier it was made. */
const BY_ROUND = ['PS', 'PS/C1'];

/**
 * Events of which a bare cross-table does not say all, with what differs for that. Three have a player who left before half their games:
 * the table shows what they had played, and nothing says that it counts for nobody.
 */
const ANNULLED: Readonly<Record<string, number>> = { iz1979b: 3, iz1985c: 16, iz1987a: 7 };
/** Abandoned after 11 of 17 rounds, which the table does not say: here six are still to come. */
const ABANDONED: Readonly<Record<string, readonly string[]>> = {
  mannheim1914: ['NZ_MEDIAN', 'KS', 'KS/L+1', 'KS/L-1'],
};

const columnOf = (tournament: Tournament, code: string): readonly (number | null)[] =>
  valueOf(values(tournament, code)).map((value) => value && toNumber(value));

/** The criteria of which a column differs from what two independent calculators found. */
const differing = (tournament: Tournament, wanted: Readonly<Record<string, readonly (number | null)[]>>) =>
  Object.keys(wanted).filter(
    (code) => JSON.stringify(columnOf(tournament, code)) !== JSON.stringify(wanted[code]),
  );

const annulling = (tournament: Tournament, no: number | undefined): Tournament =>
  no === undefined ? tournament : withStatus(tournament, no, 'annulled');

/** What a table leaves open: neither rounds nor colours, colours alone, nothing. */
const MAKINGS: readonly (readonly [what: string, making: Making, open: readonly string[]])[] = (
  ['number', 'rank'] as const
).flatMap((sortedBy) => [
  [`bare, by ${sortedBy}`, { bold: false, rounds: false, sortedBy }, [...BY_COLOUR, ...BY_ROUND]] as const,
  [`bold for White, by ${sortedBy}`, { bold: true, rounds: false, sortedBy }, BY_ROUND] as const,
  [`rounds in a second line, by ${sortedBy}`, { bold: false, rounds: true, sortedBy }, BY_COLOUR] as const,
  [`bold, and rounds in a second line, by ${sortedBy}`, { bold: true, rounds: true, sortedBy }, []] as const,
]);

describe('28 real events as cross-tables, adopted', () => {
  it('have the criteria that are compared', () => {
    expect(CASES).toHaveLength(28);
    expect(CODES.length).toBeGreaterThanOrEqual(30);
    expect([...BY_COLOUR, ...BY_ROUND].filter((code) => !CODES.includes(code))).toEqual([]);
  });

  describe.each(MAKINGS)('%s', (_, making, open) => {
    it.each(sampled(CASES, 14).map((each) => [each.tournament.id, each] as const))(
      '%s',
      (id, { tournament, values: wanted }) => {
        const made = adopted(crosstableOf(tournament, making));
        expect(made).toMatchObject({ ok: true });
        if (!made.ok) return;
        const found = annulling(made.value.tournament, ANNULLED[id]);
        const known = [...open, ...(ABANDONED[id] ?? []), ...(id in ABANDONED ? BY_ROUND : [])];
        expect(differing(found, wanted).filter((code) => !known.includes(code))).toEqual([]);
        const outcomes = (each: Tournament) => each.games.filter(({ outcome }) => outcome !== null).length;
        expect(outcomes(found)).toBe(outcomes(tournament));
        const missing = made.value.tournament.games.length - tournament.games.length;
        const unknown = {
          rounds: making.rounds ? missing : undefined,
          colours: making.bold ? missing : undefined,
        };
        const { roundsOf, coloursOf } = made.value.inferred;
        if (unknown.rounds !== undefined) expect(roundsOf).toBe(unknown.rounds);
        if (unknown.colours !== undefined) expect(coloursOf).toBe(unknown.colours);
      },
    );
  });

  it('what is left out of a comparison does differ somewhere, and must be left out', () => {
    const bare = { bold: false, rounds: false, sortedBy: 'number' } as const;
    const found = new Set(
      ['cand1985', 'norway2022'].flatMap((id) => {
        const { tournament, values: wanted } = CASES.find((each) => each.tournament.id === id)!;
        const made = adopted(crosstableOf(tournament, bare));
        return made.ok ? differing(made.value.tournament, wanted) : [];
      }),
    );
    expect([...found].sort()).toEqual([...BY_COLOUR, ...BY_ROUND].sort());
  });

  it.each(Object.entries(ANNULLED))(
    '%s: nothing tells that number %s does not count, until the arbiter says so',
    (id, no) => {
      const { tournament, values: wanted } = CASES.find((each) => each.tournament.id === id)!;
      const made = valueOf(adopted(crosstableOf(tournament, { bold: true, rounds: true, sortedBy: 'rank' })));
      expect(differing(made.tournament, wanted)).toContain('PTS');
      expect(differing(annulling(made.tournament, no), wanted)).toEqual([]);
    },
  );
});
