import { createHash } from 'node:crypto';
import { GalleryItemId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { DesignAuthor } from '../../../schema/gallery-tables.ts';
import { putDesigns } from './design-store.ts';
import { STUDIO_DESIGNS } from './designs.ts';
import type { StudioDesign } from './studio-design.ts';

/** Who made the rooms that come with the product, and edited them with it. */
const STUDIO: DesignAuthor = { name: 'Home Design', avatar: '/favicon.svg', badge: 'Studio', contact: true };

/**
 * Puts the designs that come with the product into the gallery, and brings what is there up to date. Numbers start at
 * 0, and what visitors did stays, as does that something was taken down. Running it again, or on several
 * servers at once, changes nothing. What no longer comes with the product has no pictures any more and goes.
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
    // A moment apart, as lists are in the order of time.
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
