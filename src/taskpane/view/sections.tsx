import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { previewOf } from '../../app/preview';
import { sheetsFor, youthIn } from '../../app/sections/deal';
import { dealtByAge, withYears } from '../../app/sections/births';
import type { PairedSections } from '../../app/sections/create';
import { byStrength } from '../../core/draw/entry';
import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { largest } from '../../core/extremes';
import { entryAt } from '../../core/present';
import {
  DEAL_METHODS,
  type DealMethod,
  SECTION_SHEETS,
  LEFTOVERS,
  usualLeftover,
} from '../../core/sections/sizes';
import { controlText, hoursOf } from '../../language/evening';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { paneSectionTexts } from '../../language/paneSections';
import {
  columnBy,
  groupingColumns,
  dealtBy,
  isStrengthUnknown,
  numbersWithin,
  SECTION_NUMBERS,
  sectionColumns,
  sectionsOf,
} from '../dealing';
import { DATE_FIELDS, DRAFT_ID } from '../draft';
import type { EveningTyped } from '../evening';
import type { SectionOptions } from '../sections';
import { isolated } from '../speech';
import { Made } from './announcement';
import { Choice, TextField } from './choice';
import { DateChoices, datesChosen } from './dateChoices';
import { WhoDrew } from './drawChoices';
import { Evening, useTimes } from './evening';
import { EventChoices } from './eventChoices';
import { FirstRound } from './firstRound';
import { Press, Sentence, Stack, type RosterProps } from './frame';
import { Group } from './group';
import { OpenTools } from './openTools';
import { PointChoices } from './pointChoices';
import { Problems } from './problems';
import { RankingChoices } from './rankingChoices';
import { SmallTable } from './table';

interface SectionsProps extends RosterProps {
  readonly sections: SectionOptions;
  /** Told how many sections come out, and nothing where the choices have a problem. */
  readonly onDealt: (count: number | null) => void;
}

/** How the list is dealt, and who should be apart. */
const DealChoices = ({ pane, roster, sections }: SectionsProps) => {
  const by = dealtBy(roster, sections);
  const columns = sectionColumns(roster, sections);
  const grouping = groupingColumns(roster);
  const has: Partial<Record<DealMethod, boolean>> = {
    hand: columns.length > 0,
    age: youthIn(roster).some((each) => each !== null),
  };
  const choose = (more: Partial<SectionOptions>): void => pane.choose({ sections: { ...sections, ...more } });
  return (
    <Stack gap="S">
      <Choice
        short
        label={paneSectionTexts.by}
        value={by}
        choices={DEAL_METHODS.filter((id) => by === id || (has[id] ?? true)).map(
          (id) => [id, paneSectionTexts.methods[id]] as const,
        )}
        onChoose={(id) => choose({ by: id })}
      />
      {isStrengthUnknown(roster, sections) && (
        <>
          <Sentence>{paneSectionTexts.unrated}</Sentence>
          <Press onPress={() => choose({ by: 'lots' })}>{paneSectionTexts.drawInstead}</Press>
        </>
      )}
      {by === 'hand' ? (
        <Choice
          short
          label={paneSectionTexts.column}
          value={columnBy(roster, sections)}
          choices={columns.map((heading) => [heading, heading] as const)}
          onChoose={(column) => choose({ column })}
        />
      ) : (
        <TextField
          short
          label={paneSectionTexts.size}
          type="number"
          min={3}
          value={sections.size}
          onType={(size) => choose({ size })}
        />
      )}
      {grouping.length > 0 && by !== 'hand' && (
        <Choice
          short
          label={paneSectionTexts.avoid}
          value={sections.avoid ?? ''}
          none={paneSectionTexts.avoidNobody}
          choices={grouping.map((heading) => [heading, heading] as const)}
          onChoose={(heading) => choose({ avoid: heading === '' ? null : heading })}
        />
      )}
    </Stack>
  );
};

/** Where those go who are left over, how sections are numbered, at which boards and on which sheets they play. */
const MoreDealChoices = ({ pane, state, speech, roster, sections }: SectionsProps) => {
  const { texts } = speech;
  const choose = (more: Partial<SectionOptions>): void => pane.choose({ sections: { ...sections, ...more } });
  const numbers = numbersWithin(state.options);
  const sheets = sections.sheets ?? sheetsFor(roster.players.length);
  const by = dealtBy(roster, sections);
  const leftover = sections.leftover ?? usualLeftover(by, Number(sections.size));
  const isEven = roster.players.length % Number(sections.size) === 0;
  return (
    <>
      {by !== 'hand' && !isEven && (
        <Choice
          label={paneSectionTexts.leftover}
          hint={paneSectionTexts.leftovers[leftover].about}
          value={leftover}
          choices={LEFTOVERS.map((id) => [id, paneSectionTexts.leftovers[id].name] as const)}
          onChoose={(id) => choose({ leftover: id })}
        />
      )}
      <Choice
        label={newTournamentTexts().numbers}
        hint={numbers === 'lots' ? undefined : texts.numbering[numbers].about}
        value={numbers}
        choices={SECTION_NUMBERS.map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen, detail: null })}
      />
      {(numbers === 'lots' || by === 'lots') && (
        <WhoDrew {...{ pane, state, speech }} drawn="numbers" witness="chose" />
      )}
      <TextField
        label={paneSectionTexts.firstBoards}
        hint={paneSectionTexts.firstBoardsHint}
        value={sections.firstBoards}
        onType={(firstBoards) => choose({ firstBoards })}
      />
      <Choice
        label={paneSectionTexts.sheets}
        hint={paneSectionTexts.sheetsOf[sheets].about}
        value={sheets}
        choices={SECTION_SHEETS.map((id) => [id, paneSectionTexts.sheetsOf[id].name] as const)}
        onChoose={(id) => choose({ sheets: id })}
      />
    </>
  );
};

