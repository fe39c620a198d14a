import { EDIT_RANGES } from '@home-design/contract';
import { Slider, Text } from '@mantine/core';
import { useId } from 'react';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import base from '../../base/playground.module.css';
import classes from './parts.module.css';

type Setting = 'strength' | 'brightness' | 'contrast' | 'warmth';

interface SettingSliderProps {
  setting: Setting;
  /** Replaces the usual name of the setting. */
  label?: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number within its range; its value is always in sight. */
export function SettingSlider({ setting, label = copy[setting], value, onChange }: SettingSliderProps) {
  const labelId = useId();
  const { min, max, step } = EDIT_RANGES[setting];
  return (
    <div className={classes.setting}>
      <Text id={labelId} size="sm" fw={500}>
        {label}
      </Text>
      <Text size="sm" c="dimmed" className={base.number} aria-hidden>
        {valueText(setting, value)}
      </Text>
      <Slider
        className={classes.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={onChange}
        label={null}
        size="md"
        thumbSize={22}
        thumbProps={{ 'aria-labelledby': labelId, 'aria-valuetext': valueText(setting, value) }}
      />
    </div>
  );
}

function valueText(setting: Setting, value: number): string {
  switch (setting) {
    case 'strength':
      return `${Math.round(value * 100)}%`;
    case 'warmth':
      return `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
    case 'brightness':
    case 'contrast':
      return `${value.toFixed(2)}×`;
  }
}
