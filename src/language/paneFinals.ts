/** What the pane says where finals are made of sections. */
export interface PaneFinalTexts {
  readonly title: string;
  readonly about: string;
  readonly qualify: string;
  readonly finals: string;
  readonly finalsHint: string;
  readonly carry: string;
  readonly carryHint: string;
  /** How a tie for a place is decided. */
  readonly decide: string;
  readonly decisions: Readonly<Record<'nothing' | 'lots' | 'names', string>>;
  readonly names: string;
  readonly namesHint: string;
  readonly make: string;
  /** The sheet of all sections, where each has sheets of its own. */
  readonly page: string;
  readonly pageHint: string;
}

const en: PaneFinalTexts = {
  title: 'Finals',
  about: 'Of the first of each section, once all games of the sections are played.',
  qualify: 'Players of each section',
  finals: 'Finals',
  finalsHint: 'The second one is of the places below, and so on.',
  carry: 'Carry games over',
  carryHint: 'Games between players of one section count in the final and are not played again.',
  decide: 'If players share a place',
  decisions: { nothing: 'Ask me', lots: 'Draw lots', names: 'By name' },
  names: 'Who comes first',
  namesHint: 'Names, separated by semicolons.',
  make: 'Make the finals',
  page: 'Make the sheet Sections anew',
  pageHint: 'With all sections and finals, also where it was deleted.',
};

const LANGUAGES: Readonly<Record<string, PaneFinalTexts>> = { en };

/** What the pane says of finals in a language, else in English. */
export const paneFinalTexts = (language: string): PaneFinalTexts => LANGUAGES[language] ?? en;
