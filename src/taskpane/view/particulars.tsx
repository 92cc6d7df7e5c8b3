import type { Problem } from '../../core/problem';
import { areaAddress } from '../../grid/cell';
import { choiceTexts } from '../../language/choices';
import { say } from '../../language/language';
import { type ChoiceGroup, newTournamentTexts } from '../../language/newTournament';
import { REPORTS, reportsOf } from '../../language/reports';
import { systemText } from '../../language/systems';
import { coloursOf, effective, type Draft } from '../draft';
import type { EveningTyped } from '../evening';
import { isMatch } from '../matches';
import { methodOf, detailOf, detailsFor, methodsFor, moved, numbersTyped, orderTyped } from '../numbering';
import { ColourChoices } from './colourChoices';
import { DateChoices, datesChosen } from './dateChoices';
import { DrawChoices } from './drawChoices';
import { Evening, useTimes } from './evening';
import { EventChoices, ReportChoice } from './eventChoices';
import type { RosterProps } from './frame';
import { Group } from './group';
import { OpenTools } from './openTools';
import { PointChoices } from './pointChoices';
import { RankingChoices } from './rankingChoices';
import { SystemChoices } from './systemChoices';
import { entryAt } from '../../core/present';
import { TEAM_NUMBERING } from '../../core/draw/teams';
import { USUAL_NUMBERS } from '../usual';
import { Choice, TextField } from './choice';
import { Ordered } from './ordered';
import { useState } from 'react';
import type { Tournament } from '../../core/model';
import { InlineButton } from './inline';
import { SmallTable } from './table';

/** So many players are shown at once. */
const FIRST = 5;

interface ListProps extends RosterProps {
  /** With their numbers and teams; `null` while they have none. */
  readonly tournament: Pick<Tournament, 'players' | 'teams'> | null;
}

/** The list as it stands in the sheet, the number that was given beside each name. */
const PlayerList = ({ speech, roster, tournament }: ListProps) => {
  const { texts, words } = speech;
  const said = newTournamentTexts();
  const [all, showAll] = useState(false);
  const listed = roster.players;
  const numbered = new Map(tournament?.players.map((player) => [player.name, player]));
  const teams = new Map(tournament?.teams.map(({ id, name }) => [id, name]));
  const rated = listed.some(({ rating }) => rating !== undefined);
  const shown = all ? listed : listed.slice(0, FIRST);
  return (
    <>
      <SmallTable
        label={said.listLabel}
        columns={[
          ...(tournament ? [{ heading: words.no, number: true }] : []),
          { heading: words.name },
          ...(teams.size > 0 ? [{ heading: words.match.team }] : []),
          ...(rated ? [{ heading: words.rating, number: true }] : []),
        ]}
        rows={shown.map(({ name, rating }) => [
          ...(tournament ? [String(numbered.get(name)?.no ?? '')] : []),
          name,
          ...(teams.size > 0 ? [teams.get(numbered.get(name)?.team ?? '') ?? ''] : []),
          ...(rated ? [rating === undefined ? '' : String(rating.typed)] : []),
        ])}
      />
      {listed.length > FIRST && (
        <div>
          <InlineButton onPress={() => showAll(!all)}>
            {all ? say(said.showFirst, { count: FIRST }) : say(texts.showAll, { count: listed.length })}
          </InlineButton>
        </div>
      )}
    </>
  );
};

/** More players than so many are not put in order line by line. */
const MOST_LINES = 100;

/** Numbers by hand: the players in the order of their numbers, and the numbers as they are typed. */
const ByHand = ({ pane, speech, roster, typed }: RosterProps & { readonly typed: string }) => {
  const said = choiceTexts().details.hand;
  const texts = newTournamentTexts();
  const { players } = roster;
  const order = players.length > MOST_LINES ? null : orderTyped(typed, players.length);
  const tell = (detail: string): void => pane.choose({ detail });
  return (
    <>
      {order && (
        <Ordered
          speech={speech}
          label={texts.byNumber}
          lines={order.map((place) => entryAt(players, place).name)}
          onMove={(from, to) => tell(numbersTyped(moved(order, from, to)))}
        />
      )}
      <TextField label={said?.name ?? ''} hint={said?.about ?? ''} value={typed} onType={tell} />
    </>
  );
};

/** What a way of giving numbers has to be told: a column, the numbers themselves, a variant; nothing for most. */
const Detail = (props: RosterProps) => {
  const { pane, state, roster } = props;
  const { options } = state;
  const method = methodOf(options);
  const said = choiceTexts().details[method];
  const details = detailsFor(method, roster);
  if (!said || details.length === 0) return null;
  const value = detailOf(roster, options);
  if (method === 'hand') return <ByHand {...props} typed={value} />;
  return (
    <Choice
      label={said.name}
      hint={said.about}
      value={value}
      choices={details.map((detail) => [detail, said.choices[detail] ?? detail] as const)}
      onChoose={(detail) => pane.choose({ detail })}
    />
  );
};

