import type { GalleryItem } from '@home-design/contract';
import { make } from './make.ts';

/** A valid published design with one picture; what is passed in tells the story of the test. */
export const makeDesign = (about: Partial<Record<keyof GalleryItem, unknown>> = {}): GalleryItem =>
  ({
    id: make.id(),
    title: 'Brick loft',
    description: 'A cognac sofa before old brick.',
    images: [makeDesignImage()],
    author: { name: 'Home Design', avatar: '/favicon.svg', badge: 'Studio', contact: true },
    tags: ['brick', 'steel', 'leather', 'beams', 'loft', 'city'],
    stats: { likes: 1234, views: 56, shares: 7 },
    featured: false,
    premium: false,
    category: 'Industrial',
    style: 'Mid-Century',
    roomType: 'Living Room',
    location: null,
    published_at: '2026-01-02T10:00:00.000Z',
    liked: false,
    ...about,
  }) as GalleryItem;

/** A picture of a design. */
export const makeDesignImage = (about: Partial<GalleryItem['images'][number]> = {}) => ({
  caption: 'Furnished',
  transformed_url: '/designs/loft-960.webp',
  thumbnail_url: '/designs/loft-480.webp',
  original_url: null,
  download_url: '/designs/loft-960.webp',
  width: 960,
  height: 640,
  ...about,
});
