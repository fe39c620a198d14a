import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeDesign } from '../../../test/make-design.ts';
import { appState } from './app-state.ts';
import { DEFAULT_GALLERY_FILTERS } from './gallery-filters.ts';
import { designQuery, galleryQuery, pageAfter } from './gallery-queries.ts';
import { likedDesigns } from './liked-designs.ts';
import { galleryOperations } from './operations/gallery-operations.ts';

const loft = makeDesign({ stats: { likes: 4, views: 1, shares: 0 } });

let queries: QueryClient;
let gallery: ReturnType<typeof galleryOperations>;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  gallery = galleryOperations(queries);
  likedDesigns.setState(new Set(), true);
});

const listed = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const list = { items: [loft], hasMore: false, count: 1 };
  const api = fakeApi({ 'GET /gallery/public': () => list, ...answers });
  await gallery.list(DEFAULT_GALLERY_FILTERS);
  return api;
};
const likes = () => appState(queries).galleryItems[0]?.stats.likes;

describe('operations on the gallery', () => {
  it('STORE-55 STORE-61 lists by filters, page and limit 20, and reads items and hasMore', async () => {
    const api = await listed();
    const query = new URLSearchParams(api.calls('GET')[0]?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ ...DEFAULT_GALLERY_FILTERS, page: '1', limit: '20' });
    expect(await gallery.list(DEFAULT_GALLERY_FILTERS)).toEqual({ items: [loft], hasMore: false });
  });

  it.each([
    [0, 1],
    [20, 2],
    [40, 3],
  ])('GALLERY-81 after %d designs comes page %d', (loaded, page) => expect(pageAfter(loaded)).toBe(page));

  it('GALLERY-81 GALLERY-83 loads the page after the loaded ones, and none if there is no more', () => {
    const { getNextPageParam } = galleryQuery(DEFAULT_GALLERY_FILTERS);
    const page = (hasMore: boolean) => ({
      items: Array.from({ length: 20 }, () => loft),
      hasMore,
      count: 60,
    });
    const next = (pages: ReturnType<typeof page>[]) => getNextPageParam(pages.at(-1)!, pages, 1, [1]);
    expect(next([page(true)])).toBe(2);
    expect(next([page(true), page(true)])).toBe(3);
    expect(next([page(true), page(false)])).toBeNull();
  });

  it('STORE-56 GALLERY-76 likes a design: the count rises before the server answers', async () => {
    let answer: (likes: unknown) => void = () => undefined;
    await listed({ [`POST /gallery/public/${loft.id}/like`]: () => new Promise((done) => (answer = done)) });
    const liking = gallery.like(loft);
    expect(likes()).toBe(5);
    await new Promise((turn) => setTimeout(turn));
    answer({ likes: 9, liked: true });
    await liking;
    expect(likes()).toBe(9);
    expect(appState(queries).galleryItems[0]?.liked).toBe(true);
  });

  it('GALLERY-77 GALLERY-78 keeps the likes of this session, and does not count them twice', async () => {
    const api = await listed({ [`POST /gallery/public/${loft.id}/like`]: () => ({ likes: 5, liked: true }) });
    await gallery.like(loft);
    await gallery.like(loft);
    await gallery.like({ ...makeDesign(), liked: true });
    expect([...likedDesigns.getState()]).toEqual([loft.id]);
    expect(api.calls('POST')).toHaveLength(1);
  });

  it('GALLERY-87 removes a like that the server refused, and allows another try', async () => {
    const api = await listed({ [`POST /gallery/public/${loft.id}/like`]: () => new Refusal(500, 'No.') });
    await expect(gallery.like(loft)).rejects.toThrow('No.');
    expect(likes()).toBe(4);
    expect(likedDesigns.getState().size).toBe(0);
    api.answer(`POST /gallery/public/${loft.id}/like`, () => ({ likes: 5, liked: true }));
    await gallery.like(loft);
    expect(likes()).toBe(5);
  });

  it('STORE-57 shares a design, and reads share_url', async () => {
    const share_url = `https://rooms.example/app/gallery?item=${loft.id}`;
    await listed({ [`POST /gallery/public/${loft.id}/share`]: () => ({ share_url, shares: 3 }) });
    expect(await gallery.share(loft.id)).toBe(share_url);
    expect(appState(queries).galleryItems[0]?.stats.shares).toBe(3);
  });

  it('keeps a design the same in the list and alone', async () => {
    const seen = { ...loft, stats: { ...loft.stats, views: 2 } };
    await listed({ [`GET /gallery/public/${loft.id}`]: () => seen });
    await gallery.get(loft.id);
    expect(appState(queries).galleryItems).toEqual([seen]);
    expect(queries.getQueryData(designQuery(loft.id).queryKey)).toEqual(seen);
  });
});
