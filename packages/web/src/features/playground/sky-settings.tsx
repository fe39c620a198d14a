import { SKY_TYPES } from '@home-design/contract';
import { DescribedCards } from './described-cards.tsx';
import { MarkSettings } from './marks/mark-settings.tsx';
import type { ModeSettingsProps } from './mode-settings.tsx';
import { panelCopy as copy, skyNames } from './panel-copy.ts';
import { StrengthSlider } from './strength-slider.tsx';

/** Six skies, each with a line about it. */
export function SkySettings({ settings, base, before, onChange }: ModeSettingsProps) {
  return (
    <>
      <DescribedCards
        label={copy.sky}
        choices={SKY_TYPES}
        descriptions={skyNames}
        value={settings.skyType}
        onChange={(skyType) => onChange({ skyType })}
      />
      <MarkSettings
        mode="sky"
        base={base}
        before={before}
        onRestart={({ sky_type }) => {
          const skyType = SKY_TYPES.find((type) => type === sky_type);
          if (skyType) onChange({ skyType });
        }}
      />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
