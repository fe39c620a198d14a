import { DRAWING_PAPERS, DRAWING_UNITS } from '@home-design/contract';
import { Text } from '@mantine/core';
import { ListedChoice } from '../parts/listed-choice.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { redesignCopy as copy, paperNames, unitNames } from './redesign-copy.ts';

/** Units and paper size of the drawing. */
export function BlueprintSettings({ settings, onChange }: ModeSettingsProps) {
  return (
    <>
      <ListedChoice
        label={copy.units}
        value={settings.units}
        choices={DRAWING_UNITS.map((units) => [units, unitNames[units]] as const)}
        onChange={(units) => onChange({ units })}
      />
      <ListedChoice
        label={copy.paper}
        value={settings.paper}
        choices={DRAWING_PAPERS.map((paper) => [paper, paperNames[paper]] as const)}
        onChange={(paper) => onChange({ paper })}
      />
      <Text size="sm" c="dimmed">
        {copy.estimated}
      </Text>
    </>
  );
}
