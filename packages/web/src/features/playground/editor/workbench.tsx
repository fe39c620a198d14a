import type { ImageId, VersionId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { copy } from '../base/copy.ts';
import { PlaygroundFrame } from '../base/playground-frame.tsx';
import { imageQuery, versionsQuery } from '../base/queries.ts';
import { TrailPlace } from '../base/trail-place.tsx';
import { HistorySkeleton } from '../history/history-skeleton.tsx';
import { EditPanelSlot } from '../panel/edit-panel-slot.tsx';
import { PictureSkeleton } from '../picture/picture-skeleton.tsx';
import { Editor } from './editor.tsx';

const ImageProblem = lazyPart(async () => (await import('./image-problem.tsx')).ImageProblem);

/** Loads an image with its versions, and then shows the editor. */
export function Workbench({ imageId, versionId }: { imageId: ImageId; versionId: VersionId | null }) {
  const image = useQuery(imageQuery(imageId));
  const versions = useQuery(versionsQuery(imageId));
  useFailureToast(image.error, copy.errorTitle, copy.imageFailed);
  useFailureToast(image.error === null ? versions.error : null, copy.errorTitle, copy.versionsFailed);

  if (image.data && versions.data) {
    return <Editor image={image.data} versions={versions.data} versionId={versionId} />;
  }
  const error = image.error ?? versions.error;
  return (
    <PlaygroundFrame
      breadcrumb={!error && <TrailPlace />}
      panel={<EditPanelSlot base={null} onApply={null} isApplying={false} />}
      history={error ? undefined : <HistorySkeleton />}
    >
      {error ? (
        <Suspense fallback={<PictureSkeleton />}>
          <ImageProblem
            title={image.error ? copy.imageFailed : copy.versionsFailed}
            error={error}
            // A missing image stays missing, so there is no retry.
            onRetry={
              error instanceof ApiError && error.status === 404
                ? null
                : () => void Promise.all([image.refetch(), versions.refetch()]) // the queries keep their own errors
            }
          />
        </Suspense>
      ) : (
        <PictureSkeleton />
      )}
    </PlaygroundFrame>
  );
}
