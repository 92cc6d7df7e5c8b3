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
import { methodOf } from '../numbering';
import { ColourChoices } from './colourChoices';
import { DateChoices, datesChosen } from './dateChoices';
import { DrawChoices } from './drawChoices';
import { Evening, useTimes } from './evening';
import { EventChoices, ReportChoice } from './eventChoices';
import type { RosterProps } from './frame';
import { Group } from './group';
import { NumberChoices } from './numberChoices';
import { OpenTools } from './openTools';
import { PlayerList } from './playerList';
import { PointChoices } from './pointChoices';
import { RankingChoices } from './rankingChoices';
import { SystemChoices } from './systemChoices';

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
