import { FLOOR_DIRECTIONS, FLOOR_MATERIALS, type FloorDirection } from '@home-design/contract';
import { Radio, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { panelCopy as copy, floorDirectionNames, floorNames } from '../../base/panel-copy.ts';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import classes from './modes.module.css';

const DIRECTIONS = FLOOR_DIRECTIONS.map((value) => ({ value, label: floorDirectionNames[value] }));

/** The new floor and its pattern. */
export function FloorSettings({ settings, base, before, onChange }: ModeSettingsProps) {
  const { floorMaterial, floorDirection } = settings;
  const directionId = useId();
  const choose = (material: unknown) => {
    const chosen = FLOOR_MATERIALS.find((each) => each === material);
    if (chosen) onChange({ floorMaterial: chosen });
  };
  return (
    <>
      <Radio.Group label={copy.floor} value={floorMaterial} onChange={choose}>
        <div className={classes.floors}>
          {FLOOR_MATERIALS.map((name) => (
            <Radio.Card
              key={name}
              value={name}
              className={classes.floor}
              aria-label={floorNames[name]}
              // One Tab stop, with arrow keys inside.
              tabIndex={name === floorMaterial ? 0 : -1}
            >
              <img src={`/floors/${name}.webp`} alt="" width={120} height={72} loading="lazy" />
              <Text component="span" size="xs" lh={1.25}>
                {floorNames[name]}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <div>
        <Text id={directionId} size="sm" fw={500} mb={4}>
          {copy.floorDirection}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={directionId}
          data={DIRECTIONS}
          value={floorDirection}
          onChange={(direction) => onChange({ floorDirection: direction as FloorDirection })}
        />
      </div>
      <MarkSettings mode="floor" base={base} before={before} onRestart={({ material }) => choose(material)} />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
