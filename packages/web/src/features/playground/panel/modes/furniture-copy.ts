import type { ROOM_TYPES, STAGING_STYLES } from '@home-design/contract';

/** Sentences about furnishing; they are loaded with the panel, after the page. */
export const furnitureCopy = {
  arrangement: 'Arrangement',
  arrangements: { new: 'Another one', keep: 'Keep this one' },
  fromBefore: (label: string) => `Starts from “${label}”, the version before this furniture was added.`,
  keptArrangement: 'Every piece stays where it is; choose another style for all of them.',
  same: 'Same furniture as another photo',
  sameHint: 'For another view of a room that is furnished already: the same pieces at the same places.',
  style: 'Style',
  roomType: 'Room',
  decorOnly: 'Decor only: cabinets, appliances and fittings are not added.',
  fullness: 'Amount of furniture',
  alternatives: 'Arrangements to choose from',
} as const;

/** Name and description of each style of furniture. */
export const styleNames: Readonly<
  Record<(typeof STAGING_STYLES)[number], readonly [name: string, line: string]>
> = {
  modern: ['Modern', 'Clean lines, calm colors'],
  minimalist: ['Minimalist', 'Few pieces, lots of space'],
  scandinavian: ['Scandinavian', 'Light wood, soft textiles'],
  industrial: ['Industrial', 'Steel, leather, dark wood'],
  rustic: ['Rustic', 'Solid wood, rough linen'],
  luxury: ['Luxury', 'Velvet, marble, brass'],
  bohemian: ['Bohemian', 'Patterns, cane, plants'],
  traditional: ['Traditional', 'Turned legs, warm woods'],
};

/** Rooms that can be furnished. */
export const roomNames: Readonly<Record<(typeof ROOM_TYPES)[number], string>> = {
  living_room: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  dining_room: 'Dining room',
  office: 'Office',
  outdoor: 'Outdoor',
};
