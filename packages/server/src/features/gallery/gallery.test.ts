import { GALLERY_SORTS, GALLERY_TIME_RANGES } from '@home-design/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designRow, GALLERY, listGallery } from '../../test/gallery-makers.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { TestClient } from '../../test/test-client.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
  visitor = await server.visitor();
  await listGallery(visitor); // The list adds the designs that ship with the server.
  await server.db.deleteFrom('galleryItems').execute();
  await server.db.insertInto('galleryItems').values(DESIGNS).execute();
  const { id: itemId } = DESIGNS[2]!;
  const days = [
    { itemId, day: dayOf(daysAgo(6)), likes: 1, views: 1, shares: 1 },
    { itemId: DESIGNS[1]!.id, day: dayOf(NOW), likes: 0, views: 2, shares: 0 },
    { itemId: DESIGNS[0]!.id, day: dayOf(daysAgo(7)), likes: 90, views: 90, shares: 90 },
  ];
  await server.db.insertInto('galleryDays').values(days).execute();
});
afterAll(() => server.close());

const DESIGNS = [
  designRow({
    title: 'Harbor loft',
    description: 'Brick and steel above the water.',
    tags: ['brick', '100% wool', 'steel'],
    category: 'Industrial',
    style: 'Mid-Century',
    roomType: 'Living Room',
    publishedAt: daysAgo(0.1),
    likes: 5,
  }),
  designRow({
    title: 'Garden kitchen',
    description: 'Herbs on the sill, and a LONG table.',
    tags: ['sage'],
    category: 'Traditional',
    style: 'Farmhouse',
    roomType: 'Kitchen',
    featured: true,
    publishedAt: daysAgo(3),
    likes: 1,
  }),
  designRow({
    title: 'Velvet bedroom',
    description: 'Brass, velvet and a bench.',
    tags: ['velvet'],
    category: 'Contemporary',
    style: 'Art Deco',
    roomType: 'Bedroom',
    publishedAt: daysAgo(20),
    likes: 9,
    premium: true,
  }),
  designRow({ title: 'Old study', roomType: 'Office', publishedAt: daysAgo(200), tags: ['loft_bed'] }),
  designRow({ title: 'Taken down', isListed: false, publishedAt: daysAgo(0) }),
  designRow({ title: 'Ancient hall', publishedAt: daysAgo(400), category: 'Minimalist' }),
];

const titles = async (query: string) =>
  (await listGallery(visitor, query)).items.map(({ title }) => title.split(' ')[0]);
const ALL = ['Velvet', 'Harbor', 'Garden', 'Old', 'Ancient'];

