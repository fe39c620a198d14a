import type { Version } from '@home-design/contract';
import type { Furnished } from '../../base/furnished.ts';
import type { EditSettings, SettingProblems } from './edit-settings.ts';

/** The properties of the settings of every kind of edit. */
export interface ModeSettingsProps {
  settings: EditSettings;
  problems: SettingProblems;
  /** Whether Apply was pressed; untouched fields show no problems before. */
  wasTried: boolean;
  /** The version to edit; null without one. */
  base: Version | null;
  /** The version from which a corrected edit of the same kind starts again. */
  before: Version | null;
  /** The staging of the shown version, if it has one. */
  furnished: Furnished | null;
  onChange: (part: Partial<EditSettings>) => void;
}
