import { edited, rendered } from './pictures.ts';
import type { StudioDesign } from './studio-design.ts';

/**
 * Edits of rendered rooms, each beside its original. The engine made them; the text says which were retouched by
 * hand.
 */
export const EDITED_ROOMS: readonly StudioDesign[] = [
  {
    slug: 'furnished-living-room',
    title: 'An empty living room, furnished',
    description:
      'A bare room with walnut slats and a wide window, furnished in one edit. Sofa, table, lamp and rug stand on its own floor and throw shadows in the light of its own window.',
    images: [
      edited('modern-living-room', 'furnished-living-room', 'Furnished', 'empty'),
      rendered('modern-living-room', 'Bare', 'empty'),
    ],
    tags: ['virtual staging', 'sofa', 'walnut', 'herringbone', 'before and after'],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Living Room',
    isFeatured: true,
  },
  {
    slug: 'terracotta-study',
    title: 'Study in terracotta',
    description:
      'A dark green wall repainted in terracotta. Door, window, floor and the light of the morning stay exactly as they were. The edges of the walls were touched up with the brush.',
    images: [
      edited('mid-century-office', 'terracotta', 'Terracotta walls', 'empty'),
      edited('mid-century-office', 'navy', 'Navy walls', 'empty'),
    ],
    tags: ['wall color', 'terracotta', 'walnut', 'before and after'],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Office',
    isFeatured: true,
  },
  {
    slug: 'furnished-dining-room',
    title: 'A dining room, set for six',
    description:
      'Sage walls and an empty floor before; a table, six leather chairs and a rug after. The lamp that hung there decides where the table stands.',
    images: [
      edited('traditional-dining-room', 'furnished-dining-room', 'Furnished', 'empty'),
      rendered('traditional-dining-room', 'Bare', 'empty'),
    ],
    tags: ['virtual staging', 'dining table', 'leather', 'rug', 'before and after'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Dining Room',
  },
  {
    slug: 'loft-golden-hour',
    title: 'Brick loft, lit low and warm',
    description:
      'The same loft an hour before sunset: warmer brick, longer light. Only the light was changed; not one thing has moved.',
    images: [edited('industrial-loft', 'golden-hour', 'Golden hour'), rendered('industrial-loft', 'By day')],
    tags: ['lighting', 'golden hour', 'brick', 'leather', 'before and after'],
    category: 'Industrial',
    style: 'Mid-Century',
    roomType: 'Living Room',
    isFeatured: true,
  },
  {
    slug: 'furnished-bedroom',
    title: 'An empty bedroom, furnished',
    description:
      'Lime plaster and oak boards, and then a bed, two tables and a rug in light wood: enough to see how large the room is.',
    images: [
      edited('minimalist-bedroom', 'furnished-bedroom', 'Furnished', 'empty'),
      rendered('minimalist-bedroom', 'Bare', 'empty'),
    ],
    tags: ['virtual staging', 'bed', 'oak', 'before and after'],
    category: 'Minimalist',
    style: 'Scandinavian',
    roomType: 'Bedroom',
  },
  {
    slug: 'furnished-study',
    title: 'A study to work in',
    description:
      'An empty room with a dark green wall becomes a place to work: a desk that can be stood at, shelves, and a chair with its back to the wall.',
    images: [
      edited('mid-century-office', 'furnished-office', 'Furnished', 'empty'),
      rendered('mid-century-office', 'Bare', 'empty'),
    ],
    tags: ['virtual staging', 'desk', 'home office', 'green', 'before and after'],
    category: 'Contemporary',
    style: 'Mid-Century',
    roomType: 'Office',
  },
  {
    slug: 'furnished-sitting-room',
    title: 'Sitting room in rust and ochre',
    description:
      'A terracotta wall was all there was. The furniture answers it: a rust sofa, a carved table, and a rug with every color of the room.',
    images: [
      edited('bohemian-living-room', 'furnished-living-room', 'Furnished', 'empty'),
      rendered('bohemian-living-room', 'Bare', 'empty'),
    ],
    tags: ['virtual staging', 'kilim', 'rattan', 'terracotta', 'before and after'],
    category: 'Contemporary',
    style: 'Bohemian',
    roomType: 'Living Room',
  },
  {
    slug: 'bedroom-golden-hour',
    title: 'Bedroom in the last sun',
    description:
      'The same bedroom an hour before sunset: the paneling warms and the sun on the rug turns to gold.',
    images: [edited('luxury-bedroom', 'golden-hour', 'Golden hour'), rendered('luxury-bedroom', 'By day')],
    tags: ['lighting', 'golden hour', 'paneling', 'before and after'],
    category: 'Contemporary',
    style: 'Art Deco',
    roomType: 'Bedroom',
  },
];
