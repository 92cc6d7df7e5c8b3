import { makeStyles, tokens } from '@fluentui/react-components';
import { openWindow } from '../office';
import { type PaneState, shownTournament } from '../state';
import type { ViewProps } from './frame';

type Shown = Pick<PaneState, 'screen' | 'tab'>;

/** The pages of the help that are called otherwise than the screen or the tab that they are about. */
const PAGES: Readonly<Record<string, string>> = {
  opening: 'new',
  unreadable: 'repair',
  broken: 'error',
  play: 'round',
  more: 'repair',
};

/** The page of the help on what the pane shows, as the pane's own page finds it; `ofTeams` where teams meet in what is shown. */
export const helpAddress = ({ screen, tab }: Shown, ofTeams = false): string => {
  const inTournament = ofTeams ? 'teams' : tab;
  const shown = screen === 'tournament' ? inTournament : screen;
  return `help/${PAGES[shown] ?? shown}.html`;
};

const useStyles = makeStyles({
  link: {
    marginInlineStart: 'auto',
    flexShrink: 0,
    // As high as the heading beside it.
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface PageLinkProps {
  readonly address: string;
  readonly className: string;
  readonly children: string;
}

/** A link to a page that is served beside the pane, which opens in a window of its own. */
export const PageLink = ({ address, className, children }: PageLinkProps) => (
  <a
    className={className}
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
  <PageLink address={helpAddress(state, shownTournament(state)?.ofTeams)} className={useStyles().link}>
    {speech.texts.help}
  </PageLink>
);
