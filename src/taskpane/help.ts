import type { PaneState, Tab } from './state';

/** A page of the help that is served beside the pane. */
type HelpPage = 'new' | 'round' | 'standings' | 'players' | 'print' | 'repair' | 'tools' | 'teams' | 'error';

const OF_TAB: Readonly<Record<Tab, HelpPage>> = {
  play: 'round',
  standings: 'standings',
  players: 'players',
  print: 'print',
  more: 'repair',
};

const pageOf = ({ screen, tab }: Pick<PaneState, 'screen' | 'tab'>): HelpPage => {
  switch (screen) {
    case 'opening':
    case 'new':
      return 'new';
    case 'tournament':
      return OF_TAB[tab];
    case 'teams':
      return 'teams';
    case 'tools':
      return 'tools';
    case 'unreadable':
      return 'repair';
    case 'broken':
      return 'error';
  }
};

/** The page of the help on what the pane shows, as the pane's own page finds it. */
export const helpAddress = (shown: Pick<PaneState, 'screen' | 'tab'>): string => `help/${pageOf(shown)}.html`;
