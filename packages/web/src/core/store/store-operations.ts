import type { QueryClient } from '@tanstack/react-query';
import { editOperations } from './operations/edit-operations.ts';
import { imageOperations } from './operations/image-operations.ts';
import { jobOperations } from './operations/job-operations.ts';
import { projectOperations } from './operations/project-operations.ts';
import { shareLinkOperations } from './operations/share-link-operations.ts';
import { tagOperations } from './operations/tag-operations.ts';

/** The operations of the store, by subject. They keep the query cache up to date, and have no state. */
export const storeOperations = (queries: QueryClient) => ({
  projects: projectOperations(queries),
  images: imageOperations(queries),
  edits: editOperations(queries),
  jobs: jobOperations(queries),
  shareLinks: shareLinkOperations(queries),
  tags: tagOperations(queries),
});
