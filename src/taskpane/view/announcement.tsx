import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { listAddress } from '../../app/pairList';
import { systemText } from '../../language/systems';
import { isMatch, matchIn } from '../matches';
import { methodOf } from '../numbering';
import { effective, type Draft } from '../draft';
import { isolated } from '../speech';
import { Sentence, type RosterProps } from './frame';
import { InlineButton } from './inline';

const useStyles = makeStyles({
  // Its margin keeps the heading above it in sight.
  made: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    scrollMarginTop: '4rem',
  },
  what: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

interface ProposalProps {
  readonly said: string;
  readonly otherwise: string;
  readonly onPress: () => void;
}

/** What was recognised in the list, and how to refuse it. */
const Proposal = ({ said, otherwise, onPress }: ProposalProps) => (
  <div className={useStyles().line}>
    <Sentence>{said}</Sentence>
    <InlineButton onPress={onPress}>{otherwise}</InlineButton>
  </div>
);

const eventText = ({ state, speech: { texts, say }, roster }: RosterProps): string => {
  const { event: typed } = state;
  const { event, eventCell, sheet } = roster;
  const from =
    typed !== null && typed.trim() !== ''
      ? 'typed'
      : eventCell !== null
        ? 'cell'
        : event === sheet
          ? 'sheet'
          : 'file';
  return say(texts.eventNamed[from], {
    event: isolated(from === 'typed' ? (typed ?? '').trim() : event),
    cell: eventCell ?? '',
  });
};

interface AnnouncementProps extends RosterProps {
  readonly draft: Draft | null;
  /** Leads to where the event is named. */
  readonly onName: () => void;
}

/** What will be made: how large it is, by which choices, under which name; what of that was read from the list. */
export const Announcement = (props: AnnouncementProps) => {
  const { pane, state, speech, roster, draft, onName } = props;
  const styles = useStyles();
  const { options } = state;
  const { texts, say, profile } = speech;
  const { system, cycles } = effective(roster, options);
  const { teams } = options;
  const proposed = !teams && options.system === null && isMatch(roster, options) ? matchIn(roster) : null;
  const [first, second] = draft?.tournament.teams ?? [];
  const size = draft?.preview;
  const list = listAddress(roster);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(list);
  // Another list was chosen further down the pane.
  useEffect(() => {
    if (before.current !== list) place.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = list;
  }, [list]);
  return (
    <div className={styles.made} ref={place}>
      {size && (
        <p className={styles.what}>
          {first && second
            ? say(texts.makesMatch, {
                ...counted(size),
                first: isolated(first.name),
                second: isolated(second.name),
              })
            : say(texts.makes, counted(size))}
        </p>
      )}
      <Proposal said={eventText(props)} otherwise={texts.otherName} onPress={onName} />
      {proposed && (
        <Proposal
          said={say(texts.matchByList, { column: isolated(proposed.column) })}
          otherwise={texts.noMatch}
          onPress={() => pane.choose({ system: 'berger' })}
        />
      )}
      {!teams && options.profile === null && profile === 'go' && (
        <Proposal
          said={texts.goByList}
          otherwise={texts.noGo}
          onPress={() => pane.choose({ profile: 'chess' })}
        />
      )}
      {!teams && (
        <Sentence quiet>
          {say(texts.chosen, {
            system: systemText(system, profile).name,
            cycles: say(texts.cyclesChoice, { count: cycles }),
            numbers: texts.numbering[methodOf(options)].name,
          })}
        </Sentence>
      )}
    </div>
  );
};

const counted = ({ players, rounds, games }: Draft['preview']) => ({ players, rounds, games });
