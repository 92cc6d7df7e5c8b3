import { compare, fraction } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { Chance, Chances } from '../core/outlook/chances';
import { numberText } from './number';
import { say } from './language';

const en = {
  title:
    'First place on points, with {open, plural, =0 {all games played} one {# game to play} other {# games to play}}:',
  /** They are certain to be first, alone or with others. */
  won: '{name} has won.',
  shares: '{name} shares first place.',
  /** They are certain of a share of first place, and can be first alone. */
  sure: '{name} is sure of a share, and needs {alone} out of {most} to win alone.',
  sureAtLeast: '{name} is sure of a share. Others decide whether they win alone.',
  /** What they need for a share of first place, and to be first alone. */
  needs: '{name} needs {shared} out of {most} to be sure of a share, and {alone} to win alone.',
  needsAll: '{name} needs {alone} out of {most} to win alone.',
  needsShare:
    '{name} needs {shared} out of {most} to be sure of a share. Others decide whether they win alone.',
  notAlone: '{name} needs {shared} out of {most} to be sure of a share, and cannot win alone.',
  /** Their own results are not enough. */
  helped:
    '{name} {exact, select, yes {can} other {may}} still {possible, select, alone {win} other {share first place}}, but other results must help.',
  out: '{name} can no longer come first.',
  /** If we could not fully work out who is out. */
  bound:
    'Some players who “may” come first are in fact out. With these points for a draw, it takes too long to tell which.',
};

/** Which sentence fits a player. */
const sentenceOf = ({ certain, possible, needs: { shared, alone } }: Chance): string => {
  if (possible === null) return en.out;
  if (certain === 'alone') return en.won;
  if (certain === 'shared')
    return possible === 'shared' ? en.shares : alone === null ? en.sureAtLeast : en.sure;
  if (shared === null) return en.helped;
  if (alone !== null) return compare(shared, alone) === 0 ? en.needsAll : en.needs;
  return possible === 'shared' ? en.notAlone : en.needsShare;
};

/** What the sentences of `chancesSentences` are about. */
export const chancesTitle = ({ open }: Pick<Chances, 'open'>): string => say(en.title, { open });

/** The place of each player's section among them; 0 where there are no sections. */
const sectionsOf = ({
  players,
  sections = [],
}: Pick<Tournament, 'players' | 'sections'>): ((no: number) => number) => {
  const places = new Map(sections.map((section, index) => [section.name, index]));
  const byNo = new Map(players.map(({ no, section = '' }) => [no, places.get(section) ?? 0]));
  return (no) => byNo.get(no) ?? 0;
};

/**
 * Who can still be first, a sentence a player, those with more points first, in a tournament of sections section by section;
 * `name` says how a number is called.
 */
export const chancesSentences = (
  tournament: Pick<Tournament, 'scoring' | 'players' | 'sections'>,
  { exact, players }: Chances,
  name: (no: number) => string,
): readonly string[] => {
  const { scoring } = tournament;
  const section = sectionsOf(tournament);
  const ordered = [...players].sort(
    (one, other) =>
      section(one.no) - section(other.no) || compare(other.points, one.points) || one.no - other.no,
  );
  const sentences = ordered.map((chance) => {
    const { shared, alone } = chance.needs;
    return say(sentenceOf(chance), {
      name: name(chance.no),
      shared: shared ? numberText(shared) : '',
      alone: alone ? numberText(alone) : '',
      most: numberText(fraction(chance.games * scoring.win, scoring.unit)),
      exact: exact ? 'yes' : 'no',
      possible: chance.possible ?? '',
    });
  });
  return exact ? sentences : [...sentences, en.bound];
};
