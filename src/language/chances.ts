/** What is said of who can still be first, in one language: ICU messages. Points are written with ½. */
export interface ChancesTexts {
  readonly title: string;
  /** They are first, alone or with others. */
  readonly won: string;
  readonly shares: string;
  /** They are sure of a share and can have first place to themselves. */
  readonly sure: string;
  readonly sureAtLeast: string;
  /** They need so much for a share, and so much to be first alone. */
  readonly needs: string;
  readonly needsAll: string;
  readonly needsShare: string;
  readonly notAlone: string;
  /** Nothing of their own is enough. */
  readonly helped: string;
  readonly out: string;
  /** Where it is not worked out to the end who is out. */
  readonly bound: string;
}

const en: ChancesTexts = {
  title:
    'First place by points, with {open, plural, =0 {all games played} one {# game to play} other {# games to play}}:',
  won: '{name} has won.',
  shares: '{name} shares first place.',
  sure: '{name} is sure of a share and needs {alone} of {most} to be first alone.',
  sureAtLeast: '{name} is sure of a share; to be first alone is not in their own hands.',
  needs: '{name} needs {shared} of {most} to be sure of a share, {alone} to be first alone.',
  needsAll: '{name} needs {alone} of {most} to be first alone.',
  needsShare:
    '{name} needs {shared} of {most} to be sure of a share; to be first alone is not in their own hands.',
  notAlone: '{name} needs {shared} of {most} to be sure of a share, and cannot be first alone.',
  helped:
    '{name} {exact, select, yes {can} other {may}} still {possible, select, alone {be first} other {share first place}}, but not by their own results alone.',
  out: '{name} can no longer be first.',
  bound:
    'Where two draws are not worth as much as a win and a loss, nobody can say in reasonable time who else is out: of those who may still be first some cannot.',
};

const LANGUAGES: Readonly<Record<string, ChancesTexts>> = { en };

/** The texts on who can still be first in a language, else in English. */
export const chancesTexts = (language: string): ChancesTexts => LANGUAGES[language] ?? en;
