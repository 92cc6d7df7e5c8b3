import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { owedGames, type OwedGame } from '../../core/conduct/owed';
import { nameOf } from '../../core/named';
import { fromLeft } from '../../core/sides';
import { playTexts } from '../../language/play';
import { missingAsText } from '../../app/asText';
import { isolated } from '../speech';
import { LINK } from './bare';
import { CopyButton } from './copyButton';
import { More, type OpenedProps } from './frame';

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
  left: { alignSelf: 'start' },
});

/** The results of earlier rounds that somebody waits for, by round or by player; a click goes to their round. */
export const Missing = ({ pane, speech, tournament }: OpenedProps & { readonly round: number }) => {
  const styles = useStyles();
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
