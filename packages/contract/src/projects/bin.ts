import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Timestamp, VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** The kinds of things in the bin. */
export const BIN_KINDS = ['project', 'photo', 'version', 'board'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

/** A deleted thing that can be restored. Things that were deleted with it are not listed. */
export const BinEntry = z
  .object({
    kind: z.enum(BIN_KINDS),
    id: z.uuid(),
    /** Title of a project or board, name of a photo, label of a version. */
    title: z.string(),
    /** Title of the project of a photo or board, name of a version's photo; null for projects. */
    inside: z.string().nullable(),
    /** Photos of a project, versions of a photo, pictures of a board; 1 for a version. */
    size: z.int(),
    thumbnail_url: z.string().nullable(),
    deleted_at: Timestamp,
    /** When it will be deleted for good. */
    purged_at: Timestamp,
    /** Whether the thing that contains it is in the bin too, and must be restored first. */
    waits_for: z.enum(['project', 'photo']).nullable(),
  })
  .meta({ id: 'BinEntry' });
export type BinEntry = z.infer<typeof BinEntry>;

/** The count of each kind. */
export const BinCounts = z
  .object({ project: z.int(), photo: z.int(), version: z.int(), board: z.int() })
  .meta({ id: 'BinCounts' });
export type BinCounts = z.infer<typeof BinCounts>;

export const binRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/bin/`,
    summary: 'Items deleted in the last 30 days that can be restored, the most recently deleted first',
    tag: 'bin',
    access: 'account',
    status: 200,
    query: z.strictObject(pageQuery()),
    response: pageOf(BinEntry).extend({
      counts: BinCounts,
      /** The time of the answer. */
      as_of: Timestamp,
    }),
  }),
  picture: defineRoute({
    method: 'GET',
    path: `${API_BASE}/bin/pictures/:versionId/`,
    summary: 'Thumbnail of a version, also while it lies in the bin',
    tag: 'bin',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    produces: 'image/*',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/bin/:kind/:entryId/`,
    summary: 'Delete one thing in the bin for good',
    tag: 'bin',
    access: 'account',
    status: 204,
    params: z.strictObject({ kind: z.enum(BIN_KINDS), entryId: z.uuid({ message: 'must be an id' }) }),
  }),
  empty: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/bin/`,
    summary: 'Permanently delete everything that was put into the bin up to a given time',
    tag: 'bin',
    access: 'account',
    status: 200,
    /** `until`: things deleted later stay, because the user has not seen them. */
    query: z.strictObject({ until: Timestamp }),
    response: BinCounts,
  }),
};
