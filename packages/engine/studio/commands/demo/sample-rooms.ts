/** Sample rooms of the playground: which picture, and how it is introduced. The empty one is for furnishing. */
export const SAMPLE_ROOMS = [
  {
    sample: 'mid-century-office',
    variant: 'furnished',
    label: 'Study',
    description: 'A dark green wall, a walnut desk and morning sun.',
    style: 'Mid-century',
  },
  {
    sample: 'modern-living-room',
    variant: 'empty',
    label: 'Empty living room',
    description: 'Walnut slats, a herringbone floor and a wide window.',
    style: 'Modern',
  },
  {
    sample: 'bohemian-living-room',
    variant: 'furnished',
    label: 'Living room',
    description: 'A terracotta wall, a teal sofa and a bright rug.',
    style: 'Bohemian',
  },
  {
    sample: 'minimalist-bedroom',
    variant: 'furnished',
    label: 'Bedroom',
    description: 'Pale plaster, pale oak and a wide, low bed.',
    style: 'Minimalist',
  },
] as const;
