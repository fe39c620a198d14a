import { UPSCALES } from '@home-design/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { copy as pageCopy } from '../../base/copy.ts';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import classes from '../../base/playground.module.css';
import type { EditSettings } from '../settings/edit-settings.ts';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

const SCALES = UPSCALES.map((scale) => ({ value: String(scale), label: `${scale}×` }));

/** The factor, and the resulting size in pixels. */
export function UpscaleSettings({ settings, base, onChange }: ModeSettingsProps) {
  const labelId = useId();
  const { scale } = settings;
  return (
    <div>
      <Text id={labelId} size="sm" fw={500} mb={6}>
        {copy.scale}
      </Text>
      <SegmentedControl
        fullWidth
        className={classes.modes}
        aria-labelledby={labelId}
        data={SCALES}
        value={String(scale)}
        onChange={(chosen) => onChange({ scale: Number(chosen) as EditSettings['scale'] })}
      />
      {base && (
        <Text size="sm" c="dimmed" mt={6} role="status">
          {pageCopy.size(base.width * scale, base.height * scale)}
        </Text>
      )}
    </div>
  );
}
