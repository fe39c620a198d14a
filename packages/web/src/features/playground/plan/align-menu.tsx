import { ActionIcon, Menu } from '@mantine/core';
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { type Alignment, alignableAxes } from './arrange/align-pieces.ts';
import { planCopy as copy } from './plan-copy.ts';
import type { PlanEditing } from './use-plan-editing.ts';

const ACROSS = {
  low: IconLayoutAlignLeft,
  middle: IconLayoutAlignCenter,
  high: IconLayoutAlignRight,
  gaps: IconLayoutDistributeVertical,
};
/** In the picture what is far is higher up. */
const DOWN = {
  low: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  high: IconLayoutAlignBottom,
  gaps: IconLayoutDistributeHorizontal,
};
const UP = { ...DOWN, low: IconLayoutAlignBottom, high: IconLayoutAlignTop };
const ICONS = { x: ACROSS, y: UP, z: DOWN };
const WHATS: readonly Alignment['what'][] = ['low', 'middle', 'high', 'gaps'];

/** Brings the chosen pieces to one line, or to equal gaps. */
export function AlignMenu({ editing }: { editing: PlanEditing }) {
  const { items, places, kinds } = editing;
  const axes = alignableAxes(
    places.flatMap((place) => items[place] ?? []),
    kinds,
  );
  return (
    <Menu position="bottom" withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={copy.align}
          title={places.length < 2 ? `${copy.align}. ${copy.several}` : copy.align}
          disabled={places.length < 2}
        >
          <IconLayoutAlignLeft size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {axes.map((axis, number) => (
          <Fragment key={axis}>
            {number > 0 && <Menu.Divider />}
            {WHATS.map((what) => {
              const Icon = ICONS[axis][what];
              return (
                <Menu.Item
                  key={what}
                  disabled={what === 'gaps' && places.length < 3}
                  leftSection={<Icon size={18} stroke={ICON_STROKE} aria-hidden />}
                  onClick={() => editing.align({ axis, what })}
                >
                  {copy.alignments[axis][what]}
                </Menu.Item>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
