import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, ok, unlessProblems, type Result } from '../../core/result';
import { isPlayed } from '../../core/results/progress';
import { matchNumbered, memberNamed, sideOf } from '../../core/teamEvent/lineUps';
import { memberNo, type EventTeam, type TeamEvent, type Match } from '../../core/teamEvent/model';
import { type Side, plays } from '../../core/model';
import { nameProblems } from '../../core/names/name';
import { playerNamed } from '../../core/names/meant';
import { boardsToPlay } from '../../core/teamEvent/table';
import { withoutMember, withSeats, type Seating } from '../../core/teamEvent/reseat';
import { teamStepTexts } from '../../language/teamSteps';
import { cellText } from '../../grid/cell';
import { boardKey, playerKey } from '../../sheets/log/key';
import { cellsFor, type Wanted } from '../cells';
import { identityOf } from '../identity';
import { ofTeamsAlone, type OpenTournament } from '../open';
import { effectOf } from '../../core/conduct/effect';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { change, type CellPlan, type Follows, PLAYER } from './change';

/**
 * Who sits at boards of a match, or who is absent; names as typed, an empty one for nobody. The team by its name or number. If
 * both are given, the boards are first filled for the absent. Without a match, the absent are so in all that are still to be played.
 * Whoever `joins` is on no list yet: they get the next free row of their team.
 */
export interface TypedLineUp {
  readonly match?: number | undefined;
  readonly team: string;
  readonly absent?: string | undefined;
  readonly seats?: readonly Seating[];
  readonly joins?: boolean;
}

/** A seat that gets another player. */
export interface ChangedSeat extends Seating {
  readonly match: Match;
  readonly side: Side;
  readonly before: string;
}

/** A line-up with its cells. */
export interface PlannedLineUp extends CellPlan {
  readonly team: EventTeam;
  readonly seats: readonly ChangedSeat[];
}

/** The line-up to set, on a side of a match. */
interface Asked extends TypedLineUp {
  readonly event: TeamEvent;
  readonly found: Match;
  readonly side: Side;
  readonly eventTeam: EventTeam;
  /** The names of those who join. */
  readonly added: readonly Wanted[];
}

/** The free rows of a team's list below its last member, by their keys. */
const freeRows = (open: OpenTournament, { no }: EventTeam): readonly string[] => {
  const { cell } = identityOf(open);
  let rows: readonly string[] = [];
  for (let place = 1; ; place++) {
    const key = playerKey(no, `member${place}`);
    const where = cell(key);
    if (!where) return rows;
    rows = cellText(where.expect).trim() === '' ? [...rows, key] : [];
  }
};

/** Puts whoever joins on the list of their team. Problems: those of `nameProblems`, `team-list-full`. */
const withNewcomers = (open: OpenTournament, asked: Asked): Result<Asked> => {
  const { event, eventTeam, seats = [], joins = false } = asked;
  const names = seats.map(({ name }) => name.trim());
  const added = names.filter((name) => joins && name !== '' && memberNo(eventTeam, name) === 0);
  if (added.length === 0) return ok(asked);
  const rows = freeRows(open, eventTeam);
  const wrong = [
    ...added.flatMap((name) => nameProblems(name, eventTeam.members, {})),
    ...(added.length > rows.length ? [problem('team-list-full', {}, { team: eventTeam.name })] : []),
  ];
  return unlessProblems(wrong, () => {
    const team = { ...eventTeam, members: [...eventTeam.members, ...added.map((name) => ({ name }))] };
    const players = event.players.map((each) => (each.no === team.no ? team : each));
    return {
      ...asked,
      event: { ...event, players },
      eventTeam: team,
      added: added.map((name, index) => [entryAt(rows, index), name] as const),
    };
  });
};

const boardProblems = ({ found: { no, boards }, seats = [] }: Asked): readonly Problem[] => {
  const known = boards.map(({ board }) => board);
  return seats.flatMap(({ board }, index) => [
    ...(known.includes(board)
      ? []
      : [problem('match-board-unknown', {}, { match: no, board, choices: known.join(', ') })]),
    ...(seats.findIndex((each) => each.board === board) < index
      ? [problem('board-twice', {}, { match: no, board })]
      : []),
  ]);
};

/** The boards after filling the gaps of absent players. */
const filled = ({ event, found, side, eventTeam, absent }: Asked): Result<readonly Seating[]> => {
  if (absent === undefined) return ok([]);
  return andThen(memberNamed(eventTeam, absent), ({ name }) =>
    withoutMember(event, found, side, memberNo(eventTeam, name)),
  );
};

/** The boards as given, each name as in the team's list. */
const said = (asked: Asked): Result<readonly Seating[]> => {
  const { seats = [], eventTeam } = asked;
  return andThen(
    unlessProblems(boardProblems(asked), () => seats),
    (all) =>
      allOf(
        all.map(({ board, name: typed }): Result<Seating> => {
          if (typed.trim() === '') return ok({ board, name: '' });
          return andThen(memberNamed(eventTeam, typed), ({ name }) => ok({ board, name }));
        }),
      ),
  );
};

