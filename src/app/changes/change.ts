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
import { federationHeading } from '../../language/playerFields';
import { parsePoints } from '../points';

/** What was typed or chosen, by field; absent fields have their defaults. `seed` is the draw code for new lots. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The words of a field. */
type FieldWords = Partial<Pick<ChangeField, 'label' | 'choices'>>;

/** A field that a change has to know. */
export interface ChangeField {
  readonly name: string;
  /** Its name, and a hint on how to fill it in, for users. */
  readonly label: string;
  /** Its name, where the sheets of the tournament have one for it. */
  readonly labelIn?: (tournament: Tournament) => string;
  readonly hint?: string;
  /** A hint that depends on what is given. */
  readonly hintIn?: (tournament: Tournament, given: Given) => string;
  /** A player and a game are given by their numbers. */
  readonly kind: 'player' | 'game' | 'choice' | 'date' | 'text';
  /** Which players: those who play, those who have left, or both; with the byes if it is `all` or absent. */
  readonly who?: 'playing' | 'left' | 'named' | 'all';
  /** For `choice`, each with its words; the first is the default unless `now` gives another one. */
  readonly choices?: readonly (readonly [id: string, words: string])[];
  readonly optional?: true;
  /** Only in these tournaments; in all if absent. */
  readonly where?: (tournament: Tournament) => boolean;
  /** The choices, if they depend on the tournament. */
  readonly choicesIn?: (tournament: Tournament, given: Given) => ChangeField['choices'] & object;
  /** Its name and its choices in another game than chess. */
  readonly inGame?: Partial<Readonly<Record<ProfileId, FieldWords>>>;
  /** The same where teams meet. */
  readonly ofTeams?: FieldWords;
  /** What stands for it where people see what follows before they type anything. */
  readonly standIn?: (tournament: Tournament) => string;
  /** The text before anything is typed. If it stays, the field is not given, and its cell must not change either. */
  readonly now?: (tournament: Tournament, given: Given) => string;
}

/** A sentence about a consequence: an ICU message, with its values. */
export interface Follows {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Only for whoever wants to know more. */
  readonly detail?: true;
}

/** A player whose number changes; `before` is `null` for a newcomer. */
export interface NewNumber {
  readonly no: number;
  readonly name: string;
  readonly before: number | null;
}

/** What people should know about a planned change. */
interface Consequences {
  readonly warnings?: readonly Problem[];
  /** The players whose lines in the standings change. */
  readonly affected?: readonly Affected[];
}

/** What would happen, with the cells to write. */
export type Patched<T> = T & Pick<CellPlan, 'patch'>;

/** A change of cells. */
export interface CellPlan extends Consequences {
  readonly patch: Patch;
  /** What the Log says about it, if that is more than its cells. */
  readonly changes?: readonly LoggedChange[];
  /** Whether to write it without reading the tournament afterwards: undoing a repair may make it unreadable again. */
  readonly mayBreak?: boolean;
}

/** A change that rebuilds the sheets. */
export interface RebuildPlan extends Consequences {
  /** The tournament afterwards, or problems for cells that have changed meanwhile. It is only called when the change is made. */
  readonly next: () => Result<Tournament>;
  /** What the Log says about it. */
  readonly changes: readonly LoggedChange[];
  /** Whether it is possible although some results or ratings are not understood; these stay as typed. */
  readonly keepsUnread?: true;
  /** The lines of the list in drawn order; none if no lots were drawn. */
  readonly lines?: readonly number[];
  /** The section of the draw, with its own draw code, if the tournament has sections. */
  readonly drawnIn?: Required<Pick<Draw, 'section' | 'sectionNo' | 'seed'>> | undefined;
}

/** What a change would do. */
export type Plan = CellPlan | RebuildPlan;

