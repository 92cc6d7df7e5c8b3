import { choiceTexts } from '../../language/choices';
import { newTournamentTexts, type ChoiceGroup } from '../../language/newTournament';
import { systemText } from '../../language/systems';
import { isMatch } from '../matches';
import { methodOf } from '../numbering';
import { coloursOf, effective } from '../options';
import { ColourChoices } from './colourChoices';
import { DateChoices } from './dateChoices';
import { EveningGroup } from './evening';
import { EventChoices } from './eventChoices';
import { Section, type RosterProps } from './frame';
import { Group } from './group';
import { NumberChoices } from './numberChoices';
import { PointChoices } from './pointChoices';
import { RankingChoices } from './rankingChoices';
import { SystemChoices } from './systemChoices';

/** What is chosen in each group, in few words. */
const chosenIn = ({ state, speech, roster }: RosterProps): Readonly<Record<ChoiceGroup, string>> => {
  const { options, event } = state;
  const { texts, say, language, profile } = speech;
  const [said, choice] = [newTournamentTexts(language, profile), choiceTexts(language, profile)];
  const { system, cycles, rules } = effective(roster, options);
  const { pins, scoring, points, firstDay, tieBreaks, teamTieBreaks } = options;
  return {
    event: `${event ?? roster.event}, ${choice.profiles[profile].name}`,
    system: say(said.systemChosen, {
      system: systemText(system, profile).name,
      cycles: say(texts.cyclesChoice, { count: cycles }),
    }),
    numbers: texts.numbering[methodOf(options)].name,
    places: [
      choice.colouring[coloursOf(roster, options)].name,
      ...(pins.length > 0 ? [say(said.staying, { count: pins.length })] : []),
    ].join(', '),
    points: scoring === 'own' ? points.join(' – ') : choice.scorings[scoring],
    ranking: tieBreaks === null && teamTieBreaks === null ? (choice.ruleSets[rules] ?? rules) : said.ownOrder,
    dates: firstDay === '' ? said.noDates : say(said.datesChosen, { day: firstDay }),
  };
};

/** What the arbiter can choose, in groups; everything has a default. */
export const ChoicesSection = ({ naming, ...props }: RosterProps & { readonly naming: number }) => {
  const { language, profile } = props.speech;
  const said = newTournamentTexts(language, profile);
  const chosen = chosenIn(props);
  const of = (group: ChoiceGroup) => ({ ...said.groups[group], chosen: chosen[group] });
  return (
    <Section title={said.choices}>
      <div>
        <Group {...of('event')} opened={naming}>
          {() => <EventChoices {...props} naming={naming} />}
        </Group>
        <Group {...of('system')}>{() => <SystemChoices {...props} />}</Group>
        <Group {...of('numbers')}>{() => <NumberChoices {...props} />}</Group>
        {!isMatch(props.roster, props.state.options) && (
          <Group {...of('places')}>{() => <ColourChoices {...props} />}</Group>
        )}
        <Group {...of('points')}>{() => <PointChoices {...props} />}</Group>
        <Group {...of('ranking')}>{() => <RankingChoices {...props} />}</Group>
        <Group {...of('dates')}>{() => <DateChoices {...props} />}</Group>
        <EveningGroup {...props} />
      </div>
    </Section>
  );
};
