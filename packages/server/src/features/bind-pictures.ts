import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { ContentCredentials } from '../platform/content-credentials/content-credentials.ts';
import type { Database } from '../platform/database/database.ts';
import type { Engine } from '../platform/engine.ts';
import { pathOf } from '../platform/http/error-handler.ts';
import { publicOrigin } from '../platform/http/guards/origin.ts';
import { landingHead, type PageHead } from '../platform/http/pages/page-head.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { ResoServer } from '../platform/reso/reso-server-adapter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Turns } from '../platform/turns.ts';
import { bindActivity } from './activity/index.ts';
import { bindAnalysis } from './analysis/index.ts';
import { bindAudit } from './audit/index.ts';
import { bindBin } from './bin/index.ts';
import { bindBoards } from './boards/index.ts';
import { bindBranding } from './branding/index.ts';
import { bindDownloads } from './downloads/index.ts';
import { bindEdits } from './edits/index.ts';
import { bindGallery } from './gallery/index.ts';
import { bindImages } from './images/index.ts';
import { bindJobs, type EditLimits, type JobWatch, type WatchedSessions } from './jobs/index.ts';
import type { LeadDeps } from './leads/index.ts';
import { bindListingPages } from './listing-pages/index.ts';
import { bindListings } from './listings/index.ts';
import { bindLooks } from './looks/index.ts';
import { bindProfile } from './profile/index.ts';
import { bindProjects, defaultProject } from './projects/index.ts';
import { bindPublications } from './publications/index.ts';
import { bindPublishingProfiles } from './publishing-profiles/index.ts';
import { bindRecipes } from './recipes/index.ts';
import { bindSamples } from './samples/index.ts';
import { bindSharing } from './shares/index.ts';
import { bindStyledRooms } from './styled-rooms/index.ts';
import { bindTags } from './tags/index.ts';
import { bindVersions } from './versions/index.ts';
import { bindWorkflows } from './workflows/index.ts';

export interface PictureDeps {
  db: Database;
  storage: Storage;
  queue: Queue;
  engine: Engine;
  watch: JobWatch;
  sessions: WatchedSessions;
  outbox: Outbox;
  clock: Clock;
  /** Signs published pictures. */
  credentials: ContentCredentials;
  /** The MLS that listings can be imported from; undefined: none. */
  reso: ResoServer | undefined;
  resoForGuests: boolean;
  limits: EditLimits & { photoMegabytes: number };
  ingests: Turns;
  /** For messages of buyers on the pages of listings. */
  leads: LeadDeps;
  /** Key of share links, 32 random bytes. */
  shareSecret: Buffer;
  /** Public address of this server, if one is configured. */
  publicUrl: string | undefined;
  /** Version of this program. */
  program: string;
}

/**
 * Every route about projects, photos, their versions, edits, boards and published designs.
 * @returns the head of public pages that show pictures; undefined for other pages
 */
export function bindPictures(
  app: FastifyInstance,
  given: PictureDeps,
): (request: FastifyRequest, reply: FastifyReply) => Promise<PageHead | undefined> {
  const deps = { ...given, defaultProject };
  bindProjects(app, deps);
  bindSamples(app, deps);
  bindImages(app, deps);
  bindListings(app, deps);
  bindPublishingProfiles(app, deps);
  bindPublications(app, deps);
  bindVersions(app, deps);
  bindDownloads(app, deps);
  bindTags(app, deps);
  bindAnalysis(app, deps);
  bindEdits(app, deps);
  bindWorkflows(app, deps);
  bindRecipes(app, deps);
  bindLooks(app, deps);
  bindJobs(app, deps);
  bindActivity(app, deps);
  bindAudit(app, deps);
  bindProfile(app, deps);
  bindBranding(app, deps);
  const sharing = bindSharing(app, deps);
  bindBoards(app, sharing.deps);
  const listingPages = bindListingPages(app, { ...sharing.deps, leads: deps.leads });
  bindBin(app, deps);
  bindStyledRooms(app, deps);
  const gallery = bindGallery(app, sharing.deps);
  return async (request, reply) =>
    landingHead(pathOf(request), publicOrigin(request, deps.publicUrl)) ??
    (await sharing.headOf(request, reply)) ??
    (await listingPages.headOf(request, reply)) ??
    gallery.headOf(request);
}