/** The texts of a change for users. */
export interface ChangeWords {
  /** What has happened. */
  readonly name: string;
  readonly about?: string;
  /** Its name in another game than chess. */
  readonly inGame?: Partial<Readonly<Record<ProfileId, string>>>;
  /** Its words for teams. */
  readonly ofTeams?: Pick<ChangeWords, 'name' | 'about'> & Partial<Pick<ChangeWords, 'take' | 'takeWithout'>>;
  /** The text of its button, and as long as a field is empty. */
  readonly take: string;
  readonly takeWithout?: Given;
  /** What was done, as an ICU message that may name the `player`, tell whether it is of `teams`, and `count` its cells; none if it cannot be undone. */
  readonly step?: string;
}

/** Something that can happen to a tournament during play: one row of the table of changes. */
export interface Change<Input, P extends Plan> {
  readonly id: string;
  /** Whether it is for tournaments of players or of teams only; for both if absent. */
  readonly of?: 'players' | 'teams';
  readonly words: ChangeWords;
  /** What it has to know. */
  readonly fields: readonly ChangeField[];
  /** What it may know besides, which depends on the tournament; nothing if absent. */
  readonly furtherFields?: (tournament: Tournament) => readonly ChangeField[];
  /** Why it is impossible now, whatever the input: shown before anybody types. Always possible if absent. */
  readonly closed?: (tournament: Tournament) => readonly Problem[];
  /** Another change, by its id, that may help if one of these problems makes it impossible, or is to be known. */
  readonly instead?: { readonly of: readonly ProblemCode[]; readonly change: string };
  /** What makes it possible after all, if people agree to it where this problem offers it. */
  readonly agreed?: { readonly to: ProblemCode; readonly given: Given };
  /** The input, made from what was typed. */
  readonly input: (given: Given) => Input;
  /** What it would do, without writing anything. */
  readonly plan: (opened: OpenStep, input: Input) => Result<P>;
  /** Its entry in the Log; its id alone if absent. */
  readonly rule?: (plan: P) => LogRule;
  /** Its consequences; none if absent. */
  readonly follows?: (plan: P, before: Tournament) => readonly Follows[];
  /** Whose numbers change; nobody's if absent. */
  readonly numbers?: (plan: P, before: Tournament) => readonly NewNumber[];
}

/** A change with any input and plan. */
export type AnyChange = Change<unknown, Plan>;

/** A row of the table of changes. */
export const change = <Input, P extends Plan>(row: Change<Input, P>): Change<Input, P> => row;

/** Somebody who plays. */
export const PLAYER: ChangeField = {
  name: 'player',
  label: 'Player',
  kind: 'player',
  who: 'playing',
  ofTeams: { label: 'Team' },
};

/** A game by its number. */
export const GAME: ChangeField = {
  name: 'game',
  label: 'Game',
  kind: 'game',
  ofTeams: { label: 'Match' },
};

/** A name that nobody in the tournament has. */
export const NEW_NAME: ChangeField = { name: 'newName', label: 'Name', kind: 'text' };

/** A rating, as people type it in the column Rating. */
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
  labelIn: federationHeading,
  kind: 'text',
  optional: true,
};

/** The section, in a tournament with several. */
export const SECTION: ChangeField = {
  name: 'section',
  label: 'Section',
  kind: 'choice',
  where: ({ sections }) => sections !== undefined,
};

/** The number of the chosen or typed player or game. */
export const number = (typed: string | undefined): number => Number(typed);

/** The player who was chosen. */
export const player = ({ player: no }: Given) => ({ player: number(no) });

/** The chosen player, with their data in the tournament. */
export const playerOf = ({ players }: Tournament, { player: no }: Given): Player | undefined =>
  players.find((each) => each.no === number(no));

/** A rating for a cell: a number if it has only digits. */
export const asRating = (typed: string): string | number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed;

/** Points; negative ones are taken away. */
export const signedPoints = (typed = ''): number => {
  const [, minus, points] = present(/^\s*([-−–]?)\+?(.*)$/.exec(typed));
  return parsePoints(present(points)) * (minus === '' ? 1 : -1);
};
