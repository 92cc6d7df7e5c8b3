import type { EventDetails } from './details';
import type { PaperFormat } from './paper';
import type { OutcomeCode, Pending, Scoring } from './results/outcome';
import type { Rating } from './ratings/rating';

/** Somebody who may play for a team. */
export interface TeamMember {
  readonly name: string;
  readonly rating?: Rating;
}

/** The sides of a match. */
export const SIDES = ['home', 'away'] as const;

export type Side = (typeof SIDES)[number];

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/** One board of a match: who sits there, as typed; empty if nobody is named. */
export interface MatchBoard {
  readonly board: number;
  readonly home: string;
  readonly away: string;
  /** The side that has White. */
  readonly white: Side;
  /** Home side first, whichever side has White: a home win is `1-0`. `null` without a result. */
  readonly outcome: OutcomeCode | null;
  /** Why there is no result yet, if somebody said so. */
  readonly pending?: Pending;
}

/**
 * Who may sit where: `free`, anybody anywhere; `order`, in the order of the team's list, reserves moving up; `fixed`, everybody
 * at their own board, reserves at any.
 */
export const LINE_UP_RULES = ['free', 'order', 'fixed'] as const;

export type LineUpRule = (typeof LINE_UP_RULES)[number];

/** If games are matches of teams: the result of each follows from its boards. */
export interface Discipline {
  /** Boards of a match. */
  readonly boards: number;
  readonly lineUp: LineUpRule;
  /** The points for a game at a board. */
  readonly scoring: Scoring;
}

/**
 * `playing`; `withdrawn`: left after at least half their games, which count, the rest being forfeits; `annulled`: left
 * before half their games, which stay in the table and count for nobody (FIDE C.05).
 */
export type PlayerStatus = 'playing' | 'withdrawn' | 'annulled';

/** Every status, by its code on the sheets. */
export const STATUSES: readonly PlayerStatus[] = ['playing', 'withdrawn', 'annulled'];

/** The value of one player in a further column of the organiser's list. */
export type ExtraValue = string | number | boolean | null;

/** One player, or one team where teams meet. `no` is their pairing number, from 1. */
export interface Player {
  readonly no: number;
  readonly name: string;
  readonly rating?: Rating;
  readonly federation?: string;
  /** Who may play for this team, in the order of boards, reserves last; missing in a tournament of players. */
  readonly members?: readonly TeamMember[];
  /** The `id` of their team, where the tournament has teams. */
  readonly team?: string;
  /** The name of their section, where the tournament is divided into sections. */
  readonly section?: string;
  readonly status: PlayerStatus;
  /** Of a bye, who has left as long as no name is typed: the status in its cell all the same. */
  readonly statusTyped?: PlayerStatus;
  /** Points that the arbiter adds or takes away (negative), on the scale of the tournament's scoring. */
  readonly adjustment?: number;
  readonly adjustmentReason?: string;
  /** The result of a play-off, or how the arbiter decided a tie: more is better. */
  readonly playOff?: number;
  /** Values of `Tournament.columns`, in the same order. */
  readonly extra?: readonly ExtraValue[];
}

export interface Team {
  readonly id: string;
  readonly name: string;
}

/**
 * One of the sections of a tournament: a round robin of its own, whose players have consecutive numbers, on sheets shared by all
 * sections.
 */
export interface Section {
  readonly name: string;
  /** The number of its first board. */
  readonly firstBoard: number;
  /** Its own cycles, at most those of the tournament. */
  readonly cycles: number;
}

/** A team of a list or a workbook; only its name tells it from others. */
export const teamNamed = (name: string): Team => ({ id: name.trim(), name: name.trim() });

/** The details that Pairings may have for games besides their dates, a column each, in this order. */
export const CALENDAR_COLUMNS = ['planned', 'venue', 'deadline'] as const;

export type CalendarColumn = (typeof CALENDAR_COLUMNS)[number];

/** Days without play, from `2026-12-24` to `2027-01-02`, both included. */
export interface Break {
  readonly from: string;
  readonly to: string;
}

/** The limits for the dates of games; a missing one is unknown. */
export interface CalendarLimits {
  /** How many games one place can hold at a time. */
  readonly boards?: number;
  /** Days on which nobody plays. */
  readonly skip?: readonly Break[];
  /** The day before which a game without a result is overdue: that of the last Refresh, or one typed by hand. */
  readonly asOf?: string;
}

/** One game of two sides. `no` is its identity (from 1); `white` and `black` are pairing numbers. */
export interface Game {
  readonly no: number;
  readonly round: number;
  readonly board: number;
  /** The cycle it belongs to, from 1: 2 for the second meeting of these two, and so on. */
  readonly cycle: number;
  readonly white: number;
  readonly black: number;
  /** `null` while the game is not finished. */
  readonly outcome: OutcomeCode | null;
  /** In other games than chess and Go how many sets, legs or goals each side made, White first, if that is known: `3-1`. */
  readonly sets?: string;
  /** Its boards in a tournament of teams: the outcome follows from them, and White's side is at home. */
  readonly boards?: readonly MatchBoard[];
  /** Why the game is not finished yet. */
  readonly pending?: Pending;
  /** When it is played: see `dates.ts`. Another text, such as `Friday`, stays as typed. */
  readonly date?: string;
  /** The original date, if the game was moved to another one or has none any more. */
  readonly planned?: string;
  /** Where it is played. */
  readonly venue?: string;
  /** The last day on which it may be played, as a date. */
  readonly deadline?: string;
  /** Played, but counts for nobody for a reason of its own (a player's status annuls all their games anyway). */
  readonly annulled?: boolean;
}

