import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MADE_FORMATS } from '../../app/exchange/formats';
import { makeExchangeOf } from '../../app/exchange/make';
import { idOf } from '../../core/format/id';
import { countTo } from '../../grid/block';
import type { MadeFile } from '../../exchange/format';
import { exchangePaneTexts, formatName } from '../../language/exchangePane';
import { saveFile } from '../saveFile';
import { Choice } from './choice';
import { CopyButton } from './copyButton';
import { Section, Sentence, type OpenedProps } from './frame';
import { Problems } from './problems';
import { ReportColumns } from './reportColumns';

const useStyles = makeStyles({
  left: { alignSelf: 'start' },
  place: { ':focus': { outline: 'none' } },
  files: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
});

/** What a browser is told of a file, by its extension; of any other only that it is one. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.pgn': 'application/vnd.chess-pgn',
  '.zip': 'application/zip',
};
const ANY_TYPE = 'application/octet-stream';

interface FileProps extends Pick<OpenedProps, 'speech'> {
  readonly name: string;
  readonly extension: string;
  readonly content: MadeFile['content'];
}

/** A file that was made: saved, or its text copied where nothing is saved. */
const File = ({ speech, name, extension, content }: FileProps) => {
  const styles = useStyles();
  const { send: texts } = exchangePaneTexts(speech.language);
  return (
    <>
      <Button
        className={styles.left}
        appearance="primary"
        onClick={() => saveFile(name, TYPES[extension] ?? ANY_TYPE, content)}
      >
        {speech.say(texts.save, { name })}
      </Button>
      {typeof content === 'string' && (
        <CopyButton speech={speech} label={speech.say(texts.copy, { name })} text={() => content} />
      )}
    </>
  );
};

interface FilesProps extends OpenedProps {
  readonly to: string;
  /** One round alone; `null` for all that there are. */
  readonly round: number | null;
}

/** The files of a format, and what should be known or added before they are sent. */
const Files = ({ pane, speech, opened, tournament, to, round }: FilesProps) => {
  const styles = useStyles();
  const { send: texts } = exchangePaneTexts(speech.language);
  const { language, event, section = '' } = tournament;
  const name = idOf([event, section, ...(round === null ? [] : [texts.round, round])].join(' '));
  const made = useMemo(
    () =>
      makeExchangeOf(opened.open, to, { language, time: pane.now(), ...(round === null ? {} : { round }) }),
    [pane, opened, to, language, round],
  );
  if (!made.ok)
    return (
      <Problems
        pane={pane}
        speech={speech}
        problems={made.problems}
        intent="error"
        title={texts.impossible}
      />
    );
  const { files, warnings } = made.value;
  const [extension = ''] = MADE_FORMATS.find((format) => format.id === to)?.extensions ?? [];
  const isText = files.every(({ content }) => typeof content === 'string');
  return (
    <>
      <div role="status">{warnings.length === 0 && <Sentence quiet>{texts.complete}</Sentence>}</div>
      <Problems
        pane={pane}
        speech={speech}
        problems={warnings}
        intent="warning"
        title={speech.say(texts.missing, { count: warnings.length })}
      />
      <div className={styles.files}>
        {files.map(({ suffix, content }) => (
          <File
            key={`${to}${suffix}`}
            speech={speech}
            name={`${name}${suffix}${extension}`}
            extension={extension}
            content={content}
          />
        ))}
      </div>
      <Sentence quiet>{isText ? texts.copyHint : texts.noCopyHint}</Sentence>
    </>
  );
};

/** Who gets the results: a federation, another program, everyone; and the file for them. */
const SendResults = (props: OpenedProps) => {
  const { state, speech, tournament } = props;
  const styles = useStyles();
  const { language } = speech;
  const { send: texts } = exchangePaneTexts(language);
  const [to, choose] = useState('');
  const [round, chooseRound] = useState('');
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
          hint={to === '' ? undefined : formatName(to, language).about}
          value={to}
          choices={[
            ['', texts.choose] as const,
            ...MADE_FORMATS.map(({ id }) => [id, formatName(id, language).name] as const),
          ]}
          onChoose={choose}
        />
        {isByRound && (
          <Choice
            label={texts.games}
            value={round}
            choices={[
              ['', texts.allRounds] as const,
              ...countTo(tournament.rounds).map(
                (no) => [String(no), speech.say(texts.oneRound, { round: no })] as const,
              ),
            ]}
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
