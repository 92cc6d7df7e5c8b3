import { paneTeamTexts } from '../../language/paneTeams';
import { type OpenedProps, Sentence } from './frame';
import { postersOf } from './posterList';
import { Posters } from './posters';

/** What can be printed of an event in which teams meet. */
const PrintTeams = (props: OpenedProps) => (
  <>
    <Posters {...props} players={props.tournament.players} posters={postersOf(props)} />
    <Sentence quiet>{paneTeamTexts(props.speech.language).sendHint}</Sentence>
  </>
);

export default PrintTeams;
