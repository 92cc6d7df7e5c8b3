import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { AskedHandout, OfferedHandout } from '../../app/handout';
import { currentRound } from '../../core/conduct/owed';
import { say } from '../../language/language';
import { printingTexts } from '../../language/paneTournament';
import type { Selection } from '../../workbook/port';
import { isolated } from '../speech';
import { Choice } from './choice';
import { playerChoices } from './playerChoices';
import { More, Press, Section, Sentence, type OpenedProps } from './frame';

/** A sheet to print: one that stands in the workbook, one that can be added, or either by the round that is chosen. */
export interface Poster extends Pick<OfferedHandout, 'id' | 'name' | 'about'> {
  readonly standing?: Selection | undefined;
  readonly handout?: OfferedHandout;
  /** The same with several on a page. */
  readonly small?: OfferedHandout | undefined;
  /** Sheets of it that no longer say what the tournament says. */
  readonly stale?: readonly string[];
  /** The round that most people want it of; the first choice if absent. */
  readonly round?: number;
  /** Whether most people print it; what teaches explains something, and hangs on no wall. */
  readonly use: 'usual' | 'more' | 'teaching';
}

/** Of whom, of which round and how large it is wanted, as in the lists of the choices. */
interface Wanted {
  readonly onPage?: string;
  readonly player?: string;
  readonly round?: string;
}

const ALL = '';
/** The round that the sheet in the workbook shows. */
const NOW = 'now';
const FOUR = 'four';

const roundsOf = ({ standing, handout }: Poster, player: number | null): readonly string[] => [
  ...(standing && player === null ? [NOW] : []),
  ...(handout?.rounds(player).map((round) => (round === null ? ALL : String(round))) ?? []),
];

/** The poster in the size that is wanted. */
const sized = (poster: Poster, { onPage }: Wanted): Poster =>
  poster.small && onPage === FOUR ? { ...poster, handout: poster.small } : poster;

/** The choice among some rounds; before anybody chose, the usual one. */
const chosenOf = ({ round }: Poster, rounds: readonly string[], wanted: Wanted): string | undefined =>
  rounds.find((each) => each === (wanted.round ?? String(round))) ?? rounds[0];

/** What is asked for with these choices: a sheet that stands, or one that is to be added. */
const askedOf = (offered: Poster, wanted: Wanted = {}): Selection | AskedHandout | null => {
  const poster = sized(offered, wanted);
  const { standing, handout } = poster;
  const player = handout?.players().find((no) => String(no) === wanted.player);
  const round = chosenOf(poster, roundsOf(poster, player ?? null), wanted);
  if (standing && round === NOW) return standing;
  if (!handout || round === undefined) return null;
  return { handout: handout.id, player, round: round === ALL ? undefined : Number(round) };
};

