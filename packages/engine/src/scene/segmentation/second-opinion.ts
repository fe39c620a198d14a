import { resizePlane } from '../../raster/resize.ts';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import { likelihoodOf, type RoomSegmentation } from './segment-room.ts';

/** A class that the room network takes another one for, and what the classifier of cells says where that is so. */
interface Confusion {
  readonly named: RoomClass;
  readonly truly: RoomClass;
  /** Classes that the classifier gives such places. */
  readonly classified: readonly RoomClass[];
  /** Its answer is raised to this power: the higher, the surer it must be. */
  readonly power: number;
}

/**
 * A plain wall looks like a drawn curtain, a window with dark blinds like a picture, a kitchen cabinet like a chest of drawers.
 * The classifier knows colors, regions and the room box, which the network does not.
 */
const CONFUSIONS: readonly Confusion[] = [
  { named: 'curtain', truly: 'wall', classified: ['wall'], power: 2 },
  { named: 'hanging', truly: 'window', classified: ['window', 'pane'], power: 1 },
  { named: 'furniture', truly: 'fixture', classified: ['fixture'], power: 1 },
];

/**
 * The cells of the room network after the classifier of cells was asked as well: where it doubts a class that the network confuses with
 * another one, that much of the class's share goes to the other.
 */
export function withSecondOpinion(room: RoomSegmentation, classifier: RoomSegmentation): RoomSegmentation {
  const { width, height } = room;
  const data = room.data.slice();
  for (const { named, truly, classified, power } of CONFUSIONS) {
    const doubt = resizePlane(likelihoodOf(classifier, classified), width, height, 'bilinear').data;
    const [from, to] = [ROOM_CLASSES.indexOf(named), ROOM_CLASSES.indexOf(truly)];
    for (let i = 0; i < width * height; i++) {
      const at = i * ROOM_CLASSES.length;
      const moved = Math.round(data[at + from]! * Math.min(1, doubt[i]!) ** power);
      data[at + from]! -= moved;
      data[at + to] = Math.min(255, data[at + to]! + moved);
    }
  }
  return { width, height, data };
}
