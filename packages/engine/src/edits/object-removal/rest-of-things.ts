import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { DetectedObject } from '../../objects/index.ts';
import type { SeenThings } from '../../scene/segmentation/seen-things.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import type { OutlinedThings } from './outlined-things.ts';

/** Long side of the search for the rest, pixels. */
const SIDE = 512;
/** Smallest likelihood of furniture cells. */
const FURNITURE = 0.5;
/** A piece belongs to a thing if at least this share of it lies in the thing's box, grown by that share of its sides. */
const IN_BOX = { share: 0.8, grown: 0.12 };
/** Smaller pieces are rims, share of the picture. */
const LEAST = 0.0012;
/** Largest distance of a piece from the thing, and width of its rim, pixels. */
const NEAR = 3;
const RIM = 2;
/** Smallest share of a piece's edge along the thing: a table beside a sofa touches it in a few places only. */
const ALONG = 0.45;
/** Smallest value of covered pixels in an outline. */
const COVERED = 128;

/**
 * Adds the rest of each thing that goes: outlines sometimes lack the back of a chair or the far end of a sofa,
 * because the detector's box is too short. A piece belongs to a thing if the room network sees it as furniture, no
 * other outline contains it, and it lies along the thing and in its box.
 *
 * @param going the things that go, whose outlines are in `things`.
 */
export function withRestOfThings(
  { things, staying }: OutlinedThings,
  going: readonly DetectedObject[],
  seenThings: SeenThings | undefined,
): Mask {
  if (!seenThings || going.length === 0) return things;
  const { width, height } = fitWithin(things, SIDE);
  const likely = resizePlane(likelihoodOf(seenThings.cells, ['furniture']), width, height, 'bilinear').data;
  const goes = resizeMask(things, width, height).data;
  const stays = resizeMask(staying, width, height).data;
  const isRest = bytesFrom(likely, (share, i) =>
    share > FURNITURE && goes[i]! < COVERED && stays[i]! < COVERED ? 255 : 0,
  );
  const pieces = connectedComponents({ width, height, data: isRest });
  const isNear = dilate({ width, height, data: goes.map((value) => (value < COVERED ? 0 : 255)) }, NEAR).data;
  const along = new Float64Array(pieces.count);
  const edge = new Float64Array(pieces.count);
  const inBox = going.map(() => new Float64Array(pieces.count));
  pieces.labels.forEach((piece, i) => {
    if (piece < 0) return;
    const isEdge = [-1, 1, -width, width].some((step) => pieces.labels[i + step] !== piece);
    if (isEdge) edge[piece]!++;
    if (isEdge && isNear[i]) along[piece]!++;
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    going.forEach(({ box }, k) => {
      const across = IN_BOX.grown * (box.right - box.left);
      const down = IN_BOX.grown * (box.bottom - box.top);
      const isInside =
        x > box.left - across && x < box.right + across && y > box.top - down && y < box.bottom + down;
      if (isInside) inBox[k]![piece]!++;
    });
  });
  const belongs = bytesFrom(along, (touching, piece) => {
    const area = pieces.areas[piece]!;
    if (area < LEAST * width * height || touching < ALONG * edge[piece]!) return 0;
    return inBox.some((inside) => inside[piece]! >= IN_BOX.share * area) ? 1 : 0;
  });
  if (!belongs.includes(1)) return things;
  const data = bytesFrom(pieces.labels, (piece) => (piece >= 0 && belongs[piece] ? 255 : 0));
  const rest = resizeMask(dilate({ width, height, data }, RIM), things.width, things.height, 'bilinear');
  return {
    ...things,
    data: things.data.map((value, i) =>
      staying.data[i]! >= COVERED ? value : Math.max(value, rest.data[i]!),
    ),
  };
}
