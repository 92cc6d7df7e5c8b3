import { entryAt } from '../../core/present';
import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { offeredHandouts } from '../../app/handout';
import { changeTexts } from '../../language/changes';
import { printingTexts } from '../../language/printing';
import type { ChangesProps } from './changes';
import { Choice } from './choice';
import { Section } from './frame';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

const sentence = (text: string, language: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}.`;

/** Which sheet to print is added, and for whom. */
const Handouts = ({ pane, changing, busy, speech }: ChangesProps) => {
  const styles = useStyles();
  const { language, say } = speech;
  const texts = printingTexts(language);
  const { tournament } = changing.opened.open;
  const offered = offeredHandouts(tournament);
  const [id, choose] = useState('');
  const [no, setPlayer] = useState('');
  const chosen = offered.find((each) => each.id === id) ?? entryAt(offered, 0);
  const player = chosen.ofPlayer && tournament.players.some((each) => String(each.no) === no) ? no : '';
  return (
    <Section title={texts.title}>
      <Choice
        label={texts.what}
        hint={sentence(chosen.about, language)}
        value={chosen.id}
        choices={offered.map((each) => [each.id, each.name] as const)}
        onChoose={choose}
      />
      {chosen.ofPlayer && (
        <Choice
          label={texts.whose}
          value={player}
          choices={[
            ['', texts.everyone],
            ...tournament.players.map(
              (each) =>
                [
                  String(each.no),
                  say(changeTexts(language).person, { no: each.no, name: each.name }),
                ] as const,
            ),
          ]}
          onChoose={setPlayer}
        />
      )}
      <Button
        className={styles.left}
        appearance="primary"
        disabledFocusable={busy}
        onClick={() => void pane.handOut(chosen.id, player === '' ? undefined : Number(player))}
      >
        {texts.add}
      </Button>
    </Section>
  );
};

export default Handouts;
