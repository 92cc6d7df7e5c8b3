import { dealSections, type Deal, type DealChoice } from '../../../src/core/sections/deal';
import { type Dealing, type DealMethod, LEFTOVERS } from '../../../src/core/sections/sizes';
import fc from '../../properties';
import { codesOf, valueOf } from '../../results';

/** Players 1 to n, the first the strongest; `clubs` and `sections` by their number. */
const listOf = (
  players: number,
  clubs: Readonly<Record<number, string>> = {},
  sections: readonly string[] = [],
): readonly Dealing[] =>
  Array.from({ length: players }, (_, index) => ({
    name: `P${index + 1}`,
    rating: { typed: 3000 - index, strength: 3000 - index },
    club: clubs[index + 1] ?? '',
    section: sections[index] ?? '',
  }));

const QUADS: DealChoice = { by: 'rating', size: 4, leftover: 'last' };

const deal = (players: readonly Dealing[], choice: Partial<DealChoice> = {}): Deal =>
  valueOf(dealSections(players, { ...QUADS, ...choice }));

const numbersIn = ({ sections }: Deal) => sections.map(({ members }) => members.map((index) => index + 1));

/** Players whose clubs are letters, one each. */
const byLetters = (clubs: string): readonly Dealing[] =>
  listOf(clubs.length, Object.fromEntries([...clubs].map((club, index) => [index + 1, club])));

/** Pairs of clubmates in one section. */
const pairsTogether = (players: readonly Dealing[], { sections }: Deal): number =>
  sections.reduce((sum, { members }) => {
    const clubs = members.map((index) => players[index]!.club).filter((club) => club !== '');
    return (
      sum +
      clubs.reduce((own, club, at) => own + clubs.slice(at + 1).filter((each) => each === club).length, 0)
    );
  }, 0);

describe('sections', () => {
  it('by rating are consecutive from the strongest, as quads are (US Chess 30G)', () => {
    const shuffled = [...listOf(8)].reverse();
    const { sections } = deal(shuffled);
    expect(sections.map(({ name, members }) => [name, members.map((at) => shuffled[at]!.name)])).toEqual([
      ['A', ['P1', 'P2', 'P3', 'P4']],
      ['B', ['P5', 'P6', 'P7', 'P8']],
    ]);
  });

  it('by the list are consecutive as they stand', () => {
    const reversed = [...listOf(8)].reverse();
    expect(numbersIn(deal(reversed, { by: 'list' }))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  it('of a snake have the seeds 1 to g across and g + 1 on back: 16 in four pools sum up to 34 each', () => {
    const pools = numbersIn(deal(listOf(16), { by: 'snake' }));
    expect(pools).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
  });

  it('by lot fill the sections in a drawn order, the same for the same draw code, whatever the ratings', () => {
    const drawn = (seed: string) => numbersIn(deal(listOf(8), { by: 'lots', seed }));
    expect(drawn('oak')).toEqual(drawn('oak'));
    expect(drawn('oak')).not.toEqual(drawn('elm'));
    expect(drawn('oak').flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('of a snake of 12 in four pools sum up to 18, 19, 20 and 21', () => {
    const pools = numbersIn(deal(listOf(12), { by: 'snake', size: 3 }));
    expect(pools.map((pool) => pool.reduce((sum, seed) => sum + seed))).toEqual([18, 19, 20, 21]);
  });

  it('of a snake go on with what is left over where it is spread', () => {
    expect(numbersIn(deal(listOf(10), { by: 'snake', leftover: 'spread' }))).toEqual([
      [1, 4, 5, 8, 9],
      [2, 3, 6, 7, 10],
    ]);
  });

  it('of a snake leave the last players to the last section, or to one of their own that plays twice', () => {
    expect(numbersIn(deal(listOf(11), { by: 'snake' }))).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7, 9, 10, 11],
    ]);
    const own = deal(listOf(11), { by: 'snake', leftover: 'double' });
    expect(numbersIn(own)).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
      [9, 10, 11],
    ]);
    expect(own.sections.map(({ twice }) => twice)).toEqual([false, false, true]);
    expect(numbersIn(deal(listOf(10), { by: 'snake', size: 6, leftover: 'double' }))).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10],
    ]);
  });

  it('are called A to Z, then AA', () => {
    const names = deal(listOf(27 * 3), { size: 3 }).sections.map(({ name }) => name);
    expect([names[0], names[25], names[26]]).toEqual(['A', 'Z', 'AA']);
  });

  it('by hand are those of the list, in order of their names unless each stands there as one block', () => {
    const mixed = ['10', '2', '10', '2', '2', '10'];
    const { sections } = deal(listOf(6, {}, mixed), { by: 'hand' });
    expect(sections.map(({ name, members }) => [name, members])).toEqual([
      ['2', [1, 3, 4]],
      ['10', [0, 2, 5]],
    ]);
    const blocks = ['Masters', 'masters', 'Masters ', 'Challengers', 'Challengers', 'Challengers'];
    expect(deal(listOf(6, {}, blocks), { by: 'hand' }).sections.map(({ name }) => name)).toEqual([
      'Masters',
      'Challengers',
    ]);
  });

  it.each<[sections: readonly string[], codes: readonly string[]]>([
    [
      ['A', '', 'A', 'A', '', 'A'],
      ['section-missing', 'section-missing'],
    ],
    [['A', 'A', 'A', 'A', 'A', 'a'], ['sections-one']],
    [['A', 'A', 'A', 'A', 'B', 'B'], ['section-too-small']],
    [['A', 'A', 'A', ...Array<string>(3).fill('B'.repeat(41))], ['section-name-long']],
  ])('by hand %j: %j', (sections, codes) => {
    expect(codesOf(dealSections(listOf(6, {}, sections), { ...QUADS, by: 'hand' }))).toEqual(codes);
  });
});

