export type { Camera } from './camera.ts';
export { type DrawnRoom, drawRoom, type RoomTruth } from './draw-room.ts';
export {
  bookLivingRoom,
  gardenLivingRoom,
  morningBedroom,
  PICTURE_QUALITY,
  quietStudy,
} from './furnished-rooms.ts';
export { corpus, randomRoom, TEST_QUALITY } from './random-room.ts';
export type { QualitySpec, RoomSpec } from './room-spec.ts';
