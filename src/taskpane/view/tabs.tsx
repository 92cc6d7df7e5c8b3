import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { entryAt } from '../../core/present';
import type { PaneState, Tab as TabId } from '../state';
import { Choice } from './choice';
import type { ViewProps } from './frame';
import { titleOf } from './heading';

const useStyles = makeStyles({
  list: { marginInline: `calc(-1 * ${tokens.spacingHorizontalS})` },
  panel: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

/** In the order in which an evening needs them. */
const TABS: readonly TabId[] = ['play', 'standings', 'players', 'print', 'more'];

/** The tab that was chosen; where there is no such tab, the first. */
export const shownTab = ({ tab }: Pick<PaneState, 'tab'>, tabs: readonly TabId[]): TabId =>
  tabs.includes(tab) ? tab : entryAt(tabs, 0);

/** What of a tournament is shown, and the tabs that choose it. */
export const Tabs = ({
  pane,
  state,
  speech,
  tabs = TABS,
  children,
}: ViewProps & { readonly tabs?: readonly TabId[]; readonly children: ReactNode }) => {
  const styles = useStyles();
  const id = useId();
  const shown = shownTab(state, tabs);
  return (
    <>
      <TabList
        size="small"
        className={styles.list}
        selectedValue={shown}
        onTabSelect={(_, { value }) => pane.turnTo(value as TabId)}
      >
        {tabs.map((tab) => (
          <Tab key={tab} id={`${id}${tab}`} value={tab} aria-controls={`${id}panel`}>
            {speech.texts.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};

/** Which of several tournaments and team events is shown: that with this id. */
export const ChosenEvent = ({ pane, state, speech, id }: ViewProps & { readonly id: string }) => {
  const { tournaments, teams } = state;
  if (tournaments.length + teams.length < 2) return null;
  return (
    <Choice
      label={speech.texts.choose}
      value={id}
      choices={[
        ...tournaments.map((each) => [each.id, titleOf(each, speech)] as const),
        ...teams.map((each) => [each.id, each.event.event] as const),
      ]}
      onChoose={(chosen) => void pane.chooseTournament(chosen)}
    />
  );
};
