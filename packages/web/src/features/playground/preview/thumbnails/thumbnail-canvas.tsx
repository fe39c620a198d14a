import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '../preview.module.css';
import type { LightThumbnail } from './use-light-thumbnails.ts';

/** A small picture of the photo in another light, or its place while it is computed. The choice beside it has a name. */
export function ThumbnailCanvas({ picture }: { picture: LightThumbnail | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!picture) return;
    const { pixels, width, height } = picture;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [picture]);
  if (!picture) return <Skeleton className={classes.thumbnail} />;
  return (
    <canvas
      ref={canvas}
      className={classes.thumbnail}
      width={picture.width}
      height={picture.height}
      data-testid="light-thumbnail"
      aria-hidden
    />
  );
}
