import {
  type EditJobId,
  type ImageId,
  imageRoutes,
  jobRoutes,
  type ProjectId,
  projectRoutes,
  type QueryOf,
  shareLinkRoutes,
  tagRoutes,
} from '@home-design/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { hasEnded } from '../job-watch/job-status.ts';

/** Prefix of the query keys about projects. */
export const PROJECTS_KEY = ['projects'] as const;
/** Prefix of the query keys of all pages of the list of projects. */
export const PROJECT_PAGES_KEY = [...PROJECTS_KEY, 'page'] as const;
/** Prefix of the query keys about edit jobs. */
export const JOBS_KEY = ['edit-jobs'] as const;

/** Prefix of the query keys about share links. */
export const SHARE_LINKS_KEY = ['share-links'] as const;

/** The shown part of the own projects: page (from 1), order, search words */
export type ProjectListQuery = Partial<NonNullable<QueryOf<typeof projectRoutes.list>>>;

export const projectsQuery = (query: ProjectListQuery = {}) =>
  queryOptions({
    queryKey: [...PROJECT_PAGES_KEY, query],
    queryFn: ({ signal }) => call(projectRoutes.list, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A project with its images. */
export const projectQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, projectId],
    queryFn: ({ signal }) => call(projectRoutes.get, { params: { projectId }, signal }),
  });

/** An image with its versions. */
export const imageQuery = (imageId: ImageId) =>
  queryOptions({
    queryKey: ['images', imageId],
    queryFn: ({ signal }) => call(imageRoutes.get, { params: { imageId }, signal }),
  });

/** The version tree: the original, and below each version the versions made from it. */
export const versionTreeQuery = (imageId: ImageId) =>
  queryOptions({
    queryKey: ['images', imageId, 'version-tree'],
    queryFn: ({ signal }) => call(imageRoutes.versionTree, { params: { imageId }, signal }),
  });

export const jobQuery = (jobId: EditJobId) =>
  queryOptions({
    queryKey: [...JOBS_KEY, 'one', jobId],
    queryFn: ({ signal }) => call(jobRoutes.status, { params: { jobId }, signal }),
    // An ended job never changes again.
    staleTime: ({ state }) => (state.data && hasEnded(state.data.status) ? Number.POSITIVE_INFINITY : 0),
  });

/** Own unfinished edits, newest first. */
export const activeJobsQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'active'],
  queryFn: async ({ signal }) => (await call(jobRoutes.list, { query: { active: 'true' }, signal })).results,
});

/** Links that show a project, or a board of it; newest first. */
export const shareLinksQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: [...SHARE_LINKS_KEY, 'project', projectId],
    queryFn: async ({ signal }) =>
      (await call(shareLinkRoutes.list, { query: { project: projectId }, signal })).results,
  });

/** Own tags by name. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }) => (await call(tagRoutes.list, { signal })).results,
});
