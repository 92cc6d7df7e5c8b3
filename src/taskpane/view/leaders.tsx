import { useMemo } from 'react';
import { standings } from '../../core/tiebreak/standings';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { nameInSection } from '../../core/sections/named';
import { playTexts } from '../../language/play';
import { pointsText, rankText } from '../standing';
import { isolated } from '../speech';
import { Section, Sentence, type OpenedProps } from './frame';
import { SmallTable } from './table';

/** So many places are shown. */
const FIRST = 5;

/** How a match of two teams stands, in game points. */
const TeamScore = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.language, speech.profile);
  const scores = teamStandings(tournament, ['GP']);
  if (tournament.teams.length !== 2 || !scores.ok) return null;
  const [one, other] = tournament.teams.map(({ id, name }) => ({
    name: isolated(name),
    points: pointsText(scores.value.find(({ team }) => team === id)?.values[0] ?? null),
  }));
  if (!one || !other) return null;
  return (
    <Sentence>
      {speech.say(texts.match, {
        ...{ left: one.name, leftPoints: one.points },
        ...{ right: other.name, rightPoints: other.points },
      })}
    </Sentence>
  );
};

/** The first places as they stand now. */
export const Leaders = (props: OpenedProps) => {
  const { speech, tournament } = props;
  const texts = playTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const begun = tournament.games.some(({ outcome }) => outcome !== null);
  if (!ranked.ok || !begun) return null;
  const name = nameInSection(tournament);
  // Of several sections whoever is first in each.
  const [last, most] = tournament.sections ? [1, 2 * tournament.sections.length] : [FIRST, 2 * FIRST];
  const rows = ranked.value.rows
    .filter(({ rank }) => rank !== null && rank <= last)
    .slice(0, most)
    .map((row) => [rankText(row), name(row.no), pointsText(row.values[0] ?? null)]);
  return (
    <Section title={texts.leaders}>
      <TeamScore {...props} />
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
