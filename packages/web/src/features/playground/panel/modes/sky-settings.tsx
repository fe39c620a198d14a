import { SKY_TYPES } from '@home-design/contract';
import { panelCopy as copy, skyNames } from '../../base/panel-copy.ts';
import { SkyPicture } from '../../preview/thumbnails/sky-picture.tsx';
import { useSkyPictures } from '../../preview/thumbnails/use-sky-pictures.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** Six skies with pictures of the photo under each. */
export function SkySettings({ settings, base, before, onChange }: ModeSettingsProps) {
  const pictures = useSkyPictures(base);
  return (
    <>
      <DescribedCards
        label={copy.sky}
        choices={SKY_TYPES}
        descriptions={skyNames}
        value={settings.skyType}
        pictureOf={pictures ? (type) => <SkyPicture type={type} pictures={pictures} /> : undefined}
        note={pictures && copy.skyPictures[pictures.at]}
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
