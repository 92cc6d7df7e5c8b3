import { firstNumber, fieldsOf, sectionSeed } from '../../core/sections/fields';
import type { Tournament } from '../../core/model';
import { foldedName } from '../../core/names/name';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { sectionAlone, withSection } from '../../core/sections/changeSection';
import { unknownProblem } from '../../core/names/meant';

/** The field that changes: the whole tournament, or one section of it. */
export interface ChangingField {
  readonly field: Tournament;
  /** Puts the changed field back into the tournament. */
  readonly whole: (changed: Tournament) => Tournament;
  /** How many players come before its first. */
  readonly before: number;
  /** Which section it is, from 1. */
  readonly section?: { readonly name: string; readonly no: number };
}

/** The section with an index, or the whole tournament without sections. */
export const fieldAt = (tournament: Tournament, index: number): ChangingField => {
  const section = tournament.sections?.[index]?.name;
  if (section === undefined) return { field: tournament, whole: (changed) => changed, before: 0 };
  return {
    field: sectionAlone(tournament, index),
    whole: (changed) => withSection(tournament, index, changed),
    before: firstNumber(entryAt(fieldsOf(tournament), index)) - 1,
    section: { name: section, no: index + 1 },
  };
};

/** The field that a newcomer enters. Problems: `section-missing`, `section-unknown`. */
export const fieldNamed = (
  tournament: Tournament,
  { name: player, section: typed = '' }: { readonly name: string; readonly section?: string | undefined },
): Result<ChangingField> => {
  const names = (tournament.sections ?? []).map(({ name }) => name);
  const place = { field: 'section' };
  if (names.length > 0 && typed.trim() === '') return fail(problem('section-missing', place, { player }));
  const index = names.findIndex((name) => foldedName(name) === foldedName(typed));
  if (typed.trim() !== '' && index < 0) return fail(unknownProblem('section-unknown', typed, names, place));
  return ok(fieldAt(tournament, index));
};

/** The draw code of a section, or of the whole tournament. */
export const seedIn = ({ section }: ChangingField, seed: string | undefined): string | undefined =>
  section === undefined || seed === undefined ? seed : sectionSeed(seed, section.name);
