import { Radio, Text } from '@mantine/core';
import {
  IconArmchair,
  IconArrowsMaximize,
  IconBasket,
  IconBulb,
  IconCloud,
  IconEraser,
  IconPaint,
  IconSquareDashed,
  IconWindow,
} from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import type { PanelMode } from './edit-settings.ts';
import classes from './panel.module.css';
import { panelCopy as copy } from './panel-copy.ts';

/** What is offered, in this order. */
const MODES = [
  ['furniture', IconArmchair],
  ['wall-color', IconPaint],
  ['lighting', IconBulb],
  ['sky', IconCloud],
  ['window-view', IconWindow],
  ['object-removal', IconEraser],
  ['empty-room', IconSquareDashed],
  ['declutter', IconBasket],
  ['upscale', IconArrowsMaximize],
] as const satisfies readonly (readonly [PanelMode, typeof IconEraser])[];

interface ModePickerProps {
  mode: PanelMode;
  onChange: (mode: PanelMode) => void;
}

/** The kinds of edit, one of which is chosen. */
export function ModePicker({ mode, onChange }: ModePickerProps) {
  return (
    <Radio.Group
      label={copy.modeLabel}
      classNames={{ label: classes.unseen ?? '' }}
      value={mode}
      onChange={(chosen) => onChange(chosen as PanelMode)}
    >
      <div className={classes.modeCards}>
        {MODES.map(([each, Icon]) => (
          <Radio.Card
            key={each}
            value={each}
            className={classes.modeCard}
            aria-label={copy.modes[each]}
            // One stop for the Tab key, with arrow keys inside.
            tabIndex={each === mode ? 0 : -1}
          >
            <Icon size={22} stroke={ICON_STROKE} aria-hidden />
            <Text component="span" size="xs" fw={500}>
              {copy.modes[each]}
            </Text>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
