import { ActionIcon, Button, Group, SegmentedControl, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconContrast,
  IconMinus,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import classes from '../base/playground.module.css';
import { BrushSlider } from '../marks/brush-slider.tsx';
import bar from '../marks/marks.module.css';
import { changeMask } from './change-selection.ts';
import { emptyMask, grown, inverted } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { SelectHint } from './select-hint.tsx';
import { closeSelect, redoStep, type Selecting, setSelect, undoStep, useSelect } from './select-store.ts';

/** Pixels by which the mask, which is at most 1024 long, grows or shrinks at a time. */
const RIM = 4;

const listOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The toolbar above the photo while something is selected. */
export function SelectBar(selecting: Selecting) {
  const { tool, side, brush, steps, at } = useSelect();
  useHotkeys([
    ['mod+Z', undoStep],
    ['mod+shift+Z', redoStep],
  ]);
  const isReady = at >= 0;
  return (
    <section className={bar.bar} aria-label={copy.barLabel}>
      <Group gap="xs">
        <SegmentedControl
          aria-label={copy.toolLabel}
          className={classes.modes}
          data={listOf(copy.tools)}
          value={tool}
          onChange={(chosen) => setSelect({ tool: chosen as typeof tool })}
        />
        <SegmentedControl
          aria-label={copy.sideLabel}
          className={classes.modes}
          data={listOf(copy.sides)}
          value={side}
          onChange={(chosen) => setSelect({ side: chosen as typeof side })}
        />
        {tool === 'brush' && (
          <BrushSlider
            width={brush}
            onChange={(width) => setSelect({ brush: width })}
            label={copy.brushSize}
          />
        )}
      </Group>
      <Group gap="xs">
        <Act name={copy.undo} icon={IconArrowBackUp} isOff={at <= 0} onClick={undoStep} />
        <Act name={copy.redo} icon={IconArrowForwardUp} isOff={at >= steps.length - 1} onClick={redoStep} />
        <Act
          name={copy.grow}
          icon={IconPlus}
          isOff={!isReady}
          onClick={() => changeMask((mask) => grown(mask, RIM))}
        />
        <Act
          name={copy.shrink}
          icon={IconMinus}
          isOff={!isReady}
          onClick={() => changeMask((mask) => grown(mask, -RIM))}
        />
        <Act name={copy.invert} icon={IconContrast} isOff={!isReady} onClick={() => changeMask(inverted)} />
        <Act
          name={copy.clear}
          icon={IconTrash}
          isOff={!isReady}
          onClick={() => changeMask(({ width, height }) => emptyMask(width, height))}
        />
        <Button leftSection={<IconCheck size={18} stroke={ICON_STROKE} aria-hidden />} onClick={closeSelect}>
          {copy.done}
        </Button>
      </Group>
      <SelectHint {...selecting} />
    </section>
  );
}

interface ActProps {
  name: string;
  icon: typeof IconCheck;
  isOff: boolean;
  onClick: () => void;
}

function Act({ name, icon: Icon, isOff, onClick }: ActProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant="default"
        aria-label={name}
        // Not `disabled`: the button would lose the focus after the last step that can be undone.
        aria-disabled={isOff}
        {...(isOff && { 'data-disabled': true })}
        onClick={() => !isOff && onClick()}
      >
        <Icon size={20} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
