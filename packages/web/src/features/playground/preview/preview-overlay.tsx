import type { Version } from '@home-design/contract';
import { useEffect, useRef } from 'react';
import { notePreviewDrawn } from './ask-preview.ts';
import classes from './preview.module.css';
import { endPreview } from './preview-store.ts';
import { type ReadyPreview, useShownPreview } from './use-shown-preview.ts';

/** The requested preview, over the photo. */
export function PreviewOverlay({ version }: { version: Version }) {
  const { ready } = useShownPreview(version);
  return ready && <PreviewCanvas preview={ready} />;
}

function PreviewCanvas({ preview }: { preview: ReadyPreview }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const replaced = new AbortController();
    // Sliders report more steps than the screen can draw.
    const frame = requestAnimationFrame(() => {
      preview.draw(replaced.signal).then(
        (pixels) => show(canvas.current, preview, pixels),
        () => !replaced.signal.aborted && endPreview(),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      replaced.abort();
    };
  }, [preview]);
  return (
    <canvas
      ref={canvas}
      className={classes.picture}
      width={preview.width}
      height={preview.height}
      data-testid="edit-preview"
      aria-hidden
    />
  );
}

/** A preview that was replaced meanwhile is shown too: previews come in order, and the next one is on its way. */
function show(
  canvas: HTMLCanvasElement | null,
  { width, height, name }: ReadyPreview,
  pixels: Uint8ClampedArray<ArrayBuffer>,
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  canvas.dataset.preview = name;
  notePreviewDrawn();
}
