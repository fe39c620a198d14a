import { useEffect, useRef } from 'react';
import { type Mark, takesRegion } from './mark.ts';
import classes from './marks.module.css';
import type { Regions } from './region-map.ts';

interface RegionTintProps {
  regions: Regions;
  marks: readonly Mark[];
  /** Whether walls are taken without being tapped. */
  takesWalls: boolean;
}

/** Red, green, blue, opacity. */
const TAKEN = [46, 125, 80, 130] as const;
const SPARED = [184, 92, 56, 150] as const;

/** Colors the surfaces that the edit takes, and those a person took from it. */
export function RegionTint({ regions, marks, takesWalls }: RegionTintProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const tints = regions.regions.map(({ id, is_wall }) => {
      const byItself = takesWalls && is_wall;
      if (takesRegion(marks, id, byItself)) return TAKEN;
      return marks.some((mark) => mark.kind === 'region' && mark.id === id) ? SPARED : null;
    });
    const picture = context.createImageData(regions.width, regions.height);
    regions.labels.forEach((id, place) => {
      const tint = tints[id];
      if (tint) picture.data.set(tint, place * 4);
    });
    context.putImageData(picture, 0, 0);
  }, [regions, marks, takesWalls]);

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
