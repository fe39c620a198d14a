/** A picture of the gallery that the landing page shows. */
export interface Example {
  /** Its name in the manifest of `public/designs`. */
  id: string;
  caption: string;
}

export const EXAMPLES: readonly [Example, ...Example[]] = [
  { id: 'industrial-loft-golden-hour', caption: 'Brick loft, relit for the golden hour' },
  { id: 'farmhouse-kitchen', caption: 'Farmhouse kitchen' },
  { id: 'mid-century-office-empty-furnished-office', caption: 'Study, furnished by an edit' },
  { id: 'art-deco-bathroom', caption: 'Art deco bathroom' },
  { id: 'bohemian-living-room-empty-furnished-living-room', caption: 'Sitting room, furnished by an edit' },
  { id: 'scandinavian-living-room', caption: 'Bright living room with pale oak boards' },
  { id: 'modern-villa', caption: 'Modern villa' },
  { id: 'mediterranean-living-room', caption: 'White room with arches above the sea' },
];

export const exampleAddress = (id: string): string => `/designs/${id}-960.webp`;
