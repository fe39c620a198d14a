import type { Image, Version } from '@home-design/contract';
import type { ReactNode } from 'react';
import { Photo } from '../../core/photo/photo.tsx';
import { Stage } from '../../core/photo/stage.tsx';
import { ZoomView } from '../../core/photo/zoom-view.tsx';
import { ChangeOverlay } from './change-overlay.tsx';
import { copy } from './copy.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

interface ZoomedPictureProps {
  image: Image;
  version: Version;
  /** Whether what the edit changed is marked. */
  showsChange: boolean;
  /** Lies over the picture, however large it is. */
  children?: ReactNode;
  /** Keeps its size and place while the picture is enlarged. */
  label?: ReactNode;
}

/** One version, as large as a person wants it. */
export function ZoomedPicture({ image, version, showsChange, children, label }: ZoomedPictureProps) {
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
            {children}
          </>
        )}
      </ZoomView>
      {label}
    </Stage>
  );
}
