import { projectorTexts } from '../../language/projector';
import type { ViewProps } from './frame';
import { Press } from './frame';

/** Opens the page for the projector. */
export const ProjectorButton = ({ pane, speech }: Pick<ViewProps, 'pane' | 'speech'>) => (
  <Press size="small" onPress={pane.project}>
    {projectorTexts(speech.language).show}
  </Press>
);