/** How players get their pairing numbers. */
const NumberChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { texts } = speech;
  const numbers = methodOf(state.options);
  const match = isMatch(roster, state.options);
  const methods = methodsFor(roster, state.options).filter(
    (id) => !match || id === numbers || TEAM_NUMBERING.includes(id),
  );
  return (
    <>
      <Choice
        usual={USUAL_NUMBERS}
        label={newTournamentTexts().numbers}
        hint={numbers === 'lots' ? undefined : texts.numbering[numbers].about}
        value={numbers}
        choices={methods.map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen, detail: null })}
      />
      <Detail {...props} />
    </>
  );
};

interface ParticularsProps extends RosterProps {
  /** `null` while the choices have a problem. */
  readonly draft: Draft | null;
  /** What was typed wrongly stands at its field. */
  readonly problems: readonly Problem[];
  /** `null` while nothing was typed of it. */
  readonly evening: EveningTyped | null;
  readonly onEvening: (evening: EveningTyped) => void;
  /** How often somebody asked what fits the evening. */
  readonly askedTime: number;
}

/** What is chosen in each group, in few words. */
const chosenIn = ({
  state,
  speech,
  roster,
  draft,
}: RosterProps & Pick<ParticularsProps, 'draft'>): Readonly<Record<ChoiceGroup, string>> => {
  const { options } = state;
  const { texts, profile } = speech;
  const [said, choice] = [newTournamentTexts(profile), choiceTexts(profile)];
  const { system, cycles, rules } = effective(roster, options);
  const { pins, scoring, points, firstDay, tieBreaks, teamTieBreaks } = options;
  const colours = isMatch(roster, options) ? 'system' : coloursOf(roster, options);
  return {
    players: say(said.foundCells, { sheet: roster.sheet, cells: areaAddress(roster.area) }),
    event: [
      ...[choice.profiles[profile].name, options.paper],
      ...(options.report === null ? [] : [REPORTS[options.report].name]),
    ].join(' · '),
    pairings: say(said.systemChosen, {
      system: systemText(system, profile).name,
      cycles: say(texts.cyclesChoice, { count: cycles }),
    }),
    numbers: [
      texts.numbering[methodOf(options)].name,
      ...(colours === 'system' ? [] : [choice.colouring[colours].name]),
      ...(pins.length > 0 ? [say(said.staying, { count: pins.length })] : []),
    ].join(' · '),
    points: [
      ...(scoring === 'classic' ? [] : [scoring === 'own' ? points.join(' – ') : choice.scorings[scoring]]),
      tieBreaks === null && teamTieBreaks === null ? (choice.ruleSets[rules] ?? rules) : said.ownOrder,
    ].join(' · '),
    dates: datesChosen(firstDay, draft?.tournament.games ?? []),
  };
};

/** What can be chosen, in groups; everything has a default. */
const Particulars = ({ draft, evening, onEvening, askedTime, ...props }: ParticularsProps) => {
  const { roster, state, speech } = props;
  const said = newTournamentTexts(speech.profile);
  const chosen = chosenIn({ ...props, draft });
  const times = useTimes(props, evening);
  const of = (group: ChoiceGroup) => ({ name: said.groups[group], chosen: chosen[group] });
  return (
    <>
      <div>
        <Group {...of('pairings')}>
          {() => <SystemChoices {...props} preview={draft?.preview ?? null} />}
        </Group>
        <Group {...of('numbers')}>
          {() => (
            <>
              <NumberChoices {...props} />
              <DrawChoices {...props} />
              {!isMatch(roster, state.options) && <ColourChoices {...props} />}
            </>
          )}
        </Group>
        <Group {...of('points')}>
          {() => (
            <>
              <PointChoices {...props} />
              <RankingChoices {...props} />
            </>
          )}
        </Group>
        <Group {...of('dates')} opened={askedTime}>
          {() => (
            <>
              <DateChoices {...props} games={draft?.tournament.games ?? []} proposed={times.proposed} />
              <Evening {...props} {...times} onType={onEvening} />
            </>
          )}
        </Group>
        <Group {...of('players')}>
          {() => <PlayerList {...props} tournament={draft?.tournament ?? null} />}
        </Group>
        <Group {...of('event')}>
          {() => (
            <>
              <EventChoices {...props} />
              {reportsOf(speech.profile).length > 0 && <ReportChoice {...props} />}
            </>
          )}
        </Group>
      </div>
      <OpenTools {...props} />
    </>
  );
};

export default Particulars;
