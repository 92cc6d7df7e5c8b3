import { makeStyles, tokens } from '@fluentui/react-components';
import { teamStandingsAsText } from '../../app/teamsAsText';
import { fraction } from '../../core/fraction';
import { present } from '../../core/present';
import { individualStandings } from '../../core/teamEvent/individuals';
import { teamNo } from '../../core/teamEvent/model';
import { standings } from '../../core/tiebreak/standings';
import { teamProgress } from '../../core/teamEvent/table';
import { paneStandingsTexts } from '../../language/paneStandings';
import { paneTeamTexts } from '../../language/paneTeams';
import type { TeamSummary } from '../../app/teamSummary';
import { pointsText, rankText } from '../standing';
import { CopyButton } from './copyButton';
import { More, Sentence, type ViewProps } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

interface StandingsProps extends ViewProps {
  readonly summary: TeamSummary;
}

/** Who has made how many points over the board. */
const Individuals = ({ speech, summary: { event } }: StandingsProps) => {
  const { words } = speech;
  const played = individualStandings(event).filter(({ games }) => games > 0);
  const texts = paneTeamTexts(speech.language);
  return (
    <More title={texts.individuals}>
      {played.length === 0 ? (
        <Sentence>{texts.noGame}</Sentence>
      ) : (
        <SmallTable
          label={texts.individuals}
          columns={[
            { heading: words.rank, number: true },
            { heading: words.name, wide: true },
            { heading: words.points, number: true },
            { heading: words.games, number: true },
            { heading: words.teamEvent.team, wide: true },
          ]}
          rows={played.map((row) => {
            const team = present(teamNo(event, row.team));
            return [
              rankText(row),
              present(team.members[row.member - 1]).name,
              pointsText(fraction(row.points, event.discipline.scoring.unit)),
              String(row.games),
              team.name,
            ];
          })}
        />
      )}
    </More>
  );
};

/** The teams as they stand now, by the tie-breaks of the event, and their members. */
export const TeamStandings = (props: StandingsProps) => {
  const { pane, speech, summary } = props;
  const styles = useStyles();
  const texts = paneTeamTexts(speech.language);
  const { event } = summary;
  const { words } = speech;
  const ranked = standings(event);
  if (!ranked.ok)
    return (
      <Problems
        pane={pane}
        speech={speech}
        problems={ranked.problems}
        intent="error"
        title={speech.texts.couldNot}
      />
    );
  const { finished, matches } = teamProgress(event);
  return (
    <div className={styles.stack}>
      {finished < matches && <Sentence quiet>{texts.unranked}</Sentence>}
      <SmallTable
        label={texts.standings}
        columns={[
          { heading: words.rank, number: true },
          { heading: words.teamEvent.team, wide: true },
          ...event.tieBreaks.map((code) => ({
            heading: words.teamEvent.criteria[code] ?? code,
            number: true,
          })),
        ]}
        rows={ranked.value.rows.map(({ no, values, ...row }) => [
          rankText(row),
          present(teamNo(event, no)).name,
          ...values.map((value) => pointsText(value)),
        ])}
      />
      <CopyButton
        speech={speech}
        label={paneStandingsTexts(speech.language).copy}
        text={() => {
          const made = teamStandingsAsText(event, speech.language);
          return made.ok ? made.value : '';
        }}
      />
      <Individuals {...props} />
    </div>
  );
};
