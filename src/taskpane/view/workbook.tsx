import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SHOWN_SHEETS, type ShownSheet, type Summary } from '../../app/summary';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { paneTournamentTexts } from '../../language/paneTournament';
import { LIVE_LIMIT } from '../../sheets/layout/limits';
import { hasSections } from '../sections';
import type { Speech } from '../speech';
import { CHOSEN } from './bare';
import { More, Section, Sentence, type ViewProps, Press, Stack } from './frame';
import { Removal, Repair } from './maintenance';
import { Menu } from './menu';
import { part } from './part';

const Finals = part(() => import('./finals'));

const useStyles = makeStyles({
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  open: CHOSEN,
});

interface MoreProps extends ViewProps {
  readonly summary: Summary;
}

/** What the sheets of a tournament, or of an event of teams, are called. */
export const sheetNamesOf = (
  { ofTeams }: Pick<Summary, 'ofTeams'>,
  { words }: Speech,
): Readonly<Partial<Record<ShownSheet, string>>> =>
  ofTeams
    ? words.teamEvent
    : {
        ...words,
        match: words.match.sheet,
        sections: words.sectionSheets.sheet,
        settings: words.tournament,
      };

const RefreshMode = ({ pane, state, speech, summary }: MoreProps) => {
  const { texts } = speech;
  if (summary.live) return <Sentence quiet>{paneTournamentTexts().liveHint}</Sentence>;
  return (
    <Stack gap="S">
      <Sentence quiet>{say(paneTournamentTexts().refreshHint, { most: LIVE_LIMIT })}</Sentence>
      <Press state={state} onPress={pane.refresh}>
        {texts.refresh}
      </Press>
    </Stack>
  );
};

/** The sheets of a tournament, to go to. */
const Sheets = ({ pane, state, speech, summary }: MoreProps) => {
  const styles = useStyles();
  const names = sheetNamesOf(summary, speech);
  return (
    <Section title={speech.texts.sheetsTitle}>
      <div className={styles.sheets}>
        {SHOWN_SHEETS.map((sheet) => {
          const where = summary.places[sheet];
          const isOpen = where?.sheet === state.sheet;
          return where ? (
            <Button
              key={sheet}
              className={isOpen ? styles.open : undefined}
              aria-label={say(speech.texts.goToSheet, { sheet: names[sheet] ?? sheet })}
              aria-current={isOpen ? 'page' : undefined}
              onClick={() => void pane.show(where)}
            >
              {names[sheet] ?? sheet}
            </Button>
          ) : null;
        })}
      </div>
      <RefreshMode {...{ pane, state, speech, summary }} />
      {summary.ofTeams && (
        <Sentence quiet>
          {say(paneTeamTexts.typed, {
            matches: summary.places.matches?.sheet ?? speech.words.teamEvent.matches,
            teams: summary.places.teams?.sheet ?? speech.words.teamEvent.teams,
          })}
        </Sentence>
      )}
    </Section>
  );
};

/** What an organiser goes on to from here. */
const Others = ({ pane, state, speech }: MoreProps) => {
  const { texts } = speech;
  const said = paneTournamentTexts();
  return (
    <Section title={said.others}>
      <Menu
        state={state}
        ways={[
          { name: texts.another, about: said.anotherHint, onPress: pane.another },
          { name: texts.tools, about: said.toolsHint, onPress: pane.openTools },
          { name: texts.openFiles, about: said.filesHint, onPress: pane.openFiles },
        ]}
      />
    </Section>
  );
};

/** The sheets of a tournament, what comes after it, and what can be done about its sheets as such. */
export const Workbook = (props: MoreProps) => {
  const { state, summary } = props;
  return (
    <Stack gap="XXL">
      <Sheets {...props} />
      {state.opened && hasSections(state.opened.open.tournament) && <Finals {...props} />}
      <Others {...props} />
      <More
        title={paneTournamentTexts().upkeep}
        isOpen={summary.damage.length > 0 || state.care !== null || state.opened === null}
      >
        <Repair {...props} known={summary.damage} />
        <Removal {...props} />
      </More>
    </Stack>
  );
};
