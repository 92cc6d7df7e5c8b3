import { byesIn, isBegun, kindIn, stillToPlay } from '../../core/results/progress';
import { fraction } from '../../core/fraction';
import type { Game, Side, Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { roundDates } from '../../core/calendar/dates';
import { makeTyped, resultTyped } from '../../core/results/typed';
import { outcomeOf } from '../../core/results/outcome';
import { fromLeft, hasColours, isLeftWhite, hasSides } from '../../core/results/sides';
import { isTeamEvent, type Match, type TeamEvent } from '../../core/teamEvent/model';
import { counts, gamePointsOf, isByForfeit } from '../../core/teamEvent/table';
import { dateText } from '../../language/dates';
import { numberText } from '../../language/number';
import { inOneLine, lined } from '../../language/plainText';
import type { RoundGame, RoundOfGames, PageWords } from './content';
import { joinedNames } from '../../language/nameLists';

/** How a result is shown beside a game, or why there is none yet. */
const resultOf = (shown: Tournament, game: Game, isOpen: boolean, { words, lines }: PageWords): string => {
  const open = game.pending ? words.roundSheet[game.pending] : isOpen ? '' : lines.notPlayed;
  return resultTyped(shown, game) ?? open;
};

/** What a team has made in a match so far; `undefined` before its first result. */
export const gamePointsText = (event: TeamEvent, match: Match, side: Side): string | undefined => {
  const points = gamePointsOf(event, match, side);
  return points === null ? undefined : numberText(fraction(points, event.discipline.scoring.unit));
};

/** The score of a match so far, or that it is not played because a team has left, or nothing. */
const matchScoreText = (event: TeamEvent, match: Match, { lines }: PageWords): string => {
  if (!counts(event, match)) return isBegun(match) ? '' : lines.notPlayed;
  const [home, away] = [gamePointsText(event, match, 'home'), gamePointsText(event, match, 'away')];
  return home === undefined || away === undefined ? '' : `${home}-${away}`;
};

/** The boards of a match as they are shown. */
const boardsShown = (event: TeamEvent, { boards }: Match, { words }: PageWords): readonly RoundGame[] =>
  boards.map(({ board, home, away, white, outcome }) => ({
    board: String(board),
    left: home || '?',
    right: away || '?',
    result: outcome === null ? '' : makeTyped(outcome),
    note: outcome !== null && outcomeOf(outcome).kind !== 'played' ? words.roundSheet.forfeit : '',
    place: '',
    bold: !hasColours(event) ? 'none' : white === 'home' ? 'left' : 'right',
  }));

/** A game's date if it is another than that of the round. */
const ownDate = (date: string | undefined, planned: string | undefined): string =>
  date === planned ? '' : dateText(date ?? '');

/** The date of a match if it is another than that of the round, and its venue until it is finished. */
const matchPlace = ({ outcome, date, venue = '' }: Match, planned: string | undefined): string =>
  [ownDate(date, planned), outcome === null ? venue : ''].filter((each) => each !== '').join(', ');

/** The matches of a round, each above its boards. */
const matchesOf = (
  event: TeamEvent,
  round: number,
  date: string | undefined,
  said: PageWords,
  lineUps: boolean,
): readonly RoundGame[] => {
  const { words, texts } = said;
  const named = nameOf(event.players);
  return event.games
    .filter((match) => match.round === round)
    .flatMap((match) => {
      const noGames = isByForfeit(event, match);
      const isAnnulled = !counts(event, match);
      return [
        {
          ...{ board: '', left: named(match.white), right: named(match.black), bold: 'both' },
          result: matchScoreText(event, match, said),
          note: noGames ? words.roundSheet.forfeit : isAnnulled && isBegun(match) ? texts.countsNot : '',
          place: isAnnulled ? '' : matchPlace(match, date),
        } as const,
        ...(!noGames && (isBegun(match) || (lineUps && !isAnnulled)) ? boardsShown(event, match, said) : []),
      ];
    });
};

/** Games as they are shown; a date is told where it is another than that of the round. */
export const gamesOf = (tournament: Tournament, said: PageWords) => {
  const named = nameOf(tournament.players);
  const open = new Set(stillToPlay(tournament));
  const kind = kindIn(tournament);
  const bold = !hasSides(tournament) ? 'none' : isLeftWhite(tournament) ? 'left' : 'right';
  return (games: readonly Game[], date: string | undefined): readonly RoundGame[] =>
    [...games]
      .sort((one, other) => one.board - other.board)
      .map((game) => {
        const [left, right] = fromLeft(tournament, game.white, game.black);
        return {
          board: String(game.board),
          left: named(left),
          right: named(right),
          result: resultOf(tournament, game, open.has(game), said),
          note: kind(game) === 'annulled' ? said.texts.countsNot : '',
          place: kind(game) === 'annulled' ? '' : ownDate(game.date, date),
          bold,
        };
      });
};

/**
 * The rounds of a field, or the only one that is wanted, with results as far as there are any; of matches without one also their
 * line-ups if these are wanted.
 */
export const roundsOf = (
  tournament: Tournament,
  said: PageWords,
  only: number | undefined,
  lineUps = false,
): readonly RoundOfGames[] => {
  const { games, rests, players } = tournament;
  const { lines, say, words } = said;
  const byeOf = (names: string): string =>
    tournament.discipline ? `${words.teamEvent.rests} ${names}` : say(lines.bye, { names });
  const named = nameOf(players);
  const shown = gamesOf(tournament, said);
  const dates = roundDates(tournament);
  const numbers = [...new Set([...games, ...rests].map(({ round }) => round))].sort(
    (one, other) => one - other,
  );
  return numbers
    .filter((round) => only === undefined || round === only)
    .map((round) => {
      const date = dates[round - 1];
      const resting = byesIn(tournament, round).map(named);
      return {
        title:
          date === undefined
            ? say(lines.round, { round })
            : say(lines.roundOn, { round, date: dateText(date) }),
        games: isTeamEvent(tournament)
          ? matchesOf(tournament, round, date, said, lineUps)
          : shown(
              games.filter((game) => game.round === round),
              date,
            ),
        bye: resting.length === 0 ? '' : byeOf(joinedNames(resting)),
      };
    });
};

/** Games as lines of plain text. */
export const gamesText = (games: readonly RoundGame[], { lines, say }: PageWords): readonly string[] =>
  lined(
    games.map(({ board, left, right, result, note, place }) => [
      board,
      say(lines.game, { left: inOneLine(left), right: inOneLine(right) }),
      result,
      note,
      inOneLine(place),
    ]),
  ).map((line) => line.trimEnd());

/** A round as plain text; matches stand apart, each above its boards. */
export const roundText = ({ title, games, bye }: RoundOfGames, said: PageWords): string => {
  const matches = games.flatMap(({ bold }, at) => (bold === 'both' ? [at] : []));
  const parts = matches.map((at, index) => [
    ...gamesText(games.slice(at, at + 1), said).map((line) => line.trimStart()),
    ...gamesText(games.slice(at + 1, matches[index + 1]), said),
  ]);
  const lines = bye === '' ? [] : [inOneLine(bye)];
  return matches.length === 0
    ? [inOneLine(title), ...gamesText(games, said), ...lines].join('\n')
    : [[inOneLine(title)], ...parts, ...lines.map((line) => [line])]
        .map((part) => part.join('\n'))
        .join('\n\n');
};
