import { useMemo } from 'react';
import { fraction } from '../../core/fraction';
import type { Player } from '../../core/model';
import { ratingReport } from '../../core/ratings/report';
import { fieldOf } from '../../core/sections/fields';
import { playersTexts } from '../../language/players';
import { pointsText } from '../standing';
import { type OpenedProps, Sentence } from './frame';

interface NormsProps extends Pick<OpenedProps, 'speech' | 'tournament'> {
  readonly player: Player;
}

/** The scores that title norms would take against everyone whom a player meets; nothing where no norm is possible. */
export const Norms = ({ speech, tournament, player: { no } }: NormsProps) => {
  const norms = useMemo(() => {
    if (tournament.discipline || tournament.profile !== 'chess') return [];
    const line = ratingReport(fieldOf(tournament, no)).find((each) => each.no === no);
    return (line?.norms ?? []).flatMap(({ title, halfPoints }) =>
      halfPoints === null ? [] : [`${title} ${pointsText(fraction(halfPoints, 2))}`],
    );
  }, [tournament, no]);
  if (norms.length === 0) return null;
  const texts = playersTexts(speech.language, speech.whom);
  return <Sentence quiet>{speech.say(texts.norms, { norms: norms.join(', ') })}</Sentence>;
};
