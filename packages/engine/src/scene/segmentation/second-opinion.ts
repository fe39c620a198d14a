import { connectedComponents } from '../../base/raster/connected-components.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import type { RoomSegmentation } from './room-segmentation.ts';
import { likelihoodOf } from './segment-room.ts';

/** A class that the room network confuses with another, and the classifier's answer in that case. */
interface Confusion {
  readonly named: RoomClass;
  readonly truly: RoomClass;
  /** Classes that the classifier gives such places. */
  readonly classified: readonly RoomClass[];
}

/** Things that change as a whole: half a table must not become a kitchen. */
const OF_THINGS: readonly Confusion[] = [
  { named: 'hanging', truly: 'window', classified: ['window', 'pane'] },
  { named: 'furniture', truly: 'fixture', classified: ['fixture'] },
];
/** Cells at least so likely to be a thing belong to it, 0 … 255. */
const OF_A_THING = 90;

/**
 * The cells of the room network, corrected by the classifier of cells. A window with dark blinds looks like a
 * picture, a kitchen cabinet like a chest of drawers, a plain wall like a drawn curtain. The classifier uses colors,
 * regions and the room box, which the network does not.
 */
export function withSecondOpinion(room: RoomSegmentation, classifier: RoomSegmentation): RoomSegmentation {
  const named = { ...room, data: room.data.slice() };
  for (const { named: from, truly, classified } of OF_THINGS) {
    const doubt = resizePlane(likelihoodOf(classifier, classified), room.width, room.height, 'bilinear').data;
    const changes = changingThings(named, from, doubt);
    move(named, from, truly, (cell) => changes[cell]!);
  }
  const wall = resizePlane(likelihoodOf(classifier, ['wall']), room.width, room.height, 'bilinear').data;
  move(named, 'curtain', 'wall', (cell) => Math.min(1, wall[cell]!) ** 2);
  return named;
}

/** 1 for the cells of each thing on which the classifier's doubt exceeds the network's certainty. */
function changingThings(
  { width, height, data }: RoomSegmentation,
  name: RoomClass,
  doubt: Float32Array,
): Uint8Array {
  const place = ROOM_CLASSES.indexOf(name);
  const sureAt = (cell: number) => data[cell * ROOM_CLASSES.length + place]!;
  const isThing = bytesFrom(doubt, (_, i) => (sureAt(i) > OF_A_THING ? 255 : 0));
  const things = connectedComponents({ width, height, data: isThing });
  const lead = new Float64Array(things.count);
  things.labels.forEach((thing, i) => {
    if (thing >= 0) lead[thing]! += doubt[i]! - sureAt(i) / 255;
  });
  return bytesFrom(things.labels, (thing) => (thing >= 0 && lead[thing]! > 0 ? 1 : 0));
}

/** Gives a share of one class to another, cell by cell. */
function move(
  { data }: { readonly data: Uint8Array },
  from: RoomClass,
  to: RoomClass,
  shareOf: (cell: number) => number,
): void {
  const [source, target] = [ROOM_CLASSES.indexOf(from), ROOM_CLASSES.indexOf(to)];
  for (let cell = 0, at = 0; at < data.length; cell++, at += ROOM_CLASSES.length) {
    const moved = Math.round(data[at + source]! * shareOf(cell));
    data[at + source]! -= moved;
    data[at + target] = Math.min(255, data[at + target]! + moved);
  }
}
