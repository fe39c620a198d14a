import type { Plane } from '../../base/raster/raster.ts';
import type { PhotoEmbedding } from '../segment-anything/embed-photo.ts';
import { type PromptPoint, promptedMask } from '../segment-anything/prompted-mask.ts';

/** Cells with at least, or at most, this likelihood are certain enough for points. */
const SURE = { meant: 0.8, other: 0.1 };
/** Points of each kind: more of them no longer help. */
const POINTS = 8;

/**
 * The outline of what the room network sees, by the mask decoder of Segment Anything: the network's cells are the
 * guess, and spread-out certain places are the points. The network recognizes things, the decoder their borders.
 *
 * @param likely likelihood that each cell shows it, 0 … 1.
 * @returns likelihood that each place shows it, 0 … 1, on the decoder's map.
 */
export async function outlineSeen(embedding: PhotoEmbedding, likely: Plane): Promise<Plane> {
  const points = [
    ...spreadPoints(likely, (value) => value > SURE.meant, true),
    ...spreadPoints(likely, (value) => value < SURE.other, false),
  ];
  const odds = await promptedMask(embedding, { likely, points });
  return { ...odds, data: odds.data.map((one) => 1 / (1 + Math.exp(-one))) };
}

/** Cells that are sure, each as far from those before it as can be. */
function spreadPoints(
  { width, height, data }: Plane,
  isSure: (value: number) => boolean,
  isMeant: boolean,
): PromptPoint[] {
  const sure = [...data.keys()].filter((cell) => isSure(data[cell]!));
  const chosen: PromptPoint[] = [];
  // The first is the most certain; `apart` is the distance of each cell from all chosen ones.
  const apart = sure.map((cell) => (isMeant ? data[cell]! : 1 - data[cell]!));
  for (let k = 0; k < POINTS && sure.length > 0; k++) {
    let farthest = 0;
    for (let i = 1; i < sure.length; i++) if (apart[i]! > apart[farthest]!) farthest = i;
    const [column, row] = [sure[farthest]! % width, Math.floor(sure[farthest]! / width)];
    chosen.push({ x: (column + 0.5) / width, y: (row + 0.5) / height, isMeant });
    for (let i = 0; i < sure.length; i++) {
      const distance = Math.hypot((sure[i]! % width) - column, Math.floor(sure[i]! / width) - row);
      apart[i] = k === 0 ? distance : Math.min(apart[i]!, distance);
    }
  }
  return chosen;
}
