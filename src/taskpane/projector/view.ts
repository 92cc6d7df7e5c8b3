import type { TypedResult } from '../../app/changes/record';
import { currentRound, openGames } from '../../core/conduct/owed';
import type { Tournament } from '../../core/model';
import { nameOf, nameInSection } from '../../core/names/name';
import { makeTyped } from '../../core/results/typed';
import { fromLeft } from '../../core/results/sides';
import { standings } from '../../core/tiebreak/standings';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { explainTexts } from '../../language/explainTexts';
import { say, words } from '../../language/language';
import { projectorTexts } from '../../language/projector';
import { pageHeader } from '../../sheets/look/title';
import { boardsOf, type Board } from '../boards';
import { isolated } from '../speech';
import { pointsText, rankText } from '../standing';

/** A game as people in the room see it; `white` is the side that has White. */
export interface ShownGame {
  readonly board: string;
  readonly left: string;
  readonly result: string;
  readonly right: string;
  readonly white: 'left' | 'right';
}

/** A round: its title, the headings of its columns, its games, and a sentence below them or an empty text. */
export interface ShownRound {
  readonly title: string;
  readonly headings: Readonly<Record<'board' | 'left' | 'result' | 'right', string>>;
  readonly games: readonly ShownGame[];
  readonly note: string;
}

export interface ShownPlace {
  readonly place: string;
  readonly name: string;
  readonly points: string;
}

/** The standings in the same way. */
export interface ShownStandings {
  readonly title: string;
  readonly headings: Readonly<Record<'place' | 'name' | 'points', string>>;
  readonly places: readonly ShownPlace[];
  readonly note: string;
}

/** All that the projector shows, in texts that need nothing more. */
export interface ProjectorView {
  readonly language: string;
  readonly event: string;
  readonly progress: string;
  readonly rounds: readonly ShownRound[];
  /** `null` before the first game is finished. */
  readonly standings: ShownStandings | null;
}

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
  const name = nameOf(tournament.players);
  const resting = tournament.rests.filter((rest) => rest.round === round);
  const names = resting.map(({ player }) => isolated(name(player))).join(', ');
  return names === '' ? '' : say(projectorTexts(language).bye, language, { names });
};

const shownRound = (telling: Telling, round: number, title: string): ShownRound => {
  const { tournament, typed, language } = telling;
  const { board, white, black, result } = words(language, tournament.profile);
  const [left, right] = fromLeft(tournament, white, black);
  return {
    title: say(title, language, { round }),
    headings: { board, left, result, right },
    games: boardsOf(tournament, round, typed).map((each) => ({
      board: String(each.board),
      left: each.left.name,
      result: resultText(each, telling),
      right: each.right.name,
      white: each.leftIsWhite ? 'left' : 'right',
    })),
    note: byeNote(telling, round),
  };
};

/** How a match of two teams stands, in game points; nothing of any other tournament. */
const matchNote = ({ tournament, language }: Telling): string => {
  const scores = teamStandings(tournament, ['GP']);
  if (tournament.teams.length !== 2 || !scores.ok) return '';
  const { decimal } = explainTexts(language);
  const [left, right] = tournament.teams.map(({ id, name }) => {
    const points = scores.value.find(({ team }) => team === id)?.values[0] ?? null;
    return { name: isolated(name), points: pointsText(points, decimal) };
  });
  if (!left || !right) return '';
  return say(projectorTexts(language).match, language, {
    ...{ left: left.name, leftPoints: left.points },
    ...{ right: right.name, rightPoints: right.points },
  });
};

const shownStandings = (telling: Telling): ShownStandings | null => {
  const { tournament, language } = telling;
  const ranked = standings(tournament);
  if (!ranked.ok || tournament.games.every(({ outcome }) => outcome === null)) return null;
  const texts = projectorTexts(language);
  const { name, points } = words(language, tournament.profile);
  const { decimal } = explainTexts(language);
  const called = nameInSection(tournament);
  return {
    title: openGames(tournament).length === 0 ? texts.finalStandings : texts.standings,
    headings: { place: texts.place, name, points },
    places: ranked.value.rows.map((row) => ({
      place: rankText(row),
      name: called(row.no),
      points: pointsText(row.values[0] ?? null, decimal),
    })),
    note: matchNote(telling),
  };
};

const progressText = ({ tournament, language }: Telling, round: number): string => {
  const { rounds, games } = tournament;
  const texts = projectorTexts(language);
  const finished = games.filter(({ outcome }) => outcome !== null).length;
  const text = openGames(tournament).length === 0 && finished === games.length ? texts.over : texts.progress;
  return say(text, language, { round, rounds, finished, games: games.length });
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
  const hasBegun = current.games.some(({ result }) => result !== '');
  const former = hasBegun || round === 1 ? [] : [shownRound(telling, round - 1, texts.results)];
  return {
    language,
    event: pageHeader(tournament),
    progress: progressText(telling, round),
    rounds: [current, ...former],
    standings: shownStandings(telling),
  };
};
