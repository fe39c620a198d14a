import { type Image, isFinished, type Version, versionRoutes } from '@home-design/contract';
import { Radio } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { zipCopy } from '../../../core/zip/copy.ts';
import { SavingForm } from '../../../core/zip/saving-form.tsx';
import { useExport } from '../../../core/zip/use-export.ts';
import dialogClasses from '../../../core/zip/zip-dialog.module.css';
import { lastZipChoice, type ZipSettings } from '../../../core/zip/zip-settings.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { routeUrl } from '../../../lib/api/route-url.ts';
import { saveFromServer } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { downloadCopy as copy } from './download-copy.ts';

/** The scope of a download: the shown version, that version with its original photo, or all versions. */
type Pictures = 'shown' | 'pair' | 'all';

interface DownloadDialogProps {
  image: Image;
  versions: readonly Version[];
  shown: Version;
  opened: boolean;
  onClose: () => void;
}

/** Chooses how pictures of a photo are saved: one as a picture, several as a ZIP. It starts with the last choices. */
export function DownloadDialog({ image, versions, shown, opened, onClose }: DownloadDialogProps) {
  const [pictures, setPictures] = useState<Pictures>('shown');
  const [choice, setChoice] = useState(lastZipChoice.read);
  const exporting = useExport(withoutEnding(image.name));
  const saving = useSavePicture();

  const finished = versions.filter(isFinished);
  const original = finished.find(({ kind }) => kind === 'original');
  // The project makes the ZIP.
  const { project } = image;
  const offered: Pictures[] = ['shown'];
  if (project !== null && original && original.id !== shown.id) offered.push('pair');
  if (project !== null && finished.length > 1) offered.push('all');
  const wanted = offered.includes(pictures) ? pictures : 'shown';

  function save(settings: ZipSettings): void {
    const { label } = choice;
    if (wanted === 'shown' || project === null) {
      const query = { ...settings, ...(label ? { label: '1' as const } : {}) };
      saving.mutate(routeUrl(versionRoutes.download, { versionId: shown.id }, query));
      return;
    }
    const chosen =
      wanted === 'all' ? finished : finished.filter(({ id }) => id === original?.id || id === shown.id);
    exporting.mutate({ ...settings, project, version_ids: chosen.map(({ id }) => id), label });
  }

  const names = { shown: copy.shown(shown.label), pair: copy.pair, all: copy.all(finished.length) };
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} closeLabel={zipCopy.close}>
      <SavingForm
        choice={choice}
        onChoice={setChoice}
        action={wanted === 'shown' ? copy.downloadPicture : zipCopy.download}
        isZip={wanted !== 'shown'}
        onClose={onClose}
        onSave={save}
      >
        {offered.length > 1 && (
          <Radio.Group
            label={zipCopy.pictures}
            value={wanted}
            onChange={(next) => setPictures(next as Pictures)}
          >
            {offered.map((each) => (
              <Radio key={each} className={dialogClasses.option} value={each} label={names[each]} />
            ))}
          </Radio.Group>
        )}
      </SavingForm>
    </Dialog>
  );
}

/** A photo's file name without its extension. */
const withoutEnding = (name: string): string => name.replace(/\.(jpe?g|png|webp)$/i, '');

/** Downloads a picture under the file name from the server. */
function useSavePicture() {
  const saving = useMutation({
    mutationFn: saveFromServer,
    onError: (error, address) =>
      toast.failed(copy.failed, error, messageOf(error, copy.failed), () => saving.mutate(address)),
  });
  return saving;
}
