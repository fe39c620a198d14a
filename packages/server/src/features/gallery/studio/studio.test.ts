import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GalleryItemId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { searchGallery } from '../store.ts';
import { STUDIO_DESIGNS } from './designs.ts';
import { designId, publishStudioDesigns } from './publish-designs.ts';

const PUBLIC = join(import.meta.dirname, '../../../../../web/public');
const now = new Date('2026-11-22T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const listed = async () => {
  const all = { category: null, style: null, roomType: null, publishedSince: null, words: [] } as const;
  const page = { sortBy: 'popular', trendingSince: '2026-11-16', limit: 100, offset: 0 } as const;
  return (await searchGallery(database.db, { ...all, ...page }, ['nobody'])).rows;
};

describe('the designs that come with the product', () => {
  it('are edits of rendered rooms, and the rooms, each with a unique name', () => {
    const slugs = STUDIO_DESIGNS.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(20); // more than a page
    for (const { slug } of STUDIO_DESIGNS) expect(GalleryItemId.safeParse(designId(slug)).success).toBe(true);
    expect(designId('brick-house')).toBe(designId('brick-house'));
  });

  it('call no rendered room a photo, and have an original to compare for every edit', () => {
    for (const { slug, images, tags, description } of STUDIO_DESIGNS) {
      const isEdit = images[0]?.before !== null;
      expect(tags.includes('before and after'), slug).toBe(isEdit);
      expect(description.endsWith('Rendered, not photographed.'), slug).toBe(!isEdit);
    }
  });

  it('have all their pictures in the web app, in the declared sizes', async () => {
    const manifest = Manifest.parse(
      JSON.parse(await readFile(join(PUBLIC, 'designs/manifest.json'), 'utf8')),
    );
    const sizes = new Map(
      manifest.pictures.map(({ id, width, height }) => [`designs/${id}`, { width, height }]),
    );
    for (const { picture, before, width, height } of STUDIO_DESIGNS.flatMap(({ images }) => images)) {
      for (const name of before === null ? [picture] : [picture, before]) {
        for (const side of [480, 960])
          expect((await stat(join(PUBLIC, `${name}-${side}.webp`))).size).toBeGreaterThan(0);
        if (!name.startsWith('demo/')) expect(sizes.get(name), name).toEqual({ width, height });
      }
    }
  });

  it('S-19 are added once, and keep their numbers and their removals', async () => {
    await publishStudioDesigns(database.db, now);
    expect((await listed()).map(({ title, likes, views, shares }) => [title, likes, views, shares])).toEqual(
      STUDIO_DESIGNS.map(({ title }) => [title, 0, 0, 0]),
    );

    const [first, second] = STUDIO_DESIGNS.map(({ slug }) => designId(slug));
    await database.db
      .updateTable('galleryItems')
      .set({ likes: 3, title: 'Old' })
      .where('id', '=', first!)
      .execute();
    await database.db
      .updateTable('galleryItems')
      .set({ isListed: false })
      .where('id', '=', second!)
      .execute();
    await publishStudioDesigns(database.db, new Date('2026-12-01T10:00:00Z'));
    const rows = await listed();
    expect(rows).toHaveLength(STUDIO_DESIGNS.length - 1);
    expect(rows[0]).toMatchObject({ title: STUDIO_DESIGNS[0]?.title, likes: 3, publishedAt: now });
  });

  it('are unlisted when they no longer ship with the product', async () => {
    await publishStudioDesigns(database.db, now, STUDIO_DESIGNS.slice(0, 1));
    expect((await listed()).map(({ title }) => title)).toEqual([STUDIO_DESIGNS[0]?.title]);
  });
});

const Manifest = z.object({
  pictures: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
});
