import { ActionIcon, Button, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { formatBytes } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { PROGRESS_BEFORE_ANSWER, type UploadItem } from './upload-items.ts';
import classes from './uploader.module.css';
import type { Uploads } from './use-uploads.ts';

/** One photo of the upload list. */
export function UploadRow({ item, uploads }: { item: UploadItem<unknown>; uploads: Uploads<unknown> }) {
  const { file, status } = item;
  return (
    <li className={classes.row} data-status={status}>
      {item.preview === '' ? (
        <span className={classes.preview} />
      ) : (
        <img
          className={classes.preview}
          src={item.preview}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={classes.about}>
        <Text size="sm" fw={500} truncate title={file.name}>
          {file.name}
        </Text>
        <Text size="xs" c={status === 'error' ? 'red' : 'dimmed'} role="status">
          {stateOf(item)}
        </Text>
        {status === 'uploading' && (
          <Progress
            value={item.progress}
            animated={isSent(item)}
            size="sm"
            aria-label={copy.progressOf(file.name)}
          />
        )}
      </div>
      <RowAction item={item} uploads={uploads} />
    </li>
  );
}

function RowAction({ item, uploads }: { item: UploadItem<unknown>; uploads: Uploads<unknown> }) {
  const { id, file } = item;
  switch (item.status) {
    case 'pending':
      return (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={() => uploads.remove(id)}
          aria-label={copy.remove(file.name)}
        >
          <IconTrash size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      );
    case 'uploading':
      return (
        <Button variant="default" onClick={() => uploads.cancel(id)} aria-label={copy.cancel(file.name)}>
          {copy.cancelShort}
        </Button>
      );
    case 'error':
      return (
        <Button variant="light" onClick={() => uploads.retry(id)} aria-label={copy.retry(file.name)}>
          {copy.retryShort}
        </Button>
      );
    case 'success':
      return (
        <span className={classes.done}>
          <IconCheck size={20} stroke={ICON_STROKE} aria-hidden />
          <VisuallyHidden>{copy.done}</VisuallyHidden>
        </span>
      );
  }
}

/** The file is sent, and the server decodes the photo. */
const isSent = ({ progress }: UploadItem<unknown>): boolean => progress >= PROGRESS_BEFORE_ANSWER;

function stateOf(item: UploadItem<unknown>): string {
  const { status, progress, file, error } = item;
  switch (status) {
    case 'pending':
      return `${copy.waiting} · ${formatBytes(file.size)}`;
    case 'uploading':
      return isSent(item) ? copy.finishing : copy.uploading(progress);
    case 'success':
      return `${copy.done} · ${formatBytes(file.size)}`;
    case 'error':
      if (error === copy.notSent) return error;
      return error === null || error === copy.uploadFailed
        ? copy.uploadFailed
        : `${copy.uploadFailed} · ${error}`;
  }
}
