import type { Tournament } from '../../core/model';
import { entryAt, present } from '../../core/present';
import { ok } from '../../core/result';
import { isTeamEvent } from '../../core/teamEvent/model';
import { countTo } from '../../grid/block';
import { QUIET, SIZE } from '../look/style';
import { linesIn } from '../look/wrap';
import { CUT_WIDTH, cutAcross, cutDown } from './cut';
import { across, joined, joinedBy, tall, type SheetDrawing } from './drawing';
import { drawnSheet, sectionOf, type Handout, type ValuesHandout } from './handout';
import type { Subject } from './subject';

const TITLE = 'Name cards';
const FIRST = 2;
const ACROSS = 2;
/** A card is so wide, in characters, and has a margin, the name, what stands below it, and a line to cut along. */
const WIDTH = 42;
const HEIGHT = 4;
/** Names are as large as all of them can be on one line; longer ones are wrapped. */
const SIZES = [36, 28, SIZE.poster] as const;

interface NameCard {
  readonly name: string;
  readonly below: string;
}

/** Of teams the members of each, or of one; else the players, each with what tells whom they play for. */
const cardsOf = (subject: Subject, tournament: Tournament, speech: Parameters<ValuesHandout['make']>[1]) => {
  const isMeant = (no: number): boolean => subject.player === null || subject.player === no;
  if (isTeamEvent(tournament))
    return tournament.players
      .filter(({ no, status }) => isMeant(no) && status === 'playing')
      .flatMap(({ name: team, members }) => members.map(({ name }): NameCard => ({ name, below: team })));
  const federations = new Map(tournament.players.map(({ no, federation = '' }) => [no, federation]));
  return subject.players
    .filter(({ no, hasLeft }) => isMeant(no) && !hasLeft)
    .map((player): NameCard => {
      const below = joinedBy([player.team, sectionOf(player, speech), federations.get(player.no)]);
      return { name: player.name ?? '', below };
    });
};

const sizeFor = (names: readonly string[]): number =>
  SIZES.find((size) => names.every((name) => linesIn(name, WIDTH, size) === 1)) ?? SIZE.title;

const card = ({ name, below }: NameCard, size: number, row: number, column: number): SheetDrawing =>
  joined([
    across(row + 1, column, 1, name, {
      ...{ bold: true, align: 'center', vertical: 'center', wrap: true },
      size,
    }),
    across(row + 2, column, 1, below, {
      ...{ color: QUIET, align: 'center', vertical: 'top', wrap: true, size: SIZE.lead },
    }),
  ]);

/** The lines to cut along: between the cards beside each other, and below each row of them. */
const cuts = (starts: readonly number[]): SheetDrawing =>
  joined([
    cutDown(FIRST, 1, starts.length * HEIGHT),
    ...starts.flatMap((row) => [
      cutAcross(row + 3, ACROSS + 1),
      tall(row, 16),
      tall(row + 1, 62),
      tall(row + 2, 40),
    ]),
  ]);

const values: ValuesHandout = {
  needsTournament: true,
  ofPlayer: true,
  most: { players: 200, games: 20_000 },
  make: (subject, speech) => {
    const cards = cardsOf(subject, present(subject.tournament), speech);
    const size = sizeFor(cards.map(({ name }) => name));
    const starts = countTo(Math.ceil(cards.length / ACROSS)).map((each) => FIRST + (each - 1) * HEIGHT);
    return ok(
      drawnSheet(TITLE, subject, speech, {
        parts: [
          ...cards.map((each, index) =>
            card(each, size, entryAt(starts, Math.floor(index / ACROSS)), (index % ACROSS) * 2),
          ),
          cuts(starts),
        ],
        widths: [WIDTH, CUT_WIDTH, WIDTH],
        rows: FIRST + starts.length * HEIGHT,
        paper: starts,
        landscape: false,
      }),
    );
  },
};

/** A card with the name of each player, of teams of each member, to be cut and put on the table. */
export const nameCards: Handout = {
  id: 'name-cards',
  name: TITLE,
  about: 'a card with the name of each player, to be cut out and put on the table',
  values,
  ofTeams: { ...values, about: 'a card with the name of each member of each team, to be cut out' },
};
