import { useMemo } from 'react';
import { fraction, toNumber } from '../../core/fraction';
import { plays, type Player } from '../../core/model';
import { present } from '../../core/present';
import { LEAST_GAMES, ratingReport } from '../../core/ratings/report';
import { outcomeOf } from '../../core/results/outcome';
import { fieldOf } from '../../core/sections/fields';
import { personalOf } from '../../exchange/trf/personal';
import { say } from '../../language/language';
import { playersTexts } from '../../language/players';
import { pointsText } from '../standing';
import { type OpenedProps, Sentence } from './frame';

interface NormsProps extends Pick<OpenedProps, 'speech' | 'tournament'> {
  readonly player: Player;
}

/** What norms of titles above a player's own take against everyone whom they meet, and at the end whether that is reached; nothing where none is possible. */
export const Norms = ({ speech, tournament, player: { no, status } }: NormsProps) => {
  const norms = useMemo(() => {
    if (status !== 'playing' || tournament.discipline || tournament.profile !== 'chess') return [];
    const field = fieldOf(tournament, no);
    const { title: own, sex } = present(personalOf(field).find((each) => each.no === no));
    const line = ratingReport(field).find((each) => each.no === no);
    if (!line) return [];
    const { norms: all, games, score } = line;
    const outcomes = field.games.filter(plays(no)).map(({ outcome }) => outcome);
    const unplayed = outcomes.filter((outcome) => outcome !== null && !outcomeOf(outcome).rated).length;
    const stateWith = (halfPoints: number): string => {
      if (outcomes.includes(null)) return 'open';
      return games >= LEAST_GAMES && 2 * toNumber(score) >= halfPoints ? 'reached' : 'missed';
    };
    const held = all.findIndex(({ title }) => title === own);
    return all
      .slice(0, held === -1 ? all.length : held)
      .flatMap(({ title, halfPoints }) =>
        halfPoints === null || (sex === 'm' && title.startsWith('W'))
          ? []
          : [{ title, points: pointsText(fraction(halfPoints, 2)), state: stateWith(halfPoints), unplayed }],
      );
  }, [tournament, no, status]);
  const [first] = norms;
  if (!first) return null;
  const texts = playersTexts(speech.whom);
  const told = norms.map((norm) => say(texts.norm, norm)).join(', ');
  return <Sentence quiet>{say(texts.norms, { ...first, norms: told })}</Sentence>;
};
