/** Kinds of room that can be emptied: they differ in what belongs to the room and stays. */
export const EMPTY_ROOM_TYPES = ['general', 'living_room', 'kitchen', 'bedroom', 'bathroom'] as const;
export type EmptyRoomType = (typeof EMPTY_ROOM_TYPES)[number];
