import type { ListChoice } from '../app/roster';
import type { AdoptChoices, Adoption } from '../app/tools/adopt';
import type { SheetCheck } from '../app/tools/check';
import type { Diagnosis } from '../app/tools/doctor';
import type { NamesPlan } from '../app/tools/names';
import type { ToolStep } from '../app/tools/steps';
import type { Problem } from '../core/problem';
import type { Imported } from '../exchange/found';
import type { Selection } from '../workbook/port';

/** The tools for the organiser's own sheets. */
export type ToolId = 'names' | 'check' | 'adopt' | 'doctor' | 'file';

/** A file of another program that was chosen. */
export interface OtherFile {
  readonly file: string;
  readonly bytes: () => Promise<Uint8Array>;
  /** The id of the format that it is said to be in. */
  readonly from?: string | undefined;
}

/** What a tool has found, or would do. It may be out of date. */
export type Found =
  | { readonly tool: 'names'; readonly plan: NamesPlan }
  | { readonly tool: 'check'; readonly checked: SheetCheck }
  | {
      readonly tool: 'adopt';
      readonly choice: ListChoice;
      readonly choices: AdoptChoices;
      readonly adoption: Adoption;
    }
  | { readonly tool: 'doctor'; readonly diagnosis: Diagnosis }
  | {
      readonly tool: 'file';
      /** The id of the format that it was read in. */
      readonly format: string;
      /** Its events as tournaments; a file with a team event holds nothing else. */
      readonly imported: readonly Imported[];
      readonly warnings: readonly Problem[];
    };

/** Cells that were selected for a tool: the pairings, the list with the names, and that of the second of two teams. */
export type Picked = Readonly<Partial<Record<'pairings' | 'list' | 'second', Selection>>>;

/** What the pane knows of the tools. */
export interface Toolbox {
  /** The one that is open. */
  readonly tool: ToolId | null;
  /** The steps of tools in this workbook; the last one can be undone. */
  readonly steps: readonly ToolStep[];
  readonly picked: Picked;
  readonly found: Found | null;
}

/** No tool is open. */
export const NO_TOOL: Toolbox = { tool: null, steps: [], picked: {}, found: null };
