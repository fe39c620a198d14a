import { Text } from '@mantine/core';
import classes from './header.module.css';

/** Keeps the line of the trail free until it is known, so that nothing below moves when it comes. */
export function TrailPlace() {
  return (
    <Text size="sm" className={classes.trailLine} aria-hidden>
      &nbsp;
    </Text>
  );
}
