import { useMemo, useState } from 'react';
import { missingAsText } from '../../app/asText';
import { clashesOf, overdueGames } from '../../core/calendar/clashes';
import { type OwedGame, owedGames } from '../../core/conduct/owed';
import { nameOf } from '../../core/names/name';
import { fromLeft } from '../../core/results/sides';
import { calendarTexts } from '../../language/calendar';
import { dateText } from '../../language/dates';
import { say } from '../../language/language';
import { playTexts } from '../../language/play';
import { isolated, type Speech } from '../speech';
import { CopyButton } from './copyButton';
import { More, type OpenedProps, Press } from './frame';
import { type LinkLine, Links, MoreLinks, useLinkStyles } from './links';
import { Problems } from './problems';

/** The games that were due before today; a click goes there. */
const Overdue = ({ pane, speech, tournament }: OpenedProps) => {
  const texts = calendarTexts(speech.whom).pane;
  const name = nameOf(tournament.players);
  const lines = overdueGames(tournament, pane.today()).map(({ game, due }) => {
    const { no, round, board, white, black } = game;
    const [left = '', right = ''] = fromLeft(speech, white, black).map((side) => isolated(name(side)));
    const text = say(texts.overdueGame, {
      round,
      board,
      left,
      right,
      due: dateText(due),
    });
    return { key: no, text, onClick: () => pane.showRound(round, no) };
  });
  return <MoreLinks title={say(texts.overdue, { count: lines.length })} lines={lines} />;
};

/** What is wrong with the dates of games: which are overdue, and which clash. */
export const DatesToCheck = (props: OpenedProps) => {
  const { tournament } = props;
  const texts = calendarTexts().pane;
  const clashes = useMemo(() => (tournament.dated ? clashesOf(tournament) : []), [tournament]);
  if (!tournament.dated) return null;
  const title = say(texts.clashes, { count: clashes.length });
  const box = <Problems {...props} problems={clashes} intent="warning" title={title} />;
  return (
    <>
      <Overdue {...props} />
      {clashes.length > 1 ? <More title={title}>{box}</More> : box}
    </>
  );
};

/** How many results somebody waits for, or that all of these games are postponed. */
export const missingText = (games: readonly OwedGame[], { whom }: Speech): string => {
  const postponed = String(games.every(({ pending }) => pending === 'postponed'));
  return say(playTexts(whom).missing, { count: games.length, postponed });
};

/** The results that somebody waits for, but for those of the round on show, by round or by player; a click goes there. */
export const Missing = ({ pane, state, speech, tournament }: OpenedProps) => {
  const styles = useLinkStyles();
  const texts = playTexts(speech.profile);
  const [byPlayer, setByPlayer] = useState(false);
  const owed = owedGames(tournament);
  const games = owed.games.filter(({ round }) => round !== state.round);
  if (games.length === 0) return null;
  const name = nameOf(tournament.players);
  const lineOf = ({ game, round, board, white, black, pending }: OwedGame): LinkLine => {
    const [left = '', right = ''] = fromLeft(speech, white, black).map((side) => isolated(name(side)));
    const text = say(texts.missingGame, { round, board, pending: pending ?? '', left, right });
    return { key: game, text, onClick: () => pane.showRound(round, game) };
  };
  return (
    <More title={missingText(games, speech)}>
      {byPlayer ? (
        <ul className={styles.list}>
          {owed.players
            .map(({ no, games: own }) => ({
              no,
              lines: games.filter(({ game }) => own.includes(game)).map(lineOf),
            }))
            .filter(({ lines }) => lines.length > 0)
            .map(({ no, lines }) => (
              <li key={no}>
                {say(texts.missingOf, { player: isolated(name(no)), count: lines.length })}
                <Links lines={lines} />
              </li>
            ))}
        </ul>
      ) : (
        <Links lines={games.map(lineOf)} />
      )}
      <CopyButton speech={speech} label={texts.copyMissing} text={() => missingAsText(tournament)}>
        <Press onPress={() => setByPlayer(!byPlayer)}>{byPlayer ? texts.byRound : texts.byPlayer}</Press>
      </CopyButton>
    </More>
  );
};
