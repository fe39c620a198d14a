import { FLOOR_DIRECTIONS, FLOOR_MATERIALS, type FloorDirection } from '@home-design/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { panelCopy as copy, floorDirectionNames, floorNames } from '../../base/panel-copy.ts';
import { PatternCards } from '../parts/pattern-cards.tsx';
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
      <PatternCards
        label={copy.floor}
        patterns={FLOOR_MATERIALS}
        names={floorNames}
        pictures="/floors"
        value={floorMaterial}
        onChange={choose}
      />
      <div className={classes.named}>
        <Text id={directionId} size="sm" fw={500}>
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
