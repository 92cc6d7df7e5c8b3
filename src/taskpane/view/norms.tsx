import { useMemo } from 'react';
import { fraction } from '../../core/fraction';
import type { Player } from '../../core/model';
import { present } from '../../core/present';
import { ratingReport } from '../../core/ratings/report';
import { fieldOf } from '../../core/sections/fields';
import { personalOf } from '../../exchange/trf/personal';
import { playersTexts } from '../../language/players';
import { pointsText } from '../standing';
import { type OpenedProps, Sentence } from './frame';

interface NormsProps extends Pick<OpenedProps, 'speech' | 'tournament'> {
  readonly player: Player;
}

/** What norms of titles above a player's own would take against everyone whom they meet; nothing where none is possible. */
export const Norms = ({ speech, tournament, player: { no, status } }: NormsProps) => {
  const norms = useMemo(() => {
    if (status !== 'playing' || tournament.discipline || tournament.profile !== 'chess') return [];
    const field = fieldOf(tournament, no);
    const { title: own, sex } = present(personalOf(field).find((each) => each.no === no));
    const all = ratingReport(field).find((each) => each.no === no)?.norms ?? [];
    const held = all.findIndex(({ title }) => title === own);
    return all
      .slice(0, held === -1 ? all.length : held)
      .flatMap(({ title, halfPoints }) =>
        halfPoints === null || (sex === 'm' && title.startsWith('W'))
          ? []
          : [`${title} ${pointsText(fraction(halfPoints, 2))}`],
      );
  }, [tournament, no, status]);
  if (norms.length === 0) return null;
  const texts = playersTexts(speech.language, speech.whom);
  return <Sentence quiet>{speech.say(texts.norms, { norms: norms.join(', ') })}</Sentence>;
};
