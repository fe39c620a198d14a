import type { ImageId, ProjectDetail } from '@home-design/contract';
import { useExport } from '../../../core/zip/use-export.ts';
import type { ZipDialogChoice, ZipSettings } from '../../../core/zip/zip-settings.ts';
import { picturesOf } from '../shown-pictures.ts';

/** Downloads the selected photos of a project as a ZIP. */
export function useDownloadSelected(project: ProjectDetail, selected: readonly ImageId[]) {
  const exporting = useExport(project.title);
  const isAll = selected.length === project.images.length;

  function download(settings: ZipSettings, { contents, label, originals }: ZipDialogChoice): void {
    if (isAll) {
      exporting.mutate({ ...settings, project: project.id, pictures: contents, label, originals });
      return;
    }
    const isSelected = new Set(selected);
    const images = project.images.filter(({ id }) => isSelected.has(id));
    const version_ids = images.flatMap((image) => picturesOf(image, contents)).map(({ id }) => id);
    exporting.mutate({ ...settings, project: project.id, version_ids, label, originals });
  }

  return { download, isDownloading: exporting.isPending };
}
