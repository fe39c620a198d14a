import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { SettingSlider } from './setting-slider.tsx';

/** The strength of the edit. */
export function StrengthSlider({ settings, onChange }: Pick<ModeSettingsProps, 'settings' | 'onChange'>) {
  return (
    <SettingSlider
      setting="strength"
      value={settings.strength}
      onChange={(strength) => onChange({ strength })}
    />
  );
}
