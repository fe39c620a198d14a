import { LIGHTING_TYPES } from '@home-design/contract';
import { panelCopy as copy, lightingNames } from '../../base/panel-copy.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { SettingSlider } from '../parts/setting-slider.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** Nine lights with descriptions, and three sliders. */
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
