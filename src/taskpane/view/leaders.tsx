import { useMemo } from 'react';
import { standings } from '../../core/tiebreak/standings';
import { nameOf } from '../../core/named';
import { playTexts } from '../../language/play';
import { pointsText, rankText } from '../standing';
import { Section, type OpenedProps } from './frame';
import { SmallTable } from './table';

/** So many places are shown. */
const FIRST = 5;

/** The first places as they stand now. */
export const Leaders = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const begun = tournament.games.some(({ outcome }) => outcome !== null);
  if (!ranked.ok || !begun) return null;
  const name = nameOf(tournament.players);
  const rows = ranked.value.rows
    .filter(({ rank }) => rank !== null && rank <= FIRST)
    .slice(0, 2 * FIRST)
    .map((row) => [rankText(row), name(row.no), pointsText(row.values[0] ?? null)]);
  return (
    <Section title={texts.leaders}>
      <SmallTable
        label={texts.firstPlaces}
        columns={[
          { heading: texts.rank, number: true },
          { heading: speech.words.name },
          { heading: texts.points, number: true },
        ]}
        rows={rows}
      />
    </Section>
  );
};
