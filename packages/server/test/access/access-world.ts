import { randomBytes } from 'node:crypto';
import {
  API_BASE,
  type ApiKey,
  AUTH_BASE,
  type LeadReceipt,
  type ListingBatch,
  type Look,
  type OwnFeedback,
  type Recipe,
  ROUTES,
  type Route,
  SessionId,
  type ShareUpload,
  type SignedInPlace,
  type UserId,
  type Workflow,
} from '@home-design/contract';
import type { LightMyRequestResponse } from 'fastify';
import { makeListing, pictureUrls } from '../../src/test/listings/listing-makers.ts';
import { PAGES, switchPageOn } from '../../src/test/listings/listing-page-makers.ts';
import { makePublication } from '../../src/test/listings/publication-makers.ts';
import { expectStatus, makeEdit, makeImage, makeProject, somePhoto } from '../../src/test/makers.ts';
import type { PictureServer } from '../../src/test/picture-server.ts';
import { makeBoard, openShare, sendPhotos, shareBoard } from '../../src/test/share-makers.ts';
import type { TestClient } from '../../src/test/test-client.ts';
import type { AccessRow, Owned } from './access-row.ts';
import { ACCESS_ROWS, photoFile } from './access-rows.ts';

/** Every route of the contract by feature and name. */
export const named = Object.entries(ROUTES).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => [`${feature}.${name}`, route as unknown as Route] as const),
);
/** Every row of the access tests with its route. */
export const cells = named.flatMap(([name, route]) =>
  (ACCESS_ROWS[name] ?? []).map((row, index) => ({ name: `${name} (${index + 1})`, route, row })),
);

/** Calls by POST that add something, or only look and compute. */
const ADD_OR_LOOK: ReadonlySet<string> = new Set([
  'apiKeys.create',
  'boards.addVersions',
  'boards.create',
  'forecasts.edit',
  'furnishing.prepare',
  'images.arrange',
  'images.batchUpload',
  'images.create',
  'images.setPrimary',
  'images.upload',
  'images.uploadToProject',
  'listingPhotos.create',
  'listings.toggleFeatured',
  'looks.compareLight',
  'objects.detect',
  'objects.findMarks',
  'objects.listGoing',
  'objects.prepareSelection',
  'objects.select',
  'objects.selectSurface',
  'plans.requestUpgrade',
  'previews.skies',
  'previews.walls',
  'projects.create',
  'projects.export',
  'publishingProfiles.choose',
  'recipes.create',
  'shareLinks.create',
  'shareLinks.createForBoard',
  'shareLinks.createForProject',
  'tags.add',
  'tags.create',
  'versions.compare',
]);

/** The name of a cell's route, such as `boards.create`. */
export const routeOf = ({ name }: { name: string }): string => name.replace(/ \(\d+\)$/, '');

/**
 * Whether a call leaves all things of its owner in place, so that the next row can use the same owner. Reading does, and
 * so do a refused call, a change of names or settings, and what adds something. Making an owner takes longer than all
 * calls of a row.
 */
export const leavesThings = (cell: { name: string; route: Route; row: AccessRow }): boolean =>
  cell.route.method === 'GET' ||
  cell.route.method === 'PATCH' ||
  cell.row.status >= 400 ||
  ADD_OR_LOOK.has(routeOf(cell));

