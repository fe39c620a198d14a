import { type AccessRow, type Asked, type Owned, object, open, own } from './access-row.ts';

const project = ({ projectId }: Owned): Asked => ({ params: { projectId } });
const board = ({ boardId }: Owned): Asked => ({ params: { boardId } });
const link = ({ linkId }: Owned): Asked => ({ params: { linkId } });
/** An unknown token; share-access.test.ts tests valid ones. */
const guess =
  (more: Asked = {}) =>
  (): Asked => ({
    ...more,
    params: { token: 'x'.repeat(43), ...more.params },
  });

/** Rows of the routes about links to boards and projects, and the calls of their visitors. */
export const SHARE_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'shareLinks.list': [own(200), own(200, ({ projectId }) => ({ query: { project: projectId } }))],
  'shareLinks.create': [
    object(201, ({ boardId }) => ({
      body: { resource_type: 'board', resource_id: boardId, permission: 'view' },
    })),
    object(201, ({ projectId }) => ({
      body: { resource_type: 'project', resource_id: projectId, permission: 'upload' },
    })),
  ],
  'shareLinks.ofBoard': [object(200, board)],
  'shareLinks.createForBoard': [object(201, (owned) => ({ ...board(owned), body: { permission: 'view' } }))],
  'shareLinks.createForProject': [
    object(201, (owned) => ({ ...project(owned), body: { permission: 'view' } })),
  ],
  'shareLinks.get': [object(200, link)],
  'shareLinks.update': [object(200, (owned) => ({ ...link(owned), body: { is_active: false } }))],
  'shareLinks.revoke': [object(200, link)],
  'shareLinks.qrCode': [object(200, link)],

  'shareReplies.uploads': [own(200), own(200, ({ boardId }) => ({ query: { board: boardId } }))],
  'shareReplies.judge': [
    object(200, ({ uploadId }) => ({ params: { uploadId }, body: { status: 'hidden' } })),
  ],
  'shareReplies.remove': [object(204, ({ uploadId }) => ({ params: { uploadId } }))],
  'shareReplies.feedback': [object(200, link)],
  'shareReplies.boardFeedback': [object(200, board)],
  'shareReplies.answerComment': [
    object(200, ({ commentId }) => ({ params: { commentId }, body: { answer: 'Yes, gladly.' } })),
  ],
  'shareReplies.removeComment': [object(204, ({ commentId }) => ({ params: { commentId } }))],

  'shares.get': [open(404, guess())],
  'shares.unlock': [open(404, guess({ body: { password: 'made up' } }))],
  'shares.picture': [
    open(404, guess({ params: { versionId: crypto.randomUUID(), rendition: 'thumbnail' } })),
  ],
  'shares.download': [open(404, guess({ params: { versionId: crypto.randomUUID() } }))],
  'shares.downloadAll': [open(404, guess())],
  'shares.pdf': [open(404, guess())],
  'shares.upload': [open(404, guess({ form: { fileField: 'images', fields: {} } }))],
  'shares.ownFeedback': [open(404, guess())],
  'shares.pick': [open(404, guess({ body: { version_id: crypto.randomUUID(), picked: true } }))],
  'shares.choose': [
    open(404, guess({ body: { section_id: crypto.randomUUID(), version_id: crypto.randomUUID() } })),
  ],
  'shares.comment': [open(404, guess({ body: { version_id: crypto.randomUUID(), text: 'Mine' } }))],
  'shares.track': [open(404, () => ({ body: { token: 'x'.repeat(43) } }))],
};
