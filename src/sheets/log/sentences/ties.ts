import type { DecidedTie } from '../../../core/draw/protocol';
import { fill, listed, shown, type Told } from './told';

/** How a tie was decided before finals were made. */
export const tieSentence = (
  told: Pick<Told, 'texts' | 'language'>,
  { section, place, names, order, seed = '' }: DecidedTie,
): string => {
  const people = names.map((name) => shown(told, name));
  return fill(told, told.texts.ties[seed === '' ? 'name' : 'lots'], {
    ...{ section: shown(told, section), place, seed: shown(told, seed) },
    names: listed(told, people),
    order: listed(
      told,
      order.map((no) => people[no - 1] ?? told.texts.empty),
    ),
  });
};
