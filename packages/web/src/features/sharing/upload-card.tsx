import {
  MAX_UPLOAD_FILES,
  MAX_VISITOR_NAME_LENGTH,
  SHARE_UPLOADS_A_DAY,
  type SharedBoard,
} from '@home-design/contract';
import { Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Uploader } from '../../core/uploader/uploader.tsx';
import { useUploads } from '../../core/uploader/use-uploads.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { type SentPhotos, sendSharedPhoto } from './send-shared-photo.ts';
import classes from './sharing.module.css';

interface UploadCardProps {
  token: string;
  board: SharedBoard;
  name: string;
  onName: (name: string) => void;
  /** Called when photos have been sent. */
  onSent: () => Promise<void>;
}

/** Sends photos to the owner: they are chosen, shown, removable, and sent with their progress. */
export function UploadCard({ token, board, name, onName, onSent }: UploadCardProps) {
  const uploads = useUploads<SentPhotos>({
    send: (file, options) => sendSharedPhoto(token, name, file, options),
    onFailed: (why, error) =>
      toast.failed(copy.uploadFailed, error, why === copy.uploadFailed ? copy.uploadsFailed : why),
  });
  const { items, clear } = uploads;
  const isSending = items.some(({ status }) => status === 'uploading');
  const arrived = items.filter(({ status }) => status === 'success');
  const isAllSent = items.length > 0 && arrived.length === items.length;
  const sent = useRef(0);

  // Reloads the board when all uploads are over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment when the last one has arrived counts.
  useEffect(() => {
    if (isSending || arrived.length <= sent.current) return;
    const isWaiting = arrived.some(({ result }) => result?.waiting === true);
    toast.success(copy.uploaded(arrived.length - sent.current), isWaiting ? copy.uploadedWaiting : undefined);
    sent.current = isAllSent ? 0 : arrived.length;
    if (isAllSent) clear();
    void onSent(); // shows its own failure
  }, [isSending, arrived.length]);

  return (
    <div className={classes.upload} aria-busy={isSending}>
      <div>
        <Title order={2} size="h4">
          {copy.uploadTitle}
        </Title>
        <Text size="sm" c="dimmed">
          {copy.uploadText(MAX_UPLOAD_FILES, SHARE_UPLOADS_A_DAY)}{' '}
          {board.approves_uploads && copy.uploadWaits}
        </Text>
      </div>
      {isSending && <VisuallyHidden role="status">{copy.uploading}</VisuallyHidden>}
      <TextInput
        className={classes.visitor}
        label={copy.yourName}
        placeholder={copy.optional}
        size="md"
        maxLength={MAX_VISITOR_NAME_LENGTH}
        autoComplete="name"
        disabled={isSending}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <Uploader uploads={uploads} scrolls />
    </div>
  );
}
