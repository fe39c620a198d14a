import type { SharedVersion } from '@home-design/contract';
import { Text } from '@mantine/core';
import { formatDay } from '../../lib/formats.ts';
import { Moment } from '../../ui/moment.tsx';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';

/** What a card of a shared board says of its picture. */
export function SharedCardText({ version }: { version: SharedVersion }) {
  const label = labelOf(version);
  return (
    <div className={classes.cardText}>
      <Text fw={550} truncate title={label}>
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {version.photo_name !== null && version.photo_name !== label && `${version.photo_name} · `}
        {copy.kinds[version.kind]} · <Moment at={version.created_at}>{formatDay(version.created_at)}</Moment>
      </Text>
      {version.caption !== '' && (
        <Text size="sm" className={classes.cardCaption}>
          {version.caption}
        </Text>
      )}
      {version.is_sent && (
        <Text size="xs" className={classes.sender}>
          {copy.fromVisitor}
        </Text>
      )}
    </div>
  );
}
