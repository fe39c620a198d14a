import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../listings.module.css';

interface SelectionBarProps {
  count: number;
  isAll: boolean;
  onAll: () => void;
  onNone: () => void;
  onRefresh: () => void;
}

/** Actions on the selected listings; the bar sticks to the bottom of the window. */
export function SelectionBar({ count, isAll, onAll, onNone, onRefresh }: SelectionBarProps) {
  return (
    <section data-foot-bar className={classes.selectionBar} aria-label={copy.selection}>
      <Text fw={550}>{copy.selectedCount(count)}</Text>
      <Button variant="subtle" px="sm" onClick={onNone}>
        {copy.selectNone}
      </Button>
      {!isAll && (
        <Button variant="subtle" px="sm" onClick={onAll}>
          {copy.selectAll}
        </Button>
      )}
      <Button leftSection={<IconRefresh size={18} stroke={ICON_STROKE} aria-hidden />} onClick={onRefresh}>
        {copy.refresh(count)}
      </Button>
    </section>
  );
}
