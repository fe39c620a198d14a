import { Button, Group, Text } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './uploader.module.css';
import type { Uploads } from './use-uploads.ts';

/** Progress of the whole list, and the actions on all of it. */
export function UploadSummary({ uploads }: { uploads: Uploads<unknown> }) {
  const { items, pause } = uploads;
  const failed = items.filter(({ status }) => status === 'error');
  const done = items.filter(({ status }) => status === 'success').length;
  const isSending = items.some(({ status }) => status === 'uploading') || pause !== null;
  if (!isSending && failed.length === 0 && done === 0) return null;

  return (
    <div className={classes.summary}>
      <div role="status">
        <Text size="sm" fw={550}>
          {copy.summary(done, items.length, failed.length)}
        </Text>
        {pause !== null && (
          <Text size="sm" c="dimmed">
            {copy.paused(pause)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {failed.length > 0 && (
          <Button
            variant="light"
            onClick={() => {
              for (const { id } of failed) uploads.retry(id);
            }}
          >
            {copy.retryAll(failed.length)}
          </Button>
        )}
        {isSending && (
          <Button variant="default" onClick={uploads.stop}>
            {copy.stopAll}
          </Button>
        )}
      </Group>
    </div>
  );
}
