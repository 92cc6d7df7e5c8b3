import { makeStyles, tokens, mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';
import { identityOf } from '../../app/identity';
import { hallOf } from '../../core/calendar/timing';
import { currentRound, owedGames, owedMatches } from '../../core/conduct/owed';
import { present } from '../../core/present';
import { isTeamEvent, teamNo, teamOn, type TeamEvent, type Match } from '../../core/teamEvent/model';
import { counts, wonEarly, boardsToPlay, emptySeats, lacksDate } from '../../core/teamEvent/table';
import { area } from '../../grid/cell';
import { dateText } from '../../language/dates';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { boardKey, gameKey } from '../../sheets/log/key';
import { byeNames } from '../boards';
import { isCalledOff, matchesIn } from '../matchBoards';
import { isolated } from '../speech';
import { scoreText } from '../standing';
import { BARE, LINK } from './bare';
import { type OpenedProps, Sentence, Stack } from './frame';
import { GameChange, GAME_CHANGES } from './gameChange';
import { MoreLinks } from './links';
import { DatesToCheck, missingText } from './overdue';
import { CopyRound, Round } from './round';
import { makeTyped } from '../../core/results/typed';
import { playersTexts } from '../../language/players';
import { openByKey } from './openByKey';

const useMenuStyles = makeStyles({
  more: { flex: 'none', width: '32px', appearance: 'none', textAlign: 'center', textAlignLast: 'center' },
  bare: BARE,
});

interface MatchProps extends OpenedProps {
  readonly event: TeamEvent;
  readonly match: Match;
}

/** What can happen to a match that is still to be played; one without a date is put off board by board. */
const offered = ({ event, match }: MatchProps) =>
  GAME_CHANGES.filter((id) => id !== 'reschedule' || (event.dated && boardsToPlay(event, match).length > 0));

/** The list of what else can be done with a match. */
const MatchMenu = (props: MatchProps) => {
  const { pane, event, match } = props;
  const styles = useMenuStyles();
  const { actions } = playersTexts('teams');
  const [home, away] = [match.white, match.black].map((no) => isolated(present(teamNo(event, no)).name));
  const toPlay = boardsToPlay(event, match);
  const open = toPlay.filter(({ pending }) => pending === undefined);
  const choose = (chosen: string): void => {
    const change = GAME_CHANGES.find((id) => id === chosen);
    if (change) return pane.change(change, { game: String(match.no) });
    for (const { board } of chosen === 'postponed' ? open : toPlay) pane.record(match.no, chosen, board);
  };
  const walkovers = [
    [makeTyped('+-'), home],
    [makeTyped('-+'), away],
  ] as const;
  return (
    <select
      className={mergeClasses(styles.bare, styles.more)}
      aria-label={say(paneTeamTexts.moreOf, { home: present(home), away: present(away) })}
      value=""
      onKeyDown={openByKey}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="" hidden>
        ⋯
      </option>
      {!event.dated && open.length > 0 && <option value="postponed">{paneTeamTexts.postpone}</option>}
      {offered(props).map((id) => (
        <option key={id} value={id}>
          {actions[id]}
        </option>
      ))}
      {toPlay.length === match.boards.length &&
        walkovers.map(([result, team]) => (
          <option key={result} value={result}>
            {say(paneTeamTexts.walkover, { team: present(team) })}
          </option>
        ))}
    </select>
  );
};

const useStyles = makeStyles({
  match: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { display: 'flex', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalS },
  name: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: tokens.fontWeightSemibold },
  link: { ...BARE, ':hover': { textDecorationLine: 'underline' } },
  time: { ...LINK, fontSize: tokens.fontSizeBase200 },
});

interface RoundProps extends OpenedProps {
  readonly event: TeamEvent;
  readonly round: number;
  /** Shows the cell of a key of the Log. */
  readonly onShow: (key: string) => void;
}

const nameIn =
  (event: TeamEvent) =>
  (no: number): string =>
    isolated(present(teamNo(event, no)).name);

/** What of earlier rounds than the one played is missing, but for the one that is shown; a click goes there. */
const Owed = ({ pane, speech, event, round }: RoundProps) => {
  const name = nameIn(event);
  const now = Math.max(round, currentRound(event));
  const isEarlier = (match: Pick<Match, 'round'>): boolean => match.round !== round && match.round < now;
  const lines = owedMatches(event)
    .filter(isEarlier)
    .map((match) => {
      const text = say(paneTeamTexts.missingMatch, {
        ...{ round: match.round, count: boardsToPlay(event, match).length },
        ...{ home: name(match.white), away: name(match.black) },
      });
      return { key: match.no, text, onClick: () => pane.showRound(match.round, match.no) };
    });
  return <MoreLinks title={missingText(owedGames(event).games.filter(isEarlier), speech)} lines={lines} />;
};

