import { compare, fraction, toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import { nameOf } from '../core/named';
import type { Chance, Chances } from '../core/outlook/chances';
import { chancesTexts, type ChancesTexts } from '../language/chances';
import { numberText } from '../language/explain';
import { explainTexts } from '../language/explainTexts';
import { say } from '../language/language';
import { oneLine } from './line';

/** Who can still be first, as JSON has it: points are numbers. */
export const chancesJson = ({ players, ...rest }: Chances): object => ({
  ...rest,
  players: players.map(({ points, needs: { shared, alone }, ...chance }) => ({
    ...chance,
    points: toNumber(points),
    needs: { shared: shared && toNumber(shared), alone: alone && toNumber(alone) },
  })),
});

/** Which sentence fits a player. */
const sentenceOf = ({ certain, possible, needs: { shared, alone } }: Chance, texts: ChancesTexts): string => {
  if (possible === null) return texts.out;
  if (certain === 'alone') return texts.won;
  if (certain === 'shared')
    return possible === 'shared' ? texts.shares : alone === null ? texts.sureAtLeast : texts.sure;
  if (shared === null) return texts.helped;
  if (alone !== null) return compare(shared, alone) === 0 ? texts.needsAll : texts.needs;
  return possible === 'shared' ? texts.notAlone : texts.needsShare;
};

/** Who can still be first, a line a player, those with more points first. */
export const chancesText = (
  { players, scoring }: Tournament,
  { open, exact, players: all }: Chances,
  language: string,
): string => {
  const texts = chancesTexts(language);
  const { decimal } = explainTexts(language);
  const name = nameOf(players);
  const ordered = [...all].sort((one, other) => compare(other.points, one.points) || one.no - other.no);
  const lines = ordered.map((chance) => {
    const { shared, alone } = chance.needs;
    return say(sentenceOf(chance, texts), language, {
      name: oneLine(name(chance.no)),
      shared: shared ? numberText(shared, decimal) : '',
      alone: alone ? numberText(alone, decimal) : '',
      most: numberText(fraction(chance.games * scoring.win, scoring.unit), decimal),
      exact: exact ? 'yes' : 'no',
      possible: chance.possible ?? '',
    });
  });
  return [say(texts.title, language, { open }), ...lines, ...(exact ? [] : [texts.bound])].join('\n');
};
