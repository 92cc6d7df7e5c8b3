import { Checkbox, Field } from '@fluentui/react-components';
import { useState } from 'react';
import { stillToPlay } from '../../core/results/progress';
import { fieldsOf } from '../../core/sections/fields';
import { LEAST_IN_SECTION } from '../../core/sections/sizes';
import { say } from '../../language/language';
import { paneFinalTexts } from '../../language/paneSections';
import { oneFinal, TIE_DECISIONS, type FinalOptions } from '../finals';
import { isolated } from '../speech';
import { Choice, TextField } from './choice';
import { Section, Sentence, type ViewProps, Press } from './frame';

/** Which sections of a tournament are not finished yet, and how many games they lack. */
const Waiting = ({ state, speech }: Omit<ViewProps, 'pane'>) => {
  const tournament = state.opened?.open.tournament;
  const open = (tournament?.sections ? fieldsOf(tournament) : [])
    .map((field) => ({ section: field.section ?? '', games: stillToPlay(field).length }))
    .filter(({ games }) => games > 0);
  if (open.length === 0) return null;
  return (
    <Sentence quiet>
      {say(paneFinalTexts.waiting, {
        games: open.reduce((sum, { games }) => sum + games, 0),
        count: open.length,
        sections: speech.list(open.map(({ section }) => isolated(section))),
      })}
    </Sentence>
  );
};

/** Which finals are made of the sections; how a tie is decided is asked for as soon as there is one. */
const Finals = ({ pane, state, speech }: ViewProps) => {
  const sections = state.opened?.open.tournament.sections ?? [];
  const [options, setOptions] = useState(() => oneFinal(sections.length));
  const choose = (more: Partial<FinalOptions>): void => setOptions({ ...options, ...more });
  const isTeams = state.opened?.open.tournament.discipline !== undefined;
  const players = Number(options.qualify) * sections.length;
  const isTied = state.problems.some(({ code }) => code === 'final-tie');
  return (
    <Section title={paneFinalTexts.title}>
      <Sentence quiet>{paneFinalTexts.about}</Sentence>
      <TextField
        label={isTeams ? paneFinalTexts.qualifyTeams : paneFinalTexts.qualify}
        hint={
          Number.isInteger(players) && players >= LEAST_IN_SECTION
            ? say(paneFinalTexts.size, {
                players,
                rounds: players - 1 + (players % 2),
                count: Number(options.finals),
              })
            : undefined
        }
        type="number"
        min={1}
        value={options.qualify}
        onType={(qualify) => choose({ qualify })}
      />
      <TextField
        label={paneFinalTexts.finals}
        hint={paneFinalTexts.finalsHint}
        type="number"
        min={1}
        value={options.finals}
        onType={(finals) => choose({ finals })}
      />
      {isTeams || (
        <Field hint={paneFinalTexts.carryHint}>
          <Checkbox
            label={paneFinalTexts.carry}
            checked={options.carry}
            onChange={(_, { checked }) => choose({ carry: checked === true })}
          />
        </Field>
      )}
      {(isTied || options.decide !== 'nothing') && (
        <Choice
          label={isTeams ? paneFinalTexts.decideTeams : paneFinalTexts.decide}
          value={options.decide}
          choices={TIE_DECISIONS.map((id) => [id, paneFinalTexts.decisions[id]] as const)}
          onChoose={(decide) => choose({ decide })}
        />
      )}
      {options.decide === 'names' && (
        <TextField
          label={paneFinalTexts.names}
          hint={paneFinalTexts.namesHint}
          value={options.names}
          onType={(names) => choose({ names })}
        />
      )}
      <Press state={state} onPress={() => pane.makeFinals(options)}>
        {paneFinalTexts.make}
      </Press>
      <Waiting state={state} speech={speech} />
      {state.opened && !state.opened.open.tournament.sections && (
        <Field hint={paneFinalTexts.pageHint}>
          <Press state={state} onPress={pane.makeSectionsPage}>
            {paneFinalTexts.page}
          </Press>
        </Field>
      )}
    </Section>
  );
};

export default Finals;
