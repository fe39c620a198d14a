import type { BoardId, ImageId, ProjectId, VersionId } from '@home-design/contract';
import {
  type BinEntry,
  binRoutes,
  boardRoutes,
  imageRoutes,
  projectRoutes,
  versionRoutes,
} from '@home-design/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';

/** A page of the bin, the latest deletion first. */
export const binQuery = (page: number) =>
  queryOptions({
    queryKey: ['bin', page],
    queryFn: ({ signal }) => call(binRoutes.list, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * The actions of the bin. Each one reloads every query, since any page may show the things.
 * @param onOver called when a deletion was done or refused, but not while it can be retried
 */
export function useBinActs(onOver: () => void) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries();

  function failed(title: string, error: Error, retry: () => void): void {
    if (toast.failed(title, error, messageOf(error, title), retry)) return;
    void readAgain(); // failures show where the data is used
    onOver();
  }

  const restore = useMutation({
    mutationFn: restoreEntry,
    async onSuccess(_answer, entry) {
      toast.success(copy.restored(entry.title));
      await readAgain();
    },
    onError: (error, asked) => failed(copy.restoreFailed, error, () => restore.mutate(asked)),
  });
  const remove = useMutation({
    mutationFn: ({ kind, id }: BinEntry) => call(binRoutes.remove, { params: { kind, entryId: id } }),
    async onSuccess(_answer, entry) {
      toast.success(copy.removed(entry.title));
      await readAgain();
      onOver();
    },
    onError: (error, asked) => failed(copy.removeFailed, error, () => remove.mutate(asked)),
  });
  const empty = useMutation({
    /** Deletes only things that were in the bin when the page was read: the user has not seen later ones. */
    mutationFn: (until: string) => call(binRoutes.empty, { query: { until } }),
    async onSuccess(counts) {
      toast.success(copy.emptied, copy.emptiedText(counts));
      await readAgain();
      onOver();
    },
    onError: (error, asked) => failed(copy.emptyFailed, error, () => empty.mutate(asked)),
  });
  return { restore, remove, empty };
}

/** Restores an entry by the call of its kind. */
function restoreEntry({ kind, id }: BinEntry): Promise<unknown> {
  switch (kind) {
    case 'project':
      return call(projectRoutes.restore, { params: { projectId: id as ProjectId } });
    case 'photo':
      return call(imageRoutes.restore, { params: { imageId: id as ImageId } });
    case 'version':
      return call(versionRoutes.restore, { params: { versionId: id as VersionId } });
    case 'board':
      return call(boardRoutes.restore, { params: { boardId: id as BoardId } });
  }
}
