import type { TypedResult } from '../../core/results/record';
import { currentRound } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameInSection } from '../../language/inSection';
import { gamesFinished, stillToPlay } from '../../core/results/progress';
import { fromLeft, isLeftWhite } from '../../core/results/sides';
import { makeTyped } from '../../core/results/typed';
import { standings } from '../../core/tiebreak/standings';
import { say, words } from '../../language/language';
import { projectorTexts } from '../../language/projector';
import { pageHeader } from '../../sheets/look/title';
import { boardsOf, byesIn, type Board } from '../boards';
import { pointsText, rankText, teamScores } from '../standing';
import type { ProjectorView, ShownTable } from './messages';
import { joinedNames } from '../../language/nameLists';

/** A tournament to be shown, with the results that are on their way to its sheets. */
interface Telling {
  readonly tournament: Tournament;
  readonly typed: readonly TypedResult[];
  readonly language: string;
}

const resultText = ({ result, away }: Board, { tournament, language }: Telling): string => {
  if (result === null) return away === null ? '' : projectorTexts(language).notPlayed;
  if (result !== 'postponed' && result !== 'adjourned') return makeTyped(result);
  return words(language, tournament.profile).roundSheet[result];
};

const byeNote = ({ tournament, language }: Telling, round: number): string => {
  const names = joinedNames(byesIn(tournament, round));
  return names === '' ? '' : say(projectorTexts(language).bye, language, { names });
};

const shownRound = (telling: Telling, round: number, title: string): ShownTable => {
  const { tournament, typed, language } = telling;
  const { board, white, black, result } = words(language, tournament.profile);
  const [left, right] = fromLeft(tournament, white, black);
  const isWhiteLeft = isLeftWhite(tournament);
  return {
    of: 'round',
    title: say(title, language, { round }),
    columns: [
      { kind: 'board', heading: board, isBold: false },
      { kind: 'left', heading: left, isBold: isWhiteLeft },
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
  const { tournament, language } = telling;
  const ranked = standings(tournament);
  if (!ranked.ok || tournament.games.every(({ outcome }) => outcome === null)) return [];
  const texts = projectorTexts(language);
  const { rank, name, points } = words(language, tournament.profile);
  const called = nameInSection(tournament);
  const scores = teamScores(tournament);
  return [
    {
      of: 'standings',
      title: stillToPlay(tournament).length === 0 ? texts.finalStandings : texts.standings,
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
      note: scores ? say(texts.match, language, scores) : '',
    },
  ];
};

const progressText = ({ tournament, language }: Telling, round: number): string => {
  const texts = projectorTexts(language);
  const counts = gamesFinished(tournament);
  const text = counts.finished === counts.games ? texts.over : texts.progress;
  return say(text, language, { round, rounds: tournament.rounds, ...counts });
};

/**
 * What the projector shows of a tournament: the round that is being played, until its first result the results of the one
 * before as well, and the standings. After the last game that is the last round.
 */
export const projectorView = (
  tournament: Tournament,
  typed: readonly TypedResult[],
  language: string,
): ProjectorView => {
  const telling = { tournament, typed, language };
  const texts = projectorTexts(language);
  const round = Math.min(currentRound(tournament), tournament.rounds);
  const current = shownRound(telling, round, texts.round);
  const hasBegun = current.lines.some(([, , result]) => result !== '');
  const former = hasBegun || round === 1 ? [] : [shownRound(telling, round - 1, texts.results)];
  return {
    language,
    event: pageHeader(tournament),
    progress: progressText(telling, round),
    tables: [current, ...former, ...shownStandings(telling)],
  };
};
