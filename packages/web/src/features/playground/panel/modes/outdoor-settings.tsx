import { SKY_TYPES, STAGING_STYLES } from '@home-design/contract';
import { Text } from '@mantine/core';
import { panelCopy, skyNames } from '../../base/panel-copy.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { ListedChoice } from '../parts/listed-choice.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { furnitureCopy as furniture, styleNames } from './furniture-copy.ts';
import { redesignCopy as copy } from './redesign-copy.ts';

/** A style of furniture and a sky. */
export function OutdoorSettings({ settings, onChange }: ModeSettingsProps) {
  return (
    <>
      <DescribedCards
        label={furniture.style}
        choices={STAGING_STYLES}
        descriptions={styleNames}
        value={settings.style}
        isBrief
        onChange={(style) => onChange({ style })}
      />
      <Text size="xs" c="dimmed">
        {copy.noRoomType}
      </Text>
      <ListedChoice
        label={panelCopy.sky}
        value={settings.skyType}
        choices={SKY_TYPES.map((sky) => [sky, skyNames[sky][0]] as const)}
        onChange={(skyType) => onChange({ skyType })}
      />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
