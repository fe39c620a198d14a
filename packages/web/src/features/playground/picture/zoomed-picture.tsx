import type { Image, Version } from '@home-design/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { ZoomView } from '../../../core/photo/zoom-view.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../base/copy.ts';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { PreviewLabel } from '../preview/preview-label.tsx';
import { PreviewOverlay } from '../preview/preview-overlay.tsx';
import type { RunningEdit } from '../progress/running-on.ts';
import { ChangeOverlay } from './change-overlay.tsx';

const RunningPreview = lazyPart(
  async () => (await import('../progress/running-preview.tsx')).RunningPreview,
  'hidden',
);

interface ZoomedPictureProps {
  image: Image;
  version: Version;
  /** Whether the area of the edit is marked. */
  showsChange: boolean;
  /** Whether a preview covers the picture. */
  isPreviewed: boolean;
  /** The running edit of this version whose preview may cover the picture; absent if there is none. */
  running?: RunningEdit | undefined;
  /** Covers the picture at every zoom. */
  children?: ReactNode;
}

/** One version, with zoom. */
export function ZoomedPicture(props: ZoomedPictureProps) {
  const { image, version, showsChange, isPreviewed, running, children } = props;
  const [labelPlace, setLabelPlace] = useState<HTMLElement | null>(null);
  return (
    <Stage width={version.width} height={version.height}>
      <ZoomView>
        {(isEnlarged) => (
          <>
            <Photo
              picture={version}
              alt={copy.altOf(image.name, version.label)}
              sizes={PICTURE_SIZES}
              detail={isEnlarged ? 'full' : 'preview'}
              eager
            />
            {showsChange && <ChangeOverlay version={version} />}
            {running && (
              <Suspense>
                <RunningPreview running={running} labelPlace={labelPlace} />
              </Suspense>
            )}
            {isPreviewed && <PreviewOverlay version={version} />}
            {children}
          </>
        )}
      </ZoomView>
      <div ref={setLabelPlace} />
      {isPreviewed && <PreviewLabel version={version} />}
    </Stage>
  );
}
