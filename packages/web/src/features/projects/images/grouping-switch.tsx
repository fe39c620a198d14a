import { Switch } from '@mantine/core';
import { copy } from '../copy.ts';
import classes from '../images.module.css';

interface GroupingSwitchProps {
  isGrouped: boolean;
  /** Absent: the page decides. */
  onGroup?: ((isGrouped: boolean) => void) | undefined;
}

/** Switches between photos with their variations and single pictures. */
export function GroupingSwitch({ isGrouped, onGroup }: GroupingSwitchProps) {
  return (
    <Switch
      className={classes.grouping}
      label={copy.groupByOriginal}
      checked={isGrouped}
      disabled={onGroup === undefined}
      onChange={({ currentTarget }) => onGroup?.(currentTarget.checked)}
    />
  );
}
