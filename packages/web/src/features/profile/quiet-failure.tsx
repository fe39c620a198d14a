import { Button, Text } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './profile.module.css';

/** Says without a toast that something could not be loaded, and offers to try again. */
export function QuietFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={classes.failure} role="status">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
