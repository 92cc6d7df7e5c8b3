import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { type Given, playerOf } from '../../app/changes/change';
import { fieldsIn, forAnyone, isComplete, previewChange } from '../../app/changes/preview';
import { openSection } from '../../app/changes/plannedField';
import { changeOf } from '../../app/changes/registry';
import type { Player, Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { changeTexts } from '../../language/changes';
import { say } from '../../language/language';
import { playersTexts, type PlayersTexts } from '../../language/players';
import { ABOVE_FOOT, CHOSEN } from './bare';
import { ChangePreviewView } from './changePreview';
import { ChangeFieldView, isMeant, spokenOf } from './changeField';
import { More, type OpenedProps, Press, Row, Sentence, Stack } from './frame';
import { Problems } from './problems';
import { intoView } from './intoView';

/** Those who have left, whom a newcomer can replace. */
const leftIn = (tournament: Tournament): readonly Player[] =>
  tournament.players.filter(isMeant({ who: 'left' }));

const useStyles = makeStyles({
  title: { margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  pressed: CHOSEN,
  list: { display: 'flex', flexDirection: 'column' },
  way: { justifyContent: 'start', fontWeight: tokens.fontWeightRegular },
});

/** A change that has a button of its own. */
export type OfferedChange = keyof PlayersTexts['actions'];

/** A change that another one leads to has a button, too. */
const isOffered = (id: string | false | undefined): id is OfferedChange =>
  id === 'substitute' || id === 'withdraw';

interface ChosenProps extends OpenedProps {
  readonly id: OfferedChange;
  readonly known: Given;
}

/** A change with its fields and what follows. */
export const ChosenChange = (props: ChosenProps) => {
  const { pane, state, speech, opened, tournament, id, known } = props;
  const { changing } = state;
  const change = changeOf(id);
  const words = speech.whom === 'teams' ? { ...change.words, ...change.words.ofTeams } : change.words;
  const name = words.inGame?.[spokenOf(speech)] ?? words.name;
  const styles = useStyles();
  const texts = changeTexts(speech.whom);
  const given = useDeferredValue(changing.given);
  const { agreed } = change;
  const isAgreed = agreed !== undefined && Object.keys(agreed.given).every((name) => name in changing.given);
  const shut = useMemo(() => change.closed?.(tournament) ?? [], [change, tournament]);
  const closed = isAgreed ? [] : shut;
  const complete = closed.length === 0 && isComplete(change, tournament, given);
  const tried = useMemo(
    () => (complete ? previewChange(change, opened, given) : null),
    [complete, change, opened, given],
  );
  const isOpen = closed.length === 0;
  const anyone = useMemo(
    () => (isOpen ? forAnyone(change, tournament, given) : null),
    [isOpen, change, tournament, given],
  );
  const typical = useMemo(
    () => (anyone && tried?.ok !== true ? previewChange(change, opened, anyone) : null),
    [anyone, tried, change, opened],
  );
  const preview = typical ?? tried;
  const failed = [tried, typical].find((each) => each?.ok === false);
  const refused = failed?.ok === false ? failed.problems : closed;
  const offer = [...shut, ...refused].find(({ code }) => code === agreed?.to);
  const { instead } = change;
  const isInstead = ({ code }: Problem): boolean => instead?.of.includes(code) === true;
  const other = refused.some(isInstead) && instead?.change;
  const isHere = playerOf(tournament, changing.given)?.status === 'playing';
  const rather = preview?.ok === true && isHere && preview.value.warnings.some(isInstead) && instead?.change;
  const menu = playersTexts(speech.whom);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  // Not every browser gives the focus to a button that is clicked.
  useEffect(() => {
    opener.current =
      place.current?.parentElement?.querySelector('[aria-expanded="true"]') ?? document.activeElement;
    const first = place.current?.querySelector<HTMLElement>('input, select') ?? place.current;
    first?.focus({ preventScroll: true });
  }, [isAgreed]);
  const leave = (): void => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    pane.change(null);
  };
  const answer = tried?.ok === true ? 'follows' : refused.length > 0 ? 'refused' : '';
  useEffect(() => intoView(place.current), [answer]);
  const onKeyDown = ({ key }: KeyboardEvent<HTMLDivElement>): void => {
    if (key === 'Escape') leave();
  };
  // The place of whoever has left is the simplest way to join, in the section that is chosen.
  const section = changing.given['section'] ?? openSection(tournament, changing.given);
  const isThere = (player: Player): boolean => !tournament.sections || player.section === section;
  const [gone, ...others] = leftIn(tournament).filter(isThere);
  const hasPlace = instead?.change === 'substitute' && gone !== undefined;
  const onlyOne: Given = gone && others.length === 0 ? { player: String(gone.no) } : {};
  const way = other || (hasPlace && instead.change);
  const takeOver = isOffered(way) && (
    <Press fills onPress={() => pane.change(way, { ...onlyOne, ...changing.given })}>
      {menu.actions[way]}
    </Press>
  );
  const buttons = (
    <Row>
      {hasPlace && takeOver}
      {isOffered(other) ? (
        <>
          {agreed && offer && (
            <Press fills onPress={() => pane.give({ ...changing.given, ...agreed.given })}>
              {say(menu.addRounds, offer.values)}
            </Press>
          )}
          {!hasPlace && takeOver}
          <Press fills state={state} onPress={pane.another}>
            {speech.texts.another}
          </Press>
        </>
      ) : (
        <Press
          fills
          appearance="primary"
          state={state}
          disabled={tried?.ok !== true || tried.value.cells.length === 0}
          onPress={() => pane.takeChange(id, changing.given)}
        >
          {Object.entries(words.takeWithout ?? {}).find(([field]) => !changing.given[field])?.[1] ??
            words.take}
        </Press>
      )}
      {isOffered(rather) && (
        <Press fills onPress={() => pane.change(rather, { player: changing.given['player'] })}>
          {menu.actions[rather]}
        </Press>
      )}
      <Press fills onPress={leave}>
        {menu.cancel}
      </Press>
    </Row>
  );
  const follows =
    preview?.ok === true ? (
      <ChangePreviewView {...props} preview={preview.value}>
        {!anyone && buttons}
      </ChangePreviewView>
    ) : null;
  return (
    <Stack
      gap="M"
      ref={place}
      style={ABOVE_FOOT}
      tabIndex={-1}
      role="group"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div>
        <h3 className={styles.title}>{name}</h3>
        {words.about !== undefined && <Sentence quiet>{words.about}</Sentence>}
        {isAgreed && offer && <Sentence>{speech.message(offer)}</Sentence>}
        {anyone && follows}
      </div>
      {closed.length === 0 &&
        fieldsIn(change, tournament)
          .filter(({ name }) => !Object.hasOwn(known, name))
          .map((field) => <ChangeFieldView key={field.name} {...props} field={field} />)}
      <Problems
        {...props}
        problems={refused}
        intent={isOffered(other) ? 'note' : 'error'}
        title={isOffered(other) ? texts.ways : texts.impossible}
      />
      {anyone || follows === null ? buttons : follows}
    </Stack>
  );
};

interface MenuProps extends OpenedProps {
  readonly changes: readonly OfferedChange[];
  /** What is known of each of them and is not asked. */
  readonly known?: Given;
}

/** Two changes as buttons, the others as a list behind one; the one that was chosen opens below them. */
export const ChangeMenu = ({ changes, known = {}, ...props }: MenuProps) => {
  const { pane, state, speech } = props;
  const styles = useStyles();
  const texts = playersTexts(speech.whom);
  const chosen = changes.find((id) => id === state.changing.change);
  const [first, second, ...more] = changes.map((id, at) => (
    <Press
      fills
      key={id}
      appearance={at < 2 ? 'secondary' : 'subtle'}
      aria-expanded={chosen === id}
      className={mergeClasses(at >= 2 && styles.way, chosen === id && styles.pressed)}
      onPress={() => pane.change(chosen === id ? null : id, known)}
    >
      {texts.actions[id]}
    </Press>
  ));
  return (
    <>
      <Row>
        {first}
        {second}
      </Row>
      {more.length > 0 && (
        <More title={texts.more}>
          <div className={styles.list}>{more}</div>
        </More>
      )}
      {chosen && <ChosenChange key={`chosen ${chosen}`} {...props} id={chosen} known={known} />}
    </>
  );
};
