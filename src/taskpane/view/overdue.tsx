import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { clashesOf } from '../../core/calendar/clashes';
import { overdueGames } from '../../core/calendar/overdue';
import { nameOf } from '../../core/named';
import { fromLeft } from '../../core/sides';
import { calendarTexts } from '../../language/calendar';
import { isolated } from '../speech';
import { LINK } from './bare';
import { More, type OpenedProps } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
  },
  link: LINK,
});

/** The games that were due before today; a click goes to their round. */
const Overdue = ({ pane, speech, tournament }: OpenedProps) => {
  const styles = useStyles();
  const texts = calendarTexts(speech.language).pane;
  const games = overdueGames(tournament, pane.today());
  if (games.length === 0) return null;
  const name = nameOf(tournament.players);
  return (
    <More title={speech.say(texts.overdue, { count: games.length })}>
      <ul className={styles.list}>
        {games.map(({ game: { no, round, board, white, black }, due }) => {
          const [left, right] = fromLeft(speech, white, black);
          const values = { round, board, left: isolated(name(left)), right: isolated(name(right)), due };
          return (
            <li key={no}>
              <button type="button" className={styles.link} onClick={() => pane.showRound(round)}>
                {speech.say(texts.overdueGame, values)}
              </button>
            </li>
          );
        })}
      </ul>
    </More>
  );
};

/** What is wrong with the dates of games: which are overdue, and which clash. */
export const DatesToCheck = (props: OpenedProps) => {
  const { pane, speech, tournament } = props;
  const texts = calendarTexts(speech.language).pane;
  const clashes = useMemo(() => (tournament.dated ? clashesOf(tournament) : []), [tournament]);
  if (!tournament.dated) return null;
  return (
    <>
      <Overdue {...props} />
      <Problems
        pane={pane}
        speech={speech}
        problems={clashes}
        intent="warning"
        title={speech.say(texts.clashes, { count: clashes.length })}
      />
    </>
  );
};
