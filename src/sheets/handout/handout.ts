import { largest } from '../../core/extremes';
import type { ProfileId, SystemId, Tournament } from '../../core/model';
import { isBegun, progressOf, stillToPlay } from '../../core/results/progress';
import { fieldsOf } from '../../core/sections/fields';
import { problem, type Problem } from '../../core/problem';
import type { Result } from '../../core/result';
import { fromLeft } from '../../core/results/sides';
import { handoutTexts, type HandoutTexts } from '../../language/handouts';
import type { Whom } from '../../language/inProfile';
import { say, words } from '../../language/language';
import { systemText } from '../../language/systems';
import { sectionTitle } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, place } from '../../grid/reference';
import type { Layout } from '../layout';
import { pageHeader } from '../look/title';
import { playsFor } from '../withTeam';
import { joined, sheetOf, top, type HandoutSheet, type SheetDrawing } from './drawing';
import type { Paged } from '../look/paging';
import type { HandoutPlayer, Subject } from './subject';

/** The words of a handout. */
export interface HandoutWords {
  readonly profile: ProfileId;
  readonly texts: HandoutTexts;
  readonly words: SheetWords;
  readonly say: (text: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** A handout of values: it shows what is known when it is made. */
export interface ValuesHandout {
  /** A system and a number of players are not enough for it. */
  readonly needsTournament?: true;
  /** The systems of whose tables it tells; all if it does not say. */
  readonly systems?: readonly SystemId[];
  /** It can be about one player. */
  readonly ofPlayer?: true;
  /** It can be about one round. */
  readonly ofRound?: true;
  /** It makes sense up to so many players (at most 1,448, as a tournament has them), and so many games to print. */
  readonly most: { readonly players: number; readonly games: number };
  /** Why there is nothing to print; there always is something if it does not say. */
  readonly nothing?: (subject: Subject) => readonly Problem[];
  readonly make: (subject: Subject, speech: HandoutWords) => Result<HandoutSheet>;
}

/** A handout of formulas: it follows the results, and belongs to the tournament's sheets from then on. */
export interface LiveHandout {
  /** It makes sense up to so many players, and so many games of one player. */
  readonly most: { readonly players: number; readonly games: number };
  /** What the sheet Match of two teams tells already. */
  readonly notInMatch?: true;
  /** All of the sheet but its role; `sheet` is its name. Its formulas lean on Standings, Tournament and Calculation alone. */
  readonly make: (
    tournament: Tournament,
    layout: Layout,
    words: SheetWords,
    sheet: string,
  ) => Omit<SheetPlan, 'role' | 'name'>;
}

/** A handout of teams that meet, always of values; what it is for where that is not what players have it for. */
export interface TeamHandout extends ValuesHandout {
  readonly about?: string;
}

/** A sheet on demand, to be printed: of values, of formulas, or of formulas where the tournament has some and else of values. */
export interface Handout {
  /** Letters and hyphens. */
  readonly id: string;
  /** What it is called, and its sheet: at most 26 signs, none that a sheet's name must not have. */
  readonly name: string;
  /** What it is for, in a sentence without its end. */
  readonly about: string;
  /** The result from which on it has something to show; always if it does not say. */
  readonly from?: 'first' | 'last';
  readonly values?: ValuesHandout;
  readonly live?: LiveHandout;
  /** Where teams meet; it is of players alone if it does not say. */
  readonly ofTeams?: TeamHandout;
}

/** Whether it is of teams that meet. */
const ofTeams = (tournament: Pick<Tournament, 'discipline'> | null): boolean =>
  tournament?.discipline !== undefined;

/** The handout of values of a tournament, or of a table of numbers. */
export const valuesOf = (
  handout: Handout,
  tournament: Pick<Tournament, 'discipline'> | null,
): ValuesHandout | undefined => (ofTeams(tournament) ? handout.ofTeams : handout.values);

/** How far the tournament is, as Standings says, in the second line of a sheet that follows the results, below its title. */
export const statusBlock = ({ standings }: Layout, sheet: string, column = 0): Block =>
  fill(area(1, column), `${fixedCell(place(standings.sheet, 1, 0), sheet)}&""`);

/** How many columns a sheet has a width for. */
export const columnsIn = ({ columns }: Pick<SheetPlan, 'columns'>): number =>
  largest(columns.map(({ from, count }) => from + count));

/** The words of a game, or of teams. */
export const speechOf = (profile: ProfileId = 'chess', whom: Whom = profile): HandoutWords => ({
  profile,
  texts: handoutTexts(whom),
  words: words(profile),
  say,
});

/** What a handout is of: the event, or the system and how many play. */
const headerOf = ({ event, section, system, players, cycles }: Subject, speech: HandoutWords): string => {
  if (event !== '') return pageHeader({ event, section });
  return speech.say(speech.texts.numbers, {
    system: systemText(system, speech.profile).name,
    players: players.length,
    cycles,
  });
};

/** A handout by its name, and the round if it is about one. */
export const namedOf = (name: string, { round }: Pick<Subject, 'round'>, speech: HandoutWords): string =>
  round === null ? name : speech.say(speech.texts.ofRound, { name, round });

/** What a handout is drawn of: lines below its title say how to read it. */
type Drawn = Paged & { readonly lines?: readonly string[]; readonly parts: readonly SheetDrawing[] };

/**
 * The sheet of a handout: its title, the lines below it, its parts; each page says what it is of. On pages beside each other the
 * title stands behind the columns that all of them repeat, for there it would be cut off.
 */
export const drawnSheet = (
  name: string,
  subject: Subject,
  speech: HandoutWords,
  { lines = [], parts, ...paged }: Drawn,
): HandoutSheet => {
  const header = headerOf(subject, speech);
  const title = `${header} · ${namedOf(name, subject, speech)}`;
  const from = (column: number): HandoutSheet =>
    sheetOf(
      { ...paged, header, format: subject.format },
      joined([top(title, lines, paged.widths, column, parts), ...parts]),
    );
  const sheet = from(0);
  const repeated = sheet.print?.titleColumns;
  return repeated ? from(repeated.to + 1) : sheet;
};

/** A player's name, in a match with their team. */
export const withTeam = ({ name, team }: Pick<HandoutPlayer, 'name' | 'team'>): string | null =>
  name === null || team === undefined ? name : playsFor(name, team);

/** Number and name, in a match with the team; or the number alone. */
export const numbered = ({ own, ...player }: Pick<HandoutPlayer, 'own' | 'name' | 'team'>): string => {
  const name = withTeam(player);
  return name === null ? String(own) : `${own} ${name}`;
};

/** The title of the section that a player plays in; `null` where the tournament is not divided. */
export const sectionOf = (
  { section }: Pick<HandoutPlayer, 'section'>,
  { words }: Pick<HandoutWords, 'words'>,
): string | null => (section === undefined ? null : sectionTitle(section, words.sections));

/** Whether a board has a number to be found by: who is at home plays there. */
export const hasBoards = ({ tournament }: Pick<Subject, 'tournament'>): boolean =>
  tournament?.profile !== 'home';

/** How the sides are called, from left to right. */
export const sideWords = (
  subject: Subject,
  { words }: HandoutWords,
): readonly [left: string, right: string] =>
  ofTeams(subject.tournament)
    ? [words.teamEvent.home, words.teamEvent.away]
    : fromLeft(subject.tournament, words.white, words.black);

/** Whether a game that counts has a result, or a board of a match. */
export const hasBegun = (tournament: Tournament): boolean =>
  progressOf(tournament).stage !== 'not-started' || tournament.games.some(isBegun);

/** `handout-early` where a handout would have nothing to show before further results: it is neither offered nor made. */
export const earlyProblems = (handout: Handout, tournament: Tournament): readonly Problem[] => {
  const { id, from } = handout;
  // One that is not for teams never comes.
  if (ofTeams(tournament) && !handout.ofTeams) return [];
  const isEarly =
    from === 'last'
      ? fieldsOf(tournament).every((field) => progressOf(field).stage !== 'final')
      : from === 'first' && !hasBegun(tournament);
  const count = from === 'last' ? stillToPlay(tournament).length : 0;
  return isEarly ? [problem('handout-early', {}, { handout: id, count })] : [];
};

/** `handout-of-all`, `handout-of-rounds` where one player or one round is asked for, and a handout is about all of them. */
export const ofAllProblems = (
  handout: string,
  asked: Readonly<Record<'player' | 'round', boolean>>,
): readonly Problem[] => [
  ...(asked.player ? [problem('handout-of-all', { field: 'player' }, { handout })] : []),
  ...(asked.round ? [problem('handout-of-rounds', { field: 'round' }, { handout })] : []),
];

/**
 * As of when the results on a handout are, a line of its own for the top of the sheet; none before there is one in its round. A
 * handout holds values: it does not follow what is typed later.
 */
export const asOf = ({ tournament, round }: Subject, { texts, say }: HandoutWords): readonly string[] => {
  if (tournament === null) return [];
  const games = tournament.games.filter((game) => game.round === (round ?? game.round));
  if (!hasBegun({ ...tournament, games })) return [];
  const progress = progressOf(tournament);
  if (progress.stage === 'not-started') return [texts.begun];
  return [say(texts.asOf[progress.stage], progress.stage === 'after' ? { ...progress } : {})];
};
