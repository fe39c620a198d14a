import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { CompareLayout, ViewEvent } from '../base/comparison.ts';
import { copy } from '../base/copy.ts';
import classes from '../base/playground.module.css';

const LAYOUTS = Object.entries(copy.layouts).map(([value, label]) => ({ value, label }));

interface ComparisonToolsProps {
  layout: CompareLayout;
  dispatch: Dispatch<ViewEvent>;
}

/** Chooses the layout of a comparison, or ends it. */
export function ComparisonTools({ layout, dispatch }: ComparisonToolsProps) {
  return (
    <Group gap={6}>
      <SegmentedControl
        aria-label={copy.layoutLabel}
        className={classes.modes}
        data={LAYOUTS}
        value={layout}
        onChange={(chosen) => dispatch({ type: 'layout-chosen', layout: chosen as CompareLayout })}
      />
      <Button
        variant="default"
        title={copy.exitComparison}
        leftSection={<IconX size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={() => dispatch({ type: 'comparison-left' })}
      >
        {copy.exitComparison}
      </Button>
    </Group>
  );
}
