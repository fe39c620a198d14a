import { LIGHTING_TYPES } from '@home-design/contract';
import { DescribedCards } from './described-cards.tsx';
import type { ModeSettingsProps } from './mode-settings.tsx';
import { panelCopy as copy, lightingNames } from './panel-copy.ts';
import { SettingSlider } from './setting-slider.tsx';
import { StrengthSlider } from './strength-slider.tsx';

/** Nine lights, each with a line about it, and three sliders. */
export function LightingSettings({ settings, onChange }: ModeSettingsProps) {
  return (
    <>
      <DescribedCards
        label={copy.lighting}
        choices={LIGHTING_TYPES}
        descriptions={lightingNames}
        value={settings.lighting}
        onChange={(lighting) => onChange({ lighting })}
      />
      {(['brightness', 'contrast', 'warmth'] as const).map((setting) => (
        <SettingSlider
          key={setting}
          setting={setting}
          value={settings[setting]}
          onChange={(value) => onChange({ [setting]: value })}
        />
      ))}
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
