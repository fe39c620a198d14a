import { type ProjectId, projectRoutes, type VersionId, type ZipContents } from '@home-design/contract';
import { useMutation } from '@tanstack/react-query';
import type { ZipSettings } from '../../core/zip/zip-settings.ts';
import { callForFile } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';

/** What a ZIP of a project holds: named versions, or those of each photo that were chosen. */
interface Export extends ZipSettings {
  version_ids?: VersionId[];
  pictures?: ZipContents;
  label: boolean;
}

/** Saves pictures of a project as a ZIP. */
export function useExport(projectId: ProjectId, title: string) {
  const exporting = useMutation({
    mutationFn: (body: Export) => callForFile(projectRoutes.export, { params: { projectId }, body }),
    onMutate: () => toast.success(copy.downloadStarted, copy.downloadGoesOn),
    onSuccess: (zip) => saveFile(zip, `${title}.zip`),
    onError: (error, asked) =>
      toast.failed(copy.downloadFailed, error, messageOf(error, copy.downloadFailed), () =>
        exporting.mutate(asked),
      ),
  });
  return exporting;
}
