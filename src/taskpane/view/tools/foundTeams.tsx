import { makeStyles, tokens } from '@fluentui/react-components';
import type { Problem } from '../../../core/problem';
import { present } from '../../../core/present';
import { teamNo, type TeamEvent } from '../../../core/teamEvent/model';
import { matchScore } from '../../../core/teamEvent/table';
import { makeTyped } from '../../../core/typed';
import { exchangePaneTexts } from '../../../language/exchangePane';
import { scoreText } from '../../matchScore';
import { isolated } from '../../speech';
import { Sentence, type ViewProps } from '../frame';
import { MatchTable } from '../matchTable';
import { FoundEvent } from './foundEvent';

const useStyles = makeStyles({
  event: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

interface FoundTeamsProps extends ViewProps {
  readonly event: TeamEvent;
  readonly warnings: readonly Problem[];
  readonly onTake: () => void;
}

/** The event of teams that a file holds: its size, warnings, all matches, and the button that makes its sheets. */
export const FoundTeams = ({ event, ...props }: FoundTeamsProps) => {
  const styles = useStyles();
  const { words, say, language } = props.speech;
  const { open: texts } = exchangePaneTexts(language);
  const { players: teams, games: matches, rounds } = event;
  const finished = matches.filter((match) => matchScore(event, match)?.open === 0).length;
  const nameOf = (no: number): string => present(teamNo(event, no)).name;
  return (
    <>
      <h3 className={styles.event}>{isolated(event.event)}</h3>
      <Sentence>
        {say(texts.teamSize, { teams: teams.length, rounds, matches: matches.length, finished })}
      </Sentence>
      <FoundEvent {...props} texts={{ games: texts.matches, take: texts.takeTeams }}>
        <MatchTable
          label={texts.matches}
          headings={{ ...words.teamEvent, board: words.board, result: words.result }}
          results
          scrolls
          matches={matches.map((match) => ({
            no: match.no,
            home: nameOf(match.white),
            score: scoreText(event, match),
            away: nameOf(match.black),
            boards: match.boards.map(({ board, white, home, away, outcome }) => ({
              ...{ board, white, home, away },
              result: outcome === null ? '' : makeTyped(outcome),
            })),
          }))}
        />
      </FoundEvent>
    </>
  );
};
