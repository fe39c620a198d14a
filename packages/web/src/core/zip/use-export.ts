import { type ProjectId, projectRoutes, type VersionId, type ZipContents } from '@home-design/contract';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { zipCopy as copy } from './copy.ts';
import type { ZipSettings } from './zip-settings.ts';

/** The contents of a ZIP: named versions, or the chosen versions of each photo. */
interface Export extends ZipSettings {
  project: ProjectId;
  version_ids?: VersionId[];
  pictures?: ZipContents;
  label: boolean;
  originals?: boolean;
}

/**
 * Saves pictures of a project as a ZIP.
 * @param title name of the file, without its ending
 */
export function useExport(title: string) {
  const exporting = useMutation({
    mutationFn: ({ project, ...body }: Export) =>
      callForFile(projectRoutes.export, { params: { projectId: project }, body }),
    onMutate: () => toast.success(copy.started, copy.goesOn),
    onSuccess: (zip) => saveFile(zip, `${title}.zip`),
    onError: (error, asked) =>
      toast.failed(copy.failed, error, messageOf(error, copy.failed), () => exporting.mutate(asked)),
  });
  return exporting;
}
