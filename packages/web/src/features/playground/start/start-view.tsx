import { RECENT_IMAGES_SHOWN } from '@home-design/contract';
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { RemovalNoticeBar } from '../../../core/session/guests/removal-notice-bar.tsx';
import { useSampleProject } from '../../../core/store/use-sample-project.ts';
import { hasCamera } from '../../../core/uploader/has-camera.ts';
import { useUploads } from '../../../core/uploader/use-uploads.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { PlaygroundFrame } from '../base/playground-frame.tsx';
import { usePlace } from '../base/use-place.ts';
import { EditPanelSlot } from '../panel/edit-panel-slot.tsx';
import { RecentImages } from './recent-images.tsx';
import { recentImagesQuery } from './recent-images-query.ts';
import { startCopy as copy } from './start-copy.ts';

const Uploader = lazyPart(async () => (await import('../../../core/uploader/uploader.tsx')).Uploader);
// Loaded at once, in parallel with the page. A failure does not matter here: using it tries again.
void Uploader.preload();
/** Height in pixels, so that nothing moves when it is loaded. */
const UPLOADER_HEIGHT = hasCamera() ? 198 : 138;
// At the bottom of the page, so it is loaded after the recent images.
const SampleRooms = lazyPart(async () => (await import('./sample-rooms-list.tsx')).SampleRooms);

/** The playground without an image: upload one, open a recent one, or try a sample room. */
export function StartView() {
  const { openImage } = usePlace();
  const recent = useQuery(recentImagesQuery);
  const uploads = useUploads({
    limits: { multiple: false },
    startAtOnce: true,
    onUploaded: (image) => openImage(image.id),
  });
  const hasNothing = recent.data?.results.length === 0;
  // The sample project brings pictures; a welcomed user still sees the welcome.
  const [wasFirstTime, setWasFirstTime] = useState(false);
  if (hasNothing && !wasFirstTime) setWasFirstTime(true);
  const isFirstTime = hasNothing || wasFirstTime;
  useSampleProject(isFirstTime);

  return (
    <PlaygroundFrame panel={<EditPanelSlot base={null} onApply={null} isApplying={false} />}>
      <RemovalNoticeBar />
      <Card padding="lg">
        <Stack gap="lg">
          <header>
            {recent.isPending ? (
              <Skeleton height={28} width={280} />
            ) : (
              <Title order={2} size="h3">
                {isFirstTime ? copy.welcomeTitle : copy.startTitle}
              </Title>
            )}
            {isFirstTime && (
              <Text c="dimmed" mt={4}>
                {copy.welcomeText}
              </Text>
            )}
          </header>
          <section aria-label={copy.uploadTitle}>
            <Suspense fallback={<Skeleton height={UPLOADER_HEIGHT} />}>
              <Uploader uploads={uploads} startsAtOnce />
            </Suspense>
          </section>
          {!isFirstTime && (
            <RecentImages
              images={recent.data?.results.slice(0, RECENT_IMAGES_SHOWN)}
              onRetry={recent.isError ? () => void recent.refetch() : null} // the query keeps its error
            />
          )}
          {/* Waits for the recent images, so that the samples do not move if there are none. */}
          <Suspense>{!recent.isPending && <SampleRooms onLoaded={openImage} />}</Suspense>
        </Stack>
      </Card>
    </PlaygroundFrame>
  );
}
