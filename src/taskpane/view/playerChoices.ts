import type { Player, Tournament } from '../../core/model';
import { nameInSection } from '../../language/inSection';
import { numberInSection } from '../../core/sections/fields';
import { changeTexts } from '../../language/changes';
import type { Speech } from '../speech';

/** Players in a list to choose from, by their numbers: with number and name, and with their section where there are several. */
export const playerChoices = (
  tournament: Tournament,
  { language, say }: Speech,
  isMeant: (player: Player) => boolean = () => true,
): readonly (readonly [value: string, name: string])[] => {
  const [named, number] = [nameInSection(tournament), numberInSection(tournament)];
  const { person } = changeTexts(language);
  return tournament.players
    .filter(isMeant)
    .map(({ no }) => [String(no), say(person, { no: number(no), name: named(no) })] as const);
};
