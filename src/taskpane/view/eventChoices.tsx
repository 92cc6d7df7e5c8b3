import { Checkbox } from '@fluentui/react-components';
import type { ProfileId } from '../../core/model';
import { hasColours } from '../../core/results/sides';
import { PAPER_FORMATS, type PaperFormat } from '../../core/paper';
import { choiceTexts } from '../../language/choices';
import { REPORTS, reportsOf, type ReportId } from '../../language/reports';
import { Choice, keys, TextField } from './choice';
import type { ViewProps } from './frame';

/** On what it is printed. */
const PaperChoice = ({ pane, state, speech }: ViewProps) => {
  const texts = choiceTexts(speech.profile);
  return (
    <Choice<PaperFormat>
      short
      label={texts.paper}
      value={state.options.paper}
      choices={PAPER_FORMATS.map((id) => [id, texts.papers[id]] as const)}
      onChoose={(paper) => pane.choose({ paper })}
    />
  );
};

/** Which game it is, and on what it is printed. Where teams meet, the home side is on the left in any game. */
export const EventChoices = ({ pane, state, speech }: ViewProps) => {
  const { profile } = speech;
  const { teams, komi } = state.options;
  const texts = choiceTexts(profile);
  return (
    <>
      <Choice<ProfileId>
        short
        label={texts.profile}
        hint={teams || profile === 'chess' ? undefined : texts.profiles[profile].about}
        value={profile}
        choices={keys(texts.profiles).map((id) => [id, texts.profiles[id].name] as const)}
        onChoose={(chosen) => pane.choose({ profile: chosen, report: null })}
      />
      {profile === 'go' && !teams && (
        <TextField
          label={texts.komi}
          hint={texts.komiHint}
          value={komi}
          onType={(typed) => pane.choose({ komi: typed })}
        />
      )}
      {!hasColours(speech) && !teams && (
        <Checkbox
          label={texts.draws}
          checked={state.options.draws}
          onChange={(_, { checked }) => pane.choose({ draws: checked === true })}
        />
      )}
      <PaperChoice {...{ pane, state, speech }} />
    </>
  );
};

/** For whose report there are columns. */
export const ReportChoice = ({ pane, state, speech: { profile } }: ViewProps) => {
  const texts = choiceTexts(profile);
  return (
    <Choice<ReportId | ''>
      label={texts.report}
      hint={state.options.report === null ? undefined : texts.reportHint}
      value={state.options.report ?? ''}
      none={texts.noReport}
      choices={reportsOf(profile).map((id) => [id, REPORTS[id].name] as const)}
      onChoose={(chosen) => pane.choose({ report: chosen === '' ? null : chosen })}
    />
  );
};
