import type { Version } from '@home-design/contract';
import { Text } from '@mantine/core';
import { aboutCopy as copy } from '../base/about-copy.ts';

/** Explains the marked area, and says how much of the picture changed. */
export function ChangeNote({ version }: { version: Version }) {
  return (
    <Text size="sm" role="status">
      {version.mask_url === null ? copy.changeEverywhere : copy.changeMarked}{' '}
      {version.changed_share !== null && `${copy.changedShare(version.changed_share)}.`}
    </Text>
  );
}
