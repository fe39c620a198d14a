import type { EditMode } from '@home-design/contract';
import { Radio, Text } from '@mantine/core';
import {
  IconArmchair,
  IconArrowsMaximize,
  IconBadgeTm,
  IconBasket,
  IconBuildingArch,
  IconBulb,
  IconChecklist,
  IconCloud,
  IconCopyrightOff,
  IconEraser,
  IconHomeStar,
  IconPaint,
  IconPalette,
  IconRulerMeasure,
  IconSofa,
  IconSquareDashed,
  IconSunglasses,
  IconTexture,
  IconWindow,
} from '@tabler/icons-react';
import { useId } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './panel.module.css';
import { panelCopy as copy } from './panel-copy.ts';

type Offered = readonly (readonly [EditMode, typeof IconEraser])[];

/** What is offered first, in this order. */
const MODES: Offered = [
  ['furniture', IconArmchair],
  ['wall-color', IconPaint],
  ['floor', IconTexture],
  ['lighting', IconBulb],
  ['sky', IconCloud],
  ['window-view', IconWindow],
  ['object-removal', IconEraser],
  ['empty-room', IconSquareDashed],
  ['declutter', IconBasket],
  ['watermark', IconCopyrightOff],
  ['upscale', IconArrowsMaximize],
];
/** Edits made of several others, and those that are wanted now and then. */
const MORE_MODES: Offered = [
  ['redesign', IconHomeStar],
  ['style-transfer', IconPalette],
  ['concept', IconSofa],
  ['selective-change', IconChecklist],
  ['outdoor-space', IconSunglasses],
  ['architecture', IconBuildingArch],
  ['blueprint', IconRulerMeasure],
  ['brand', IconBadgeTm],
];

interface ModePickerProps {
  mode: EditMode;
  onChange: (mode: EditMode) => void;
}

/** The kinds of edit, one of which is chosen. */
export function ModePicker({ mode, onChange }: ModePickerProps) {
  const moreId = useId();
  return (
    <Radio.Group
      label={copy.modeLabel}
      classNames={{ label: classes.unseen ?? '' }}
      value={mode}
      onChange={(chosen) => onChange(chosen as EditMode)}
    >
      <ModeCards modes={MODES} mode={mode} />
      <Text id={moreId} size="xs" c="dimmed" mt="xs" mb={4}>
        {copy.moreModes}
      </Text>
      <ModeCards modes={MORE_MODES} mode={mode} labelledBy={moreId} small />
    </Radio.Group>
  );
}

interface ModeCardsProps {
  modes: Offered;
  mode: EditMode;
  labelledBy?: string;
  small?: boolean;
}

function ModeCards({ modes, mode, labelledBy, small = false }: ModeCardsProps) {
  return (
    <fieldset className={classes.modeCards} aria-labelledby={labelledBy} data-small={small || undefined}>
      {modes.map(([each, Icon]) => (
        <Radio.Card
          key={each}
          value={each}
          className={classes.modeCard}
          aria-label={copy.modes[each]}
          // One stop for the Tab key, with arrow keys inside.
          tabIndex={each === mode ? 0 : -1}
        >
          <Icon size={small ? 18 : 22} stroke={ICON_STROKE} aria-hidden />
          <Text component="span" size="xs" fw={500}>
            {copy.modes[each]}
          </Text>
        </Radio.Card>
      ))}
    </fieldset>
  );
}
