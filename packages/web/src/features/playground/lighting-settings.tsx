import { LIGHTING_TYPES } from '@home-design/contract';
import { copy, lightingNames } from './copy.ts';
import { DescribedCards } from './described-cards.tsx';
import type { EditSettings } from './edit-settings.ts';
import { SettingSlider } from './setting-slider.tsx';

interface LightingSettingsProps {
  settings: EditSettings;
  onChange: (part: Partial<EditSettings>) => void;
}

/** Nine lights, each with a line about it, and three sliders. */
export function LightingSettings({ settings, onChange }: LightingSettingsProps) {
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
    </>
  );
}
