import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { stillToPlay } from '../../core/results/progress';
import { standings } from '../../core/tiebreak/standings';
import { say } from '../../language/language';
import { projectorTexts } from '../../language/projector';
import { playTexts } from '../../language/play';
import { sectionTitle } from '../../language/sections';
import { byeNames } from '../boards';
import { isolated } from '../speech';
import { leadersOf, pointsText, rankText } from '../standing';
import { More, type OpenedProps, Section, Sentence, Press, Stack } from './frame';
import { GameChange } from './gameChange';
import { DatesToCheck, Missing } from './overdue';
import { CopyRound, Round } from './round';
import { SmallTable } from './table';

const useStyles = makeStyles({
  section: {
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The first places as they stand now. */
const Leaders = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const leaders = ranked.ok ? leadersOf(tournament, ranked.value.rows) : [];
  if (leaders.length === 0) return null;
  const { standings: ranking, sectionSheets } = speech.words;
  const isOver = stillToPlay(tournament).length === 0;
  const rows = leaders.map((row) => [
    rankText(row),
    row.more === 0 ? row.name : say(texts.withMore, { name: isolated(row.name), count: row.more }),
    pointsText(row.values[0] ?? null),
  ]);
  return (
    <Section title={isOver ? (tournament.sections ? sectionSheets.winners : ranking) : texts.leaders}>
      <SmallTable
        label={texts.firstPlaces}
        columns={[
          { heading: speech.words.rank, number: true },
          { heading: speech.words.name },
          { heading: speech.words.points, number: true },
        ]}
        rows={rows}
      />
    </Section>
  );
};

/** The round that is being played, and how things stand. */
const Play = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const styles = useStyles();
  const texts = playTexts(speech.profile);
  const round = state.round ?? 1;
  const byes = byeNames(tournament, round);
  return (
    <Stack gap="L">
      <DatesToCheck {...props} />
      <Missing {...props} />
      <Round
        {...props}
        round={round}
        below={({ game }) => <GameChange {...props} game={game} />}
        onMove={tournament.dated && ((game) => pane.change('reschedule', { game: String(game) }))}
        heading={({ section }, before) =>
          section !== undefined &&
          section !== before?.section && (
            <h3 className={styles.section}>
              <bdi>{sectionTitle(section, speech.words.sections)}</bdi>
            </h3>
          )
        }
      >
        {byes.length > 0 && <Sentence>{say(texts.bye, { names: speech.list(byes) })}</Sentence>}
      </Round>
      <Leaders {...props} />
      <More title={texts.share}>
        <CopyRound {...props} round={round} />
        <Press onPress={pane.project}>{projectorTexts.show}</Press>
      </More>
    </Stack>
  );
};

export default Play;
