/** Sample rooms of the playground, by the id of their sample, and how they are introduced. */
export const SAMPLE_ROOMS = [
  {
    id: 'scandinavian-living-room',
    label: 'Living room',
    description: 'Pale oak boards, a gray sofa and morning sun across the rug.',
    style: 'Scandinavian',
  },
  {
    id: 'luxury-bedroom',
    label: 'Bedroom',
    description: 'Paneled walls, a wide bed and tall windows to the garden.',
    style: 'Luxury',
  },
  {
    id: 'modern-living-room',
    label: 'City living room',
    description: 'A corner sofa before walnut slats, and a window from wall to wall.',
    style: 'Modern',
  },
  {
    id: 'bohemian-living-room',
    label: 'Colorful living room',
    description: 'A terracotta wall, a teal sofa and many plants.',
    style: 'Bohemian',
  },
] as const;
