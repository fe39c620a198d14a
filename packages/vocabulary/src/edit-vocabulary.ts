import type { EditClass } from './edit-class.ts';
import type { Settings } from './setting.ts';

/** What product and engine have to agree on about one mode of edit. */
export interface EditVocabulary {
  /** What the edit changes; of one that is made of others, what it changes at most. */
  readonly editClass: EditClass;
  /** Names of the edit in addresses and on the command line, beside its mode; the first is the usual one. */
  readonly names: readonly [string, ...string[]];
  /** The settings with their options, bounds and defaults, by the names they have in requests. */
  readonly settings: Settings;
}
