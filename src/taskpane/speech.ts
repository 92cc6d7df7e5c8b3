import type { Summary } from '../app/summary';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import type { ProfileId } from '../core/model';
import type { Problem } from '../core/problem';
import { languageOf, messageOf, say, words } from '../language/language';
import { paneTexts, type PaneTexts } from '../language/pane';
import { systemText, optionTexts, type OptionTexts } from '../language/systems';
import type { Whom } from '../language/inProfile';
import type { SheetWords } from '../language/words';

/** What it depends on how a tournament is spoken of. */
interface Of {
  readonly profile: ProfileId;
  readonly ofTeams?: boolean;
}

/** All that the pane says, in one language and of one game. */
export interface Speech {
  readonly language: string;
  readonly profile: ProfileId;
  /** Of whom it speaks: of players of that game, or of teams. */
  readonly whom: Whom;
  readonly texts: PaneTexts;
  readonly words: SheetWords;
  readonly options: OptionTexts;
  /** Fills an ICU message. */
  readonly say: (text: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly message: (problem: Problem) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
  /** How another tournament is spoken of. */
  readonly as: (shown: Of) => Speech;
}

/** A user's text inside a sentence, so that a name written from right to left does not turn the sentence round. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Values of problems that are ids of the registries. */
const IDS: readonly string[] = ['system', 'method', 'choices'];

type Names = Readonly<Record<string, { readonly name: string }>>;

/**
 * A problem with the names that the pane has for fields, systems and ways of numbering in place of their ids; one of a
 * cell keeps them, for there they are what has to be typed.
 */
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

/** Speaks a language, else English, of a game. */
export const speechOf = (code: string, profile: ProfileId = 'chess', whom: Whom = profile): Speech => {
  const language = languageOf(code);
  const texts = paneTexts(language.code, whom);
  const systems = ALL_SYSTEMS.map(({ id }) => [id, systemText(id, profile)] as const);
  const names: Names = { ...Object.fromEntries(systems), ...texts.numbering };
  const joined = new Intl.ListFormat(language.code, { type: 'conjunction' });
  const speech: Speech = {
    language: language.code,
    profile,
    whom,
    texts,
    words: words(language.code, profile),
    options: optionTexts(language.code, profile),
    say: (text, values = {}) => say(text, language.code, values),
    message: (problem) => messageOf(named(problem, names, texts.fields), language.code, profile, true),
    list: (items) => joined.format(items),
    as: ({ profile: game, ofTeams }) => {
      const other: Whom = ofTeams === true ? 'teams' : game;
      return other === whom ? speech : speechOf(code, game, other);
    },
  };
  return speech;
};

/** The event with its section, as people call the tournament. */
export const titleOf = (
  { event, section }: Pick<Summary, 'event' | 'section'>,
  { texts, say }: Speech,
): string => (section === null ? event : say(texts.section, { event, section }));
