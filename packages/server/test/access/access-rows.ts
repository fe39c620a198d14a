import { somePhoto } from '../../src/test/makers.ts';
import { type AccessRow, type Asked, type Owned, object, open, own } from './access-row.ts';
import { LISTING_PAGE_ROWS } from './listing-page-rows.ts';
import { LISTING_ROWS } from './listing-rows.ts';
import { LOOK_ROWS } from './look-rows.ts';
import { PUBLISHING_ROWS } from './publishing-rows.ts';
import { SHARE_ROWS } from './share-rows.ts';

const project = ({ projectId }: Owned): Asked => ({ params: { projectId } });
const image = ({ imageId }: Owned): Asked => ({ params: { imageId } });
const version = ({ versionId }: Owned): Asked => ({ params: { versionId } });
const recipe = ({ recipeId }: Owned): Asked => ({ params: { recipeId } });
const board = ({ boardId }: Owned): Asked => ({ params: { boardId } });
/** An id that no design has. */
const design = (): Asked => ({ params: { itemId: crypto.randomUUID() } });
const job = ({ jobId }: Owned): Asked => ({ params: { jobId } });
const form = (fileField: 'file' | 'files' | 'images', fields: Record<string, string> = {}): Asked => ({
  form: { fileField, fields },
});
const edit = (body: object): Asked => ({
  params: { transformation: 'wall-color' },
  body: { ...body, args: {} },
});

/** A piece of furniture whose pictures are asked for. */
const pieceQuestion = {
  style: 'modern',
  seed: 1,
  number: 0,
  turns: 1,
  item: { kind: 'armchair', silhouette: 'tub', x: 0, y: 0, z: -2, turn: 0, size: [0.8, 0.9, 0.8] },
};

