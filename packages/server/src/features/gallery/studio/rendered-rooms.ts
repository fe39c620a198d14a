import { type Room, rendered } from './pictures.ts';
import type { StudioDesign } from './studio-design.ts';

/** A room with its furniture, and bare. */
const furnishedAndBare = (room: Room) => [
  rendered(room, 'Furnished'),
  rendered(room, 'The room itself', 'empty'),
];

/** Rendered rooms and houses: designed and rendered with the product's furniture, and labeled as such. */
export const RENDERED_ROOMS: readonly StudioDesign[] = [
  {
    slug: 'bohemian-living-room',
    title: 'Terracotta sitting room full of plants',
    description:
      'A teal sofa against a terracotta wall, rattan overhead and a rug that holds every color together. Rendered, not photographed.',
    images: furnishedAndBare('bohemian-living-room'),
    tags: ['terracotta', 'teal', 'rattan', 'plants', 'rug'],
    category: 'Contemporary',
    style: 'Bohemian',
    roomType: 'Living Room',
    isFeatured: true,
  },
  {
    slug: 'scandinavian-living-room',
    title: 'Bright living room with pale oak boards',
    description:
      'Light wood, light wool and one green chair. The room does with very little, and morning sun does the rest. Rendered, not photographed.',
    images: furnishedAndBare('scandinavian-living-room'),
    tags: ['oak', 'wool', 'daylight', 'green', 'calm'],
    category: 'Minimalist',
    style: 'Scandinavian',
    roomType: 'Living Room',
  },
  {
    slug: 'farmhouse-kitchen',
    title: 'Farmhouse kitchen with a long table',
    description:
      'Sage fronts, black lamps and a table that seats everybody, under beams. Rendered, not photographed.',
    images: furnishedAndBare('farmhouse-kitchen'),
    tags: ['sage', 'beams', 'pendant lamps', 'long table'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Kitchen',
    isFeatured: true,
  },
  {
    slug: 'art-deco-bathroom',
    title: 'Bathroom with checkered marble and brass',
    description:
      'A free-standing tub on black and white marble, brass fittings and one round mirror. Rendered, not photographed.',
    images: furnishedAndBare('art-deco-bathroom'),
    tags: ['marble', 'brass', 'checkered floor', 'free-standing tub'],
    category: 'Traditional',
    style: 'Art Deco',
    roomType: 'Bathroom',
  },
  {
    slug: 'industrial-loft',
    title: 'Brick loft with steel windows',
    description:
      'A cognac sofa before old brick, black steel, and nothing that hides how the house is made. Rendered, not photographed.',
    images: furnishedAndBare('industrial-loft'),
    tags: ['brick', 'steel', 'leather', 'beams'],
    category: 'Industrial',
    style: 'Mid-Century',
    roomType: 'Living Room',
  },
  {
    slug: 'luxury-bedroom',
    title: 'Paneled bedroom with brass and velvet',
    description:
      'Warm white paneling, a velvet bench and brass in small amounts. Two windows, and no hurry. Rendered, not photographed.',
    images: furnishedAndBare('luxury-bedroom'),
    tags: ['paneling', 'velvet', 'brass', 'symmetry'],
    category: 'Contemporary',
    style: 'Art Deco',
    roomType: 'Bedroom',
  },
  {
    slug: 'mediterranean-living-room',
    title: 'White room with arches above the sea',
    description:
      'Two arched doors, terracotta tiles and the sea outside. The furniture keeps low, so that one looks over it. Rendered, not photographed.',
    images: furnishedAndBare('mediterranean-living-room'),
    tags: ['arches', 'sea view', 'terracotta tiles', 'linen'],
    category: 'Contemporary',
    style: 'Bohemian',
    roomType: 'Living Room',
  },
  {
    slug: 'mid-century-office',
    title: 'Study with walnut and a lounge chair',
    description: 'A dark green wall, a walnut desk and a library within reach. Rendered, not photographed.',
    images: furnishedAndBare('mid-century-office'),
    tags: ['walnut', 'green', 'home office', 'bookshelves'],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Office',
  },
  {
    slug: 'modern-living-room',
    title: 'City living room with a wall of glass',
    description:
      'Walnut slats on one side and the city on the other; gray wool in between. Rendered, not photographed.',
    images: furnishedAndBare('modern-living-room'),
    tags: ['walnut slats', 'sectional sofa', 'city view', 'arc lamp'],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Living Room',
  },
  {
    slug: 'traditional-dining-room',
    title: 'Dining room in sage green with wainscot',
    description:
      'Six leather chairs around mahogany, curtains to the floor and a garden behind them. Rendered, not photographed.',
    images: furnishedAndBare('traditional-dining-room'),
    tags: ['sage', 'wainscot', 'mahogany', 'curtains', 'leather', 'garden view'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Dining Room',
  },
  {
    slug: 'rustic-living-room',
    title: 'Mountain lodge with a stone fireplace',
    description:
      'Field stone up to the ceiling, worn leather, and a rug that has been there longer than the house. Rendered, not photographed.',
    images: furnishedAndBare('rustic-living-room'),
    tags: ['fireplace', 'stone', 'leather', 'beams', 'lodge'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Living Room',
  },
  {
    slug: 'minimalist-bedroom',
    title: 'Quiet bedroom in lime plaster and oak',
    description:
      'A wide, low bed, one lamp on a wire, and plaster that catches the light. Rendered, not photographed.',
    images: furnishedAndBare('minimalist-bedroom'),
    tags: ['lime plaster', 'oak', 'linen', 'calm'],
    category: 'Minimalist',
    style: 'Scandinavian',
    roomType: 'Bedroom',
  },
  {
    slug: 'white-farmhouse',
    title: 'Small farmhouse above open fields',
    description: 'A red roof, green shutters and an evening sky with room in it. Rendered, not photographed.',
    images: [rendered('white-farmhouse', 'From the path')],
    tags: ['shutters', 'red roof', 'evening', 'garden path'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Exterior',
  },
  {
    slug: 'modern-villa',
    title: 'White villa under a gray sky',
    description:
      'Two plain volumes, one in white render and one in wood, and windows where the views are. Rendered, not photographed.',
    images: [rendered('modern-villa', 'From the street')],
    tags: ['flat roof', 'render', 'wood cladding', 'large windows'],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Exterior',
  },
  {
    slug: 'brick-house',
    title: 'Brick house with two gables',
    description: 'Red brick, white sash windows and box hedges, on a clear day. Rendered, not photographed.',
    images: [rendered('brick-house', 'From the path')],
    tags: ['brick', 'sash windows', 'hedges', 'slate roof'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Exterior',
  },
];