const changedSeats = (match: Match, side: Side, wanted: readonly Seating[]): readonly ChangedSeat[] => {
  const names = new Map(wanted.map(({ board, name }) => [board, name]));
  return match.boards.flatMap(({ board, ...seated }) => {
    const name = names.get(board);
    return name === undefined || name === seated[side]
      ? []
      : [{ match, side, board, name, before: seated[side] }];
  });
};

/** Who sits instead of a member who leaves, in all matches still to be played: as the rule of the event has it, else nobody. */
const withoutLeaver = (event: TeamEvent, team: EventTeam, leaver: string): readonly ChangedSeat[] => {
  const member = memberNo(team, leaver);
  return event.games.filter(plays(team.no)).flatMap((match) => {
    const side = match.white === team.no ? 'home' : 'away';
    const open = boardsToPlay(event, match).filter((board) => memberNo(team, board[side]) === member);
    const filled = withoutMember(event, match, side, open.length > 0 ? member : 0);
    return changedSeats(match, side, filled.ok ? filled.value : open.map((each) => ({ ...each, name: '' })));
  });
};

/** The cells of seats, with what follows of them. */
const planned = (
  open: OpenTournament,
  { event, eventTeam: team, added }: Pick<Asked, 'event' | 'eventTeam' | 'added'>,
  seats: readonly ChangedSeat[],
): Result<PlannedLineUp> => {
  const after = seats.reduce(
    (all, { match, side, ...seat }) => withSeats(all, match.no, side, [seat]),
    event,
  );
  const playedOn = seats.flatMap(({ match: { no: match, boards }, board, name }) =>
    name !== '' && boards.some((each) => each.board === board && isPlayed(each))
      ? [problem('line-up-played-on', {}, { match, board, player: name })]
      : [],
  );
  const wanted = seats.map(({ match, board, side, name }): Wanted => [
    boardKey(match.no, board, side),
    name === '' ? null : name,
  ]);
  return andThen(cellsFor(open, [...added, ...wanted]), (cells) =>
    ok({
      ...{ team, seats, patch: { cells }, affected: effectOf(event, after) },
      warnings: [...playedOn, ...newTeamWarnings(event, after)],
    }),
  );
};

/**
 * Changes who sits at boards of a match, or of all that are still to be played. Problems of its plan: those of `matchNumbered`, `playerNamed`, `sideOf`, `memberNamed`
 * `withoutMember` and `withNewcomers`, `match-board-unknown`, `board-twice`. Warnings: `line-up-played-on`, and whatever breaks the line-up rule.
 */
export const LINE_UP = change({
  id: 'lineup',
  of: 'teams',
  words: {
    name: 'A player leaves a team',
    about:
      'Teammates take over in the matches to come. The games they have played still count, so leave their name on the sheet Teams.',
    take: 'Change the line-ups',
    step: 'Changed the line-up',
  },
  fields: [
    PLAYER,
    {
      name: 'absent',
      label: 'Who leaves',
      kind: 'choice',
      choicesIn: ({ players }, { player: no }) =>
        (players.find((each) => String(each.no) === no)?.members ?? []).map(({ name }) => [name, name]),
      now: () => '',
    },
  ],
  input: ({ player: team = '', absent }): TypedLineUp => ({ team, absent }),
  plan: ({ open }, typed): Result<PlannedLineUp> =>
    andThen(ofTeamsAlone(open), ({ tournament: event }) =>
      andThen(playerNamed(event, typed.team), (eventTeam) => {
        const { match, absent } = typed;
        const known = { ...typed, event, eventTeam, added: [] };
        if (match === undefined && absent !== undefined)
          return andThen(memberNamed(eventTeam, absent), ({ name }) =>
            planned(open, known, withoutLeaver(event, eventTeam, name)),
          );
        const asked = andThen(matchNumbered(event, match ?? 0), (found) =>
          andThen(sideOf(event, found, eventTeam), (side) => withNewcomers(open, { ...known, found, side })),
        );
        return andThen(asked, (each) =>
          andThen(filled(each), (instead) =>
            andThen(said(each), (named) =>
              planned(open, each, changedSeats(each.found, each.side, [...instead, ...named])),
            ),
          ),
        );
      }),
    ),
  follows: ({ seats, team }) => {
    const { lineUps, seat, log } = teamStepTexts;
    const count = new Set(seats.map(({ match }) => match)).size;
    return [
      { text: lineUps, values: { team: team.name, count } },
      ...seats.map(({ match: { round }, board, name, before }): Follows => ({
        text: seat,
        values: { round, board, player: name || log.nobody, before: before || log.nobody },
        ...(name && { detail: true }),
      })),
    ];
  },
});
