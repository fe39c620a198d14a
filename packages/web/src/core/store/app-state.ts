import type {
  AuthUser,
  accountRoutes,
  EditJob,
  GalleryItem,
  galleryRoutes,
  Image,
  Project,
  ProjectDetail,
  projectRoutes,
  ResponseOf,
  ShareLink,
  Tag,
  Version,
  VersionTree,
} from '@home-design/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { hasEnded } from '../job-watch/job-status.ts';
import { userOf } from '../session/control/session-state.ts';
import { creditsQuery } from '../session/credits-query.ts';
import { sessionStore } from '../session/session-store.ts';
import { type ClientState, clientStore } from './client-store.ts';
import { galleryListKey } from './gallery-key.ts';
import { lastError } from './last-error.ts';
import {
  imageQuery,
  JOBS_KEY,
  PROJECT_PAGES_KEY,
  projectQuery,
  shareLinksQuery,
  tagsQuery,
  versionTreeQuery,
} from './queries.ts';

/** The whole state of the app, as one object. */
export interface AppState
  extends Pick<ClientState, 'selectedImageIds' | 'uploadProgress' | 'galleryFilters'> {
  /** The projects of all loaded pages of the list, each once. */
  projects: readonly Project[];
  /** The project that was opened last; null before it is loaded. */
  currentProject: ProjectDetail | null;
  /** The images of the current project. */
  images: readonly Image[];
  currentImage: Image | null;
  /** All known edit jobs. */
  jobs: readonly EditJob[];
  /** The edit jobs that have not ended. */
  activeJobs: readonly EditJob[];
  /** The share links of the current project and its boards. */
  shareLinks: readonly ShareLink[];
  /** The loaded designs of the gallery that match its filters. */
  galleryItems: readonly GalleryItem[];
  /** The version tree of the current image. */
  versionTree: VersionTree | null;
  tags: readonly Tag[];
  user: AuthUser | null;
  credits: ResponseOf<typeof accountRoutes.credits>['credits'] | null;
  /** Whether anything is being read or written. */
  loading: boolean;
  /** The message of the latest failure that has not been mended since. */
  error: string | null;
  transformationInProgress: boolean;
}

/** Prefix of the mutation keys of edits. */
export const TRANSFORMATION_KEY = ['transformation'] as const;

/**
 * Reads the state of the app. Server data is read from the query cache, so that there is one copy of it;
 * the rest comes from the two stores of this page. It walks over the whole cache: read single fields.
 */
export const appState = (queries: QueryClient): AppState => ({
  get projects() {
    return projectsOf(queries);
  },
  get currentProject() {
    const { currentProjectId: id } = clientStore.getState();
    return (id && queries.getQueryData(projectQuery(id).queryKey)) ?? null;
  },
  get images() {
    return this.currentProject?.images ?? [];
  },
  get currentImage() {
    const { currentImageId: id } = clientStore.getState();
    if (id === null) return null;
    const loaded = queries.getQueryData(imageQuery(id).queryKey);
    return loaded ?? this.images.find((image) => image.id === id) ?? null;
  },
  get jobs() {
    return jobsOf(queries);
  },
  get activeJobs() {
    return this.jobs.filter((job) => !hasEnded(job.status));
  },
  get shareLinks() {
    const { currentProjectId: id } = clientStore.getState();
    return (id && queries.getQueryData(shareLinksQuery(id).queryKey)) || [];
  },
  get galleryItems() {
    const key = galleryListKey(clientStore.getState().galleryFilters);
    const lists = queries.getQueryData<InfiniteData<ResponseOf<typeof galleryRoutes.list>>>(key);
    return lists?.pages.flatMap(({ items }) => items) ?? [];
  },
  get versionTree() {
    const { currentImageId: id } = clientStore.getState();
    const loaded = id && queries.getQueryData(versionTreeQuery(id).queryKey);
    return loaded || treeOf(this.currentImage);
  },
  get tags() {
    return queries.getQueryData(tagsQuery.queryKey) ?? [];
  },
  get user() {
    return userOf(sessionStore.getState());
  },
  get credits() {
    return queries.getQueryData(creditsQuery.queryKey)?.credits ?? null;
  },
  get loading() {
    return queries.isFetching() + queries.isMutating() > 0;
  },
  get error() {
    return lastError(queries);
  },
  get transformationInProgress() {
    return queries.isMutating({ mutationKey: TRANSFORMATION_KEY }) > 0 || this.activeJobs.length > 0;
  },
  get selectedImageIds() {
    return clientStore.getState().selectedImageIds;
  },
  get uploadProgress() {
    return clientStore.getState().uploadProgress;
  },
  get galleryFilters() {
    return clientStore.getState().galleryFilters;
  },
});

/** The versions of an image as a tree, each below its parent; null without an image. */
function treeOf(image: Image | null): VersionTree | null {
  const below = (version: Version): VersionTree => ({
    version,
    children: image?.versions.filter(({ parent }) => parent === version.id).map(below) ?? [],
  });
  const original = image?.versions.find(({ parent }) => parent === null);
  return original === undefined ? null : below(original);
}

function projectsOf(queries: QueryClient): Project[] {
  const pages = queries.getQueriesData<ResponseOf<typeof projectRoutes.list>>({
    queryKey: PROJECT_PAGES_KEY,
  });
  const byId = new Map<string, Project>();
  for (const [, page] of pages) for (const project of page?.results ?? []) byId.set(project.id, project);
  return [...byId.values()];
}

/** Jobs arrive one by one and in lists. A job that has ended is not shown as running because of an older list. */
function jobsOf(queries: QueryClient): EditJob[] {
  const byId = new Map<string, EditJob>();
  for (const [, data] of queries.getQueriesData<EditJob | EditJob[]>({ queryKey: JOBS_KEY })) {
    for (const job of data === undefined ? [] : [data].flat()) {
      const known = byId.get(job.id);
      if (known === undefined || !hasEnded(known.status)) byId.set(job.id, job);
    }
  }
  return [...byId.values()];
}
