import {
  type ListingId,
  type PublicationId,
  type PublicationPlan,
  publicationRoutes,
} from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { cleanFileName } from '../../platform/pictures/file-names.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { zipFiles } from '../../platform/zip-files.ts';
import { type ListingRow, ownListing } from '../listings/index.ts';
import { publicationKey } from '../published-sets/index.ts';
import { chooseForSet } from './choose-for-set.ts';
import { createPublication, type PublicationDeps } from './create-publication.ts';
import { planView } from './plan-view.ts';
import { type FinishedSet, publishedPictures, readFileOfSet } from './published-pictures.ts';
import { readPlan } from './read-plan.ts';
import { removePublication } from './remove-publication.ts';
import { ownPublication, type PublicationRow, publicationsOf, setOfInput } from './store.ts';
import { publicationView } from './view.ts';

export type PublicationRouteDeps = PublicationDeps & { storage: Storage };

const MANIFEST_TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** Beginning of the names of a set's downloaded files. */
const nameOfSet = ({ plan }: FinishedSet): string =>
  `${cleanFileName(plan.listing.title) || 'listing'} - ${plan.profile.id}`;

/** Time of every file in every ZIP, so that the same set makes the same ZIP. */
const ZIP_TIME = new Date(2000, 0, 1);

export function bindPublications(app: FastifyInstance, deps: PublicationRouteDeps): void {
  const { db, storage } = deps;

  bindRoute(app, publicationRoutes.list, async ({ params, who }) => {
    await requireListing(who, params.listingId);
    return { results: (await publicationsOf(db, who.userId, params.listingId)).map(publicationView) };
  });
  bindRoute(app, publicationRoutes.plan, ({ params, who }) => planOf(who, params.listingId));
  bindRoute(app, publicationRoutes.choose, async ({ params, body, who }) => {
    await chooseForSet(db, who, params.listingId, body);
    return planOf(who, params.listingId);
  });
  bindRoute(app, publicationRoutes.create, async ({ params, who }) =>
    publicationView(await createPublication(deps, who, params.listingId)),
  );
  bindRoute(app, publicationRoutes.get, async ({ params, who }) =>
    publicationView(await requirePublication(who, params)),
  );
  bindRoute(app, publicationRoutes.download, async ({ params, who, reply }) => {
    const row = await requireFinished(who, params);
    const { id, files } = row;
    const folder = publicationKey(id);
    const stream = zipFiles(
      files.map(({ name, path }) => ({
        path,
        modifiedAt: ZIP_TIME,
        open: async () => (await storage.read(`${folder}/${name}`)).stream,
      })),
    );
    void reply
      .headers({
        'content-disposition': contentDisposition(`${nameOfSet(row)}.zip`),
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(stream);
  });
  bindRoute(app, publicationRoutes.pictures, async ({ params, who }) => {
    const row = await requireFinished(who, params);
    return { results: await publishedPictures(storage, row) };
  });
  bindRoute(app, publicationRoutes.picture, async ({ params, who, reply }) => {
    const row = await requireFinished(who, params);
    const file = row.plan.pictures[params.place - 1]?.file;
    if (file === undefined) throw new AppError('file_not_found');
    await sendFile(reply, row, file, 'image/jpeg');
  });
  bindRoute(app, publicationRoutes.manifest, async ({ params, who, reply }) => {
    const row = await requireFinished(who, params);
    const path = `manifest.${params.format}`;
    reply.header('content-disposition', contentDisposition(`${nameOfSet(row)} - ${path}`));
    await sendFile(reply, row, path, MANIFEST_TYPES[params.format]);
  });
  bindRoute(app, publicationRoutes.remove, ({ params, who }) =>
    removePublication(deps, who, params.listingId, params.publicationId),
  );

  async function requireListing(who: Who, id: ListingId): Promise<ListingRow> {
    const listing = await ownListing(db, who.userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listing;
  }

  async function planOf(who: Who, id: ListingId): Promise<PublicationPlan> {
    const listing = await requireListing(who, id);
    const plan = await readPlan(deps, listing);
    return planView(listing, plan, (await setOfInput(db, who.userId, id, plan.inputHash)) ?? null);
  }

  async function sendFile(reply: FastifyReply, set: FinishedSet, path: string, type: string): Promise<void> {
    const { stream, bytes } = await readFileOfSet(storage, set, path);
    void reply
      .headers({
        'content-length': bytes,
        // The picture at an address never changes.
        'cache-control': type === 'image/jpeg' ? 'private, max-age=3600' : 'no-store',
      })
      .type(type)
      .send(stream);
  }

  async function requireFinished(
    who: Who,
    params: { listingId: ListingId; publicationId: PublicationId },
  ): Promise<FinishedSet> {
    const row = await requirePublication(who, params);
    if (!row.files) throw new AppError('publication_not_finished');
    return { ...row, files: row.files };
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
