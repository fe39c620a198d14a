import { randomUUID } from 'node:crypto';
import { API_BASE, type GalleryItem, type GalleryItemId } from '@home-design/contract';
import type { Insertable } from 'kysely';
import type { GalleryItemTable } from '../schema/gallery-tables.ts';
import { expectStatus } from './makers.ts';
import type { TestClient } from './test-client.ts';

export const GALLERY = `${API_BASE}/gallery/public/`;

/** A listed design with one picture, for the table; by a photographer in Lisbon unless something else is said. */
export function designRow(given: Partial<Insertable<GalleryItemTable>> = {}): Insertable<GalleryItemTable> {
  return {
    id: randomUUID() as GalleryItemId,
    title: 'Quiet room',
    description: 'A room with a window.',
    author: JSON.stringify({ name: 'Ana', avatar: null, badge: null, contact: false }),
    images: JSON.stringify([
      { picture: 'designs/room', before: null, caption: 'Room', width: 960, height: 640 },
    ]),
    tags: [],
    category: 'Modern',
    style: 'Mid-Century',
    roomType: 'Bedroom',
    location: 'Lisbon',
    featured: false,
    premium: false,
    isListed: true,
    publishedAt: new Date('2026-11-01T10:00:00Z'),
    ...given,
  };
}

interface GalleryPage {
  items: GalleryItem[];
  hasMore: boolean;
  count: number;
}

/** A page of the gallery, by its query. */
export async function listGallery(client: TestClient, query = ''): Promise<GalleryPage> {
  return expectStatus(await client.get(`${GALLERY}?${query}`), 200);
}
