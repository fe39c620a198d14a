import { type GalleryItemId, galleryRoutes, type QueryOf } from '@home-design/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute, type Call } from '../../platform/http/bind-route.ts';
import { publicOrigin } from '../../platform/http/guards/origin.ts';
import { countLike, countShare, countView, dayOf } from './count-store.ts';
import type { GalleryDeps } from './gallery-deps.ts';
import { galleryPath } from './gallery-page.ts';
import { findDesign, type GallerySearch, searchGallery } from './store.ts';
import { galleryItemView } from './view.ts';
import { likerNames, networkName, viewerName } from './visitor.ts';

type Query = Call<typeof galleryRoutes.list>['query'];

/** Binds the public gallery. */
export function bindGalleryRoutes(app: FastifyInstance, deps: GalleryDeps): void {
  const { db, clock, shareKeys } = deps;

  /** @throws AppError `design_not_found` */
  const find = async (id: GalleryItemId, request: FastifyRequest) => {
    await deps.ready();
    const design = await findDesign(db, id, likerNames(shareKeys, request));
    if (!design) throw new AppError('design_not_found');
    return design;
  };

  bindRoute(app, galleryRoutes.list, async ({ query, request }) => {
    await deps.ready();
    const search = searchOf(query, clock.now());
    const { rows, count } = await searchGallery(db, search, likerNames(shareKeys, request));
    return { items: rows.map(galleryItemView), hasMore: search.offset + rows.length < count, count };
  });

  bindRoute(app, galleryRoutes.get, async ({ params, request }) => {
    const design = await find(params.itemId, request);
    const day = dayOf(clock.now());
    const view = {
      itemId: design.id,
      day,
      visitor: viewerName(shareKeys, day, request),
      network: networkName(shareKeys, day, request),
    };
    const isNew = await countView(db, view);
    return galleryItemView(isNew ? { ...design, views: design.views + 1 } : design);
  });

  bindRoute(app, galleryRoutes.like, async ({ params, request }) => {
    const { id } = await find(params.itemId, request);
    const likers = likerNames(shareKeys, request);
    const now = clock.now();
    const network = networkName(shareKeys, dayOf(now), request);
    return { likes: await countLike(db, { itemId: id, likers, network, now }), liked: true as const };
  });

  bindRoute(app, galleryRoutes.share, async ({ params, request }) => {
    const { id } = await find(params.itemId, request);
    const share_url = `${publicOrigin(request, deps.publicUrl)}${galleryPath(id)}`;
    return { share_url, shares: await countShare(db, id, clock.now()) };
  });
}

const DAY_MS = 24 * 3_600_000;
/** Days of acts that make a design trend. */
const TRENDING_DAYS = 7;
const RANGE_DAYS = { week: 7, month: 30, year: 365 } as const;

/** A query as a search at this moment. */
function searchOf(query: Query, now: Date): GallerySearch {
  const anyOr = (value: string | undefined) => (value === undefined || value === 'All' ? null : value);
  return {
    category: anyOr(query.category),
    style: anyOr(query.style),
    roomType: anyOr(query.roomType ?? query.room_type),
    publishedSince: startOf(query.timeRange ?? query.time_range ?? 'all', now),
    words: query.search.split(/\s+/).filter((word) => word !== ''),
    sortBy: query.sortBy ?? query.sort_by ?? 'popular',
    trendingSince: dayOf(new Date(now.getTime() - (TRENDING_DAYS - 1) * DAY_MS)),
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

type TimeRange = NonNullable<NonNullable<QueryOf<typeof galleryRoutes.list>>['timeRange']>;

function startOf(range: TimeRange, now: Date): Date | null {
  if (range === 'all') return null;
  if (range === 'today') return new Date(`${dayOf(now)}T00:00:00Z`);
  return new Date(now.getTime() - RANGE_DAYS[range] * DAY_MS);
}
