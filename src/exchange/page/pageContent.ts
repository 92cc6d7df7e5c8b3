import { withoutNumber } from '../../core/details';
import { ZERO } from '../../core/fraction';
import { countedGames, stillToPlay } from '../../core/results/progress';
import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { allOf, andThen, fail, ok, type Result } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { standings } from '../../core/tiebreak/standings';
import { type TeamRow, teamStandings } from '../../core/tiebreak/teams/standings';
import { criterionWords } from '../../language/criteria';
import { numberText, signedText } from '../../language/number';
import { dateText } from '../../language/dates';
import { sectionTitle } from '../../language/sections';
import { type ExportOptions, roundProblem } from '../exchangeFormat';
import {
  headsOf,
  type PageContent,
  type PageField,
  pageWords,
  type PageWords,
  progressText,
} from './content';
import { crossTable } from './crossTable';
import { roundsOf } from './rounds';
import { standingsTable } from './standingsTable';
import { joinedNames } from '../../language/nameLists';

/** Game points, from which the score is told whatever decides. */
const GAME_POINTS = 'GP';

const gamePointsOf = ({ values: [value] }: TeamRow): number => (value ? value.n / value.d : 0);

/**
 * How a match of two teams stands, in a sentence: `Uster ahead 6–3`; `null` for any other tournament. Problems: those of
 * `teamStandings`.
 */
const matchSentence = (
  tournament: Tournament,
  { words: { match: texts } }: PageWords,
): Result<string | null> => {
  if (!matchOf(tournament)) return ok(null);
  const names = new Map(tournament.teams.map(({ id, name }) => [id, name]));
  const isOver = stillToPlay(tournament).length === 0;
  const order = tournament.teamTieBreaks ?? [GAME_POINTS];
  // Nobody leads by a tie-break.
  return andThen(teamStandings(tournament, isOver ? order : order.slice(0, 1)), (ranked) =>
    andThen(teamStandings(tournament, [GAME_POINTS]), (scores) => {
      if (countedGames(tournament).length === 0) return ok([...names.values()].join(' – '));
      const [ahead, behind] = ranked.map(({ team }) => scores.find((row) => row.team === team));
      if (!ahead || !behind) return ok(null);
      const score = [ahead, behind].map(({ values: [value] }) => numberText(value ?? ZERO)).join('–');
      if (ranked[0]?.rankTo !== 1) return ok(`${isOver ? texts.drew : texts.areLevel} ${score}`);
      const told = `${names.get(ahead.team) ?? ''} ${isOver ? texts.won : texts.leads}`;
      const isByGames = gamePointsOf(ahead) > gamePointsOf(behind);
      return ok(isByGames ? `${told} ${score}` : `${told}, ${score} ${texts.inGamePoints}`);
    }),
  );
};

/** Whose points the arbiter adjusted, and why, in a line: `Adjusted: Anna −1 (late)`. */
export const adjustedNote = ({ players }: Tournament, { words }: PageWords): readonly string[] => {
  const told = players
    .filter(({ adjustment = 0 }) => adjustment !== 0)
    .map(({ name, adjustment = 0, adjustmentReason }) => {
      const reason = adjustmentReason === undefined ? '' : ` (${adjustmentReason})`;
      return `${name} ${signedText(adjustment)}${reason}`;
    });
  return told.length === 0 ? [] : [`${words.adjusted}: ${joinedNames(told)}`];
};

/** Who has left, in lines: those whose games count, and those whose do not. */
export const leftNotes = (
  { players, discipline }: Tournament,
  { lines: texts, say }: PageWords,
): readonly string[] => {
  const annulled = discipline ? texts.annulledTeams : texts.annulled;
  return (
    [
      ['withdrawn', texts.withdrawn],
      ['annulled', annulled],
    ] as const
  ).flatMap(([left, said]) => {
    const names = players.filter(({ status }) => status === left).map(({ name }) => name);
    return names.length === 0 ? [] : [say(said, { names: joinedNames(names) })];
  });
};

const tieBreakNote = (
  { tieBreaks, profile, discipline }: Tournament,
  { texts, words, say }: PageWords,
): readonly string[] => {
  const { criteria } = words.teamEvent;
  const names = tieBreaks
    .slice(1)
    .map((code) => (discipline ? criteria[code] : undefined) ?? criterionWords(code, profile).name);
  return names.length === 0 ? [] : [say(texts.tieBreaks, { names: names.join('; ') })];
};

const fieldContent = (
  field: Tournament,
  title: string | null,
  said: PageWords,
  only: number | undefined,
): Result<PageField> =>
  andThen(standings(field), ({ rows }) =>
    andThen(matchSentence(field, said), (match) => {
      const table = standingsTable(field, rows, said);
      return ok({
        ...{ title, match, standings: table, progress: progressText(field, said) },
        notes: [...leftNotes(field, said), ...adjustedNote(field, said)],
        cross: crossTable(field, rows, said),
        rounds: roundsOf(field, said, only),
      });
    }),
  );

const factsOf = ({ details = {} }: Tournament, { texts, say }: PageWords): readonly string[] => {
  const { city, firstDay, lastDay, timeControl, arbiter } = details;
  const day = firstDay ?? lastDay;
  const days =
    firstDay !== undefined && lastDay !== undefined && firstDay !== lastDay
      ? say(texts.days, { first: firstDay, last: lastDay })
      : day;
  return [
    ...(city === undefined ? [] : [city]),
    ...(days === undefined ? [] : [days]),
    ...(timeControl === undefined ? [] : [say(texts.timeControl, { control: timeControl })]),
    ...(arbiter === undefined ? [] : [say(texts.arbiter, { arbiter: withoutNumber(arbiter) })]),
  ];
};

/**
 * What a page of results says of a tournament: standings, cross-table and rounds, those of each section by themselves. Nothing of the
 * organiser's further columns, which may hold birth dates. Problems: those of `standings`, `number-out-of-range` for a round that
 * there is not.
 */
export const pageContent = (tournament: Tournament, { time, round }: ExportOptions): Result<PageContent> => {
  const { event, section, sections } = tournament;
  const wrong = roundProblem(tournament, round);
  if (wrong) return fail(wrong);
  const said = pageWords(tournament);
  const { words, texts, say } = said;
  const titleOf = (field: Tournament): string | null =>
    sections ? sectionTitle(field.section ?? '', words.sections) : null;
  const fields = allOf(fieldsOf(tournament).map((field) => fieldContent(field, titleOf(field), said, round)));
  const titles = [event, ...(section === undefined ? [] : [sectionTitle(section, words.sections)])];
  return andThen(fields, (all) =>
    ok({
      title: titles.filter((each) => each !== '').join(' · ') || words.tournament,
      facts: factsOf(tournament, said),
      heads: headsOf(tournament, said),
      fields: all,
      notes: tieBreakNote(tournament, said),
      asOf: say(texts.asOf, { time: dateText(time.replace('T', ' ')) }),
    }),
  );
};