const useStyles = makeStyles({
  below: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    marginTop: `calc(-1 * ${tokens.spacingVerticalXS})`,
    padding: `0 0 ${tokens.spacingVerticalS} 28px`,
  },
  // The box stands below the heading, the name in the colour of what can be read.
  tick: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  name: { color: tokens.colorNeutralForeground1 },
  foot: {
    position: 'sticky',
    bottom: 0,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface TickProps extends Pick<OpenedProps, 'speech' | 'tournament'> {
  readonly poster: Poster;
  readonly isTicked: boolean;
  readonly wanted: Wanted;
  readonly onTick: (ticked: boolean) => void;
  readonly onWant: (wanted: Wanted) => void;
}

/** A sheet with its tick; once ticked, of whom and of which round it is wanted. */
const Tick = ({ speech, tournament, poster: offered, isTicked, wanted, onTick, onWant }: TickProps) => {
  const styles = useStyles();
  const id = useId();
  const poster = sized(offered, wanted);
  const { name, about, handout, small, stale = [] } = poster;
  const whom = isTicked ? (handout?.players() ?? []) : [];
  const player = whom.find((no) => String(no) === wanted.player);
  const rounds = isTicked ? roundsOf(poster, player ?? null) : [];
  const named: Readonly<Record<string, string>> = {
    [NOW]: say(printingTexts.roundNow, {
      round: Math.min(currentRound(tournament), tournament.rounds),
    }),
    [ALL]: printingTexts.allRounds,
  };
  return (
    <div>
      <Checkbox
        className={styles.tick}
        label={{ className: styles.name, children: name }}
        checked={isTicked}
        aria-describedby={id}
        onChange={(_, { checked }) => onTick(checked === true)}
      />
      <div className={styles.below}>
        <div id={id}>
          <Sentence quiet>{about}</Sentence>
        </div>
        {stale.length > 0 && (
          <Sentence>{say(printingTexts.stale, { sheets: speech.list(stale.map(isolated)) })}</Sentence>
        )}
        {isTicked && small && (
          <Choice
            label={printingTexts.onPage}
            value={wanted.onPage ?? ALL}
            choices={Object.entries(printingTexts.onPages)}
            onChoose={(chosen) => onWant({ ...wanted, onPage: chosen })}
          />
        )}
        {whom.length > 0 && (
          <Choice
            label={printingTexts.whose}
            value={player === undefined ? '' : String(player)}
            none={printingTexts.everyone}
            choices={playerChoices(tournament, ({ no }) => whom.includes(no))}
            onChoose={(chosen) => onWant({ ...wanted, player: chosen })}
          />
        )}
        {rounds.length > 1 && (
          <Choice
            label={printingTexts.which}
            value={chosenOf(poster, rounds, wanted) ?? ''}
            choices={rounds.map((each) => [each, named[each] ?? each] as const)}
            onChoose={(chosen) => onWant({ ...wanted, round: chosen })}
          />
        )}
      </div>
    </div>
  );
};

interface PostersProps extends OpenedProps {
  readonly posters: readonly Poster[];
  /** Those that are ticked at first. */
  readonly ticked?: readonly string[];
  /** Whether certificates come later. */
  readonly isEarly: boolean;
}

/** All that can be printed, each with its tick, and the button that adds what is not there yet and says how to print it all at once. */
export const Posters = ({
  pane,
  state,
  speech,
  tournament,
  posters,
  isEarly,
  ticked: first = [],
}: PostersProps) => {
  const styles = useStyles();
  const [ticked, tick] = useState<readonly string[]>(first);
  const [wanted, want] = useState<Readonly<Record<string, Wanted>>>({});
  const chosen = posters.flatMap((poster) => {
    const asked = ticked.includes(poster.id) ? askedOf(poster, wanted[poster.id]) : null;
    return asked ? [{ id: poster.id, name: poster.name, asked }] : [];
  });
  const prepare = async (): Promise<void> => {
    const standing = chosen.flatMap(({ name, asked }) =>
      'sheet' in asked ? [{ ...asked, title: name }] : [],
    );
    const added = chosen.flatMap(({ id, asked }) => ('sheet' in asked ? [] : [{ id, asked }]));
    const handouts = added.map(({ asked }) => asked);
    const count = await pane.makeReady(standing, handouts);
    tick(added.slice(count).map(({ id }) => id));
  };
  const listed = (use: Poster['use']) =>
    posters
      .filter((poster) => poster.use === use)
      .map((poster) => (
        <Tick
          key={poster.id}
          {...{ speech, tournament, poster }}
          isTicked={ticked.includes(poster.id)}
          wanted={wanted[poster.id] ?? {}}
          onTick={(on) => tick(on ? [...ticked, poster.id] : ticked.filter((id) => id !== poster.id))}
          onWant={(own) => want({ ...wanted, [poster.id]: own })}
        />
      ));
  return (
    <Section title={printingTexts.title}>
      <Sentence quiet>{printingTexts.hint}</Sentence>
      <div>{listed('usual')}</div>
      {isEarly && <Sentence quiet>{printingTexts.later}</Sentence>}
      {(['more', 'teaching'] as const)
        .filter((use) => listed(use).length > 0)
        .map((use) => (
          <More key={use} title={printingTexts[use]}>
            <div>{listed(use)}</div>
          </More>
        ))}
      <div className={styles.foot}>
        <Press appearance="primary" state={state} disabled={chosen.length === 0} onPress={() => prepare()}>
          {say(printingTexts.prepare, { count: chosen.length })}
        </Press>
      </div>
    </Section>
  );
};
