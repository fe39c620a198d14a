import { Alert, Text } from '@mantine/core';
import classes from '../listings.module.css';
import { photosCopy } from './photos-copy.ts';
import type { SkippedFile } from './why-skipped.ts';

/** Skipped files, grouped by reason. */
export function SkippedFiles({ skipped }: { skipped: readonly SkippedFile[] }) {
  const byReason = new Map<string, string[]>();
  for (const { name, why } of skipped) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  return (
    <Alert color="gray" variant="light" title={photosCopy.skipped(skipped.length)} role="note">
      <ul className={classes.errors}>
        {[...byReason].map(([why, names]) => (
          <li key={why}>
            <Text size="sm" fw={550}>
              {why}
            </Text>
            <Text size="sm" className={classes.breaks}>
              {names.join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
