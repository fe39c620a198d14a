import type { BinEntry } from '@home-design/contract';
import { Badge, Button, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { formatTimeAgo } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { Moment } from '../../ui/moment.tsx';
import classes from './bin.module.css';
import { copy } from './copy.ts';

const DAY_MS = 86_400_000;

interface BinRowProps {
  entry: BinEntry;
  now: Date;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** An entry of the bin: what it is, when it was deleted, how long it stays, and its actions. */
export function BinRow({ entry, now, isBusy, onRestore, onRemove }: BinRowProps) {
  const days = Math.round((Date.parse(entry.purged_at) - now.getTime()) / DAY_MS);
  return (
    <li className={classes.row}>
      {entry.thumbnail_url === null ? (
        <span className={classes.picture}>
          <IconPhotoOff size={24} stroke={ICON_STROKE} aria-hidden />
        </span>
      ) : (
        <img className={classes.picture} src={entry.thumbnail_url} alt="" loading="lazy" decoding="async" />
      )}
      <div className={classes.about}>
        <div className={classes.heading}>
          <Text fw={550} truncate title={entry.title}>
            {entry.title}
          </Text>
          <Badge variant="light" size="sm" flex="none">
            {copy.kinds[entry.kind]}
          </Badge>
        </div>
        <Text size="sm" c="dimmed" truncate>
          {copy.about(entry)}
        </Text>
        <Text size="sm" c="dimmed">
          <Moment at={entry.deleted_at}>{copy.deleted(formatTimeAgo(entry.deleted_at, now))}</Moment>
          {' · '}
          <Moment at={entry.purged_at}>{copy.purged(days)}</Moment>
        </Text>
        {entry.waits_for !== null && <Text size="sm">{copy.waitsFor[entry.waits_for]}</Text>}
      </div>
      <div className={classes.actions}>
        {entry.waits_for === null && (
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={copy.restoreOf(entry.title)}
            onClick={onRestore}
          >
            {copy.restore}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          disabled={isBusy}
          aria-label={copy.removeOf(entry.title)}
          onClick={onRemove}
        >
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}
