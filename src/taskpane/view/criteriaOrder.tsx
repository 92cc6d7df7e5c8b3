import { newTournamentTexts } from '../../language/newTournament';
import { moved } from '../ordering';
import type { Speech } from '../speech';
import { Choice } from './choice';
import { Ordered } from './ordered';

interface CriteriaOrderProps {
  readonly speech: Speech;
  readonly label: string;
  /** Codes in order; the first one stays where it is. */
  readonly order: readonly string[];
  /** Codes that may come into it. */
  readonly others: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly onChange: (order: readonly string[]) => void;
}

/** A list of tie-breaks that is put in order, shortened and added to. */
export const CriteriaOrder = ({ speech, label, order, others, nameOf, onChange }: CriteriaOrderProps) => {
  const said = newTournamentTexts(speech.language, speech.profile);
  return (
    <>
      <Ordered
        speech={speech}
        label={label}
        lines={order.map(nameOf)}
        fixed={1}
        onMove={(from, to) => onChange(moved(order, from, to))}
        onRemove={(place) => onChange(order.filter((_, index) => index !== place))}
      />
      <Choice
        label={said.addCriterion}
        value=""
        choices={[['', said.addNothing], ...others.map((code) => [code, nameOf(code)] as const)]}
        onChoose={(code) => {
          if (code !== '') onChange([...order, code]);
        }}
      />
    </>
  );
};
