import { type AccessRow, type Asked, type Owned, object } from './access-row.ts';

const project = ({ projectId }: Owned): Asked => ({ params: { projectId } });
const version = ({ versionId }: Owned): Asked => ({ params: { versionId } });
const look = ({ lookId }: Owned): Asked => ({ params: { lookId } });
const item = ({ lookId, itemId }: Owned): Asked => ({ params: { lookId, itemId } });

/** The rules of access to looks: the same edits for all photos of a project. */
export const LOOK_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'looks.compareLight': [object(200, (owned) => ({ ...project(owned), body: {} }))],
  // The scripted engine finds nothing in it; only the owner learns that.
  'looks.previewUpright': [object(500, version)],
  'looks.list': [object(200, project)],
  'looks.create': [
    object(202, (owned) => ({
      ...project(owned),
      body: { steps: [{ transformation: 'lighting' }], photos: [{ image_id: owned.imageId }] },
    })),
    object(202, (owned) => ({
      ...project(owned),
      body: { recipe_id: owned.recipeId, photos: [{ image_id: owned.imageId }] },
    })),
  ],
  'looks.get': [object(200, look)],
  'looks.cancel': [object(200, look)],
  'looks.approve': [object(200, (owned) => ({ ...look(owned), body: {} }))],
  'looks.leaveOut': [object(200, item)],
  // The owner's edits have ended; only the owner learns that.
  'looks.cancelItem': [object(409, item)],
  'looks.retryItem': [object(202, (owned) => ({ ...item(owned), body: {} }))],
};
