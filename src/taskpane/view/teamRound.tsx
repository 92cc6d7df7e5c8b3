import { makeStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { currentRound } from '../../core/conduct/owed';
import { identityOf } from '../../app/identity';
import { roundAsText } from '../../app/asText';
import { present } from '../../core/present';
import type { Result } from '../../core/result';
import { isTeamEvent, teamNo, teamOn, type TeamEvent, type Match } from '../../core/teamEvent/model';
import { type MatchBoard } from '../../core/model';
import { owedMatches } from '../../core/teamEvent/missing';
import { boardsToPlay, emptySeats } from '../../core/teamEvent/toPlay';
import { makeTyped } from '../../core/results/typed';
import { area } from '../../grid/cell';
import { countTo } from '../../grid/block';
import { paneTeamTexts } from '../../language/paneTeams';
import { playTexts } from '../../language/play';
import { type BoardCell, boardKey } from '../../sheets/log/key';
import { byesIn } from '../boards';
import { isolated } from '../speech';
import { LINK } from './bare';
import { CopyButton } from './copyButton';
import { type OpenedProps, Sentence, type ViewProps, Press, Stack } from './frame';
import { MoreLinks } from './links';
import { MatchTable } from './matchTable';
import { Overdue } from './overdue';
import { Rounds } from './rounds';

const useStyles = makeStyles({
  cell: { ...LINK, boxSizing: 'border-box', minWidth: '24px', minHeight: '24px' },
  result: { ...LINK, boxSizing: 'border-box', minWidth: '40px', minHeight: '24px', textAlign: 'center' },
});

interface RoundProps extends Pick<ViewProps, 'speech'> {
  readonly event: TeamEvent;
  readonly round: number;
  /** Shows where something is typed at a board. */
  readonly onShow: (match: Match, board: MatchBoard | undefined, cell: BoardCell) => void;
}

/** A text that a button copies; of a round that is shown it can be made. */
const textOf = (made: Result<string>): string => (made.ok ? made.value : '');

const nameIn =
  (event: TeamEvent) =>
  (no: number): string =>
    isolated(present(teamNo(event, no)).name);

const matchesIn = ({ games: matches }: TeamEvent, round: number): readonly Match[] =>
  matches.filter((match) => match.round === round);

/** How many boards each round waits for. */
const openInRounds = (event: TeamEvent): readonly number[] =>
  countTo(event.rounds).map((round) =>
    matchesIn(event, round).reduce((sum, match) => sum + boardsToPlay(event, match).length, 0),
  );

/** What of earlier rounds is missing; a click goes to the cell of the first result that is. */
const Owed = ({ speech, event, onShow }: RoundProps) => {
  const texts = paneTeamTexts(speech.language);
  const name = nameIn(event);
  const lines = owedMatches(event).map((match) => {
    const open = boardsToPlay(event, match);
    const text = speech.say(texts.missingMatch, {
      ...{ round: match.round, count: open.length },
      ...{ home: name(match.white), away: name(match.black) },
    });
    return { key: match.no, text, onClick: () => onShow(match, open[0], 'result') };
  });
  return <MoreLinks title={speech.say(texts.missing, { count: lines.length })} lines={lines} />;
};

/** The seats of a round for which nobody is named; a click goes to the cell. */
const Unnamed = ({ speech, event, round, onShow }: RoundProps) => {
  const texts = paneTeamTexts(speech.language);
  const name = nameIn(event);
  const seats = matchesIn(event, round).flatMap((match) => emptySeats(event, match));
  const lines = seats.map(({ match, board, side }) => ({
    key: `${match.no} ${board.board} ${side}`,
    text: speech.say(texts.unnamedSeat, { team: name(teamOn(match, side)), board: board.board }),
    onClick: () => onShow(match, board, side),
  }));
  return <MoreLinks title={speech.say(texts.unnamed, { count: lines.length })} lines={lines} />;
};

/** The matches of a round with their boards; results, and seats of nobody, lead to their cells. */
const Matches = ({ speech, event, round, onShow }: RoundProps) => {
  const styles = useStyles();
  const texts = paneTeamTexts(speech.language);
  const { say } = speech;
  const name = nameIn(event);
  const cellLink = (match: Match, board: MatchBoard, cell: BoardCell, text: string, label: string) => (
    <button
      type="button"
      className={cell === 'result' ? styles.result : styles.cell}
      aria-label={label}
      onClick={() => onShow(match, board, cell)}
    >
      {text}
    </button>
  );
  const seat = (match: Match, board: MatchBoard, side: 'home' | 'away') =>
    board[side] === ''
      ? cellLink(
          match,
          board,
          side,
          texts.nobodyNamed,
          say(texts.showName, {
            ...{ board: board.board, team: name(teamOn(match, side)) },
            name: texts.nobodyNamed,
          }),
        )
      : board[side];
  const result = (match: Match, board: MatchBoard) => {
    const text = board.outcome === null ? '…' : makeTyped(board.outcome);
    const label = say(texts.showResult, {
      ...{ board: board.board, home: name(match.white), away: name(match.black) },
      result: board.outcome === null ? playTexts(speech.language).none : text,
    });
    return cellLink(match, board, 'result', text, label);
  };
  return (
    <MatchTable
      label={say(playTexts(speech.language).round, { round })}
      speech={speech}
      event={event}
      matches={matchesIn(event, round)}
      results
      cellOf={(match, board, cell) => (cell === 'result' ? result(match, board) : seat(match, board, cell))}
    />
  );
};

/** Who has no match in a round, and whose matches are not played any more. */
const Apart = ({ speech, event, round }: RoundProps) => {
  const texts = paneTeamTexts(speech.language);
  const idle = byesIn(event, round);
  const gone = event.players.filter(({ status }) => status !== 'playing');
  return (
    <>
      {idle.length > 0 && <Sentence>{speech.say(texts.noMatch, { teams: speech.list(idle) })}</Sentence>}
      {gone.map(({ no, name }) => (
        <Sentence key={no} quiet>
          {speech.say(texts.left, { team: isolated(name) })}
        </Sentence>
      ))}
    </>
  );
};

interface EventProps extends OpenedProps {
  readonly event: TeamEvent;
}

/** The round that is being played, or another one, and what is missing. */
const EventRound = (own: EventProps) => {
  const { pane, speech, opened, event } = own;
  const texts = paneTeamTexts(speech.language);
  const current = currentRound(event);
  const [turned, turn] = useState<number | null>(null);
  const round = Math.min(turned ?? current, event.rounds);
  const isComplete = matchesIn(event, round).every((match) => boardsToPlay(event, match).length === 0);
  const identity = useMemo(() => identityOf(opened.open), [opened]);
  const onShow: RoundProps['onShow'] = (match, board, cell) => {
    const where = board && identity.cell(boardKey(match.no, board.board, cell));
    if (where) void pane.show({ sheet: where.sheet, area: area(where.row, where.column) });
  };
  const props: RoundProps = { speech, event, round, onShow };
  return (
    <Stack gap="L">
      {event.dated && <Overdue {...own} onRound={turn} />}
      <Owed {...props} />
      <Unnamed {...props} />
      <Stack gap="S">
        <Rounds speech={speech} round={round} current={current} missing={openInRounds(event)} onTurn={turn} />
        <Matches {...props} />
        <Apart {...props} />
        <Sentence quiet>{`${speech.words.tables.legend.bold}. ${texts.leads}`}</Sentence>
        <CopyButton
          speech={speech}
          label={playTexts(speech.language).copyRound}
          text={() => textOf(roundAsText(event, round, speech.language))}
        />
        {isComplete && (
          <Sentence>
            {current > event.rounds ? texts.allComplete : speech.say(texts.complete, { round })}
          </Sentence>
        )}
        {current <= event.rounds && current !== round && (
          <Press size="small" onPress={() => turn(null)}>
            {speech.say(texts.goTo, { round: current })}
          </Press>
        )}
      </Stack>
    </Stack>
  );
};

/** The same of a tournament in which teams meet. */
const TeamRound = (props: OpenedProps) =>
  isTeamEvent(props.tournament) ? <EventRound {...props} event={props.tournament} /> : null;

export default TeamRound;
