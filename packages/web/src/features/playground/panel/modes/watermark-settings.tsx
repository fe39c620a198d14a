import { REMOVAL_QUALITIES } from '@home-design/contract';
import { Checkbox } from '@mantine/core';
import { forgetTaps, type RemovalQuality } from '../../marks/mark-store.ts';
import { ListedChoice } from '../parts/listed-choice.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { watermarkCopy as copy, qualityNames } from './watermark-copy.ts';

/** How closely the server looks, which marks to remove, and the statement of rights. */
export function WatermarkSettings({ settings, base, before, onChange }: ModeSettingsProps) {
  function look(removalQuality: RemovalQuality): void {
    // Another search numbers the marks anew.
    forgetTaps();
    onChange({ removalQuality });
  }

  return (
    <>
      <ListedChoice
        label={copy.quality}
        value={settings.removalQuality}
        choices={REMOVAL_QUALITIES.map((quality) => [quality, qualityNames[quality]] as const)}
        onChange={look}
      />
      <MarkSettings
        mode="watermark"
        base={base}
        before={before}
        quality={settings.removalQuality}
        onRestart={({ removal_quality }) => {
          const made = REMOVAL_QUALITIES.find((quality) => quality === removal_quality);
          if (made) onChange({ removalQuality: made });
        }}
      />
      <Checkbox
        label={copy.rights}
        description={copy.rightsHint}
        checked={settings.rights}
        onChange={(event) => onChange({ rights: event.currentTarget.checked })}
      />
    </>
  );
}
