import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, ok, unlessProblems, type Result } from '../../core/result';
import { isPlayed, matchNumbered, memberNamed, sideOf } from '../../core/teamEvent/lineUps';
import { memberNo, type EventTeam, type TeamEvent, type Match } from '../../core/teamEvent/model';
import { type Side } from '../../core/model';
import { nameProblems } from '../../core/names/name';
import { playerNamed } from '../../core/names/meant';
import { withoutMember, withSeats, type Seating } from '../../core/teamEvent/reseat';
import { teamStepTexts } from '../../language/teamSteps';
import { cellText } from '../../grid/cell';
import { boardKey, playerKey } from '../../sheets/log/key';
import { cellsFor, type Wanted } from '../cells';
import { identityOf } from '../identity';
import { ofTeamsAlone, type OpenTournament } from '../open';
import { effectOf } from '../../core/conduct/effect';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { change, type CellPlan } from './change';

/**
 * Who sits at boards of a match, or who is absent; names as typed, an empty one for nobody. The team by its name or number. If
 * both are given, the boards are first filled for the absent. Whoever `joins` is on no list yet: they get the next free row of their team.
 */
export interface TypedLineUp {
  readonly match: number;
  readonly team: string;
  readonly absent?: string | undefined;
  readonly seats?: readonly Seating[];
  readonly joins?: boolean;
}

/** A seat that gets another player. */
export interface ChangedSeat extends Seating {
  readonly before: string;
}

/** A line-up with its cells. */
export interface PlannedLineUp extends CellPlan {
  readonly match: Match;
  readonly side: Side;
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

const changedSeats = ({ found, side }: Asked, wanted: readonly Seating[]): readonly ChangedSeat[] => {
  const names = new Map(wanted.map(({ board, name }) => [board, name]));
  return found.boards.flatMap((board) => {
    const name = names.get(board.board);
    return name === undefined || name === board[side]
      ? []
      : [{ board: board.board, name, before: board[side] }];
  });
};

const planned = ({ event, found, side, eventTeam }: Asked, seats: readonly ChangedSeat[]) => {
  const after = withSeats(event, found.no, side, seats);
  const [warnings, affected] = [newTeamWarnings(event, after), effectOf(event, after)];
  const played = new Set(found.boards.filter(isPlayed).map(({ board }) => board));
  const playedOn = seats.flatMap(({ board, name }) =>
    played.has(board) && name !== ''
      ? [problem('line-up-played-on', {}, { match: found.no, board, player: name })]
      : [],
  );
  return { match: found, side, team: eventTeam, seats, affected, warnings: [...playedOn, ...warnings] };
};

/**
 * Changes who sits at boards of a match. Problems of its plan: those of `matchNumbered`, `playerNamed`, `sideOf`, `memberNamed`
 * `withoutMember` and `withNewcomers`, `match-board-unknown`, `board-twice`. Warnings: `line-up-played-on`, and whatever breaks the line-up rule.
 */
export const LINE_UP = change({
  id: 'lineup',
  of: 'teams',
  words: {
    name: 'Somebody else plays in a match',
    about: 'Shows what breaks the line-up rule.',
    take: 'Change the line-up',
    step: 'Changed the line-up',
  },
  fields: [],
  input: (): TypedLineUp => ({ match: 0, team: '' }),
  plan: (opened, typed): Result<PlannedLineUp> => {
    const asked = andThen(ofTeamsAlone(opened.open), ({ tournament: event }) =>
      andThen(matchNumbered(event, typed.match), (found) =>
        andThen(playerNamed(event, typed.team), (eventTeam) =>
          andThen(sideOf(event, found, eventTeam), (side) =>
            withNewcomers(opened.open, { ...typed, event, found, side, eventTeam, added: [] }),
          ),
        ),
      ),
    );
    return andThen(asked, (each) =>
      andThen(filled(each), (instead) =>
        andThen(said(each), (named) => {
          const seats = changedSeats(each, [...instead, ...named]);
          const wanted = [
            ...each.added,
            ...seats.map(({ board, name }): Wanted => [
              boardKey(each.match, board, each.side),
              name === '' ? null : name,
            ]),
          ];
          return andThen(cellsFor(opened.open, wanted), (cells) =>
            ok({ ...planned(each, seats), patch: { cells } }),
          );
        }),
      ),
    );
  },
  follows: ({ seats, team }, { language }) => {
    const { seated, unseated, log } = teamStepTexts(language);
    return seats.map(({ board, name, before }) => ({
      text: name === '' ? unseated : seated,
      values: { board, player: name, team: team.name, before: before === '' ? log.nobody : before },
    }));
  },
});
