import type { Summary } from '../app/summary';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import type { ProfileId } from '../core/model';
import type { Problem } from '../core/problem';
import { messageOf, say, words } from '../language/language';
import { paneTexts, type PaneTexts } from '../language/pane';
import { systemText, optionTexts, type OptionTexts } from '../language/systems';
import type { Whom } from '../language/inProfile';
import type { SheetWords } from '../language/words';
import { namesIn } from '../language/nameLists';

/** What decides how we speak of a tournament. */
interface Of {
  readonly profile: ProfileId;
  readonly ofTeams?: boolean;
}

/** All texts of the pane, for one game. */
export interface Speech {
  readonly profile: ProfileId;
  /** Whether it speaks of players or of teams. */
  readonly whom: Whom;
  readonly texts: PaneTexts;
  readonly words: SheetWords;
  readonly options: OptionTexts;
  readonly message: (problem: Problem) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
  /** The speech for another tournament. */
  readonly as: (shown: Of) => Speech;
}

/** A user's text for use in a sentence: isolated, so that right-to-left names do not reorder it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The values of problems that are ids of registries. */
const IDS: readonly string[] = ['system', 'method', 'choices'];

type Names = Readonly<Record<string, { readonly name: string }>>;

/** A problem with names instead of ids. A problem in a cell keeps the ids, which are what people type there. */
const named = (problem: Problem, names: Names, fields: PaneTexts['fields']): Problem => {
  const { sheet, field } = problem.place;
  if (sheet !== undefined) return problem;
  const inWords = (ids: string | number): string =>
    String(ids)
      .split(', ')
      .map((id) => names[id]?.name ?? id)
      .join(', ');
  const values = Object.entries(problem.values).map(([key, value]) => [
    key,
    IDS.includes(key) ? inWords(value) : value,
  ]);
  const place = field === undefined ? {} : { field: fields[field] ?? field };
  return { ...problem, place: { ...problem.place, ...place }, values: Object.fromEntries(values) };
};

/** The speech for a game. */
export const speechOf = (profile: ProfileId = 'chess', whom: Whom = profile): Speech => {
  const texts = paneTexts(whom);
  const systems = ALL_SYSTEMS.map(({ id }) => [id, systemText(id, profile)] as const);
  const names: Names = { ...Object.fromEntries(systems), ...texts.numbering };
  const speech: Speech = {
    profile,
    whom,
    texts,
    words: words(profile),
    options: optionTexts(profile),
    message: (problem) => messageOf(named(problem, names, texts.fields), profile, true),
    list: namesIn,
    as: ({ profile: game, ofTeams }) => {
      const other: Whom = ofTeams === true ? 'teams' : game;
      return other === whom && game === profile ? speech : speechOf(game, other);
    },
  };
  return speech;
};

/** The event with its section, as people call the tournament. */
export const titleOf = ({ event, section }: Pick<Summary, 'event' | 'section'>, { texts }: Speech): string =>
  section === null ? event : say(texts.section, { event, section });
