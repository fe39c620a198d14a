/** The content of every cell of a photo, according to a network that was trained on rooms. */
export interface RoomSegmentation {
  readonly width: number;
  readonly height: number;
  /** Probabilities, 0 … 255, of a cell one after another in the order of `ROOM_CLASSES`, cell by cell. */
  readonly data: Uint8Array;
}
