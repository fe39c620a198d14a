import type { Version } from '@home-design/contract';
import type { Furnished } from '../../base/furnished.ts';
import type { EditSettings, SettingProblems } from './edit-settings.ts';

/** What the settings of every kind of edit are given; each takes what it needs. */
export interface ModeSettingsProps {
  settings: EditSettings;
  problems: SettingProblems;
  /** Whether Apply was pressed: problems of what was not touched are not shown before. */
  wasTried: boolean;
  /** The version that would be edited; null while there is none. */
  base: Version | null;
  /** Where an edit of the same kind as the shown version starts again when it is corrected. */
  before: Version | null;
  /** The staging of the shown version, if it is one. */
  furnished: Furnished | null;
  onChange: (part: Partial<EditSettings>) => void;
}
