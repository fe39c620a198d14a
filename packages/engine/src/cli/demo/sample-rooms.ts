/** Sample rooms of the playground, by the id of their sample, and how they are introduced. */
export const SAMPLE_ROOMS = [
  {
    id: 'mid-century-office',
    label: 'Study',
    description: 'A dark green wall, a walnut desk and morning sun.',
    style: 'Mid-century',
  },
  {
    id: 'bohemian-living-room',
    label: 'Living room',
    description: 'A terracotta wall, a teal sofa and a bright rug.',
    style: 'Bohemian',
  },
  {
    id: 'traditional-dining-room',
    label: 'Dining room',
    description: 'Sage walls above white paneling, and a long table.',
    style: 'Traditional',
  },
  {
    id: 'minimalist-bedroom',
    label: 'Bedroom',
    description: 'Pale plaster, pale oak and a wide, low bed.',
    style: 'Minimalist',
  },
] as const;