/** The seats of a round for which nobody is named; a click goes to the cell. */
const Unnamed = ({ event, round, onShow }: RoundProps) => {
  const name = nameIn(event);
  const seats = matchesIn(event, round).flatMap((match) => emptySeats(event, match));
  const lines = seats.map(({ match, board, side }) => ({
    key: `${match.no} ${board.board} ${side}`,
    text: say(paneTeamTexts.unnamedSeat, { team: name(teamOn(match, side)), board: board.board }),
    onClick: () => onShow(boardKey(match.no, board.board, side)),
  }));
  return <MoreLinks title={say(paneTeamTexts.unnamed, { count: lines.length })} lines={lines} />;
};

/** Who of a match has left, and what it counts as now; nothing if it is played. */
const Gone = ({ event, match }: RoundProps & { readonly match: Match }) => {
  const isAnnulled = !counts(event, match);
  if (!isAnnulled && !isCalledOff(event, match)) return null;
  const [home, away] = [match.white, match.black].map((no) => present(teamNo(event, no)));
  const [one, other] = home?.status === 'playing' ? [away, home] : [home, away];
  return (
    <div>
      {say(paneTeamTexts.left, {
        ...{ team: isolated(present(one).name), other: isolated(present(other).name) },
        counts: isAnnulled ? 'nothing' : other?.status === 'playing' ? 'forfeit' : 'both',
      })}
    </div>
  );
};

/** Which team has won a match that is not over yet. */
const Won = ({ event, match }: RoundProps & { readonly match: Match }) => {
  const side = wonEarly(event, match);
  const values = { count: boardsToPlay(event, match).length };
  return (
    side && (
      <div>
        {say(paneTeamTexts.wonEarly, {
          ...{ ...values, team: nameIn(event)(teamOn(match, side)) },
        })}
      </div>
    )
  );
};

/** A match above its boards: how it stands, when and where it is played. Each leads to its cells. */
const MatchHeading = (props: RoundProps & { readonly match: Match }) => {
  const { event, match, onShow } = props;
  const styles = useStyles();
  const { no, white, black, planned, venue = '' } = match;
  const [home, away] = [white, black].map((each) => present(teamNo(event, each)).name);
  const date = lacksDate(event, match) ? paneTeamTexts.noDate : match.date ? dateText(match.date) : 'none';
  const usual = hallOf(event, white, no) ?? venue;
  const time = say(paneTeamTexts.dateAndVenue, {
    ...{ date, venue: isolated(venue), isIn: String(venue !== '') },
    planned: planned === undefined || date === 'none' ? 'none' : dateText(planned),
    usual: venue === '' || usual === venue ? 'none' : isolated(usual),
  });
  return (
    <div className={styles.match}>
      <div className={styles.line}>
        <h2 className={styles.name}>
          <button
            type="button"
            className={styles.link}
            title={paneTeamTexts.showMatch}
            onClick={() => onShow(boardKey(no, 1, 'result'))}
          >
            <bdi>{home}</bdi> {scoreText(event, match)} <bdi>{away}</bdi>
          </button>
        </h2>
        <MatchMenu {...props} />
      </div>
      {event.dated && time !== '' && (
        <div>
          <button
            type="button"
            className={styles.time}
            title={paneTeamTexts.showDate}
            onClick={() => onShow(gameKey(no, 'date'))}
          >
            {time}
          </button>
        </div>
      )}
      <Gone {...props} />
      <Won {...props} />
      <GameChange {...props} game={no} />
    </div>
  );
};

/** The matches of a round that are called off, and who has none. */
const Apart = (props: RoundProps) => {
  const { speech, event, round } = props;
  const idle = byeNames(event, round);
  return (
    <>
      {matchesIn(event, round)
        .filter((match) => isCalledOff(event, match))
        .map((match) => (
          <MatchHeading key={match.no} {...props} match={match} />
        ))}
      {idle.length > 0 && <Sentence>{say(paneTeamTexts.noMatch, { teams: speech.list(idle) })}</Sentence>}
    </>
  );
};

/** The round that is being played, or another one, and what is missing. */
const EventRound = (own: OpenedProps & { readonly event: TeamEvent }) => {
  const { pane, state, opened, event } = own;
  const identity = useMemo(() => identityOf(opened.open), [opened]);
  const onShow = (key: string): void => {
    const where = identity.cell(key);
    if (where) void pane.show({ sheet: where.sheet, area: area(where.row, where.column) });
  };
  const props: RoundProps = { ...own, round: state.round ?? 1, onShow };
  return (
    <Stack gap="L">
      <DatesToCheck {...own} />
      <Owed {...props} />
      <Unnamed {...props} />
      <Sentence quiet>{paneTeamTexts.leads}</Sentence>
      <Round
        {...props}
        heading={({ game }, before) => {
          const match = game !== before?.game && event.games.find(({ no }) => no === game);
          return match && <MatchHeading {...props} match={match} />;
        }}
      >
        <Apart {...props} />
      </Round>
      <CopyRound {...props} />
    </Stack>
  );
};

/** The round of a tournament in which teams meet; nothing for players. */
const TeamRound = (props: OpenedProps) =>
  isTeamEvent(props.tournament) ? <EventRound {...props} event={props.tournament} /> : null;

export default TeamRound;
