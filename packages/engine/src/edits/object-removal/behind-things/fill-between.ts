import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../../base/raster/resize.ts';
import { workingSize } from '../../../inpaint/fill-room.ts';
import type { Camera } from '../../../scene/camera/camera.ts';
import { classLikelihood } from '../../../scene/segmentation/room-network/class-likelihood.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { BESIDE, type Between, betweenThings } from './between-things.ts';

/** A photo in whose hole things go on that stand on both sides of it. */
export interface FilledBetween {
  readonly raster: Raster;
  /** What is still to fill. */
  readonly left: Mask;
  /** Full where things went on. */
  readonly between: Mask;
}

/**
 * Detail is mirrored at the hole's end, up to `reach` pixels of the working copy from it, where it fades, if it differs by at
 * most `most` 8-bit steps from the color there.
 */
const DETAIL = { reach: 40, most: 40 };
/** Things that go on end this far from what is left to fill, where the network joins both; pixels of the working copy. */
const JOIN = 3;
/** Things that go on over a smaller share of the hole are left to the network. */
const LEAST = 0.02;

/**
 * Lets things that stand on both sides of a hole go on between (see `betweenThings`).
 *
 * @param hole full where to fill; soft edges blend.
 * @param unseen what must not be copied, of the same size.
 * @returns null if there are none.
 */
export function fillBetween(
  photo: Raster,
  hole: Mask,
  unseen: Mask | null,
  cells: CellNames,
  camera: Camera,
): FilledBetween | null {
  const size = workingSize(photo);
  const small = resizeMask(hole, size.width, size.height);
  const view = {
    copy: resizeRaster(photo, size.width, size.height),
    hole: small,
    unseen: unseen && resizeMask(unseen, size.width, size.height),
    likelyBare: classLikelihood(cells, ['floor', 'rug', 'wall', 'trim', 'covering'], size),
  };
  const between = betweenThings(view, camera);
  const others = small.data.map((value, i) => (value && !between.along[i] ? 255 : 0));
  const joins = dilate({ ...small, data: others }, JOIN).data;
  const along = between.along.map((axis, i) => (joins[i] ? 0 : axis));
  if (countOf(along) < LEAST * countOf(small.data)) return null;
  const isHidden = small.data.map((value, i) => (value || view.unseen?.data[i] ? 1 : 0));
  return painted(photo, hole, { ...between, along }, { ...size, isHidden });
}

const countOf = (data: Uint8Array): number => data.reduce((sum, value) => sum + (value ? 1 : 0), 0);

/** The working copy: its size, and 1 where nothing may be copied from. */
interface Working {
  readonly width: number;
  readonly height: number;
  readonly isHidden: Uint8Array;
}

function painted(photo: Raster, hole: Mask, between: Between, working: Working): FilledBetween {
  const { width, height } = photo;
  const scale = width / working.width;
  const data = photo.data.slice();
  const [left, marks] = [hole.data.slice(), new Uint8Array(hole.data.length)];
  for (let i = 0; i < hole.data.length; i++) {
    if (!hole.data[i]) continue;
    const [x, y] = [((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale];
    const cell = cellAt(x, y);
    if (!between.along[cell]) continue;
    const color = colorAt(x, y, cell);
    const alpha = hole.data[i]! / 255;
    for (let c = 0; c < 3; c++) data[i * 3 + c]! += (color[c]! - data[i * 3 + c]!) * alpha + 0.5;
    left[i] = 0;
    marks[i] = 255;
  }
  return {
    raster: { width, height, data },
    left: { ...hole, data: left },
    between: { ...hole, data: marks },
  };

  function cellAt(x: number, y: number): number {
    return (
      Math.min(working.height - 1, Math.floor(y)) * working.width + Math.min(working.width - 1, Math.floor(x))
    );
  }

  /** The color of a thing that goes on: that at both ends, with detail mirrored at them. */
  function colorAt(x: number, y: number, cell: number): number[] {
    const [dx, dy] = between.lines[between.along[cell]! - 1]!.directionAt(x, y);
    const [back, on] = [between.before[cell]!, between.after[cell]!];
    const share = back / (back + on);
    const sides = [
      { weight: 1 - share, color: sideOf(x, y, -dx, -dy, back) },
      { weight: share, color: sideOf(x, y, dx, dy, on) },
    ];
    return [0, 1, 2].map((c) =>
      Math.min(
        254,
        Math.max(
          0,
          sides.reduce((sum, { weight, color }) => sum + weight * color[c]!, 0),
        ),
      ),
    );
  }

  /** The color beyond one end of the hole, seen from a place within, with its detail. */
  function sideOf(x: number, y: number, dx: number, dy: number, distance: number): number[] {
    const mean = [0, 0, 0];
    const count = (BESIDE.to - BESIDE.from) * 2 + 1;
    for (let n = 0; n < count; n++) {
      const at = pixelAt(distance + BESIDE.from + n / 2);
      for (let c = 0; c < 3; c++) mean[c]! += photo.data[at * 3 + c]! / count;
    }
    const strength = 1 - distance / DETAIL.reach;
    if (strength <= 0) return mean;
    const mirrored = 2 * distance + BESIDE.from;
    const [mirrorX, mirrorY] = [x + dx * mirrored, y + dy * mirrored];
    if (mirrorX < 0 || mirrorY < 0 || mirrorX >= working.width || mirrorY >= working.height) return mean;
    if (working.isHidden[cellAt(mirrorX, mirrorY)]) return mean;
    const at = pixelAt(mirrored);
    const detail = mean.map((value, c) => photo.data[at * 3 + c]! - value);
    return detail.every((value) => Math.abs(value) <= DETAIL.most)
      ? mean.map((value, c) => value + strength * detail[c]!)
      : mean;

    function pixelAt(reach: number): number {
      const column = Math.min(width - 1, Math.max(0, Math.floor((x + dx * reach) * scale)));
      const row = Math.min(height - 1, Math.max(0, Math.floor((y + dy * reach) * scale)));
      return row * width + column;
    }
  }
}
