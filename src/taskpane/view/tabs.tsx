import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import type { Tab as TabId } from '../state';
import { Choice } from './choice';
import type { ViewProps } from './frame';
import { titleOf } from './heading';

const useStyles = makeStyles({
  list: { marginInline: `calc(-1 * ${tokens.spacingHorizontalS})` },
  panel: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});

/** In the order in which an evening needs them. */
const TABS: readonly TabId[] = ['play', 'standings', 'players', 'print', 'more'];

/** What of a tournament is shown, and the tabs that choose it. */
export const Tabs = ({ pane, state, speech, children }: ViewProps & { readonly children: ReactNode }) => {
  const styles = useStyles();
  const id = useId();
  return (
    <>
      <TabList
        size="small"
        className={styles.list}
        selectedValue={state.tab}
        onTabSelect={(_, { value }) => pane.turnTo(value as TabId)}
      >
        {TABS.map((tab) => (
          <Tab key={tab} id={`${id}${tab}`} value={tab} aria-controls={`${id}panel`}>
            {speech.texts.tabs[tab]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${state.tab}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};

/** Which of several tournaments is shown: that with this id. */
export const ChosenEvent = ({ pane, state, speech, id }: ViewProps & { readonly id: string }) => {
  const { tournaments } = state;
  if (tournaments.length < 2) return null;
  return (
    <Choice
      label={speech.texts.choose}
      value={id}
      choices={tournaments.map((each) => [each.id, titleOf(each, speech)] as const)}
      onChoose={(chosen) => void pane.chooseTournament(chosen)}
    />
  );
};
