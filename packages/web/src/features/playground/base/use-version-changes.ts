import { imageRoutes, type Version, versionRoutes } from '@home-design/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isExpected, messageOf } from '../../../lib/api/api-error.ts';
import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { imageQuery, versionsQuery } from './queries.ts';
import { versionChangesCopy as copy } from './version-changes-copy.ts';

export type VersionChanges = ReturnType<typeof useVersionChanges>;

/** Changes of a finished version that leave its picture as it is. */
export function useVersionChanges(version: Version) {
  const queries = useQueryClient();
  const params = { versionId: version.id };
  const onSuccess = (changed: Version) => showChanged(queries, changed);

  const update = useMutation({
    mutationFn: (body: { label?: string; is_favorite?: boolean }) =>
      call(versionRoutes.update, { params, body }),
    onSuccess,
    onError: (error, asked) =>
      toast.failed(copy.changeFailed, error, messageOf(error, copy.changeFailed), () => update.mutate(asked)),
  });
  const setPrimary = useMutation({
    mutationFn: () =>
      call(imageRoutes.setPrimary, {
        params: { imageId: version.image },
        body: { version_id: version.id },
      }),
    onSuccess: () => {
      toast.success(copy.primarySet);
      return queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey });
    },
    onError: (error, asked) =>
      toast.failed(ERROR_TITLE, error, copy.primaryFailed, () => setPrimary.mutate(asked)),
  });
  const keep = useMutation({
    mutationFn: () => call(versionRoutes.keep, { params }),
    onSuccess(kept: Version) {
      onSuccess(kept);
      toast.success(copy.kept);
    },
    onError: (error) => {
      // A used-up plan is not a fault.
      if (isExpected(error)) toast.notice(copy.keepFailed, error.message);
      else toast.failed(copy.keepFailed, error, messageOf(error, copy.keepFailed), () => keep.mutate());
    },
    onSettled() {
      // Not awaited, so that the button can be pressed again at once.
      for (const { queryKey } of [imageQuery(version.image), creditsQuery]) {
        void queries.invalidateQueries({ queryKey }); // the queries keep their own errors
      }
    },
  });
  const restore = useMutation({
    mutationFn: () => call(versionRoutes.restore, { params }),
    onSuccess: () => toast.success(copy.restored),
    onError: (error, asked) =>
      toast.failed(copy.restoreFailed, error, messageOf(error, copy.restoreFailed), () =>
        restore.mutate(asked),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey }),
  });
  const remove = useMutation({
    mutationFn: () => call(versionRoutes.remove, { params }),
    onSuccess() {
      // A failed version cannot be restored.
      if (version.status === 'completed') toast.undo(copy.removed, copy.undo, () => restore.mutate());
    },
    onError: (error, asked) =>
      toast.failed(copy.removeFailed, error, messageOf(error, copy.removeFailed), () => remove.mutate(asked)),
    onSettled: () => queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey }),
  });
  return { update, setPrimary, keep, remove };
}

/** Shows the server's answer before the list is loaded again. */
function showChanged(queries: QueryClient, changed: Version): void {
  queries.setQueryData(versionsQuery(changed.image).queryKey, (versions) =>
    versions?.map((version) => (version.id === changed.id ? changed : version)),
  );
}
