import type { Player, Tournament } from '../../core/model';
import { nameInSection } from '../../language/inSection';
import { numberInSection } from '../../core/sections/fields';
import { changeTexts } from '../../language/changes';
import { say } from '../../language/language';

/** What a player is called: by number and name, with their section where there are several. */
export const playerLabel = (tournament: Tournament): ((no: number) => string) => {
  const { person, personIn } = changeTexts();
  const number = numberInSection(tournament);
  const label = nameInSection(tournament, (name, section, no) =>
    say(personIn, { name, section, no: number(no) }),
  );
  return (no) => (tournament.sections ? label(no) : say(person, { no, name: label(no) }));
};

/** Players in a list to choose from, by their numbers. */
export const playerChoices = (
  tournament: Tournament,
  isMeant: (player: Player) => boolean = () => true,
): readonly (readonly [value: string, name: string])[] => {
  const label = playerLabel(tournament);
  return tournament.players.filter(isMeant).map(({ no }) => [String(no), label(no)] as const);
};
