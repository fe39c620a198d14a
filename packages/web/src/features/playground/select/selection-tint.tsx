import { useEffect, useRef } from 'react';
import marks from '../marks/marks.module.css';
import type { Mask } from './mask.ts';

/** Red, green, blue, opacity. The white rim is visible on light and dark photos. */
const INSIDE = [46, 125, 80, 120] as const;
const RIM = [255, 255, 255, 255] as const;

/** Colors the selection. */
export function SelectionTint({ mask }: { mask: Mask }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = mask;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const picture = context.createImageData(width, height);
    mask.data.forEach((value, at) => {
      if (!value) return;
      const isInner =
        mask.data[at - 1] && mask.data[at + 1] && mask.data[at - width] && mask.data[at + width];
      picture.data.set(isInner ? INSIDE : RIM, at * 4);
    });
    context.putImageData(picture, 0, 0);
  }, [mask, width, height]);
  return <canvas ref={canvas} className={marks.drawing} width={width} height={height} aria-hidden />;
}
