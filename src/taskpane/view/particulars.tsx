import type { Draft } from '../options';
import type { RosterProps } from './frame';
import { ListSection } from './list';
import { DrawSection } from './lots';
import { ChoicesSection } from './options';

interface ParticularsProps extends RosterProps {
  /** `null` while the choices have a problem. */
  readonly draft: Draft | null;
  /** How often somebody asked to name the event. */
  readonly naming: number;
}

/** What stands below the first round: the draw, the list with its numbers, all choices. */
const Particulars = ({ draft, naming, ...props }: ParticularsProps) => (
  <>
    <DrawSection {...props} />
    <ListSection {...props} tournament={draft?.tournament ?? null} />
    <ChoicesSection {...props} naming={naming} />
  </>
);

export default Particulars;
