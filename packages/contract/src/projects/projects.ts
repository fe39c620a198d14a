import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ProjectId, Timestamp, VersionId } from '../ids.ts';
import { API_BASE, MAX_EXPORTED_VERSIONS, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { Image } from './images.ts';
import { savedPictureSettings, ZIP_CONTENTS } from './saved-pictures.ts';

export const Project = z
  .object({
    id: ProjectId,
    title: z.string(),
    address: z.string(),
    notes: z.string(),
    image_count: z.int(),
    /** The sample project that every user gets once; it does not count. */
    is_sample: z.boolean(),
    /** The project for photos that are uploaded without a project. */
    is_default: z.boolean(),
    /** When it was moved to the bin; null if it is not there. */
    deleted_at: Timestamp.nullable(),
    /** Thumbnail of the first image in its shown version; null for an empty project. */
    cover_url: z.string().nullable(),
    /** The name of that version; null for an empty project. */
    cover_label: z.string().nullable(),
    /** Thumbnail of the original photo; null if the cover shows it already. */
    cover_original_url: z.string().nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof Project>;

/** A project with its images, in the user's order. */
export const ProjectDetail = Project.extend({ images: z.array(Image) }).meta({ id: 'ProjectDetail' });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** The sample project, and whether this call made it. */
export const SampleProject = ProjectDetail.extend({ is_new: z.boolean() }).meta({ id: 'SampleProject' });
export type SampleProject = z.infer<typeof SampleProject>;

const title = z
  .string()
  .trim()
  .min(1, 'Project title is required')
  .max(MAX_TITLE_LENGTH, `A title has at most ${MAX_TITLE_LENGTH} characters`);
const address = z.string().trim().max(MAX_TITLE_LENGTH, `At most ${MAX_TITLE_LENGTH} characters`);
const notes = z.string().trim().max(MAX_NOTES_LENGTH, `At most ${MAX_NOTES_LENGTH} characters`);

/** What the creation form sends. */
export const NewProject = z.strictObject({
  title,
  address: address.default(''),
  notes: notes.default(''),
});

/** Orders of the list of projects; `title`: alphabetically. */
export const PROJECT_ORDERINGS = ['-created_at', 'created_at', '-updated_at', 'title'] as const;
export type ProjectOrdering = (typeof PROJECT_ORDERINGS)[number];

const params = z.strictObject({ projectId: ProjectId });

export const projectRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/projects/`,
    summary: 'Own projects, newest first',
    tag: 'projects',
    access: 'account',
    status: 200,
    /** `in_bin`: deleted projects that can be restored, the latest deletion first. */
    query: z.strictObject({
      ...pageQuery(),
      in_bin: z.enum(['true', 'false']).default('false'),
      ordering: z.enum(PROJECT_ORDERINGS).default('-created_at'),
      /** Text that title or address must contain, in upper or lower case. */
      search: z.string().trim().max(MAX_TITLE_LENGTH).default(''),
    }),
    response: pageOf(Project),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/`,
    summary: 'Create a project',
    tag: 'projects',
    access: 'account',
    status: 201,
    body: NewProject,
    response: ProjectDetail,
  }),
  createSample: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/create_sample_project/`,
    summary: 'The sample project: created by the first call, once for each account',
    tag: 'projects',
    access: 'account',
    status: 200,
    response: SampleProject,
    rateLimit: 'look',
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/projects/:projectId/`,
    summary: 'A project with its images',
    tag: 'projects',
    access: 'account',
    status: 200,
    params,
    response: ProjectDetail,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/projects/:projectId/`,
    summary: 'Change title, address or notes',
    tag: 'projects',
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({ title: title.optional(), address: address.optional(), notes: notes.optional() }),
    response: ProjectDetail,
  }),
  export: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/export/`,
    summary:
      "A ZIP of the project's pictures, numbered in its order, with a list of what they are; JPEG unless PNG is wanted",
    tag: 'projects',
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({
      format: z.enum(['zip']).default('zip'),
      /** Which pictures of each photo are saved. */
      pictures: z.enum(ZIP_CONTENTS).default('shown'),
      /** Only these versions, whatever `pictures` is. */
      version_ids: z.array(VersionId).min(1).max(MAX_EXPORTED_VERSIONS).optional(),
      ...savedPictureSettings,
      /** Whether altered pictures get a label at the bottom. */
      label: z.boolean().default(false),
      /** Whether the photo as it was taken is added beside its altered pictures. */
      originals: z.boolean().default(false),
    }),
    produces: 'application/zip',
    rateLimit: 'download',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/projects/:projectId/`,
    summary: 'Put a project with its images and versions into the bin, which keeps it for 30 days',
    tag: 'projects',
    access: 'account',
    status: 204,
    params,
  }),
  restore: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/restore/`,
    summary: 'Restore a project from the bin, with everything in it',
    tag: 'projects',
    access: 'account',
    status: 200,
    params,
    response: ProjectDetail,
  }),
};
