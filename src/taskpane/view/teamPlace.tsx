import { isSame } from '../../core/fraction';
import { nameOf } from '../../core/names/name';
import { present } from '../../core/present';
import type { StandingRow } from '../../core/tiebreak/standings';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { say } from '../../language/language';
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
  const { meanings } = speech.words.teamEvent;
  const name = nameOf(tournament.players);
  const index = rows.indexOf(row);
  const against = (other: StandingRow | undefined, where: 'ahead' | 'behind'): string => {
    if (!other || other.rank === null || row.rank === null) return '';
    const team = isolated(name(other.no));
    const decided = order.findIndex((_, at) => !isSame(row.values[at], other.values[at]));
    const code = order[decided];
    if (code === undefined) return say(paneTeamTexts.level, { team });
    const { of, better } = present(TEAM_CRITERIA.find((each) => each.code === code));
    const equal = order.slice(0, decided).map((each) => criterionHeading(each, speech));
    return say(paneTeamTexts.compared, {
      ...{ team, where, how: of === 'group' ? 'place' : better },
      equal: equal.length === 0 ? 'none' : speech.list(equal),
      criterion: criterionHeading(code, speech),
      own: pointsText(row.values[decided] ?? null),
      other: pointsText(other.values[decided] ?? null),
    });
  };
  const sentences = [against(rows[index - 1], 'behind'), against(rows[index + 1], 'ahead')];
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
