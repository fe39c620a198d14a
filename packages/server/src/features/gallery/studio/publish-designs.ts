import { createHash } from 'node:crypto';
import { GalleryItemId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { DesignAuthor } from '../../../schema/gallery-tables.ts';
import { putDesigns } from './design-store.ts';
import { STUDIO_DESIGNS } from './designs.ts';
import type { StudioDesign } from './studio-design.ts';

/** The author of the rooms that ship with the product, and of their edits. */
const STUDIO: DesignAuthor = { name: 'Home Design', avatar: '/favicon.svg', badge: 'Studio', contact: true };

/**
 * Adds the designs that ship with the product to the gallery, and updates those that are there. Numbers start at 0;
 * acts of visitors stay, and designs that were taken down stay down. A second run, or a simultaneous one of another
 * server, changes nothing. Designs that no longer ship with the product have no pictures any more and are unlisted.
 */
export async function publishStudioDesigns(
  db: Database,
  now: Date,
  designs: readonly StudioDesign[] = STUDIO_DESIGNS,
): Promise<void> {
  const rows = designs.map((design, place) => ({
    id: designId(design.slug),
    title: design.title,
    description: design.description,
    author: JSON.stringify(STUDIO),
    images: JSON.stringify(design.images),
    tags: [...design.tags],
    category: design.category,
    style: design.style,
    roomType: design.roomType,
    location: null,
    featured: design.isFeatured ?? false,
    premium: false,
    isListed: true,
    // A millisecond apart, because lists are ordered by time.
    publishedAt: new Date(now.getTime() - place),
  }));
  await putDesigns(db, rows);
}

/** Always the same for a slug: a name-based UUID (RFC 9562, version 8). */
export function designId(slug: string): GalleryItemId {
  const hash = createHash('sha256').update(`home-design gallery ${slug}`).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return GalleryItemId.parse(parts.join('-'));
}
