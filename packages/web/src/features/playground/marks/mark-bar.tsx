import type { EditMode } from '@home-design/contract';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTrash } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import classes from '../base/playground.module.css';
import { BrushSlider } from './brush-slider.tsx';
import type { Side } from './mark.ts';
import { type Marking, SWITCHED, setMarks, type Tool, undoMark, useMarks } from './mark-store.ts';
import bar from './marks.module.css';
import { marksCopy as copy } from './marks-copy.ts';
import { useRegions } from './use-regions.ts';

const listOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const TOOLS = listOf(copy.tools);

/** The toolbar above the photo during marking: the tools and the sides. */
export function MarkBar({ marking }: { marking: Marking }) {
  const { tool, side, brush, marks } = useMarks();
  const sides = sidesOf(marking.mode);
  const choosesSide = tool !== 'tap' || !SWITCHED.has(marking.mode);
  return (
    <section className={bar.bar} aria-label={copy.barLabel}>
      <Group gap="xs">
        <SegmentedControl
          aria-label={copy.toolLabel}
          className={classes.modes}
          data={TOOLS}
          value={tool}
          onChange={(chosen) => setMarks({ tool: chosen as Tool })}
        />
        {choosesSide && (
          <SegmentedControl
            aria-label={copy.sideLabel}
            className={classes.modes}
            data={listOf(sides)}
            value={side}
            onChange={(chosen) => setMarks({ side: chosen as Side })}
          />
        )}
        {tool === 'brush' && (
          <BrushSlider
            width={brush}
            onChange={(width) => setMarks({ brush: width })}
            label={copy.brushSize}
          />
        )}
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={marks.length === 0}
          leftSection={<IconArrowBackUp size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={undoMark}
        >
          {copy.undo}
        </Button>
        <Button
          variant="default"
          disabled={marks.length === 0}
          leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => setMarks({ marks: [] })}
        >
          {copy.clear}
        </Button>
        <Button
          leftSection={<IconCheck size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => setMarks({ marking: null })}
        >
          {copy.done}
        </Button>
      </Group>
      <Hint tool={tool} marking={marking} />
    </section>
  );
}

function sidesOf(mode: EditMode): Readonly<Record<Side, string>> {
  return mode in copy.sides ? copy.sides[mode as keyof typeof copy.sides] : copy.sides.removal;
}

function Hint({ tool, marking }: { tool: Tool; marking: Marking }) {
  const regions = useRegions(marking);
  const isLooking = tool === 'tap' && regions.isFetching;
  const hasFailed = tool === 'tap' && regions.isError;
  const says = marking.mode === 'watermark' ? copy.ofMarks : copy.ofSurfaces;
  const tap = regions.data?.regions.length === 0 ? says.none : says.tap;
  return (
    <Text size="sm" c={hasFailed ? 'red' : 'dimmed'} role="status" className={bar.hint}>
      {hasFailed ? says.failed : isLooking ? `${says.finding} …` : tool === 'tap' ? tap : copy.hints[tool]}
    </Text>
  );
}
