import type { EditClass } from './edit-class.ts';
import type { Settings } from './setting.ts';

/** The facts about one mode of edit that product and engine share. */
export interface EditVocabulary {
  /** What the edit changes; for a combined edit, the most that it can change. */
  readonly editClass: EditClass;
  /** Names of the edit in addresses and on the command line, besides its mode; the first is the usual one. */
  readonly names: readonly [string, ...string[]];
  /** The settings with their options, bounds and defaults, by their names in requests. */
  readonly settings: Settings;
}
