import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** The strength of the change. */
export function ArchitectureSettings({ settings, onChange }: ModeSettingsProps) {
  return <StrengthSlider settings={settings} onChange={onChange} />;
}