/** One or more rows for every route of the contract, by feature and name. A route without a row fails the test. */
export const ACCESS_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'system.health': [open(200)],
  'system.ready': [open(200)],

  'sitePages.read': [open(200, () => ({ params: { page: 'terms' } }))],

  'account.createSession': [open(401, () => ({ body: { idToken: 'made-up' } }))],
  'account.convert': [own(401, () => ({ body: { idToken: 'made-up' } }))],
  'account.validate': [open(200, () => ({ body: { idToken: 'made-up' } }))],
  'signIn.start': [open(200, () => ({ body: { operation: 'signIn', returnTo: '/app/projects' } }))],
  'signIn.finish': [open(400, () => ({ body: { attempt: 'x'.repeat(43) } }))],
  'guestReturn.get': [open(200)],
  'guestReturn.keep': [own(200)],
  'guestReturn.take': [own(404)],
  'guestReturn.forget': [open(200)],
  'account.logout': [open(200)],
  'account.me': [open(200)],
  'account.credits': [own(200)],
  'preferences.get': [own(200)],
  'preferences.save': [own(200, () => ({ body: { marketingEmails: false } }))],
  'branding.get': [own(200)],
  'branding.save': [own(200, () => ({ body: { name: 'Maple Homes' } }))],
  'branding.saveLogo': [own(200, () => form('file'))],
  'branding.removeLogo': [own(200)],
  'branding.logo': [open(404, () => ({ params: { hash: '0'.repeat(64) } }))],
  'preferences.unsubscribe': [open(404, () => ({ body: { token: 'none' } }))],
  'leads.confirmNewsletter': [open(404, () => ({ body: { token: 'none' } }))],
  'accountDeletion.get': [own(200)],
  // No account is deleted here: the typed text names none.
  'accountDeletion.request': [own(400, () => ({ body: { confirmation: '' } }))],
  'accountDeletion.cancel': [own(200)],
  'accountExport.download': [own(200)],
  'sessions.list': [own(200)],
  'sessions.end': [object(204, ({ sessionId }) => ({ params: { sessionId } }))],
  'sessions.endOthers': [own(200)],

  'apiKeys.list': [own(200)],
  'apiKeys.create': [own(201, () => ({ body: { name: 'Import', scopes: ['edit'] } }))],
  'apiKeys.revoke': [object(204, ({ apiKeyId }) => ({ params: { apiKeyId } }))],

  'projects.list': [own(200)],
  'projects.create': [own(201, () => ({ body: { title: 'Attic' } }))],
  'projects.get': [object(200, project)],
  'projects.update': [object(200, (owned) => ({ ...project(owned), body: { title: 'Taken over' } }))],
  'projects.export': [object(200, (owned) => ({ ...project(owned), body: {} }))],
  'projects.createSample': [own(200)],
  'projects.remove': [object(204, project)],
  // The owner's project is not in the bin, so the answer is that for a missing one.
  'projects.restore': [object(404, project)],

  'images.list': [own(200), own(200, ({ projectId }) => ({ query: { project: projectId } }))],
  'images.create': [
    own(201, () => form('file')),
    object(201, ({ projectId }) => form('file', { project: projectId })),
  ],
  'images.upload': [
    own(201, () => form('file')),
    object(201, ({ projectId }) => form('file', { project_id: projectId })),
  ],
  'images.batchUpload': [
    own(201, () => form('files')),
    object(201, ({ projectId }) => form('files', { project: projectId })),
  ],
  'images.uploadToProject': [object(201, (owned) => ({ ...project(owned), ...form('files') }))],
  'images.arrange': [
    object(200, (owned) => ({ ...project(owned), body: { image_ids: [owned.imageId], before: null } })),
  ],
  'images.get': [object(200, image)],
  'images.update': [object(200, (owned) => ({ ...image(owned), body: { name: 'Taken over' } }))],
  'images.remove': [object(204, image)],
  // The owner's photo is not in the bin, so the answer is that for a missing one.
  'images.restore': [object(404, image)],
  'images.move': [
    object(200, ({ imageId, projectId }) => ({ body: { image_ids: [imageId], project: projectId } })),
  ],
  'images.setPrimary': [object(200, (owned) => ({ ...image(owned), body: { version_id: owned.versionId } }))],
  'images.versionTree': [object(200, image)],
  'images.versionTreeUnderscore': [object(200, image)],
  'images.versions': [object(200, image)],

  'versions.file': ['original', 'preview', 'thumbnail', 'mask'].map((rendition) =>
    object(200, ({ versionId }) => ({ params: { versionId, rendition } })),
  ),
  'versions.download': [object(200, version)],
  'versions.get': [object(200, version)],
  'versions.update': [object(200, (owned) => ({ ...version(owned), body: { is_favorite: true } }))],
  // This version has no children yet; only the owner learns that.
  'versions.regions': [object(409, version)],
  'versions.compare': [
    object(200, ({ versionId, otherId }) => ({ body: { version_ids: [versionId, otherId] } })),
  ],
  'versions.difference': [object(200, ({ versionId, otherId }) => ({ params: { versionId, otherId } }))],
  'versions.remove': [object(204, version)],
  // The owner's version is not in the bin, so the answer is that for a missing one.
  'versions.restore': [object(404, version)],
  'versions.keep': [object(200, version)],

  'tags.list': [own(200)],
  'tags.create': [own(201, () => ({ body: { name: 'Attic' } }))],
  'tags.add': [object(200, (owned) => ({ ...version(owned), body: { tag: 'Attic' } }))],
  'tags.remove': [object(200, (owned) => ({ ...version(owned), body: { tag: 'Attic' } }))],

  // The scripted engine finds nothing in it; only the owner learns that.
  'versions.findRegions': [object(500, version)],
  'objects.findMarks': [object(200, (owned) => ({ ...version(owned), body: {} }))],
  'objects.listGoing': [object(200, (owned) => ({ ...version(owned), body: { mode: 'declutter' } }))],
  'objects.prepareSelection': [object(200, version)],
  'objects.select': [
    object(200, (owned) => ({ ...version(owned), body: { points: [{ x: 0.5, y: 0.5, is_meant: true }] } })),
  ],
  'objects.selectSurface': [object(200, (owned) => ({ ...version(owned), body: { surface: 'walls' } }))],
  'previews.walls': [object(200, version)],
  'previews.skies': [object(200, version)],
  'forecasts.edit': [
    object(200, (owned) => ({ ...version(owned), body: { transformation: 'intelligent-space-redesign' } })),
  ],
  'furnishing.room': [object(500, version)],
  'furnishing.prepare': [object(200, version)],
  'furnishing.sprites': [object(200, (owned) => ({ ...version(owned), body: pieceQuestion }))],
  'furnishing.kinds': [own(200)],
  'objects.detect': [
    object(200, (owned) => ({ ...image(owned), body: {} })),
    object(200, (owned) => ({ ...image(owned), body: { version_id: owned.versionId } })),
  ],

  'edits.apply': [
    object(202, ({ imageId }) => edit({ image_id: imageId })),
    object(202, ({ versionId }) => edit({ version_id: versionId })),
  ],
  'edits.removeByDescription': [
    object(202, (owned) => ({ ...image(owned), body: { categories: ['sofa'] } })),
  ],
  'edits.emptyRoom': [object(202, (owned) => ({ ...image(owned), body: {} }))],

  'edits.batch': [
    object(202, ({ imageId }) => ({ body: { image_ids: [imageId], transformation: 'wall-color' } })),
  ],
  'edits.batchOfProject': [
    object(202, (owned) => ({ ...project(owned), body: { transformation: 'wall-color' } })),
  ],

  'workflows.create': [
    object(202, ({ imageId }) => ({ body: { image_id: imageId, steps: [{ transformation: 'lighting' }] } })),
  ],
  'workflows.get': [object(200, ({ workflowId }) => ({ params: { workflowId } }))],
  'recipes.list': [own(200)],
  'recipes.create': [own(201, () => ({ body: { name: 'Dusk', steps: [{ transformation: 'lighting' }] } }))],
  'recipes.get': [object(200, recipe)],
  'recipes.update': [object(200, (owned) => ({ ...recipe(owned), body: { name: 'Dawn' } }))],
  'recipes.remove': [object(204, recipe)],
  'recipes.apply': [object(202, (owned) => ({ ...recipe(owned), body: { image_id: owned.imageId } }))],

  ...LOOK_ROWS,

  'plans.own': [own(200)],
  // A server without a payment service takes no payments.
  'plans.checkout': [own(404, () => ({ body: { plan: 'pro' } }))],
  'plans.portal': [own(404)],
  'plans.requestUpgrade': [own(201, () => ({ body: { plan: 'pro' } }))],

  'jobs.ofImage': [object(200, image)],
  'jobs.list': [own(200), own(200, ({ imageId }) => ({ query: { image: imageId } }))],
  'jobs.get': [object(200, job)],
  'jobs.status': [object(200, job)],
  'jobs.events': [object(200, job)],
  // The owner's edit has ended, and its preview with it.
  'jobs.preview': [object(404, job)],
  'jobs.job': [object(200, job)],
  // The owner's edit has ended; only the owner learns that.
  'jobs.cancel': [object(409, job)],
  'jobs.retry': [object(409, job)],

  'boards.list': [own(200), own(200, ({ projectId }) => ({ query: { project: projectId } }))],
  'boards.create': [
    object(201, ({ projectId, versionId }) => ({
      body: { project: projectId, name: 'Ideas', version_ids: [versionId] },
    })),
  ],
  'boards.get': [object(200, board)],
  'boards.update': [
    object(200, (owned) => ({ ...board(owned), body: { name: 'Taken over' } })),
    object(200, (owned) => ({ ...board(owned), body: { version_ids: [owned.otherId] } })),
  ],
  'boards.addVersions': [
    object(200, (owned) => ({ ...board(owned), body: { version_ids: [owned.otherId] } })),
  ],
  'boards.removeVersion': [object(204, ({ boardId, versionId }) => ({ params: { boardId, versionId } }))],
  'boards.download': [object(200, board)],
  'boards.pdf': [object(200, board)],
  'boards.remove': [object(204, board)],
  // The owner's board is not in the bin, so the answer is that for a missing one.
  'boards.restore': [object(404, board)],

  ...LISTING_ROWS,
  ...PUBLISHING_ROWS,
  ...LISTING_PAGE_ROWS,

  'bin.list': [own(200)],
  'bin.picture': [object(200, version)],
  'bin.remove': [object(404, ({ imageId }) => ({ params: { kind: 'photo', entryId: imageId } }))],
  'bin.empty': [own(200, () => ({ query: { until: '2026-01-01T00:00:00.000Z' } }))],

  ...SHARE_ROWS,

  'gallery.list': [open(200)],
  // The numbers of an existing design change with every call: see features/gallery.
  'gallery.get': [open(404, design)],
  'gallery.like': [open(404, design)],
  'gallery.share': [open(404, design)],

  'styledRooms.manifest': [open(200)],
  'styledRooms.picture': [open(404, () => ({ params: { fileName: 'living_room_none.jpg' } }))],

  'leads.capture': [
    open(201, () => ({
      body: { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.com', acceptTerms: true },
    })),
  ],

  'profile.quickStats': [own(200)],
  'profile.activity': [own(200)],

  'audit.list': [own(200), own(200, ({ projectId }) => ({ query: { project_id: projectId } }))],
  'activity.operations': [own(200), own(200, ({ projectId }) => ({ query: { project_id: projectId } }))],
};

export const photoFile = (fileField: string) => ({
  field: fileField,
  name: 'room.jpg',
  content: somePhoto(),
});
