import type { TypedResult } from '../../core/results/record';
import { currentRound } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameInSection } from '../../language/inSection';
import { gamesFinished, stillToPlay } from '../../core/results/progress';
import { fromLeft, isLeftWhite, hasSides } from '../../core/results/sides';
import { makeTyped } from '../../core/results/typed';
import { standings } from '../../core/tiebreak/standings';
import { say, words } from '../../language/language';
import { projectorTexts } from '../../language/projector';
import { pageHeader } from '../../sheets/look/title';
import { boardsOf, byeNames, type Board } from '../boards';
import { pointsText, rankText, teamScores } from '../standing';
import type { ProjectorView, ShownTable } from './messages';
import { joinedNames } from '../../language/nameLists';

/** A tournament to be shown, with the results that are on their way to its sheets. */
interface Telling {
  readonly tournament: Tournament;
  readonly typed: readonly TypedResult[];
}

const resultText = ({ result, sets, away }: Board, { tournament }: Telling): string => {
  if (result === null) return away === null ? '' : projectorTexts.notPlayed;
  if (result !== 'postponed' && result !== 'adjourned') return sets ?? makeTyped(result);
  return words(tournament.profile).roundSheet[result];
};

const byeNote = ({ tournament }: Telling, round: number): string => {
  const names = joinedNames(byeNames(tournament, round));
  return names === '' ? '' : say(projectorTexts.bye, { names });
};

const shownRound = (telling: Telling, round: number, title: string): ShownTable => {
  const { tournament, typed } = telling;
  const { board, white, black, result } = words(tournament.profile);
  const [left, right] = fromLeft(tournament, white, black);
  const isWhiteLeft = isLeftWhite(tournament);
  return {
    of: 'round',
    title: say(title, { round }),
    columns: [
      { kind: 'board', heading: board, isBold: false },
      { kind: 'left', heading: left, isBold: isWhiteLeft && hasSides(tournament) },
      { kind: 'result', heading: result, isBold: true },
      { kind: 'right', heading: right, isBold: !isWhiteLeft },
    ],
    lines: boardsOf(tournament, round, typed).map((each) => [
      String(each.board),
      each.left.name,
      resultText(each, telling),
      each.right.name,
    ]),
    note: byeNote(telling, round),
  };
};

const shownStandings = (telling: Telling): readonly ShownTable[] => {
  const { tournament } = telling;
  const ranked = standings(tournament);
  if (!ranked.ok || tournament.games.every(({ outcome }) => outcome === null)) return [];
  const { rank, name, points } = words(tournament.profile);
  const called = nameInSection(tournament);
  const scores = teamScores(tournament);
  return [
    {
      of: 'standings',
      title: stillToPlay(tournament).length === 0 ? projectorTexts.finalStandings : projectorTexts.standings,
      columns: [
        { kind: 'place', heading: rank, isBold: false },
        { kind: 'name', heading: name, isBold: false },
        { kind: 'points', heading: points, isBold: true },
      ],
      lines: ranked.value.rows.map((row) => [
        rankText(row),
        called(row.no),
        pointsText(row.values[0] ?? null),
      ]),
      note: scores ? say(projectorTexts.match, scores) : '',
    },
  ];
};

const progressText = ({ tournament }: Telling, round: number): string => {
  const counts = gamesFinished(tournament);
  const text = counts.finished === counts.games ? projectorTexts.over : projectorTexts.progress;
  return say(text, { round, rounds: tournament.rounds, ...counts });
};

/**
 * What the projector shows of a tournament: the round that is being played, until its first result the results of the one
 * before as well, and the standings. After the last game that is the last round.
 */
export const projectorView = (tournament: Tournament, typed: readonly TypedResult[]): ProjectorView => {
  const telling = { tournament, typed };
  const round = Math.min(currentRound(tournament), tournament.rounds);
  const current = shownRound(telling, round, projectorTexts.round);
  const hasBegun = current.lines.some(([, , result]) => result !== '');
  const former = hasBegun || round === 1 ? [] : [shownRound(telling, round - 1, projectorTexts.results)];
  return {
    event: pageHeader(tournament),
    progress: progressText(telling, round),
    tables: [current, ...former, ...shownStandings(telling)],
  };
};
