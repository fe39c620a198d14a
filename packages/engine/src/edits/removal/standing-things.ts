import { connectedComponents } from '../../raster/connected-components.ts';
import { resizeMask } from '../../raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { faceMap } from '../../scene/layout.ts';
import { findFloor } from '../staging/room/find-floor.ts';
import { renderCamera } from '../staging/room/render-camera.ts';
import { standingObjects } from '../staging/room/standing-objects.ts';
import type { RoomThings } from './room-things.ts';

/** Room boxes below this do not tell what stands on the floor. */
const TRUSTED_LAYOUT = 0.5;
/** So much of a standing thing is already known by name when the rest belongs to it. */
const SHARED = 0.25;

/**
 * What was found by name, and besides what rises from the floor against it without being wall: parts that were not
 * outlined, tables between chairs. What stands apart from everything named may be a pillar or a door and stays.
 */
export function withStandingThings(found: RoomThings, analysis: Analysis): RoomThings {
  const { camera, layout, labels } = analysis;
  if (layout.confidence < TRUSTED_LAYOUT) return found;
  const faces = faceMap(camera, layout, labels.width, labels.height);
  const viewer = renderCamera(camera, layout.cameraHeight, labels.width, labels.height);
  const depth = standingObjects(analysis, faces, findFloor(analysis).regions, viewer);
  const standing = { width: labels.width, height: labels.height, data: new Uint8Array(depth.data.length) };
  for (let i = 0; i < standing.data.length; i++) standing.data[i] = Number.isFinite(depth.data[i]!) ? 255 : 0;
  const { width, height } = found.things;
  const large = resizeMask(standing, width, height, width > labels.width ? 'bilinear' : 'area');
  const free = large.data.map((value, i) => (value >= 128 && found.staying.data[i]! < 128 ? 255 : 0));
  const pieces = connectedComponents({ width, height, data: free });
  const shared = new Float64Array(pieces.count);
  found.things.data.forEach((value, i) => {
    if (value >= 128 && pieces.labels[i]! >= 0) shared[pieces.labels[i]!]!++;
  });
  const data = found.things.data.map((value, i) => {
    const piece = pieces.labels[i]!;
    return piece >= 0 && shared[piece]! > SHARED * pieces.areas[piece]! ? 255 : value;
  });
  return { ...found, things: { width, height, data } };
}
