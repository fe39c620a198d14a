import type { ModeSettingsProps } from './mode-settings.tsx';
import { StrengthSlider } from './strength-slider.tsx';

/** How much of it. */
export function ArchitectureSettings({ settings, onChange }: ModeSettingsProps) {
  return <StrengthSlider settings={settings} onChange={onChange} />;
}