describe('GALLERY-01 API-103 the public list of designs', () => {
  it('GALLERY-46 GALLERY-47 GALLERY-48 GALLERY-49 GALLERY-50 GALLERY-51 GALLERY-52 GALLERY-53 GALLERY-54 GALLERY-55 GALLERY-56 GALLERY-57 GALLERY-58 GALLERY-59 GALLERY-60 GALLERY-61 GALLERY-62 GALLERY-63 has pictures, words and numbers for each design', async () => {
    const { items } = await listGallery(visitor, 'search=velvet');
    expect(items).toEqual([
      {
        id: DESIGNS[2]!.id,
        title: 'Velvet bedroom',
        description: 'Brass, velvet and a bench.',
        images: [
          {
            caption: 'Room',
            transformed_url: '/designs/room-960.webp',
            thumbnail_url: '/designs/room-480.webp',
            original_url: null,
            download_url: '/designs/room-960.webp',
            width: 960,
            height: 640,
          },
        ],
        author: { name: 'Ana', avatar: null, badge: null, contact: false },
        tags: ['velvet'],
        stats: { likes: 9, views: 0, shares: 0 },
        featured: false,
        premium: true,
        category: 'Contemporary',
        style: 'Art Deco',
        roomType: 'Bedroom',
        location: 'Lisbon',
        published_at: daysAgo(20).toISOString(),
        liked: false,
      },
    ]);
  });

  it.each([
    ['', ALL],
    ['sortBy=popular', ALL],
    ['sortBy=recent', ['Harbor', 'Garden', 'Velvet', 'Old', 'Ancient']],
    ['sort_by=featured', ['Garden', 'Velvet', 'Harbor', 'Old', 'Ancient']],
    ['sortBy=trending', ['Velvet', 'Garden', 'Harbor', 'Old', 'Ancient']],
  ])('S-18 GALLERY-73 is ordered by likes, time, mark or the last seven days: %s', async (query, order) => {
    expect(await titles(query)).toEqual(order);
  });

  it.each([
    ['all', ALL],
    ['today', ['Harbor']],
    ['week', ['Harbor', 'Garden']],
    ['month', ['Velvet', 'Harbor', 'Garden']],
    ['year', ['Velvet', 'Harbor', 'Garden', 'Old']],
  ])('GALLERY-74 is limited to what was published: %s', async (range, found) => {
    expect(await titles(`timeRange=${range}`)).toEqual(found);
    expect(await titles(`time_range=${range}`)).toEqual(found);
  });

  it.each([
    ['category=Industrial', ['Harbor']],
    ['category=All&style=Farmhouse', ['Garden']],
    ['roomType=Bedroom', ['Velvet', 'Ancient']],
    ['room_type=Bedroom&category=Minimalist', ['Ancient']],
    ['roomType=Exterior', []],
  ])('GALLERY-75 is filtered by category, style and room: %s', async (query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it.each([
    ['BRICK', ['Harbor']],
    ['long table', ['Garden']],
    ['table long', ['Garden']],
    ['sage', ['Garden']],
    ['loft', ['Harbor', 'Old']],
    ['loft_', ['Old']],
    ['100%25', ['Harbor']],
    ['%25', ['Harbor']],
    ['%5C', []],
    ['down', []],
  ])('GALLERY-75 is searched by title, description and tags: %s', async (search, found) => {
    expect(await titles(`search=${search}`)).toEqual(found);
  });

  it('GALLERY-84 CONST-57 comes in pages of 20, and says whether there are more', async () => {
    const many = Array.from({ length: 23 }, (_, place) =>
      designRow({ title: `Hut ${place}`, description: 'timberframe', likes: 100 - place }),
    );
    await server.db.insertInto('galleryItems').values(many).execute();
    const first = await listGallery(visitor, 'search=timberframe');
    expect(first).toMatchObject({ hasMore: true, count: 23 });
    expect(first.items).toHaveLength(20);
    const second = await listGallery(visitor, 'search=timberframe&page=2');
    expect(second).toMatchObject({ hasMore: false, count: 23 });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(many.map((row) => row.title));
    expect(await listGallery(visitor, 'search=timberframe&page=9')).toMatchObject({
      items: [],
      hasMore: false,
    });
    await server.db.deleteFrom('galleryItems').where('description', '=', 'timberframe').execute();
  });

  it.each([
    'category=Gothic',
    'sortBy=price',
    'timeRange=hour',
    'page=0',
    'limit=0',
    `search=${'a'.repeat(101)}`,
  ])('ERRORS-93 refuses an invalid query with a sentence: %s', async (query) => {
    const answer = await visitor.get(`${GALLERY}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/\w/), code: 'invalid_request' });
  });

  it('accepts any words', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.trim().length <= 60);
    await fc.assert(
      fc.asyncProperty(
        words,
        fc.constantFrom(...GALLERY_SORTS),
        fc.constantFrom(...GALLERY_TIME_RANGES),
        async (search, sortBy, timeRange) => {
          const query = new URLSearchParams({ search, sortBy, timeRange });
          expect([200, 400]).toContain((await visitor.get(`${GALLERY}?${query}`)).statusCode);
        },
      ),
      { numRuns: 40, seed: 3 },
    );
  });
});
