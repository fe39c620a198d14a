import { type ListingId, publishingProfileRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { findProfile, setProfile } from '../../publishing-profiles/index.ts';
import { type ListingRow, ownListing } from '../store.ts';
import { listingView } from '../view.ts';
import { publishingState } from './publishing-state.ts';

/** Binds the calls for a listing's publishing rules and the obstacles to publishing. */
export function bindPublishing(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  bindRoute(app, publishingProfileRoutes.choose, async ({ params, body, who }) => {
    await requireListing(who, params.listingId);
    if (!(await findProfile(db, who.userId, body.profile_id))) {
      throw new AppError('publishing_profile_not_found');
    }
    const change = { publishingProfile: body.profile_id, updatedAt: clock.now() };
    await setProfile(db, who.userId, params.listingId, change);
    return listingView(await requireListing(who, params.listingId));
  });
  bindRoute(app, publishingProfileRoutes.state, async ({ params, who }) =>
    publishingState(db, who.userId, await requireListing(who, params.listingId)),
  );

  async function requireListing(who: Who, id: ListingId): Promise<ListingRow> {
    const listing = await ownListing(db, who.userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listing;
  }
}
