import { entryAt } from '../core/present';
import { PROFILES, type ProfileId } from '../core/model';
import { codeOf, criterionOf, CRITERIA } from '../core/tiebreak/registry';

/** A criterion in words, the heading of its column, and its article. */
export interface CriterionWords {
  readonly name: string;
  readonly heading: string;
  readonly source: string;
}

/** Criteria of Black, in a game whose sides have no colours. */
const second = (short: string, long: string): Readonly<Record<string, string>> => ({
  BPG: `Games ${short}: games played ${long}`,
  BWG: `Wins ${short}: games won ${long}, no forfeits`,
  'BPG#15.2': `All games ${short}: forfeit wins as ordinary games`,
  'BWG#15.2': `All wins ${short}: forfeits as ordinary games`,
  BPTS: `Points ${short}: points made ${long}, forfeits included`,
  'BPTS#otb': `Played points ${short}: points made ${long}, no forfeits`,
  NZ_BLACK: `Games won ${long}`,
});

/** Criteria that a game calls differently from chess. */
const OWN_NAMES: Readonly<Record<ProfileId, Readonly<Record<string, string>>>> = {
  chess: {},
  go: {
    DE: 'Direct comparison: place among those tied',
    BH: 'SOS: the opponents’ scores, added up',
    'BH/C1': 'SOS-1: without the lowest score',
    'BH/C2': 'SOS-2: without the two lowest scores',
    'BH/M1': 'Median SOS: without the lowest and the highest score',
    'BH/M2': 'Median SOS 2: without the two lowest and the two highest scores',
    RTNG: 'Rank: the highest first',
    'RTNG/R': 'Rank: the lowest first',
    ARO: 'Average rank: that of the opponents, 1 dan being 2100',
  },
  neutral: second('as second', 'as second-named'),
  home: second('away', 'away'),
  plain: second('on the right', 'on the right'),
};

/** Publications of chess federations, which other games do not use. */
const OF_CHESS = /^(?:FIDE|NZCF|US Chess)/;

/** Whether a game other than chess would not cite this source. */
export const isOfChess = (source: string): boolean => OF_CHESS.test(source);

/** The name of a criterion without its meaning, for the heading of its column. */
export const shortName = (name: string): string => entryAt(name.split(':'), 0);

/**
 * A criterion in words; an unknown code stays as it is. Points need no article, and games other than chess cite no chess
 * federation.
 */
export const criterionWords = (code: string, profile: ProfileId = 'chess'): CriterionWords => {
  const criterion = criterionOf(code);
  if (!criterion) return { name: code, heading: code, source: '' };
  const name = OWN_NAMES[profile][criterion.code] ?? criterion.name;
  const isQuoted = criterion.code !== 'PTS' && (profile === 'chess' || !isOfChess(criterion.source));
  return { name, heading: shortName(name), source: isQuoted ? criterion.source : '' };
};

/** What a criterion of a match of two teams is called in a game. */
export const teamCriterionName = (
  { code, name }: { readonly code: string; readonly name: string },
  profile: ProfileId,
): string =>
  OWN_NAMES[profile][code] ?? (profile === 'go' ? name.replace('Sonneborn-Berger', 'SODOS') : name);

/** The names in a list of tie-breaks, by code: the column heading, with the code if two headings are the same. */
const namesFor = (profile: ProfileId): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map(
    CRITERIA.map(({ code }) => {
      const { heading } = criterionWords(code, profile);
      const name = taken.has(heading) ? withCode(heading, code) : heading;
      taken.add(heading);
      return [code, name];
    }),
  );
};

const withCode = (heading: string, code: string): string => `${heading} (${code})`;

const NAMES: Readonly<Record<ProfileId, ReadonlyMap<string, string>>> = {
  chess: namesFor('chess'),
  go: namesFor('go'),
  neutral: namesFor('neutral'),
  home: namesFor('home'),
  plain: namesFor('plain'),
};

/** The unique name of a criterion in a list of tie-breaks; an unknown code stays as it is. */
export const criterionName = (code: string, profile: ProfileId = 'chess'): string => {
  const known = criterionOf(code)?.code;
  if (known === undefined) return code;
  return NAMES[profile].get(known) ?? withCode(criterionWords(known, profile).heading, known);
};

const BY_NAME = new Map(
  PROFILES.flatMap((profile) => [...NAMES[profile]].map(([code, name]) => [name.toLowerCase(), code])),
);

/** The code of an entry in a list of tie-breaks: a code or a name, ignoring capitals. Anything else goes through `codeOf`. */
export const criterionNamed = (typed: string): string => {
  const text = typed.trim();
  const [, code = ''] = /\(([^()]+)\)$/.exec(text) ?? [];
  return (
    criterionOf(text)?.code ?? BY_NAME.get(text.toLowerCase()) ?? criterionOf(code)?.code ?? codeOf(text)
  );
};

/** The rest of a criterion's name after its heading, capitalised; without a rest, the article. */
export const criterionMeaning = (code: string, profile: ProfileId = 'chess'): string => {
  const { name, heading, source } = criterionWords(code, profile);
  const about = name.slice(heading.length + 1).trim();
  const said = about.charAt(0).toUpperCase() + about.slice(1);
  return said || source;
};
