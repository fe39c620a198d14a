import type { ListingDetail } from '@home-design/contract';
import { Alert, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { UploadList } from '../../../core/uploader/upload-list.tsx';
import { isBeingRead } from '../listing-state.ts';
import { MissingNames } from './missing-names.tsx';
import classes from './missing-photos.module.css';
import { PhotoDrop } from './photo-drop.tsx';
import { photosCopy } from './photos-copy.ts';
import { useMissingPhotos } from './use-missing-photos.ts';

/** Missing photos of a listing, with a way to send them. Renders nothing if all have arrived. */
export function MissingPhotos({ listing }: { listing: ListingDetail }) {
  const { uploads, missing, isSending, look, notFound, isNothing, end } = useMissingPhotos(listing);
  const { items } = uploads;

  if (missing.length === 0 && items.length === 0) return null;
  return (
    <section aria-label={photosCopy.missingTitle} className={classes.missing}>
      <div>
        <Title order={3} size="h4">
          {photosCopy.missingTitle}
        </Title>
        <Text>{photosCopy.missing(missing.length, listing.images.length)}</Text>
      </div>
      {items.length === 0 ? (
        <>
          <MissingNames missing={missing} />
          <Text size="sm" c="dimmed">
            {photosCopy.takeUp(listing.source_name)}
          </Text>
          <PhotoDrop isBusy={look.isPending} onFiles={(files) => look.mutate(files)} />
        </>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {photosCopy.sending}
          </Text>
          <UploadList uploads={uploads} scrolls />
        </>
      )}
      <VisuallyHidden role="status">{look.isPending && photosCopy.looking}</VisuallyHidden>
      {isNothing && (
        <Alert color="red" role="alert" title={photosCopy.noneOfThem}>
          <Text size="sm">{photosCopy.noneOfThemText}</Text>
        </Alert>
      )}
      {notFound.length > 0 && (
        <Alert color="gray" variant="light" role="note" title={photosCopy.stillMissing(notFound.length)}>
          <Text size="sm" className={classes.breaks}>
            {notFound.join(', ')}
          </Text>
        </Alert>
      )}
      <Group gap="sm">
        {items.some(({ status }) => status === 'pending') && !isSending && (
          <Button onClick={uploads.start}>{photosCopy.goOn}</Button>
        )}
        {isBeingRead(listing) && !isSending && missing.some(({ state }) => state === 'waiting') && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {photosCopy.finish}
          </Button>
        )}
      </Group>
    </section>
  );
}
