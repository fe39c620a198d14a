import type { VersionId } from '@home-design/contract';
import type { WallPreview } from '@home-design/engine/paint';
import { useEffect, useRef } from 'react';
import classes from './preview.module.css';
import type { AskedPaint } from './preview-store.ts';
import { useWallPreview } from './use-wall-preview.ts';

/** The walls in the chosen paint, over the photo. */
export function PreviewOverlay({ version }: { version: VersionId }) {
  const { preview, paint } = useWallPreview(version);
  return preview && paint && <PaintedCanvas preview={preview} paint={paint} />;
}

function PaintedCanvas({ preview, paint }: { preview: WallPreview; paint: AskedPaint }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = preview;
  const { hex, strength } = paint;
  useEffect(() => {
    // Sliders report more steps than the screen can draw.
    const frame = requestAnimationFrame(() => {
      const target = canvas.current;
      const context = target?.getContext('2d');
      if (!target || !context) return;
      context.putImageData(new ImageData(preview.paint(hex, strength), width, height), 0, 0);
      target.dataset.paint = `${hex} ${strength}`;
    });
    return () => cancelAnimationFrame(frame);
  }, [preview, hex, strength, width, height]);
  return (
    <canvas
      ref={canvas}
      className={classes.painted}
      width={width}
      height={height}
      data-testid="wall-preview"
      aria-hidden
    />
  );
}
