import { type ProjectId, projectRoutes, type VersionId } from '@home-design/contract';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';

/** Saves pictures of a project as a ZIP: the versions named, or all. */
export function useExport(projectId: ProjectId, title: string) {
  return useMutation({
    mutationFn: (versionIds: VersionId[] | undefined) =>
      callForFile(projectRoutes.export, { params: { projectId }, body: { version_ids: versionIds } }),
    onMutate: () => toast.success(copy.downloadStarted),
    onSuccess: (zip) => saveFile(zip, `${title}.zip`),
    onError: (error) => toast.error(copy.downloadFailed, messageOf(error, copy.downloadFailed)),
  });
}
