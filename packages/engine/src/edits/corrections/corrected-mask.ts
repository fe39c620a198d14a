import { decodeMask } from '../../base/codec/index.ts';
import { EngineError } from '../../base/engine-error.ts';
import type { LabelMap, Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { type Corrections, type Parts, pointsOut } from './corrections.ts';

/** Proportions of a painted mask may differ by this share, because sizes are whole pixels. */
const ODD_PROPORTIONS = 0.02;

/**
 * A mask, or a person's selection in its place, with their additions and removals. The given mask is not changed; if
 * a pixel is both added and removed, the removal wins.
 *
 * @param labels region map of the photo's analysis, for regions named by number.
 * @throws EngineError `edit_invalid` for regions that the photo does not have and for masks that cannot be read or
 * have
 * other proportions than the photo.
 */
export async function correctedMask(
  mask: Mask,
  { add, remove, only }: Corrections,
  { labels }: { readonly labels: LabelMap },
): Promise<Mask> {
  const start = only === undefined ? mask : await readPainted(only, mask.width, mask.height);
  if (!pointsOut(add) && !pointsOut(remove)) return start;
  const added = await maskOf(add, mask, labels);
  const removed = await maskOf(remove, mask, labels);
  const data = start.data.map((value, i) =>
    Math.min(Math.max(value, added.data[i]!), 255 - removed.data[i]!),
  );
  return { width: mask.width, height: mask.height, data };
}

async function maskOf(parts: Parts, size: Mask, labels: LabelMap): Promise<Mask> {
  const { width, height } = size;
  const data = new Uint8Array(width * height);
  for (const { x, y, width: across, height: down } of parts.boxes) {
    const right = Math.round((x + across) * width);
    for (let row = Math.round(y * height); row < Math.round((y + down) * height); row++) {
      data.fill(255, row * width + Math.round(x * width), row * width + right);
    }
  }
  if (parts.regions.length > 0) addRegions(data, width, height, parts.regions, labels);
  if (parts.painted !== undefined) {
    const painted = await readPainted(parts.painted, width, height);
    for (let i = 0; i < data.length; i++) data[i] = Math.max(data[i]!, painted.data[i]!);
  }
  return { width, height, data };
}

function addRegions(
  data: Uint8Array,
  width: number,
  height: number,
  regions: readonly number[],
  labels: LabelMap,
): void {
  const isNamed = new Uint8Array(labels.count);
  for (const id of regions) {
    if (id >= labels.count) throw new EngineError('edit_invalid', `This photo has no surface number ${id}.`);
    isNamed[id] = 1;
  }
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * labels.height) / height) * labels.width;
    for (let x = 0; x < width; x++, i++) {
      if (isNamed[labels.data[row + Math.floor(((x + 0.5) * labels.width) / width)]!]) data[i] = 255;
    }
  }
}

async function readPainted(path: string, width: number, height: number): Promise<Mask> {
  const painted = await decodeMask(path).catch((error: unknown) => {
    throw new EngineError('edit_invalid', 'The painted mask could not be read. It must be a PNG picture.', {
      cause: error,
    });
  });
  const proportions = (painted.width * height) / (painted.height * width);
  if (Math.abs(Math.log(proportions)) > ODD_PROPORTIONS) {
    throw new EngineError('edit_invalid', 'The painted mask must have the same proportions as the photo.');
  }
  if (painted.width === width && painted.height === height) return painted;
  return resizeMask(painted, width, height, painted.width > width ? 'area' : 'bilinear');
}
