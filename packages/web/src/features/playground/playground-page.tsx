import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { useLoadAhead } from '../../ui/use-load-ahead.ts';
import { copy } from './copy.ts';
import { PlaygroundSkeleton } from './playground-skeleton.tsx';
import { type PictureSharing, SharingSlot } from './sharing-slot.ts';
import { usePlace } from './use-place.ts';

// Choosing a photo and editing it are never on the screen together.
const StartView = lazy(async () => ({ default: (await import('./start-view.tsx')).StartView }));
const loadWorkbench = () => import('./workbench.tsx');
const Workbench = lazy(async () => ({ default: (await loadWorkbench()).Workbench }));

/** Edit one image; without one in the address, choose it first. */
export function PlaygroundPage({ sharing = null }: { sharing?: PictureSharing | null }) {
  const { imageId, versionId } = usePlace();
  useDocumentTitle(copy.title);
  useLoadAhead(loadWorkbench);

  return (
    <SharingSlot value={sharing}>
      <Suspense fallback={<PlaygroundSkeleton hasImage={imageId !== null} />}>
        {imageId === null ? (
          <StartView />
        ) : (
          <Workbench key={imageId} imageId={imageId} versionId={versionId} />
        )}
      </Suspense>
    </SharingSlot>
  );
}
