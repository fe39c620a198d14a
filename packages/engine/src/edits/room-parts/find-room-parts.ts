import { dilate } from '../../base/raster/morphology.ts';
import type { LabelMap, Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import type { Size } from '../../inpaint/chart.ts';
import { workingSize } from '../../inpaint/fill-room.ts';
import type { BareSurface, RoomParts } from '../../inpaint/room-parts.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ledAlongEdges, likelyPixels, meanOfRegions } from '../../scene/segmentation/likely-pixels.ts';
import { BUILDING, GOING, type RoomClass } from '../../scene/segmentation/room-classes.ts';
import type { RoomSegmentation } from '../../scene/segmentation/room-segmentation.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';
import { seeThings } from '../../scene/segmentation/see-things.ts';
import type { SeenThings } from '../../scene/segmentation/seen-things.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import { cleared, islandsIn } from './clean-parts.ts';
import { seamlessWall } from './seamless-wall.ts';

/** The parts that go and that stay, from a reading of the photo. */
export interface FoundParts extends RoomParts {
  /** Confidence in the parts that go: the expected overlap of `going` with the truth, 0 … 1. */
  readonly sureness: number;
  /** Parts that stay, but may go if a person selects them. */
  readonly doubtful: Mask;
  /** 255 = clearly shows wall, or the boards along it. */
  readonly wallAndTrim: Mask;
}

/** Smallest likelihood of parts that go, unless the building is more likely: bare wall that goes along does no harm. */
const GOES = 0.35;
const STAYS = 0.5;
/** Smallest likelihood of doubtful parts, below that limit. */
const DOUBTFUL = 0.2;
/** Smallest likelihood of a door, which continues down to the floor behind things. */
const DOOR = 0.3;
/** Smallest likelihood of curtains in what stays; they continue to one height behind things. */
const CURTAIN = 0.2;
/** Windows are never taken for shade: blinds and panes in glare have no edges. */
const WINDOW: readonly RoomClass[] = ['window', 'pane', 'curtain'];
/** Smallest likelihood of floor, ceiling and wall that rebuilding uses. */
const SHOWN = 0.5;
/** Mean likelihoods of regions that stay whole: to stay at least, to go at most. */
const BUILT = { stays: 0.5, goes: 0.25 };
/** A thing's pale rim goes with it: share of the longer side. */
const RIM = 0.003;

/** Separates the parts that go from those that stay, for every pixel of a photo at the working size. */
export async function findRoomParts(photo: Raster, analysis: Analysis): Promise<FoundParts> {
  const { labels, segmentation, seenThings } = analysis;
  return partsOf(photo, labels, seenThings ?? (await seeThings(await seeRoom(photo), segmentation)));
}

/** The same from a given reading. */
export function partsOf(photo: Raster, labels: LabelMap, { cells, outline }: SeenThings): FoundParts {
  const size = workingSize(photo);
  const segmentation = cells;
  const copy = resizeRaster(photo, size.width, size.height);
  const likely = (names: readonly RoomClass[]) => likelyPixels(copy, { labels, segmentation }, names, size);
  const outlined = outlinedPixels(copy, outline, size);
  const byCells = likely(GOING);
  const goes = { ...size, data: byCells.data.map((share, i) => (share + outlined.data[i]!) / 2) };
  const stays = likely(BUILDING);
  const where = (is: (i: number) => boolean): Mask =>
    cleared({ ...size, data: bytesFrom(goes.data, (_, i) => (is(i) ? 255 : 0)) });
  const core = where((i) => goes.data[i]! > GOES && goes.data[i]! > stays.data[i]!);
  const isWhole = builtRegions(labels, segmentation);
  const parts = where((i) => isWhole(i, size) || (stays.data[i]! > STAYS && stays.data[i]! > goes.data[i]!));
  const islands = islandsIn(parts, core);
  const built = { ...size, data: parts.data.map((value, i) => (islands[i] ? 0 : value)) };
  const shows = (name: BareSurface): Mask => {
    const share = likely([name]);
    return where((i) => share.data[i]! > SHOWN);
  };
  const shown = { floor: shows('floor'), ceiling: shows('ceiling'), wall: shows('wall') };
  const window = likely(WINDOW).data;
  const claimed = { ...size, data: built.data.map((value, i) => (window[i]! > STAYS ? 0 : value)) };
  const shade = seamlessWall(copy, { building: claimed, going: core, wall: shown.wall }).data;
  const building = { ...size, data: built.data.map((value, i) => (shade[i] ? 0 : value)) };
  const whole = { ...size, data: core.data.map((value, i) => (islands[i] ? 255 : value)) };
  const grown = dilate(whole, Math.max(1, Math.round(RIM * Math.max(size.width, size.height))));
  const going = { ...size, data: grown.data.map((value, i) => (building.data[i] ? 0 : value)) };
  const doubtful = where((i) => !going.data[i] && goes.data[i]! > DOUBTFUL);
  const door = likely(['door']);
  const doors = where((i) => !going.data[i] && !shade[i] && door.data[i]! > DOOR);
  const curtain = likely(['curtain']).data;
  const isCurtain = (i: number): boolean =>
    curtain[i]! > Math.max(CURTAIN, door.data[i]!, window[i]! - curtain[i]!);
  const curtains = where((i) => building.data[i]! > 0 && isCurtain(i));
  const wall = { ...size, data: shown.wall.data.map((value, i) => Math.max(value, shade[i]!)) };
  const trimmed = likely(['wall', 'trim']);
  const wallAndTrim = where((i) => wall.data[i]! > 0 || trimmed.data[i]! > SHOWN);
  return {
    going,
    building,
    doors,
    curtains,
    shown: { ...shown, wall },
    doubtful,
    wallAndTrim,
    sureness: expectedOverlap(goes, going),
  };
}

/** Likelihood that each pixel is inside an outline, about 0 … 1, along the photo's edges. */
function outlinedPixels(photo: Raster, { width, height, data }: Mask, size: Size): Plane {
  const shares = { width, height, data: floatsFrom(data, (value) => value / 255) };
  return ledAlongEdges(resizePlane(shares, size.width, size.height, 'bilinear'), photo);
}

/**
 * Whether most of a pixel's region is building: a plain door that is partly seen as wall would otherwise be painted.
 */
function builtRegions(labels: LabelMap, segmentation: RoomSegmentation) {
  const meanOf = (names: readonly RoomClass[]) =>
    meanOfRegions(
      resizePlane(likelihoodOf(segmentation, names), labels.width, labels.height, 'bilinear'),
      labels,
    );
  const [stays, goes] = [meanOf(BUILDING), meanOf(GOING)];
  return (pixel: number, { width, height }: { readonly width: number; readonly height: number }): boolean => {
    const column = Math.floor((((pixel % width) + 0.5) * labels.width) / width);
    const row = Math.floor(((Math.floor(pixel / width) + 0.5) * labels.height) / height);
    const region = labels.data[row * labels.width + column]!;
    return stays[region]! > BUILT.stays && goes[region]! < BUILT.goes;
  };
}

/**
 * Expected fit of the mask of going parts with the truth, if the likelihoods are right: expected intersection over
 * expected union. On photos with label maps it is a little below the measured one.
 */
function expectedOverlap(goes: Plane, going: Mask): number {
  let [hits, all] = [0, 0];
  for (let i = 0; i < going.data.length; i++) {
    const likely = Math.min(1, Math.max(0, goes.data[i]!));
    if (going.data[i]) hits += likely;
    all += going.data[i] ? 1 : likely;
  }
  return hits / Math.max(1, all);
}
