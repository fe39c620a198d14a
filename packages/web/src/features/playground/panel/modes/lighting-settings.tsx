import { LIGHTING_TYPES } from '@home-design/contract';
import { panelCopy as copy, lightingNames } from '../../base/panel-copy.ts';
import { askPreview } from '../../preview/ask-preview.ts';
import type { WantedLight } from '../../preview/preview-store.ts';
import { PreviewWish } from '../../preview/preview-wish.tsx';
import { ThumbnailCanvas } from '../../preview/thumbnails/thumbnail-canvas.tsx';
import { useLightThumbnails } from '../../preview/thumbnails/use-light-thumbnails.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { SettingSlider } from '../parts/setting-slider.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** Nine lights with pictures of the photo in each, and four sliders. */
export function LightingSettings({ settings, base, onChange }: ModeSettingsProps) {
  const { lighting, brightness, contrast, warmth, strength } = settings;
  const wanted: WantedLight = { kind: 'light', type: lighting, brightness, contrast, warmth, strength };
  const thumbnails = useLightThumbnails(base);
  return (
    <>
      <DescribedCards
        label={copy.lighting}
        choices={LIGHTING_TYPES}
        descriptions={lightingNames}
        value={lighting}
        pictureOf={thumbnails ? (type) => <ThumbnailCanvas picture={thumbnails[type]} /> : undefined}
        onChange={(type) => onChange({ lighting: type })}
        // A click on the chosen light also shows its preview.
        onPick={(type) => base && askPreview(base.id, { ...wanted, type })}
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
      <PreviewWish version={base} wanted={wanted} />
    </>
  );
}
