import { useEffect, useRef } from 'react';
import type { ProfileId } from '../../core/model';
import { PAPER_FORMATS, type PaperFormat } from '../../core/paper';
import { choiceTexts } from '../../language/choices';
import { REPORT_IDS, REPORTS, type ReportId } from '../../language/reports';
import { newTournamentTexts } from '../../language/newTournament';
import { Choice, keys, TextField } from './choice';
import type { RosterProps } from './frame';

interface EventProps extends RosterProps {
  /** How often somebody asked to name the event. */
  readonly naming: number;
}

/** What the event is called. */
export const EventName = ({ pane, state, speech, roster, naming }: EventProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (naming === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [naming]);
  return (
    <TextField
      label={newTournamentTexts(speech.language).event}
      inputRef={field}
      value={state.event ?? roster.event}
      onType={pane.nameEvent}
    />
  );
};

/** What the event is called, which game it is, and on what it is printed. */
export const EventChoices = (props: EventProps) => {
  const { pane, state, speech } = props;
  const { language, profile } = speech;
  const texts = choiceTexts(language, profile);
  const { report } = state.options;
  const reports = REPORT_IDS.filter((id) => REPORTS[id].profile === profile);
  return (
    <>
      <EventName {...props} />
      <Choice<ProfileId>
        label={texts.profile}
        hint={texts.profiles[profile].about}
        value={profile}
        choices={keys(texts.profiles).map((id) => [id, texts.profiles[id].name] as const)}
        onChoose={(chosen) => pane.choose({ profile: chosen, report: null })}
      />
      <Choice<PaperFormat>
        label={texts.paper}
        value={state.options.paper}
        choices={PAPER_FORMATS.map((id) => [id, texts.papers[id]] as const)}
        onChoose={(paper) => pane.choose({ paper })}
      />
      {reports.length > 0 && (
        <Choice<ReportId | ''>
          label={texts.report}
          hint={texts.reportHint}
          value={report ?? ''}
          choices={[['', texts.noReport], ...reports.map((id) => [id, REPORTS[id].name] as const)]}
          onChoose={(chosen) => pane.choose({ report: chosen === '' ? null : chosen })}
        />
      )}
    </>
  );
};
