import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { drawsLots } from '../../core/draw/numbers';
import type { Tournament } from '../../core/model';
import { areaAddress } from '../../grid/cell';
import { newTournamentTexts } from '../../language/newTournament';
import { LINE } from './bare';
import { drawNumber } from '../draws';
import { TextField } from './choice';
import { methodOf } from '../numbering';
import { type Draft, isChance } from '../draft';
import { type RosterProps, Section, Sentence, Press } from './frame';
import { ChoicesSection } from './options';
import { Problems } from './problems';
import { UseSelection } from './source';
import { SmallTable } from './table';

/** So many players are shown at once. */
const FIRST = 10;

const useListStyles = makeStyles({
  line: LINE,
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

interface ListProps extends RosterProps {
  /** With their numbers and teams; `null` while they have none. */
  readonly tournament: Pick<Tournament, 'players' | 'teams'> | null;
}

const Players = ({ speech: { texts, words, say }, roster, tournament }: ListProps) => {
  const [all, showAll] = useState(false);
  const listed = roster.players;
  const numbered = new Map(tournament?.players.map((player) => [player.name, player]));
  const teams = new Map(tournament?.teams.map(({ id, name }) => [id, name]));
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={texts.listLabel}
        columns={[
          ...(tournament ? [{ heading: words.no, number: true }] : []),
          { heading: words.name },
          ...(teams.size > 0 ? [{ heading: words.match.team }] : []),
          ...(rated ? [{ heading: words.rating, number: true }] : []),
        ]}
        rows={shown.map(({ name, rating }) => [
          ...(tournament ? [String(numbered.get(name)?.no ?? '')] : []),
          name,
          ...(teams.size > 0 ? [teams.get(numbered.get(name)?.team ?? '') ?? ''] : []),
          ...(rated ? [rating === undefined ? '' : String(rating.typed)] : []),
        ])}
      />
      {listed.length > FIRST && (
        <Press fills size="small" appearance="subtle" onPress={() => showAll(!all)}>
          {all ? say(texts.showFirst, { count: FIRST }) : say(texts.showAll, { count: listed.length })}
        </Press>
      )}
    </>
  );
};

/** The list as it stands in the sheet, the number that was given beside each name. */
const ListSection = (props: ListProps) => {
  const styles = useListStyles();
  const { speech, roster } = props;
  const { texts, say } = speech;
  const { players, warnings, sheet, area } = roster;
  return (
    <Section title={texts.playersTitle}>
      <div className={styles.line}>
        <p className={styles.count}>{say(texts.found, { count: players.length })}</p>
        <Sentence quiet>{say(texts.foundCells, { sheet, cells: areaAddress(area) })}</Sentence>
      </div>
      <Problems {...props} problems={warnings} intent="warning" />
      <Players {...props} />
      <UseSelection {...props} />
    </Section>
  );
};

const useStyles = makeStyles({
  again: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

const DrawAgain = ({ pane, state, speech, roster }: RosterProps) => {
  const styles = useStyles();
  const { say, language } = speech;
  const texts = newTournamentTexts(language);
  const { draws, options } = state;
  const count = drawNumber(draws, { roster, options, language });
  return (
    <>
      <div className={styles.again}>
        <Press fills onPress={pane.drawAgain}>
          {texts.drawAgain}
        </Press>
        <div aria-live="polite">{count > 0 && <Sentence>{say(texts.drawCount, { count })}</Sentence>}</div>
      </div>
      {count > 1 && <Sentence quiet>{texts.drawsKept}</Sentence>}
    </>
  );
};

/** The draw, where there is one: the word behind it; where numbers are drawn, which draw it is, and the button for another. */
const DrawSection = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { options } = state;
  const texts = newTournamentTexts(speech.language, speech.profile);
  if (!isChance(roster, options)) return null;
  const numbers = drawsLots(methodOf(options));
  return (
    <Section title={texts.draw}>
      <TextField
        label={texts.seed}
        hint={numbers ? texts.drawn : texts.tossed}
        value={options.seed}
        onType={(seed) => pane.choose({ seed })}
      />
      {numbers && (
        <TextField
          label={texts.saidBy}
          hint={texts.saidByHint}
          value={options.saidBy}
          onType={(saidBy) => pane.choose({ saidBy })}
        />
      )}
      {numbers && <DrawAgain {...props} />}
    </Section>
  );
};

interface ParticularsProps extends RosterProps {
  /** `null` while the choices have a problem. */
  readonly draft: Draft | null;
  /** How often somebody asked to name the event. */
  readonly naming: number;
}

/** What stands below the first round: the draw, the list with its numbers, all choices. */
const Particulars = ({ draft, naming, ...props }: ParticularsProps) => (
  <>
    <DrawSection {...props} />
    <ListSection {...props} tournament={draft?.tournament ?? null} />
    <ChoicesSection {...props} naming={naming} />
  </>
);

export default Particulars;
