import type { ExtraValue, Player } from '../../core/model';
import { present } from '../../core/present';
import { ok } from '../../core/result';
import { federationHeading } from '../../language/playerFields';
import { textWidth } from '../look/style';
import { drawnSheet, type Handout } from './handout';
import { drawList, nameColumn, shortColumn, type ListColumn } from './teams/listed';

const TITLE = 'Full player list';
const FIRST = 3;
const LEAST = 10;

/** The list of players as the organiser keeps it, with what the sheet Players does not print: it is not for the wall. */
export const playerList: Handout = {
  id: 'player-list',
  name: TITLE,
  about: 'the list of players with all its columns, phone numbers and remarks too: not for the wall',
  values: {
    needsTournament: true,
    most: { players: 1448, games: 2_000_000 },
    make: (subject, speech) => {
      const { players, teams, columns: further, columnFormats } = present(subject.tournament);
      const { words, texts } = speech;
      const own = new Map(subject.players.map((player) => [player.no, player.own]));
      const teamOf = ({ team }: Player): string => teams.find(({ id }) => id === team)?.name ?? '';
      const text = (
        head: string,
        value: (player: Player) => ExtraValue,
        format?: string,
      ): ListColumn<Player> => ({
        ...{ head, value, isName: true },
        width: textWidth([head, ...players.map((player) => String(value(player) ?? ''))], LEAST),
        format: (player) => (typeof value(player) === 'string' ? '@' : (format ?? 'General')),
      });
      const known = [
        shortColumn<Player>(words.no, 6, ({ no }) => own.get(no) ?? no),
        nameColumn<Player>(
          words.name,
          players.map(({ name }) => name),
          ({ name }) => name,
        ),
        shortColumn<Player>(words.rating, 10, ({ rating }) => rating?.typed ?? null),
        text(federationHeading(present(subject.tournament)), ({ federation = null }) => federation),
        text(words.match.team, (player) => teamOf(player)),
        text(words.sections.section, ({ section = null }) => section),
        ...further.map((head, index) =>
          text(head, ({ extra }) => extra?.[index] ?? null, columnFormats?.[index]),
        ),
      ];
      const columns = known.filter(({ value }) => players.some((player) => (value(player) ?? '') !== ''));
      return ok(
        drawnSheet(TITLE, subject, speech, {
          lines: further.length > 0 ? [texts.privateList] : [],
          parts: [drawList(FIRST, columns, players)],
          widths: columns.map(({ width }) => width),
          rows: FIRST + 1 + players.length,
          paper: 'wide',
          titleRows: { from: FIRST, to: FIRST },
        }),
      );
    },
  },
};
