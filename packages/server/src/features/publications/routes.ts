import { type ListingId, type PublicationId, publicationRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { zipFiles } from '../../platform/zip-files.ts';
import { type ListingRow, ownListing } from '../listings/index.ts';
import { publicationKey } from '../published-sets/index.ts';
import { cleanFileName, contentDisposition } from '../versions/index.ts';
import { createPublication, type PublicationDeps } from './create-publication.ts';
import { readPlan } from './read-plan.ts';
import { removePublication } from './remove-publication.ts';
import { ownPublication, type PublicationRow, publicationsOf } from './store.ts';
import { publicationView } from './view.ts';

export type PublicationRouteDeps = PublicationDeps & { storage: Storage };

/** Of every file in every ZIP: the same set is the same ZIP. */
const ZIP_TIME = new Date(2000, 0, 1);

export function bindPublications(app: FastifyInstance, deps: PublicationRouteDeps): void {
  const { db, storage } = deps;

  bindRoute(app, publicationRoutes.list, async ({ params, who }) => {
    await requireListing(who, params.listingId);
    return { results: (await publicationsOf(db, who.userId, params.listingId)).map(publicationView) };
  });
  bindRoute(app, publicationRoutes.plan, async ({ params, query, who }) => {
    const listing = await requireListing(who, params.listingId);
    return (await readPlan(deps, listing, query.left_out)).view;
  });
  bindRoute(app, publicationRoutes.create, async ({ params, body, who }) =>
    publicationView(await createPublication(deps, who, params.listingId, body.left_out)),
  );
  bindRoute(app, publicationRoutes.get, async ({ params, who }) =>
    publicationView(await requirePublication(who, params)),
  );
  bindRoute(app, publicationRoutes.download, async ({ params, who, reply }) => {
    const { id, files, plan } = await requirePublication(who, params);
    if (!files) throw new AppError('publication_not_finished');
    const folder = publicationKey(id);
    const stream = zipFiles(
      files.map(({ name, path }) => ({
        path,
        modifiedAt: ZIP_TIME,
        open: async () => (await storage.read(`${folder}/${name}`)).stream,
      })),
    );
    const name = `${cleanFileName(plan.listing.title) || 'listing'} - ${plan.profile.id}.zip`;
    void reply
      .headers({ 'content-disposition': contentDisposition(name), 'cache-control': 'no-store' })
      .type('application/zip')
      .send(stream);
  });
  bindRoute(app, publicationRoutes.remove, ({ params, who }) =>
    removePublication(deps, who, params.listingId, params.publicationId),
  );

  async function requireListing(who: Who, id: ListingId): Promise<ListingRow> {
    const listing = await ownListing(db, who.userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listing;
  }

  async function requirePublication(
    who: Who,
    params: { listingId: ListingId; publicationId: PublicationId },
  ): Promise<PublicationRow> {
    const row = await ownPublication(db, who.userId, params.listingId, params.publicationId);
    if (!row) throw new AppError('publication_not_found');
    return row;
  }
}
