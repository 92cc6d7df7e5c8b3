import { Button, makeStyles } from '@fluentui/react-components';
import { projectorTexts } from '../../language/projector';
import type { ViewProps } from './frame';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

/** Opens the page for the projector. */
export const ProjectorButton = ({ pane, speech }: Pick<ViewProps, 'pane' | 'speech'>) => (
  <Button size="small" className={useStyles().left} onClick={() => void pane.project()}>
    {projectorTexts(speech.language).show}
  </Button>
);
