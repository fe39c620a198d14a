/** Kinds of room that can be furnished. */
export const ROOM_TYPES = [
  'living_room',
  'bedroom',
  'kitchen',
  'bathroom',
  'dining_room',
  'office',
  'outdoor',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** Styles of furnished rooms. */
export const STAGING_STYLES = [
  'modern',
  'minimalist',
  'scandinavian',
  'industrial',
  'rustic',
  'luxury',
  'bohemian',
  'traditional',
] as const;
export type StagingStyle = (typeof STAGING_STYLES)[number];
