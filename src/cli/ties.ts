import type { DecidedTie } from '../core/draw/protocol';
import { say } from '../language/language';
import { logTexts } from '../language/log';
import { oneLine } from './line';

/** What is said of a tie that was decided before finals were made, in a line. */
export const tieLine = ({ section, place, names, order, seed }: DecidedTie, language: string): string =>
  say(logTexts(language).ties[seed === undefined ? 'name' : 'lots'], language, {
    ...{ section: oneLine(section), place, seed: oneLine(seed ?? '') },
    names: names.map(oneLine).join('; '),
    order: order.map((no) => oneLine(names[no - 1] ?? '')).join('; '),
  });