/** The players of a section, each with their rating where they have one, the strongest first. */
const strongestFirst = ({ players }: Tournament): readonly string[] => {
  const named = players.map(({ name, rating }) => (rating ? `${name} (${rating.typed})` : name));
  return byStrength(players).map((at) => entryAt(named, at));
};

interface DealtProps extends Pick<SectionsProps, 'pane' | 'speech'> {
  readonly dealt: PairedSections;
}

interface Time {
  /** 0 where nothing is known of it. */
  readonly hours: number;
  readonly control: string;
}

/** How many sections there are, of which sizes, and how long they play. */
const Sizes = ({ speech, dealt, hours, control }: DealtProps & Time) => {
  const { list } = speech;
  const made = dealt.sections.map(({ tournament }) => tournament);
  const sizes = [...new Set(made.map(({ players }) => players.length))].sort((one, other) => one - other);
  const rounds = largest(made.map((each) => each.rounds));
  const same = made.every((each) => each.rounds === rounds) ? 'yes' : 'no';
  const games = made.reduce((sum, each) => sum + each.games.length, 0);
  return (
    <div>
      <Made>{say(paneSectionTexts.made, { count: made.length, sizes: list(sizes.map(String)) })}</Made>
      <Sentence>{say(paneSectionTexts.length, { same, rounds, games, hours, control })}</Sentence>
    </div>
  );
};

/** Round 1 of all sections, who is in which, and what should be known of it. */
const Dealt = ({ pane, speech, dealt }: DealtProps) => {
  const { sections, warnings } = dealt;
  const rounds = sections.map(({ tournament }) => previewOf(tournament).firstRound);
  const byAge = dealtByAge(sections);
  return (
    <>
      <FirstRound
        speech={speech}
        round={{
          games: rounds.flatMap(({ games }) => games),
          byes: rounds.flatMap(({ byes }) => byes),
        }}
        most={4}
        more={paneSectionTexts.all}
      >
        <SmallTable
          label={paneSectionTexts.sections}
          columns={[
            { heading: paneSectionTexts.section, number: true },
            { heading: paneSectionTexts.players },
          ]}
          rows={sections.map(({ name, tournament }) => [
            withYears(name, byAge),
            // Names have commas of their own.
            strongestFirst(tournament).map(isolated).join('; '),
          ])}
        />
      </FirstRound>
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
    </>
  );
};

/** Whether it stands at one of the fields of the dates. */
const isOfDates = ({ place }: Problem): boolean =>
  Object.values<string | undefined>(DATE_FIELDS).includes(place.field);

/** All sections as they play at once. */
const fieldOf = (made: readonly Tournament[]) => ({
  sections: made.length,
  rounds: largest(made.map((each) => each.rounds)),
  games: made.reduce((all, { games }) => all + games.length, 0),
  boardsNeeded: made.reduce((all, { players }) => all + Math.floor(players.length / 2), 0),
});

/** From the list to sections: how it is dealt, and who would be in which. */
const Sections = (props: SectionsProps) => {
  const { state, speech, roster, onDealt } = props;
  const { profile } = speech;
  const said = newTournamentTexts(profile);
  const options = useDeferredValue(state.options);
  const paired = useMemo(() => {
    const { sections } = options;
    return sections && sectionsOf(roster, { ...options, sections }, { id: DRAFT_ID });
  }, [roster, options]);
  const made = paired?.ok ? paired.value.sections.map(({ tournament }) => tournament) : [];
  const problems = paired && !paired.ok ? paired.problems : [];
  const count = paired?.ok ? made.length : null;
  useEffect(() => onDealt(count), [onDealt, count]);
  const { firstDay } = state.options;
  const games = made.flatMap((each) => each.games);
  const [evening, typeEvening] = useState<EveningTyped | null>(null);
  const field = fieldOf(made);
  const times = useTimes(props, evening, field);
  const { typed, found, proposed } = times;
  const control = controlText({ minutes: Number(typed.minutes), increment: Number(typed.increment) });
  const hours =
    firstDay === '' && made.length > 0 && found.ok && found.value
      ? hoursOf(found.value.evening.ends - found.value.request.from)
      : 0;
  return (
    <>
      {paired?.ok && <Sizes {...props} dealt={paired.value} hours={hours} control={control} />}
      <DealChoices {...props} />
      <Problems {...props} problems={problems.filter((each) => !isOfDates(each))} intent="error" />
      {paired?.ok && <Dealt {...props} dealt={paired.value} />}
      <Group name={said.moreOptions}>
        {() => (
          <>
            <Group name={said.groups.dates} chosen={datesChosen(firstDay, games)}>
              {() => (
                <>
                  <DateChoices {...props} {...{ games, problems, proposed }} />
                  {made.length > 0 && <Evening {...props} {...times} onType={typeEvening} />}
                </>
              )}
            </Group>
            <MoreDealChoices {...props} />
            <Group name={said.groups.points}>
              {() => (
                <>
                  <PointChoices {...props} />
                  <RankingChoices {...props} />
                </>
              )}
            </Group>
            <EventChoices {...props} />
            <OpenTools {...props} />
          </>
        )}
      </Group>
    </>
  );
};

export default Sections;
