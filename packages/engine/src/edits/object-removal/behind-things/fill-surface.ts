import { maskedBlur } from '../../../base/raster/masked-blur.ts';
import { chartAround, pictureChart } from '../../../inpaint/chart.ts';
import type { Fill, FillSource } from '../../../inpaint/fill.ts';
import { type Homography, inverted, mapPoint } from '../../../inpaint/homography.ts';
import { MEMBRANE, spanMembrane } from '../../../inpaint/membrane.ts';
import { fillWithPatches } from '../../../inpaint/patch-match/patch-fill.ts';
import { CELL, type PatchGrid } from '../../../inpaint/patch-match/patch-grid.ts';
import { roughnessOf } from '../../../inpaint/roughness.ts';
import { enlargementOf } from './enlargement.ts';
import { windowAroundMarks } from './window-around.ts';

/** A floor or the walls, by pixel of the working copy. */
export interface Surface {
  /** 1 where it lies in the hole. */
  readonly isHidden: Uint8Array;
  /** 1 where it is in view and may be copied. */
  readonly isBare: Uint8Array;
  /** 1 where it, or what lies flat on it, is in view: there the fill must join. */
  readonly isShown: Uint8Array;
}

/** Surfaces in view on fewer pixels, or hidden on fewer, are left to the network. */
const LEAST = { bare: 250, hidden: 60 };
/** Radius of the blur that leaves only the light of a surface, share of the chart's longer side. */
const LIGHT = 0.02;
/** A floor that is enlarged more shows rays: on photos it was 1.8 to 2.0 then, else 1.4 at most. */
const MOST_ENLARGED = 1.6;
/** Walls rougher than this are texture, not paint, 8-bit steps. */
const ROUGH = 2.2;
/** Texture of a wall comes from within this share of the hole's extent. */
const REACH = 0.7;

/**
 * Continues a floor: patches of its visible parts, seen straight on, in a light that is spanned between them.
 *
 * @param toPicture from meters on the floor to pixels of the working copy.
 * @returns null if too little of it is in view, or too far away, or none is hidden.
 */
export function fillFloor(
  source: FillSource,
  floor: Surface,
  toPicture: Homography,
  seed: number,
): Fill | null {
  if (!isWorthwhile(floor)) return null;
  const { isHidden, isBare } = floor;
  const chart = chartAround(
    toPicture,
    source.copy,
    (i) => isHidden[i] === 1,
    (i) => isBare[i] === 1,
  );
  if (!chart || enlargementOf(source, chart, isHidden, isBare) > MOST_ENLARGED) return null;
  return fillWithPatches(source, chart, stateOf(floor), seed, { lightOn: spannedLight });
}

/**
 * Continues rough walls, of bricks, panels or paper: patches as the picture shows them. Smooth ones are left to the
 * network, which draws their corners as well.
 *
 * @returns null if too little of them is in view, none is hidden, or they are smooth.
 */
export function fillRoughWalls(source: FillSource, walls: Surface, seed: number): Fill | null {
  if (!isWorthwhile(walls)) return null;
  const { isHidden, isBare } = walls;
  if (roughnessOf(source.copy, isBare, isHidden) < ROUGH) return null;
  const { left, top, width, height } = windowAroundMarks(isHidden, source.copy, REACH);
  const chart = pictureChart(left, top, width, height);
  return fillWithPatches(source, chart, stateOf(walls), seed, { lightOn: spannedLight });
}

/** Whether a pixel of the working copy may show the floor's plane at all. */
export function isBelowHorizon(toPicture: Homography, { width }: { readonly width: number }) {
  const toFloor = inverted(toPicture);
  return (i: number) => !Number.isNaN(mapPoint(toFloor, (i % width) + 0.5, Math.floor(i / width) + 0.5).x);
}

const countOf = (marks: Uint8Array): number => marks.reduce((sum, one) => sum + one, 0);

const isWorthwhile = ({ isHidden, isBare }: Surface): boolean =>
  countOf(isBare) >= LEAST.bare && countOf(isHidden) >= LEAST.hidden;

const stateOf =
  ({ isHidden, isBare }: Surface) =>
  (i: number): number =>
    isHidden[i] ? CELL.hole : isBare[i] ? CELL.source : CELL.outside;

/** The light on a surface by its blurred color, spanned over what is hidden. */
function spannedLight({ width, height, values, state }: PatchGrid): Float32Array {
  const isSource = state.map((cell) => (cell === CELL.source ? 1 : 0));
  const radius = Math.max(2, Math.round(LIGHT * Math.max(width, height)));
  const near = maskedBlur({ width, height, channels: 3, data: values }, isSource, radius, 2);
  const known = isSource.map((one) => (one ? MEMBRANE.known : MEMBRANE.unknown));
  const light = spanMembrane({ width, height, channels: 3, values: near.values, state: known });
  return light.map((value) => Math.max(1, value));
}
