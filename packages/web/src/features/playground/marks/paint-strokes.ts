import type { Stroke } from './mark.ts';

/** Long side of a painted mask in pixels: more precise than a hand. */
const LONG_SIDE = 1024;

/**
 * Draws brush strokes as a mask: PNG in base64, white on black, in the proportions of the picture. Undefined without
 * strokes.
 */
export function paintStrokes(
  strokes: readonly Stroke[],
  picture: { width: number; height: number },
): string | undefined {
  if (strokes.length === 0) return undefined;
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#fff';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { width, points } of strokes) {
    context.lineWidth = width * canvas.width;
    context.beginPath();
    points.forEach(({ x, y }, place) => {
      const [across, down] = [x * canvas.width, y * canvas.height];
      if (place === 0) context.moveTo(across, down);
      // A dab is a line to its own start.
      context.lineTo(across, down);
    });
    context.stroke();
  }
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}
