import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { missingAsText } from '../../app/asText';
import { clashesOf } from '../../core/calendar/clashes';
import { overdueGames } from '../../core/calendar/overdue';
import { type OwedGame, owedGames } from '../../core/conduct/owed';
import { nameOf } from '../../core/named';
import { fromLeft } from '../../core/sides';
import { calendarTexts } from '../../language/calendar';
import { playTexts } from '../../language/play';
import { isolated } from '../speech';
import { LINK } from './bare';
import { CopyButton } from './copyButton';
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

const useMissingStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
  },
  link: LINK,
  left: { alignSelf: 'start' },
});

/** The results of earlier rounds that somebody waits for, by round or by player; a click goes to their round. */
export const Missing = ({ pane, speech, tournament }: OpenedProps & { readonly round: number }) => {
  const styles = useMissingStyles();
  const texts = playTexts(speech.language, speech.profile);
  const [byPlayer, setByPlayer] = useState(false);
  const { games, players } = owedGames(tournament);
  if (games.length === 0) return null;
  const name = nameOf(tournament.players);
  const gameLink = ({ game, round, board, white, black, pending }: OwedGame) => {
    const [left, right] = fromLeft(speech, white, black);
    return (
      <button key={game} type="button" className={styles.link} onClick={() => pane.showRound(round)}>
        {speech.say(texts.missingGame, {
          ...{ round, board, pending: pending ?? '' },
          ...{ left: isolated(name(left)), right: isolated(name(right)) },
        })}
      </button>
    );
  };
  return (
    <More title={speech.say(texts.missing, { count: games.length })}>
      <ul className={styles.list}>
        {byPlayer
          ? players.map(({ no, games: own }) => (
              <li key={no}>
                {speech.say(texts.missingOf, { player: isolated(name(no)), count: own.length })}
                <ul className={styles.list}>
                  {games
                    .filter(({ game }) => own.includes(game))
                    .map((each) => (
                      <li key={each.game}>{gameLink(each)}</li>
                    ))}
                </ul>
              </li>
            ))
          : games.map((each) => <li key={each.game}>{gameLink(each)}</li>)}
      </ul>
      <Button size="small" className={styles.left} onClick={() => setByPlayer(!byPlayer)}>
        {byPlayer ? texts.byRound : texts.byPlayer}
      </Button>
      <CopyButton
        speech={speech}
        label={texts.copyMissing}
        text={() => missingAsText(tournament, speech.language)}
      />
    </More>
  );
};
