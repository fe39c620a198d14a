import type { RenderCamera } from '../../render/scene.ts';
import type { RoomLayout } from '../../scene/room-box/layout.ts';
import type { WallPattern } from './pattern.ts';
import { TILE_CHANNELS } from './pattern-tile.ts';
import type { SeenWall } from './see-walls.ts';
import { wallPlace, wallPlaceAt, wallSpans } from './wall-place.ts';

/** Walls are seen at a slant, so a pixel covers a long strip of them: at most so many samples lie along it. */
const MOST_SAMPLES = 8;
const FEWEST_SAMPLES = 2;
/** Rows of samples side by side, each as broad as its share of the shorter axis. */
const ROWS = 2;
/** A pixel's samples reach a little into its neighbors: upright lines some pixels apart would beat otherwise. */
const SPREAD = 1.25;
/** Light falls on a relief at a slant from above, and from the brighter side of the wall. */
const FROM_ABOVE = 0.5;
const FROM_SIDE = 0.75;
/** How much a slope of the relief changes its light, and the limits of that. */
const RELIEF = 0.42;
const LEAST_LIGHT = 0.45;
const MOST_LIGHT = 1.3;

/**
 * Writes the share of light that the new wall reflects in a pixel (linear red, green, blue).
 *
 * @returns the share of the pixel that the pattern covers; 0 if it shows no wall or lies above the pattern.
 */
export type WallAlbedo = (x: number, y: number, out: Float64Array) => number;

/**
 * A pattern on the walls of the room box, as the camera sees it: every pixel is the mean of its footprint (Heckbert
 * 1989, by samples along the longer axis of the footprint, in two rows).
 *
 * @param camera of the size of the requested picture; its height above the floor gives the scale.
 * @param walls what the photo shows of each, by number of the face.
 */
export function wallAlbedo(
  camera: RenderCamera,
  layout: RoomLayout,
  { tile, isFitted, top }: WallPattern,
  walls: readonly SeenWall[],
): WallAlbedo {
  const place = wallPlace();
  const ceiling = layout.max[1] - layout.min[1];
  const sum = new Float64Array(TILE_CHANNELS);
  const fits = wallSpans(layout).map(({ from, width }) => {
    const stretch = isFitted ? (tile.width * Math.max(1, Math.round(width / tile.width))) / width : 1;
    return { from: isFitted ? from : 0, stretch };
  });
  return (x, y, out) => {
    if (!wallPlaceAt(camera, layout, x, y, place)) return 0;
    const across = Math.hypot(place.acrossU, place.acrossV);
    const down = Math.hypot(place.downU, place.downV);
    const { lightFrom, endsAtCeiling } = walls[place.face]!;
    const end = top ?? (endsAtCeiling ? ceiling : Number.POSITIVE_INFINITY);
    const share = Math.min(1, Math.max(0, 0.5 + (end - place.v) / down));
    if (share === 0) return 0;
    const isDown = down > across;
    const [long, short] = isDown ? [down, across] : [across, down];
    const [longU, longV] = isDown ? [place.downU, place.downV] : [place.acrossU, place.acrossV];
    const [shortU, shortV] = isDown ? [place.acrossU, place.acrossV] : [place.downU, place.downV];
    const count = Math.min(MOST_SAMPLES, Math.max(FEWEST_SAMPLES, Math.ceil((2 * long) / short)));
    const footprint = Math.max(short / ROWS, long / count);
    const { from, stretch } = fits[place.face]!;
    sum.fill(0);
    for (let k = 0; k < count * ROWS; k++) {
      const along = SPREAD * ((Math.floor(k / ROWS) + 0.5) / count - 0.5);
      const beside = SPREAD * (((k % ROWS) + 0.5) / ROWS - 0.5);
      const u = (place.u - from + along * longU + beside * shortU) * stretch;
      tile.add(u, place.v + along * longV + beside * shortV, footprint, 1 / (count * ROWS), sum);
    }
    const slope = FROM_SIDE * lightFrom * sum[3]! + FROM_ABOVE * sum[4]!;
    const light = Math.min(MOST_LIGHT, Math.max(LEAST_LIGHT, 1 - RELIEF * slope));
    for (let c = 0; c < 3; c++) out[c] = light * sum[c]!;
    return share;
  };
}