/** Creates an owner with one of everything. */
export async function makeOwner(
  server: PictureServer,
): Promise<{ client: TestClient & { userId: UserId }; owned: Owned }> {
  const client = await server.guest();
  const { id: projectId } = await makeProject(client);
  const { id: imageId, versions } = await makeImage(client, { project: projectId });
  const otherId = versions[0]!.id;
  const done = await makeEdit(client, imageId);
  if (!done.result_version) throw new Error(`The edit failed: ${done.error_message}`);
  const steps = [{ transformation: 'lighting' }];
  const workflow = await client.post(`${API_BASE}/workflows/`, { image_id: imageId, steps });
  const recipe = await client.post(`${API_BASE}/recipes/`, { name: 'Dusk', steps });
  const ofLook = await client.post(`${API_BASE}/projects/${projectId}/looks/`, {
    steps,
    photos: [{ image_id: imageId }],
  });
  const look = expectStatus<Look>(ofLook, 202);
  const board = await makeBoard(client, projectId, [done.result_version]);
  const { id: linkId, uploadId, commentId } = await makeUsedLink(server, client, board.id);
  const pictures = pictureUrls(1);
  const { id: listingId } = await makeListing(client, server.web, { pictures });
  const publicationId = await makePublication(server, client, listingId);
  const places = await client.get(`${AUTH_BASE}/sessions/`);
  const [place] = expectStatus<{ results: SignedInPlace[] }>(places, 200).results;
  const made = await client.post(`${AUTH_BASE}/api-keys/`, { name: 'Script', scopes: ['read'] });
  await server.idle();
  return {
    client,
    owned: {
      projectId,
      imageId,
      otherId,
      versionId: done.result_version,
      jobId: done.id,
      workflowId: expectStatus<Workflow>(workflow, 202).id,
      recipeId: expectStatus<Recipe>(recipe, 201).id,
      lookId: look.id,
      itemId: look.items[0]!.id,
      boardId: board.id,
      linkId,
      uploadId,
      commentId,
      listingId,
      batchId: await firstBatch(client),
      publicationId,
      leadId: await makeLead(server, client, listingId),
      sessionId: place!.id,
      apiKeyId: expectStatus<{ api_key: ApiKey }>(made, 201).api_key.id,
    },
  };
}

/** A link that accepts uploads, with a photo and a comment of a visitor. */
async function makeUsedLink(server: PictureServer, owner: TestClient, boardId: Owned['boardId']) {
  const link = await shareBoard(owner, boardId, { permission: 'upload', approves_uploads: true });
  // With a session, so that the many visitors of this test are not counted as one.
  const visitor = await server.guest();
  expectStatus(await sendPhotos(visitor, link, [{ name: 'sent.jpg', content: somePhoto() }]), 201);
  const { versions } = await openShare(visitor, link);
  const body = { version_id: versions[0]?.id, text: 'Lighter, please' };
  const written = await visitor.post(`${API_BASE}/share/${link.token}/comments/`, body);
  const { comments } = expectStatus<OwnFeedback>(written, 201);
  const sent = await owner.get(`${API_BASE}/share-uploads/?link=${link.id}`);
  const { results } = expectStatus<{ results: ShareUpload[] }>(sent, 200);
  return { ...link, uploadId: results[0]!.id, commentId: comments[0]!.id };
}

async function firstBatch(client: TestClient): Promise<Owned['batchId']> {
  const read = await client.get(`${API_BASE}/listing-batches/`);
  return expectStatus<{ results: ListingBatch[] }>(read, 200).results[0]!.id;
}

/** A buyer's message on the page of a listing, which is switched on. */
async function makeLead(server: PictureServer, owner: TestClient, listing: Owned['listingId']) {
  const { token } = await switchPageOn(owner, listing);
  const buyer = await server.visitor();
  const form = { firstName: 'Ana', lastName: 'Novak', email: 'ana@example.com', acceptTerms: true };
  // Forms are limited by address, and each of this test's many owners has a buyer.
  const remoteAddress = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  const sent = await buyer.post(`${PAGES}${token}/lead/`, form, { remoteAddress });
  return expectStatus<LeadReceipt>(sent, 201).id;
}

const OWNED = [
  'projectId',
  'imageId',
  'versionId',
  'otherId',
  'jobId',
  'workflowId',
  'recipeId',
  'lookId',
  'itemId',
  'boardId',
  'linkId',
  'uploadId',
  'commentId',
  'listingId',
  'batchId',
  'publicationId',
  'leadId',
  'apiKeyId',
] as const;
/** Unknown ids. */
export const nothing = (): Owned => ({
  ...(Object.fromEntries(OWNED.map((name) => [name, crypto.randomUUID()])) as unknown as Owned),
  sessionId: SessionId.parse(randomBytes(32).toString('hex')),
});

/** Sends the request of a row as a given client. */
export function ask(
  client: TestClient,
  route: Route,
  row: AccessRow,
  owned: Owned,
): Promise<LightMyRequestResponse> {
  const { params = {}, query = {}, body, form } = row.ask?.(owned) ?? {};
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  const url = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  if (form) return client.upload(url, [photoFile(form.fileField)], form.fields);
  return client.call(route.method, url, body, {});
}
