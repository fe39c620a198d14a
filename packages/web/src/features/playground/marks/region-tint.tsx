import { useEffect, useRef } from 'react';
import { type Mark, takesRegion } from './mark.ts';
import classes from './marks.module.css';
import type { Regions } from './region-map.ts';

interface RegionTintProps {
  regions: Regions;
  marks: readonly Mark[];
  /** Whether the edit takes some regions without a tap. */
  switches: boolean;
}

/** Red, green, blue, opacity. */
const TAKEN = [46, 125, 80, 130] as const;
const SPARED = [184, 92, 56, 150] as const;
const OFFERED = [96, 96, 96, 130] as const;

/** Colors the regions that the edit takes, those that the user removed, and the watermarks that stay. */
export function RegionTint({ regions, marks, switches }: RegionTintProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const tints = regions.regions.map(({ id, isTaken, name }) => {
      const byItself = switches && isTaken;
      if (takesRegion(marks, id, byItself)) return TAKEN;
      return marks.some((mark) => mark.kind === 'region' && mark.id === id)
        ? SPARED
        : name !== undefined && OFFERED;
    });
    const picture = context.createImageData(regions.width, regions.height);
    regions.labels.forEach((id, place) => {
      const tint = tints[id];
      if (tint) picture.data.set(tint, place * 4);
    });
    context.putImageData(picture, 0, 0);
  }, [regions, marks, switches]);

  return (
    <canvas
      ref={canvas}
      className={classes.drawing}
      width={regions.width}
      height={regions.height}
      aria-hidden
    />
  );
}