/** Whether a player has a side of a game. */
export const plays =
  (no: number): ((game: Pick<Game, 'white' | 'black'>) => boolean) =>
  ({ white, black }) =>
    white === no || black === no;

/** A round in which a player of an odd field has no game, no points and nothing for any tie-break (FIDE C.07). */
export interface Rest {
  readonly round: number;
  readonly player: number;
}

/** How many stones Black gets: none, or one for each rank between the players, or one or two fewer. */
export const HANDICAPS = ['none', 'ranks', 'ranks-1', 'ranks-2'] as const;

export type HandicapId = (typeof HANDICAPS)[number];

/** A pairing system: the id of a row of `pairing/registry`, or of one for two teams. */
export type SystemId = string;
/** Systems in which each member of a team meets each member of another. */
export type TeamSystemId = 'scheveningen' | 'scheveningen-classical' | 'scheveningen-cyclical';
/** What a pairing system leaves to the organiser. */
export type OptionName = 'order' | 'byeLetter' | 'anchor' | 'anchorFirst' | 'boardOrder' | 'tables';
/** Their choices, by option: codes such as `{ order: 'listed' }`. */
export type SystemOptions = { readonly [name in OptionName]?: string };
/** The games that a tournament can be played in. They change labels and layout, never rules. */
export const PROFILES = ['chess', 'go', 'plain', 'neutral', 'home'] as const;

export type ProfileId = (typeof PROFILES)[number];
export type NumberingMethod =
  'list' | 'rating' | 'lots' | 'hand' | 'column' | 'varma' | 'groups' | 'best-last';

/**
 * Who has White: as the system says, the stronger, by toss, or by toss in the last round of a quad (US Chess 30G).
 */
export type ColourMethod = 'system' | 'strength' | 'toss' | 'quad';

/** A player who plays all their games at one board; without a board, they have the number that stays in its place. */
export interface Pin {
  readonly no: number;
  readonly board?: number;
}

/** How the pairing numbers were given; with the seed anyone can repeat the lots. */
export interface Numbering {
  readonly method: NumberingMethod;
  /** The method's detail: the numbers by hand, the heading of the column, the variant. */
  readonly detail?: string;
  readonly seed?: string;
}

/**
 * One round robin: a section of an event. Sections of the same event are tournaments with the same `event` and a different
 * `section`; a workbook may have several sections and several events. Or one tournament has `sections` that share its sheets:
 * each of these is a round robin, and `cycles` and `rounds` are the largest of all.
 */
export interface Tournament {
  /** Identity, letters, digits, dashes and underscores only. */
  readonly id: string;
  readonly event: string;
  readonly section?: string;
  readonly year?: number;
  readonly system: SystemId;
  /** The system's options that matter in this field; missing if there are none. */
  readonly systemOptions?: SystemOptions;
  readonly cycles: number;
  /** FIDE's exchange of the last two rounds of cycle 1. */
  readonly exchangeLastTwo: boolean;
  readonly rounds: number;
  /** How many games (those with the lowest numbers) were carried over from preliminaries: they count and are not played again. */
  readonly carried?: number;
  readonly players: readonly Player[];
  /** Headings of the organiser's further columns. */
  readonly columns: readonly string[];
  /** What the list calls clubs, such as School; missing where that is Club. */
  readonly clubs?: string;
  /** Number formats of those columns, if the list had any: a date is a formatted number. */
  readonly columnFormats?: readonly string[];
  readonly teams: readonly Team[];
  /** In the order of their players' numbers; missing without sections. */
  readonly sections?: readonly Section[];
  readonly games: readonly Game[];
  readonly rests: readonly Rest[];
  /** Whether games have dates, known or still to come; missing if they have none. */
  readonly dated?: true;
  /** Details of games besides their dates; missing if there are none. */
  readonly calendar?: readonly CalendarColumn[];
  /** Missing without dates. */
  readonly calendarLimits?: CalendarLimits;
  /** Points for a game, or for a match in a tournament of teams. */
  readonly scoring: Scoring;
  /** Missing in a tournament of players. */
  readonly discipline?: Discipline;
  readonly ruleSet: string;
  /** Criterion codes in order of application, `PTS` first. */
  readonly tieBreaks: readonly string[];
  /** Codes of team criteria in order of application, match points (`MP`) or game points (`GP`) first. */
  readonly teamTieBreaks?: readonly string[];
  /** Seed of the lots for the last ties, written before they are drawn. */
  readonly lotsSeed?: string;
  readonly numbering: Numbering;
  /** Missing if the colours are the system's; tosses are drawn from the seed of `numbering`. */
  readonly colours?: ColourMethod;
  /** In Go where the stronger player has White; missing without. */
  readonly handicap?: HandicapId;
  /** In other games than chess and Go, where none can be drawn; else missing. */
  readonly draws?: false;
  readonly pins?: readonly Pin[];
  readonly profile: ProfileId;
  /** The ids of the handouts that follow the results; missing where there are none. */
  readonly liveHandouts?: readonly string[];
  /** Details for federations' reports; missing if nothing is known and no sheet asks for them. */
  readonly details?: EventDetails;
  /** Missing where the sheets are printed on A4. */
  readonly paper?: PaperFormat;
}
