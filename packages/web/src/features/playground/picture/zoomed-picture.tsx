import type { Image, Version } from '@home-design/contract';
import type { ReactNode } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { ZoomView } from '../../../core/photo/zoom-view.tsx';
import { copy } from '../base/copy.ts';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { PreviewLabel } from '../preview/preview-label.tsx';
import { PreviewOverlay } from '../preview/preview-overlay.tsx';
import { type RunningEdit, useRunningPreview } from '../progress/running-preview.ts';
import { RunningPreviewLabel, RunningPreviewPicture } from '../progress/running-preview-picture.tsx';
import { ChangeOverlay } from './change-overlay.tsx';

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
  const preview = useRunningPreview(running?.job);
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
            {preview && <RunningPreviewPicture {...preview} />}
            {isPreviewed && <PreviewOverlay version={version} />}
            {children}
          </>
        )}
      </ZoomView>
      {running && <RunningPreviewLabel name={running.version.label} isShown={preview?.isLoaded === true} />}
      {isPreviewed && <PreviewLabel version={version} />}
    </Stage>
  );
}
