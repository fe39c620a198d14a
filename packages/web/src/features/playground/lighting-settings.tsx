import { LIGHTING_TYPES } from '@home-design/contract';
import { Radio, Text } from '@mantine/core';
import { copy, lightingNames } from './copy.ts';
import type { EditSettings } from './edit-settings.ts';
import classes from './playground.module.css';
import { SettingSlider } from './setting-slider.tsx';

interface LightingSettingsProps {
  settings: EditSettings;
  onChange: (part: Partial<EditSettings>) => void;
}

/** Nine lights, each with a line about it, and three sliders. */
export function LightingSettings({ settings, onChange }: LightingSettingsProps) {
  return (
    <>
      <Radio.Group
        label={copy.lighting}
        value={settings.lighting}
        onChange={(lighting) => onChange({ lighting: lighting as EditSettings['lighting'] })}
      >
        <div className={classes.lights}>
          {LIGHTING_TYPES.map((type) => {
            const [name, line] = lightingNames[type];
            return (
              <Radio.Card
                key={type}
                value={type}
                className={classes.light}
                aria-label={`${name}. ${line}`}
                // One stop for the Tab key, with arrow keys inside.
                tabIndex={type === settings.lighting ? 0 : -1}
              >
                <Text component="span" size="sm" fw={550}>
                  {name}
                </Text>
                <Text component="span" size="xs" c="dimmed">
                  {line}
                </Text>
              </Radio.Card>
            );
          })}
        </div>
      </Radio.Group>
      {(['brightness', 'contrast', 'warmth'] as const).map((setting) => (
        <SettingSlider
          key={setting}
          setting={setting}
          value={settings[setting]}
          onChange={(value) => onChange({ [setting]: value })}
        />
      ))}
    </>
  );
}
