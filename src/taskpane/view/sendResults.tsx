import { makeStyles } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MADE_FORMATS } from '../../app/exchange/findFormat';
import { makeExchangeOf } from '../../app/exchange/make';
import type { Tournament } from '../../core/model';
import { idOf } from '../../core/names/name';
import { isTeamEvent } from '../../core/teamEvent/model';
import type { PeopleList } from '../../exchange/exchangeFormat';
import { countTo } from '../../grid/block';
import { exchangePaneTexts, formatName } from '../../language/exchangePane';
import { say } from '../../language/language';
import { fitsGame, missingColumns, reportIn, REPORTS } from '../../language/reports';
import { isolated } from '../speech';
import { Choice } from './choice';
import { type OpenedProps, Section, Sentence, Press, Stack } from './frame';
import { Problems } from './problems';
import { TakenFile } from './takenFile';

/** What is no report, and tells place, dates and arbiters all the same. */
const TELL_DETAILS: readonly string[] = ['pgn', 'html', 'markdown', 'text'];

/** The columns, or else whether there are cells, that the sheets lack though a report asks for them. */
const lackingIn = (tournament: Tournament, to: string) => {
  const isOfTeams = tournament.discipline !== undefined;
  const report = isOfTeams && to !== 'ecf' ? undefined : reportIn(to);
  const asks = report !== undefined || (!isOfTeams && TELL_DETAILS.includes(to));
  const headings = report && !isOfTeams ? missingColumns(tournament, report) : [];
  return { report, headings, isNothing: headings.length === 0 && (!asks || !!tournament.details) };
};

/** Whether somebody may want it: a report to a federation where the list has something of what it asks for. */
const isUsual = (tournament: Tournament, to: string): boolean => {
  const report = reportIn(to);
  return (
    report === undefined ||
    tournament.discipline !== undefined ||
    missingColumns(tournament, report).length < REPORTS[report].columns.length
  );
};

/** What the sheets have no room for that a report asks for, and the button that makes it. */
const ReportColumns = (props: OpenedProps & { readonly to: string }) => {
  const { pane, opened, state, speech, tournament, to } = props;
  const { send: texts } = exchangePaneTexts;
  const { report, headings, isNothing } = lackingIn(tournament, to);
  const count = headings.length;
  const sheet = isolated(opened.open.parts.sheet);
  const values = { count, sheet, headings: speech.list(headings.map(isolated)) };
  if (isNothing) return null;
  return (
    <Stack gap="S">
      <Sentence>{say(count > 0 ? texts.columns : texts.noCells, values)}</Sentence>
      <Press
        state={state}
        onPress={() => (count > 0 ? pane.takeChange('columns', { report }) : pane.makeNewSheets())}
      >
        {count > 0 ? say(texts.addColumns, values) : texts.addCells}
      </Press>
    </Stack>
  );
};

const useStyles = makeStyles({
  place: { ':focus': { outline: 'none' } },
});

interface FilesProps extends OpenedProps {
  readonly to: string;
  /** One round alone; `null` for all that there are. */
  readonly round: number | null;
}

/** The files of a format, and what should be known or added before they are sent. */
const Files = (props: FilesProps) => {
  const { pane, opened, tournament, to, round } = props;
  const { send: texts } = exchangePaneTexts;
  const { event, section = '' } = tournament;
  const name = idOf([event, section, ...(round === null ? [] : [texts.round, round])].join(' '));
  const [people, found] = useState<PeopleList>();
  useEffect(() => {
    if (isTeamEvent(tournament)) void pane.peopleOf(tournament).then(found);
  }, [pane, tournament]);
  const made = useMemo(
    () => makeExchangeOf(opened.open, to, { time: pane.now(), people, ...(round === null ? {} : { round }) }),
    [pane, opened, to, round, people],
  );
  if (!made.ok)
    return <Problems {...props} problems={made.problems} intent="error" title={texts.impossible} />;
  const { files, warnings } = made.value;
  const [extension = ''] = MADE_FORMATS.find((format) => format.id === to)?.extensions ?? [];
  return (
    <>
      <div role="status">
        {warnings.length === 0 && lackingIn(tournament, to).isNothing && (
          <Sentence quiet>{texts.complete}</Sentence>
        )}
      </div>
      <Problems
        {...props}
        problems={warnings}
        intent="warning"
        title={say(texts.missing, { count: warnings.length })}
      />
      <Stack gap="S">
        {files.map(({ suffix, content }) => (
          <TakenFile
            key={`${to}${suffix}`}
            {...props}
            name={`${name}${suffix}${extension}`}
            isText={typeof content === 'string'}
            content={() => content}
            to={to}
          />
        ))}
      </Stack>
    </>
  );
};

/** Who gets the results: a federation, another program, everyone; and the file for them. */
const SendResults = (props: OpenedProps) => {
  const { state, tournament } = props;
  const styles = useStyles();
  const { send: texts } = exchangePaneTexts;
  const [to, choose] = useState('');
  const [round, chooseRound] = useState('');
  const offered = MADE_FORMATS.filter(
    ({ id, teamLosses }) => fitsGame(id, tournament.profile) && (!tournament.discipline || teamLosses),
  ).map(({ id }) => id);
  const isByRound = MADE_FORMATS.some((format) => format.id === to && format.byRound === true);
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = state.at === 'send';
  useEffect(() => {
    if (isAskedFor) place.current?.focus();
  }, [isAskedFor]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Section title={texts.title}>
        <Sentence quiet>{texts.about}</Sentence>
        <Choice
          label={texts.who}
          hint={to === '' ? undefined : formatName(to).about}
          value={to}
          none={texts.choose}
          choices={offered.map((id) => [id, formatName(id).name] as const)}
          usual={offered.filter((id) => isUsual(tournament, id))}
          onChoose={choose}
        />
        {isByRound && (
          <Choice
            label={texts.games}
            value={round}
            none={texts.allRounds}
            choices={countTo(tournament.rounds).map(
              (no) => [String(no), say(texts.oneRound, { round: no })] as const,
            )}
            onChoose={chooseRound}
          />
        )}
        <ReportColumns {...props} to={to} />
        {to !== '' && <Files {...props} to={to} round={isByRound && round !== '' ? Number(round) : null} />}
      </Section>
    </div>
  );
};

export default SendResults;
