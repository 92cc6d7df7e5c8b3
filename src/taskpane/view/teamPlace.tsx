import { isSame } from '../../core/fraction';
import { nameOf } from '../../core/names/name';
import type { StandingRow } from '../../core/tiebreak/standings';
import { paneTeamTexts } from '../../language/paneTeams';
import { isolated } from '../speech';
import { pointsText } from '../standing';
import { criterionHeading, CriterionValue } from './criterionValue';
import { type OpenedProps, Sentence, Stack } from './frame';

interface TeamPlaceProps extends OpenedProps {
  readonly order: readonly string[];
  readonly rows: readonly StandingRow[];
  readonly row: StandingRow;
}

/** What ranks a team: each value, and by which of them it is ahead of the next team and behind the one before. */
export const TeamPlace = ({ speech, tournament, order, rows, row }: TeamPlaceProps) => {
  const texts = paneTeamTexts(speech.language);
  const { meanings } = speech.words.teamEvent;
  const name = nameOf(tournament.players);
  const index = rows.indexOf(row);
  const against = (other: StandingRow | undefined, text: string): string => {
    if (!other || other.rank === null || row.rank === null) return '';
    const team = isolated(name(other.no));
    const decided = order.findIndex((_, at) => !isSame(row.values[at], other.values[at]));
    if (decided < 0) return speech.say(texts.level, { team });
    const code = order[decided] ?? '';
    return speech.say(text, {
      team,
      criterion: criterionHeading(code, speech),
      own: pointsText(row.values[decided] ?? null),
      other: pointsText(other.values[decided] ?? null),
    });
  };
  const sentences = [against(rows[index - 1], texts.behind), against(rows[index + 1], texts.ahead)];
  return (
    <Stack gap="M">
      <div>
        {order.map((code, at) => (
          <CriterionValue
            key={code}
            name={criterionHeading(code, speech)}
            value={pointsText(row.values[at] ?? null)}
          >
            <Sentence quiet>{meanings[code]}</Sentence>
          </CriterionValue>
        ))}
      </div>
      {sentences
        .filter((sentence) => sentence !== '')
        .map((sentence) => (
          <Sentence key={sentence}>{sentence}</Sentence>
        ))}
    </Stack>
  );
};
