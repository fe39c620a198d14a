import { connectedComponents } from '../../raster/connected-components.ts';
import { resizePlane } from '../../raster/resize.ts';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import { likelihoodOf, type RoomSegmentation } from './segment-room.ts';

/** A class that the room network takes another one for, and what the classifier of cells says where that is so. */
interface Confusion {
  readonly named: RoomClass;
  readonly truly: RoomClass;
  /** Classes that the classifier gives such places. */
  readonly classified: readonly RoomClass[];
  /** A thing of that name changes as one where the classifier, on the mean, is surer than this. */
  readonly above: number;
}

/** Things that are told apart as wholes: half a table must not become a kitchen. */
const OF_THINGS: readonly Confusion[] = [
  { named: 'hanging', truly: 'window', classified: ['window', 'pane'], above: 0.5 },
  { named: 'furniture', truly: 'fixture', classified: ['fixture'], above: 0.5 },
];
/** Cells at least so likely to be a thing belong to it, 0 … 255. */
const OF_A_THING = 90;

/**
 * The cells of the room network after the classifier of cells was asked as well. A window with dark blinds looks like a picture, a kitchen
 * cabinet like a chest of drawers, a plain wall like a drawn curtain. The classifier knows colors, regions and the room box, which the
 * network does not.
 */
export function withSecondOpinion(room: RoomSegmentation, classifier: RoomSegmentation): RoomSegmentation {
  const named = { ...room, data: room.data.slice() };
  for (const { named: from, truly, classified, above } of OF_THINGS) {
    const doubt = resizePlane(likelihoodOf(classifier, classified), room.width, room.height, 'bilinear').data;
    const changes = changingThings(named, from, doubt, above);
    move(named, from, truly, (cell) => changes[cell]!);
  }
  const wall = resizePlane(likelihoodOf(classifier, ['wall']), room.width, room.height, 'bilinear').data;
  move(named, 'curtain', 'wall', (cell) => Math.min(1, wall[cell]!) ** 2);
  return named;
}

/** 1 for the cells of each thing of a class that is doubted on the whole. */
function changingThings(
  { width, height, data }: RoomSegmentation,
  name: RoomClass,
  doubt: Float32Array,
  above: number,
): Uint8Array {
  const place = ROOM_CLASSES.indexOf(name);
  const isThing = Uint8Array.from(doubt, (_, i) =>
    data[i * ROOM_CLASSES.length + place]! > OF_A_THING ? 255 : 0,
  );
  const things = connectedComponents({ width, height, data: isThing });
  const sums = new Float64Array(things.count);
  things.labels.forEach((thing, i) => {
    if (thing >= 0) sums[thing]! += doubt[i]!;
  });
  return Uint8Array.from(things.labels, (thing) =>
    thing >= 0 && sums[thing]! > above * things.areas[thing]! ? 1 : 0,
  );
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
