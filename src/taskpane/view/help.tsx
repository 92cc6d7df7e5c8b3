import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { openWindow } from '../office';
import { type PaneState, shownTournament, type Tab } from '../state';
import type { ViewProps } from './frame';

/** A page of the help that is served beside the pane. */
type HelpPage = 'new' | 'round' | 'standings' | 'players' | 'print' | 'repair' | 'tools' | 'teams' | 'error';

const OF_TAB: Readonly<Record<Tab, HelpPage>> = {
  play: 'round',
  standings: 'standings',
  players: 'players',
  print: 'print',
  more: 'repair',
};

type Shown = Pick<PaneState, 'screen' | 'tab'>;

const pageOf = ({ screen, tab }: Shown, ofTeams: boolean): HelpPage => {
  switch (screen) {
    case 'opening':
    case 'new':
      return 'new';
    case 'tournament':
      return ofTeams ? 'teams' : OF_TAB[tab];
    case 'tools':
      return 'tools';
    case 'unreadable':
      return 'repair';
    case 'broken':
      return 'error';
  }
};

/** The page of the help on what the pane shows, as the pane's own page finds it; `ofTeams` where teams meet in what is shown. */
export const helpAddress = (shown: Shown, ofTeams = false): string => `help/${pageOf(shown, ofTeams)}.html`;

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // As high as the heading beside it.
  help: { marginInlineStart: 'auto', flexShrink: 0, lineHeight: tokens.lineHeightBase500 },
});

interface PageLinkProps {
  readonly address: string;
  readonly className?: string;
  readonly children: string;
}

/** A link to a page that is served beside the pane, which opens in a window of its own. */
export const PageLink = ({ address, className, children }: PageLinkProps) => (
  <a
    className={mergeClasses(useStyles().link, className)}
    href={address}
    target="_blank"
    rel="noreferrer"
    onClick={(event) => {
      if (openWindow(address)) event.preventDefault();
    }}
  >
    {children}
  </a>
);

/** The way to the help on what the pane shows. */
export const Help = ({ state, speech }: Pick<ViewProps, 'state' | 'speech'>) => (
  <PageLink address={helpAddress(state, shownTournament(state)?.ofTeams)} className={useStyles().help}>
    {speech.texts.help}
  </PageLink>
);
