import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../language/language';
import { paneTeamTexts } from '../../language/paneTeams';
import { playersTexts } from '../../language/players';
import { isolated } from '../speech';
import { ABOVE_FOOT } from './bare';
import { TextField } from './choice';
import { Press, Row, Stack } from './frame';
import { intoView } from './intoView';

const useStyles = makeStyles({
  form: { ...ABOVE_FOOT, gridColumn: '1 / -1', padding: `${tokens.spacingVerticalS} 0` },
});

interface NewcomerProps {
  readonly board: number;
  readonly team: string;
  /** The sheet on which the teams have their members. */
  readonly sheet: string;
  /** Called with a name, or with none where nobody is added. */
  readonly onDone: (name: string) => void;
}

/** Somebody who is on no list yet joins a team at a board. What is typed there is no result. */
export const Newcomer = ({ board, team, sheet, onDone }: NewcomerProps) => {
  const [name, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    intoView(place.current);
  }, []);
  const values = { board, team: isolated(team), teams: sheet };
  return (
    <Stack
      ref={place}
      gap="S"
      className={useStyles().form}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone('');
      }}
    >
      <TextField
        label={say(paneTeamTexts.newcomer, values)}
        hint={say(paneTeamTexts.joins, values)}
        value={name}
        onType={type}
        inputRef={field}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter also ends a word that is still being composed, as in Japanese.
          if (key === 'Enter' && !nativeEvent.isComposing && name.trim() !== '') onDone(name.trim());
        }}
      />
      <Row>
        <Press appearance="primary" disabled={name.trim() === ''} onPress={() => onDone(name.trim())}>
          {paneTeamTexts.add}
        </Press>
        <Press onPress={() => onDone('')}>{playersTexts('teams').cancel}</Press>
      </Row>
    </Stack>
  );
};