describe('clubmates', () => {
  it('are kept apart by the exchange that moves players least', () => {
    const { sections, warnings } = deal(listOf(8, { 3: 'Hutt', 4: 'Hutt' }));
    expect(sections.map(({ members }) => members.map((index) => index + 1))).toEqual([
      [1, 2, 3, 5],
      [4, 6, 7, 8],
    ]);
    expect(warnings).toEqual([]);
  });

  it('stay where they were dealt while they do not meet', () => {
    const list = listOf(12, { 1: 'Hutt', 5: 'Hutt', 12: 'Hutt' });
    expect(numbersIn(deal(list))).toEqual(numbersIn(deal(listOf(12))));
  });

  it('in a snake are kept apart inside a band: each section keeps one of each', () => {
    const list = listOf(16, { 1: 'Hutt', 8: 'Hutt', 2: 'Kāpiti', 10: 'Kāpiti' });
    const dealt = deal(list, { by: 'snake' });
    expect(pairsTogether(list, dealt)).toBe(0);
    for (const pool of numbersIn(dealt))
      expect(pool.map((seed) => Math.ceil(seed / 4))).toEqual([1, 2, 3, 4]);
  });

  it('of a club larger than the number of sections stay together, and the count is the proof', () => {
    const list = listOf(8, { 1: 'Hutt', 4: 'Hutt', 7: 'Hutt' });
    const { warnings } = deal(list);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({
      code: 'clubmates-many',
      values: { club: 'Hutt', members: 3, sections: 2, names: 'P1; P4 (A)' },
    });
  });

  it('of four clubs fill quads, and the last section of five has two of one that has too many', () => {
    const dealt = deal(byLetters('abcdabcdabcdd'));
    expect(dealt.warnings.map(({ code, values }) => [code, values['club'], values['members']])).toEqual([
      ['clubmates-many', 'd', 4],
    ]);
    expect(deal(byLetters('abcdabcdabcdx')).warnings).toEqual([]);
  });

  it('stay together where a section has more places than there are clubs, with that as the proof', () => {
    const dealt = deal(byLetters('abcdeabcdeabcd'));
    expect(dealt.sections.map(({ members }) => members.length)).toEqual([4, 4, 6]);
    expect(dealt.warnings).toHaveLength(1);
    expect(dealt.warnings[0]).toMatchObject({
      code: 'clubmates-crowded',
      values: { count: 1, places: 6, room: 5 },
    });
  });

  it('by hand are where the list has them, and it is told', () => {
    const list = listOf(6, { 1: 'Hutt', 2: 'Hutt' }, ['A', 'A', 'A', 'B', 'B', 'B']);
    const { sections, warnings } = deal(list, { by: 'hand' });
    expect(sections[0]?.members).toEqual([0, 1, 2]);
    expect(warnings[0]).toMatchObject({
      code: 'clubmates-by-hand',
      values: { club: 'Hutt', names: 'P1; P2 (A)' },
    });
  });

  const randomList = fc
    .record({ players: fc.integer({ min: 8, max: 30 }), clubs: fc.integer({ min: 1, max: 6 }) })
    .chain(({ players, clubs }) =>
      fc.array(fc.integer({ min: 0, max: clubs }), { minLength: players, maxLength: players }),
    )
    .map((clubs) =>
      listOf(
        clubs.length,
        Object.fromEntries(clubs.map((club, index) => [index + 1, club === 0 ? '' : `club ${club}`])),
      ),
    );

  it('in a snake meet only as often as their club has more players than there are sections', () => {
    fc.assert(
      fc.property(randomList, fc.constantFrom(3, 4), (list, size) => {
        const dealt = deal(list, { by: 'snake', size, leftover: 'spread' });
        const sections = dealt.sections.length;
        expect(dealt.sections.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(
          list.map((_, index) => index),
        );
        for (const club of new Set(list.map((each) => each.club)))
          if (club !== '')
            for (const { members } of dealt.sections) {
              const all = list.filter((each) => each.club === club).length;
              const own = members.filter((index) => list[index]!.club === club).length;
              expect(own).toBeLessThanOrEqual(Math.ceil(all / sections));
            }
        // One of each band in each section.
        for (const { members } of dealt.sections) {
          const bands = members.map((index) => Math.floor(index / sections));
          expect(new Set(bands).size).toBe(bands.length);
        }
      }),
    );
  });

  it('meet only where it is proved, by whatever way the list is dealt', () => {
    const ways = fc.record({
      by: fc.constantFrom<DealMethod>('rating', 'snake', 'list'),
      leftover: fc.constantFrom(...LEFTOVERS),
    });
    const sizesOf = ({ sections }: Deal) =>
      sections.map(({ members }) => members.length).sort((one, other) => one - other);
    fc.assert(
      fc.property(randomList, ways, (list, way) => {
        const dealt = deal(list, way);
        expect(dealt.sections.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(
          list.map((_, index) => index),
        );
        const sizes = sizesOf(dealt);
        expect(sizes).toEqual(
          sizesOf(
            deal(
              list.map((each) => ({ ...each, club: '' })),
              way,
            ),
          ),
        );
        const largest = Math.max(
          ...[...new Set(list.map(({ club }) => club))]
            .filter((club) => club !== '')
            .map((club) => list.filter((each) => each.club === club).length),
        );
        expect(dealt.warnings.length > 0).toBe(pairsTogether(list, dealt) > 0);
        for (const { code, values } of dealt.warnings) {
          if (code === 'clubmates-many') expect(values['members']).toBeGreaterThan(sizes.length);
          else if (code === 'clubmates-crowded')
            expect(values['places']).toBeGreaterThan(Number(values['room']));
          else expect(largest).toBeGreaterThan(sizes.length);
        }
      }),
    );
  });
});
