import {
  type ListingId,
  type Publication,
  type PublicationId,
  type PublicationPlan,
  publicationRoutes,
} from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { PUBLISHING_KEY } from '../../../core/publishing/queries.ts';
import { call } from '../../../lib/api/api-client.ts';

/** How often the page reloads a running set, and photos under way. */
const UNDER_WAY_MS = 2_000;

/** Whether a set is waiting or being made. */
export const isUnderWay = ({ status }: Publication): boolean => status === 'waiting' || status === 'making';

const isOnItsWay = ({ obstacles }: PublicationPlan): boolean =>
  obstacles.some(({ code }) => code === 'photos_on_their_way' || code === 'edit_under_way');

/** The set of a listing as it would be made now. */
export const planQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'plan', listingId],
    queryFn: ({ signal }) => call(publicationRoutes.plan, { params: { listingId }, signal }),
    // Photos are edited on other pages.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? UNDER_WAY_MS : false),
  });

/** Sets of a listing, newest first. */
export const setsQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'sets', listingId],
    queryFn: async ({ signal }) =>
      (await call(publicationRoutes.list, { params: { listingId }, signal })).results,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? UNDER_WAY_MS : false),
  });

/** How each picture of a finished set was made. The answer never changes. */
export const setPicturesQuery = (listingId: ListingId, publicationId: PublicationId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'set-pictures', publicationId],
    queryFn: async ({ signal }) =>
      (await call(publicationRoutes.pictures, { params: { listingId, publicationId }, signal })).results,
    staleTime: Number.POSITIVE_INFINITY,
  });
