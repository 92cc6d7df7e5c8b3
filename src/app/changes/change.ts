import type { Draw } from '../../core/draw/protocol';
import type { Affected } from '../../core/conduct/effect';
import type { ProfileId, Tournament, Player } from '../../core/model';
import type { Problem, ProblemCode } from '../../core/problem';
import type { Result } from '../../core/result';
import type { LoggedChange } from '../../sheets/log/changes';
import type { LogRule } from '../../sheets/log/rule';
import type { Patch } from '../../workbook/port';
import type { OpenStep } from '../step';
import { present } from '../../core/present';
import { parsePoints } from '../points';

/** What was typed or chosen, by field; what is absent is as preset. `seed` is the word behind new lots. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The words of a field. */
type FieldWords = Partial<Pick<ChangeField, 'label' | 'choices'>>;

/** Something that a change has to be told. */
export interface ChangeField {
  readonly name: string;
  /** What it is called, and what helps to fill it in: for users. */
  readonly label: string;
  readonly hint?: string;
  /** A player and a game are given by their numbers. */
  readonly kind: 'player' | 'game' | 'choice' | 'text';
  /** Which players: those who play, those who have left, all if it does not say. */
  readonly who?: 'playing' | 'left' | 'all';
  /** Of `choice`, each with its words; the first is preset unless `now` says which. */
  readonly choices?: readonly (readonly [id: string, words: string])[];
  readonly optional?: true;
  /** Only of these tournaments; of all if it does not say. */
  readonly where?: (tournament: Tournament) => boolean;
  /** The choices, where they depend on the tournament. */
  readonly choicesIn?: (tournament: Tournament) => ChangeField['choices'] & object;
  /** What it is called, and what the choices are, in another game than chess. */
  readonly inGame?: Partial<Readonly<Record<ProfileId, FieldWords>>>;
  /** What stands there before anything is typed; a text that stays as it was is not given, and its cell has to stay, too. */
  readonly now?: (tournament: Tournament, given: Given) => string;
}

/** A sentence about what follows: an ICU message, with its values. */
export interface Follows {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A player whose number changes; `before` is `null` for whoever is new. */
export interface NewNumber {
  readonly no: number;
  readonly name: string;
  readonly before: number | null;
}

/** What people should know of a planned change. */
interface Consequences {
  readonly warnings?: readonly Problem[];
  /** Whose lines in the standings are others then. */
  readonly affected?: readonly Affected[];
}

/** What would happen, with the cells that carry it out. */
export type Patched<T> = T & Pick<CellPlan, 'patch'>;

/** A change of cells. */
export interface CellPlan extends Consequences {
  readonly patch: Patch;
  /** What the Log will tell of it, where that is more than its cells. */
  readonly changes?: readonly LoggedChange[];
  /** Whether it is written unread: the tournament may be unreadable after a repair was taken back, and was so before it. */
  readonly mayBreak?: boolean;
}

/** A change for which the sheets are made anew. */
export interface RebuildPlan extends Consequences {
  /** The tournament afterwards; problems for cells that no longer hold what they should. Asked for when it is made, not before. */
  readonly next: () => Result<Tournament>;
  /** What the Log will tell of it. */
  readonly changes: readonly LoggedChange[];
  /** Whether it is made although results or ratings are not understood, which stay as they are typed. */
  readonly keepsUnread?: true;
  /** The lines of the list in the order that was drawn; none where no lots were drawn. */
  readonly lines?: readonly number[];
  /** The section in which it was drawn, and its own word, where the tournament has sections. */
  readonly drawnIn?: Required<Pick<Draw, 'section' | 'sectionNo' | 'seed'>> | undefined;
}

/** What a change would do. */
export type Plan = CellPlan | RebuildPlan;

/** A change as users read of it. */
export interface ChangeWords {
  /** What has happened. */
  readonly name: string;
  readonly about: string;
  /** Its name in another game than chess. */
  readonly inGame?: Partial<Readonly<Record<ProfileId, string>>>;
  /** Its words where teams meet. */
  readonly ofTeams?: Pick<ChangeWords, 'name' | 'about' | 'take'>;
  /** The button that does it. */
  readonly take: string;
  /** What was done, told afterwards, an ICU message that may name the `player`; none for what is no step to take back. */
  readonly step?: string;
}

/** Something that can happen to a tournament while it is played: one row of the table of changes. */
export interface Change<Input, P extends Plan> {
  readonly id: string;
  /** Who meets in the tournaments that it is for; players if it does not say. */
  readonly of?: 'teams' | 'all';
  readonly words: ChangeWords;
  /** What it has to be told. */
  readonly fields: readonly ChangeField[];
  /** Why it cannot be made now, whatever it is told: said before anybody types. Nothing stands in its way if it does not say. */
  readonly closed?: (tournament: Tournament) => readonly Problem[];
  /** What may serve in its place, where it cannot be made for one of these problems: another change by its id. */
  readonly instead?: { readonly of: readonly ProblemCode[]; readonly change: string };
  /** The input, from what was typed. */
  readonly input: (given: Given) => Input;
  /** What it would do; nothing is written. */
  readonly plan: (opened: OpenStep, input: Input) => Result<P>;
  /** How the Log calls it. */
  readonly rule: (plan: P) => LogRule;
  /** What follows from it; nothing if it does not say. */
  readonly follows?: (plan: P, before: Tournament) => readonly Follows[];
  /** Whose number changes; nobody's if it does not say. */
  readonly numbers?: (plan: P, before: Tournament) => readonly NewNumber[];
}

/** A change whatever its input and plan look like. */
export type AnyChange = Change<unknown, Plan>;

/** A row of the table of changes. */
export const change = <Input, P extends Plan>(row: Change<Input, P>): Change<Input, P> => row;

/** Somebody who plays. */
export const PLAYER: ChangeField = { name: 'player', label: 'Player', kind: 'player', who: 'playing' };

/** A game by its number. */
export const GAME: ChangeField = {
  name: 'game',
  label: 'Game',
  kind: 'game',
};

/** A name that nobody of the tournament has. */
export const NEW_NAME: ChangeField = { name: 'newName', label: 'Name', kind: 'text' };

/** A rating, as it stands in the column of ratings. */
export const RATING: ChangeField = {
  name: 'rating',
  label: 'Rating',
  kind: 'text',
  optional: true,
  inGame: { go: { label: 'Rank' } },
};

/** A federation or club. */
export const FEDERATION: ChangeField = {
  name: 'federation',
  label: 'Federation or club',
  kind: 'text',
  optional: true,
};

/** The section of a tournament that has several. */
export const SECTION: ChangeField = {
  name: 'section',
  label: 'Section',
  kind: 'choice',
  where: ({ sections }) => sections !== undefined,
  choicesIn: ({ sections = [] }) => sections.map(({ name }) => [name, name] as const),
};

/** The number of a player or game that was chosen or typed. */
export const number = (typed: string | undefined): number => Number(typed);

/** The player who was chosen. */
export const player = ({ player: no }: Given) => ({ player: number(no) });

/** The player who was chosen, as the tournament has them. */
export const playerOf = ({ players }: Tournament, { player: no }: Given): Player | undefined =>
  players.find((each) => each.no === number(no));

/** A rating as a cell holds it: a number where digits alone were typed. */
export const asRating = (typed: string): string | number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed;

/** Points; below 0 they are taken away. */
export const signedPoints = (typed = ''): number => {
  const [, minus, points] = present(/^\s*([-−–]?)\+?(.*)$/.exec(typed));
  return parsePoints(present(points)) * (minus === '' ? 1 : -1);
};
