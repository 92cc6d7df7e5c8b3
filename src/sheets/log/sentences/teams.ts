import { progressOf } from '../../../core/conduct/withdrawal';
import { type Match, type TeamEvent, teamNo, teamOn } from '../../../core/teamEvent/model';
import { choiceNamed } from '../../../language/choices';
import { teamStepTexts, type TeamLogTexts } from '../../../language/teamSteps';
import { cellText, type CellValue } from '../../../grid/cell';
import type { LogEntry } from '../line';
import type { LogRule } from '../rule';
import { parseKey, playerKey, type BoardCell } from '../key';
import { countsIn } from './sheets';
import { listed, shown, shownResult, type Told } from './told';
import { say } from '../../../language/language';

/** A step in a team event, with the event before it. */
interface TeamTold extends Told {
  readonly event: TeamEvent;
  readonly own: TeamLogTexts;
}

/** A cell of a board that changed. */
interface ChangedBoard {
  readonly match: Match;
  readonly board: number;
  readonly cell: BoardCell;
  readonly before: CellValue;
  readonly after: CellValue;
}

const changedBoards = ({ event, changes }: TeamTold): readonly ChangedBoard[] =>
  changes.flatMap(({ key: text, before, after }) => {
    const key = parseKey(text);
    if (key?.of !== 'board' || key.cell === 'left' || key.cell === 'right') return [];
    const match = event.games.find(({ no }) => no === key.game);
    return match ? [{ match, board: key.board, cell: key.cell, before, after }] : [];
  });

const teamName = (told: TeamTold, no: number): string => shown(told, teamNo(told.event, no)?.name ?? null);

const sidesOf = (told: TeamTold, { no, white: home, black: away }: Match) => ({
  match: no,
  home: teamName(told, home),
  away: teamName(told, away),
});

/** Changes match by match, in order of their numbers. */
const byMatch = (boards: readonly ChangedBoard[]): readonly (readonly [ChangedBoard, ...ChangedBoard[]])[] =>
  [...new Set(boards.map(({ match }) => match))]
    .sort((one, other) => one.no - other.no)
    .flatMap((match) => {
      const [first, ...more] = boards.filter((each) => each.match === match);
      return first ? [[first, ...more] as const] : [];
    });

const recorded = (told: TeamTold): string => {
  const { own: texts } = told;
  const results = changedBoards(told).filter(({ cell }) => cell === 'result');
  const [first] = results;
  const said = ({ board, after, before }: ChangedBoard) => ({
    board,
    result: shownResult(told, after),
    before: shownResult(told, before),
  });
  if (first && results.length === 1) {
    const isGone = cellText(first.after).trim() === '';
    return say(isGone ? texts.resultGone : texts.result, {
      ...sidesOf(told, first.match),
      ...said(first),
    });
  }
  const matches = byMatch(results).map((boards) =>
    say(texts.resultsOfMatch, {
      ...sidesOf(told, boards[0].match),
      list: boards.map((each) => say(texts.resultInList, said(each))).join(', '),
    }),
  );
  return say(texts.results, { count: results.length, list: listed(told, matches, ' ') });
};

const linedUp = (told: TeamTold): string => {
  const { own: texts } = told;
  const name = (value: CellValue): string =>
    cellText(value).trim() === '' ? texts.nobody : shown(told, value);
  const seats = changedBoards(told).filter(({ cell }) => cell !== 'result');
  const sentences = byMatch(seats).flatMap((boards) =>
    (['home', 'away'] as const).flatMap((side) => {
      const changed = boards.filter(({ cell }) => cell === side);
      if (changed.length === 0) return [];
      const { match } = boards[0];
      const list = changed.map(({ board, before, after }) =>
        say(cellText(after).trim() === '' ? texts.emptySeat : texts.seat, {
          board,
          player: name(after),
          before: name(before),
        }),
      );
      return [
        say(texts.lineUp, {
          ...sidesOf(told, match),
          team: teamName(told, teamOn(match, side)),
          list: list.join(', '),
        }),
      ];
    }),
  );
  return listed(told, sentences, ' ');
};

/** Home and away of a match were swapped. */
const swapped = (told: TeamTold): string | null => {
  const [said = null] = told.changes.flatMap(({ key: text }) => {
    const key = parseKey(text);
    const isTeam = key?.of === 'game' && key.cell === 'left';
    const match = isTeam ? told.event.games.find(({ no }) => no === key.no) : undefined;
    return match ? [say(told.own.swapped, sidesOf(told, match))] : [];
  });
  return said;
};

const withdrew = (told: TeamTold, no: number): string => {
  const status = told.changes.find(({ key }) => key === playerKey(no, 'status'));
  const isAnnulled = choiceNamed('status', cellText(status?.after ?? null)) === 'annulled';
  const lost = told.event.games.filter(
    ({ white: home, black: away, boards }) =>
      (home === no || away === no) && boards.some(({ outcome }) => outcome === null),
  );
  const { completed, scheduled } = progressOf(told.event, no);
  return say(isAnnulled ? told.own.annulled : told.own.withdrawn, {
    team: teamName(told, no),
    lost: lost.length,
    finished: completed,
    all: scheduled,
  });
};

const made = (told: TeamTold, line: LogEntry): string => {
  const counts = countsIn(line);
  return say(told.own.made, {
    teams: counts.get('players') ?? 0,
    matches: counts.get('games') ?? 0,
  });
};

/** The sentences of changes that differ in team events, by id. */
const CHANGES: Readonly<Record<string, (told: TeamTold, no: number) => string | null>> = {
  record: recorded,
  lineup: linedUp,
  sides: swapped,
  reenter: (told, no) => say(told.own.cameBack, { team: teamName(told, no) }),
};

/** The sentence of a step that differs in a team event; `undefined` for all other steps, and for tournaments of players. */
export const teamSentence = (told: Told, rule: LogRule, line: LogEntry): string | undefined => {
  const { event } = told;
  if (!event) return undefined;
  const ofTeams: TeamTold = { ...told, event, own: teamStepTexts.log };
  switch (rule.did) {
    case 'create':
      return made(ofTeams, line);
    case 'withdraw':
      return withdrew(ofTeams, rule.player);
    case 'change':
      return CHANGES[rule.id]?.(ofTeams, rule.player ?? 0) ?? undefined;
    default:
      return undefined;
  }
};
