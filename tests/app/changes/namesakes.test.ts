import { planEntry } from '../../../src/app/changes/plannedField';
import { planSubstitution } from '../../../src/app/changes/person';
import { fieldsIn } from '../../../src/app/changes/preview';
import { changeOf } from '../../../src/app/changes/registry';
import type { Tournament } from '../../../src/core/model';
import { sectioned } from '../../sectioned';
import { codesOf, valueOf } from '../../results';
import { openedOnce, sentencesIn, shown, stepOf, writes } from './previewed';

const withSigns = (
  made: Tournament,
  heading: string,
  people: Readonly<Record<number, string>>,
  signOf: (no: number, section: string | undefined) => string,
): Tournament => ({
  ...made,
  columns: [heading],
  columnFormats: ['General'],
  players: made.players.map((player) => ({
    ...player,
    name: people[player.no] ?? player.name,
    extra: [signOf(player.no, player.section)],
  })),
});

/** Sections A and B of three, which the column Klasse names. */
const CLASSES = withSigns(
  sectioned([3, 3]),
  'Klasse',
  { 1: 'Mia (A)', 3: 'Ben' },
  (_, section = '') => section,
);
/** One field of six, from two clubs. */
const CLUBS = withSigns(sectioned([6]), 'Club', { 1: 'Mia (Halle)', 2: 'Ben' }, () => 'Halle');

describe('a child who joins late and has the name of another', () => {
  it('gets the mark of their class, which is the section', () => {
    const entered = shown(CLASSES, 'enter', { newName: ' Mia ', section: 'B' });
    expect(sentencesIn(entered)[0]).toContain('Mia (B)');
    const { player } = valueOf(planEntry(openedOnce(CLASSES), { name: 'Ben', section: 'B' }));
    expect(player).toMatchObject({ name: 'Ben (B)', extra: ['B'] });
  });

  it('is not asked for the column that names the sections', () => {
    const names = fieldsIn(changeOf('enter'), CLASSES).map(({ label }) => label);
    expect(names).toEqual(['Name', 'Rating', 'Federation or club', 'Section']);
    expect(fieldsIn(changeOf('enter'), CLUBS).map(({ label }) => label)).toContain('Club');
  });

  it('is refused where the mark is taken, too', () => {
    expect(codesOf(planEntry(openedOnce(CLASSES), { name: 'Mia', section: 'A' }))).toEqual([
      'name-duplicate',
    ]);
  });

  it('keeps a plain name where nobody has it', () => {
    expect(valueOf(planEntry(openedOnce(CLASSES), { name: 'Zoe', section: 'B' })).player.name).toBe('Zoe');
  });
});

it('a substitute with the name of another gets the mark of their club or class', () => {
  const given = { name: 'Mia', rating: null };
  const told = writes(planSubstitution(stepOf(CLASSES), { ...given, player: 4, federation: null }));
  expect(told).toContainEqual(expect.stringMatching(/→ Mia \(B\)$/));
  const guest = writes(planSubstitution(stepOf(CLUBS), { ...given, player: 5, federation: 'Jena' }));
  expect(guest).toContainEqual(expect.stringMatching(/→ Mia \(Jena\)$/));
});

it('a substitute with the name of whom they replace needs no mark', () => {
  const given = { name: 'Ben', rating: 1000, federation: null, player: 3 };
  expect(writes(planSubstitution(stepOf(CLASSES), given)).join()).not.toContain('Ben (');
});
