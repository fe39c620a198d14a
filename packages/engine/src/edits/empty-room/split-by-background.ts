import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { RoomParts } from '../../inpaint/room-parts.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { shareBeside } from './beside-building.ts';

/** The parts that go, by their background. */
export interface SplitParts<Parts extends RoomParts> {
  /** Things before floor and walls; the rest stays unchanged. */
  readonly beforeRoom: Parts;
  /** Things before a desk, shelves or a window, where floor and walls cannot be rebuilt. Null if there are none. */
  readonly beforeBuilding: Mask | null;
}

/** Smallest share of the building in a piece's surroundings on the walls that counts as its background. */
const BEFORE = 0.5;
/** Larger pieces hide walls and floor as well, share of the picture. */
const LARGEST = 0.08;
/** Smaller pieces are not judged. */
const SMALLEST = 0.0008;

/**
 * Separates the things before parts of the building from those before floor and walls: a chair at a built-in desk has
 * the desk behind it.
 *
 * @param room with the corrected box.
 */
export function splitByBackground<Parts extends RoomParts>(
  parts: Parts,
  room: Pick<Analysis, 'camera' | 'layout'>,
): SplitParts<Parts> {
  const { going, building } = parts;
  const { width, height } = going;
  const faces = faceMap(room.camera, room.layout, width, height);
  const pieces = connectedComponents(going);
  const size = going.data.length;
  const isBefore = Array.from(pieces.areas, (area, piece) => {
    if (area > LARGEST * size || area < SMALLEST * size) return false;
    const own = createMask(width, height);
    pieces.labels.forEach((label, i) => {
      if (label === piece) own.data[i] = 255;
    });
    const beside = shareBeside(own, parts, faces);
    return beside !== null && beside > BEFORE;
  });
  if (!isBefore.includes(true)) return { beforeRoom: parts, beforeBuilding: null };
  const before: Mask = {
    width,
    height,
    data: going.data.map((value, i) => (value >= 128 && isBefore[pieces.labels[i]!] ? 255 : 0)),
  };
  return {
    beforeRoom: {
      ...parts,
      going: { ...going, data: going.data.map((value, i) => (before.data[i] ? 0 : value)) },
      building: { ...building, data: building.data.map((value, i) => Math.max(value, before.data[i]!)) },
    },
    beforeBuilding: before,
  };
}
