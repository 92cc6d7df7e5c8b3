import { countTo } from '../numbers';
import type { SystemId, SystemOptions } from '../model';
import { letterOf } from '../pairing/letters';
import {
  defaultExchange,
  exchangeApplies,
  letterLabels,
  makeSchedule,
  type ScheduleRequest,
} from '../pairing/schedule';
import { choiceOf } from '../pairing/options';
import { SYSTEMS, TEAM_SYSTEMS } from '../pairing/registry';
import { riches } from '../pairing/systems/riches';
import type { PairingSystem, SystemOption } from '../pairing/system';
import { makeTeamSchedule, memberLabel } from '../pairing/teams/schedule';
import type { Field } from './field';
import { LETTERED, teamOf } from './labels';

/** A game of a table: places from 0, White first. A player with a bye meets the place after the last. */
export type TableGame = readonly [white: number, black: number];

/** A table that a printed schedule can be compared with. */
export interface Table {
  readonly system: SystemId;
  readonly options: SystemOptions;
  /** Whether every choice is the default. */
  readonly isPreset: boolean;
  /** As its source prints it, if it is played differently. */
  readonly literal: boolean;
  /** Whether the last two rounds of a cycle have changed places; `null` if that makes no difference. */
  readonly exchanged: boolean | null;
  /** All rounds of all cycles, the games in board order. */
  readonly rounds: readonly (readonly TableGame[])[];
  /** The usual names of the players, in one form or another. */
  readonly labels: readonly (readonly string[])[];
}

type Sizes = NonNullable<Field['teams']>;

/** `A1 A2 B1 B2`, if the members have such names: team by team, each from 1 on. */
const countedMembers = (labels: readonly string[], boards: number): readonly string[] =>
  labels.map((label, place) => `${teamOf(label)}${place < boards ? place + 1 : place - boards + 1}`);

/** A different order of boards is no misprint. */
const IGNORED = 'boardOrder';

/** All choices of some options, the default of each first. */
const choicesOf = (options: readonly SystemOption[], players: number): readonly SystemOptions[] =>
  options
    .filter(({ name }) => name !== IGNORED)
    .reduce<readonly SystemOptions[]>(
      (all, option) => {
        const choices = option.choices(players);
        if (choices.length === 0) return all;
        const preset = choiceOf(option);
        const ordered = [preset, ...choices.filter((choice) => choice !== preset)];
        return all.flatMap((chosen) => ordered.map((choice) => ({ ...chosen, [option.name]: choice })));
      },
      [{}],
    );

const singleTable = (request: ScheduleRequest, exchanged: boolean | null): readonly Table[] => {
  const made = makeSchedule(exchanged === null ? request : { ...request, exchangeLastTwo: exchanged });
  if (!made.ok) return [];
  const { system, options, rounds, players } = made.value;
  const numbers = countTo(players);
  return [
    {
      system,
      options,
      isPreset: request.options === undefined,
      literal: request.literal === true,
      exchanged,
      rounds: rounds.map(({ games, bye }) => [
        ...games.map(({ white, black }): TableGame => [white - 1, black - 1]),
        ...(bye === null ? [] : [[bye - 1, players] as const]),
      ]),
      labels: [
        numbers.map(String),
        numbers.map(letterLabels(made.value)),
        ...(players % 2 === 0 ? [] : [numbers.map(letterOf)]),
      ],
    },
  ];
};

/** With and without the exchange of the last two rounds, the system's default first. */
const exchangedOrNot = (request: ScheduleRequest): readonly Table[] => {
  const { system, players, cycles = 1, options } = request;
  if (!exchangeApplies(players, cycles)) return singleTable(request, null);
  const usual = defaultExchange(system, players, cycles, options);
  return [usual, !usual].flatMap((exchanged) => singleTable(request, exchanged));
};

/**
 * The systems in the order in which they are offered; for a table of letters, the one that its source prints with letters comes
 * first.
 */
const inOrder = (labels: readonly string[]): readonly PairingSystem[] =>
  labels.every((label) => teamOf(label) === LETTERED)
    ? [riches, ...SYSTEMS.filter((system) => system !== riches)]
    : SYSTEMS;

const singleTables = ({ labels, cycles }: Field, only: string | undefined): readonly Table[] => {
  const players = labels.length;
  const systems = inOrder(labels).filter(({ id }) => only === undefined || id === only);
  const tablesOf = (
    variantsOf: (system: PairingSystem) => readonly Pick<ScheduleRequest, 'options' | 'literal'>[],
  ): readonly Table[] =>
    systems.flatMap((system) =>
      variantsOf(system).flatMap((variant) =>
        exchangedOrNot({ system: system.id, players, cycles, ...variant }),
      ),
    );
  return [
    ...tablesOf(() => [{}]),
    ...tablesOf(({ literal }) => (literal ? [{ literal: true }] : [])),
    ...tablesOf(({ options }) =>
      choicesOf(options, players)
        .slice(1)
        .map((each) => ({ options: each })),
    ),
  ];
};

const teamTables = (
  { labels, cycles }: Field,
  { boards, opponents }: Sizes,
  only: string | undefined,
): readonly Table[] => {
  const members = countTo(boards + opponents);
  const names = [members.map((member) => memberLabel(boards, member)), countedMembers(labels, boards)];
  return TEAM_SYSTEMS.filter(({ id }) => only === undefined || id === only).flatMap((system) =>
    choicesOf(system.options, Math.max(boards, opponents)).flatMap((options, place): readonly Table[] => {
      const made = makeTeamSchedule({ system: system.id, boards, opponents, cycles, options });
      if (!made.ok) return [];
      const rounds = made.value.rounds.map(({ games }) =>
        games.map(({ white, black }): TableGame => [white - 1, black - 1]),
      );
      const isPreset = place === 0;
      return [
        { system: system.id, options, isPreset, literal: false, exchanged: null, rounds, labels: names },
      ];
    }),
  );
};

/** Every table for the field of a printed schedule, the usual forms first; of one system if it is named. */
export const tablesFor = (field: Field, only?: string): readonly Table[] =>
  field.teams ? teamTables(field, field.teams, only) : singleTables(field, only);
