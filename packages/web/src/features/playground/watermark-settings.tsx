import { REMOVAL_QUALITIES } from '@home-design/contract';
import { Checkbox } from '@mantine/core';
import { ListedChoice } from './listed-choice.tsx';
import { MarkSettings } from './marks/mark-settings.tsx';
import type { ModeSettingsProps } from './mode-settings.tsx';
import { watermarkCopy as copy, qualityNames } from './watermark-copy.ts';

/** How closely marks are looked for, which are meant, and the statement that one may take them off. */
export function WatermarkSettings({ settings, base, onChange }: ModeSettingsProps) {
  return (
    <>
      <ListedChoice
        label={copy.quality}
        value={settings.removalQuality}
        choices={REMOVAL_QUALITIES.map((quality) => [quality, qualityNames[quality]] as const)}
        onChange={(removalQuality) => onChange({ removalQuality })}
      />
      <MarkSettings mode="watermark" base={base} before={null} />
      <Checkbox
        label={copy.rights}
        description={copy.rightsHint}
        checked={settings.rights}
        onChange={(event) => onChange({ rights: event.currentTarget.checked })}
      />
    </>
  );
}
