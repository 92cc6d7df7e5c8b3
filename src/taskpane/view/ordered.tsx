import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { shortName } from '../../language/criteria';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { isolated, type Speech } from '../speech';
import { borderOf, UNSEEN } from './bare';
import { Choice } from './choice';
import { moved } from '../numbering';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingInline: `${tokens.spacingHorizontalS} ${tokens.spacingHorizontalXS}`,
    minHeight: '28px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    cursor: 'grab',
  },
  fixed: { cursor: 'default' },
  over: { backgroundColor: tokens.colorNeutralBackground1Hover },
  place: {
    flex: 'none',
    minWidth: '1.5em',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  text: { flex: '1 1 0', minWidth: 0, paddingInline: tokens.spacingHorizontalXS, overflowWrap: 'anywhere' },
  button: {
    flex: 'none',
    width: '28px',
    height: '28px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    // There each has a frame, which stays clear of the lines between the rows.
    '@media (forced-colors: active)': { height: '24px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '[aria-disabled]': {
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'default',
      '@media (forced-colors: active)': { color: 'GrayText', ...borderOf('GrayText') },
    },
  },
  told: UNSEEN,
});

interface OrderedProps {
  readonly speech: Speech;
  readonly label: string;
  /** The lines in their order, no two the same. */
  readonly lines: readonly string[];
  /** What is read of a line; all of it is seen by whoever points at it. */
  readonly shortened?: (line: string) => string;
  /** So many lines at the top stay where they are. */
  readonly fixed?: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove?: (place: number) => void;
}

type Way = 'up' | 'down';

/** Lines that are put in order by their buttons, by Alt with Up or Down, or by dragging. */
export const Ordered = (props: OrderedProps) => {
  const { speech, label, lines, shortened = String, fixed = 0, onMove, onRemove } = props;
  const styles = useStyles();
  const texts = newTournamentTexts(speech.profile);
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef<readonly [place: number, way: Way] | null>(null);
  const dragged = useRef<number | null>(null);
  const [over, hover] = useState<number | null>(null);
  const [told, tell] = useState('');

  const isPlace = (place: number): boolean => place >= fixed && place < lines.length;
  const move = (from: number, to: number): void => {
    if (from === to || !isPlace(from) || !isPlace(to)) return;
    const name = isolated(shortened(lines[from] ?? ''));
    tell(say(texts.moved, { name, place: to + 1, count: lines.length }));
    onMove(from, to);
  };
  const step = (place: number, way: Way): void => {
    follow.current = [place + (way === 'up' ? -1 : 1), way];
    move(place, follow.current[0]);
  };
  const onKey = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(place, event.key === 'ArrowUp' ? 'up' : 'down');
  };
  // The focus goes along with the line that was moved.
  useLayoutEffect(() => {
    const [place, way] = follow.current ?? [];
    follow.current = null;
    if (place === undefined) return;
    const row = list.current?.children[place];
    row?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
  }, [lines]);

  const button = (place: number, name: string, way: Way) => (
    <button
      type="button"
      data-way={way}
      className={styles.button}
      aria-label={say(texts[way], { name })}
      aria-disabled={isPlace(place + (way === 'up' ? -1 : 1)) ? undefined : true}
      onClick={() => step(place, way)}
    >
      {way === 'up' ? '↑' : '↓'}
    </button>
  );
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {lines.map((line, place) => (
          <li
            key={line}
            className={mergeClasses(
              styles.row,
              !isPlace(place) && styles.fixed,
              over === place && styles.over,
            )}
            draggable={isPlace(place)}
            onKeyDown={onKey(place)}
            onDragStart={() => {
              dragged.current = place;
            }}
            onDragOver={(event) => {
              event.preventDefault();
              hover(place);
            }}
            onDragEnd={() => hover(null)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) move(dragged.current, place);
              dragged.current = null;
              hover(null);
            }}
          >
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.text}>
              <bdi title={line}>{shortened(line)}</bdi>
            </span>
            {isPlace(place) && (
              <>
                {button(place, shortened(line), 'up')}
                {button(place, shortened(line), 'down')}
                {onRemove && (
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={say(texts.takeOut, { name: shortened(line) })}
                    onClick={() => onRemove(place)}
                  >
                    ×
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <div aria-live="polite" className={styles.told}>
        {told}
      </div>
    </>
  );
};

interface CriteriaOrderProps {
  readonly speech: Speech;
  readonly label: string;
  /** Codes in order; the first one stays where it is. */
  readonly order: readonly string[];
  /** Codes that may come into it. */
  readonly others: readonly string[];
  /** Those of them that are usual; all where nothing is said. */
  readonly usual?: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly onChange: (order: readonly string[]) => void;
}

/** A list of tie-breaks that is put in order, shortened and added to. */
export const CriteriaOrder = ({
  speech,
  label,
  order,
  others,
  usual = others,
  nameOf,
  onChange,
}: CriteriaOrderProps) => {
  const said = newTournamentTexts(speech.profile);
  return (
    <>
      <Ordered
        speech={speech}
        label={label}
        lines={order.map(nameOf)}
        shortened={shortName}
        fixed={1}
        onMove={(from, to) => onChange(moved(order, from, to))}
        onRemove={(place) => onChange(order.filter((_, index) => index !== place))}
      />
      <Choice
        short
        usual={usual}
        label={said.addCriterion}
        value=""
        none={said.addNothing}
        choices={others.map((code) => [code, nameOf(code)] as const)}
        onChoose={(code) => {
          if (code !== '') onChange([...order, code]);
        }}
      />
    </>
  );
};
