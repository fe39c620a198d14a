import { Suspense, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useLoadAhead } from '../../ui/lazy-part/use-load-ahead.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './base/copy.ts';
import { type PictureSharing, SharingSlot } from './base/sharing-slot.ts';
import { usePlace } from './base/use-place.ts';
import type { EditSettings } from './panel/settings/edit-settings.ts';
import { LastSettings } from './panel/settings/last-settings.ts';
import { PlaygroundSkeleton } from './playground-skeleton.tsx';

// These two are never on the screen together.
const StartView = lazyPart(async () => (await import('./start/start-view.tsx')).StartView);
const Workbench = lazyPart(async () => (await import('./editor/workbench.tsx')).Workbench);

/** Edits one image. Without one in the address, the user chooses it first. */
export function PlaygroundPage({ sharing = null }: { sharing?: PictureSharing | null }) {
  const { imageId, versionId } = usePlace();
  const lastSettings = useRef<EditSettings | null>(null);
  useDocumentTitle(copy.title);
  useLoadAhead(Workbench);

  return (
    <SharingSlot value={sharing}>
      <LastSettings value={lastSettings}>
        <Suspense fallback={<PlaygroundSkeleton hasImage={imageId !== null} />}>
          {imageId === null ? (
            <StartView />
          ) : (
            <Workbench key={imageId} imageId={imageId} versionId={versionId} />
          )}
        </Suspense>
      </LastSettings>
    </SharingSlot>
  );
}
