import { UPLOAD_EXTENSIONS } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useRef } from 'react';
import { maxPhotoMegabytes } from '../../../core/uploader/max-photo-megabytes.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { FileDrop } from '../file-drop.tsx';
import { photosCopy } from './photos-copy.ts';

interface PhotoDropProps {
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** Phones cannot choose folders. */
const choosesFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** A place to drop a folder, a ZIP or photos, and buttons that choose them. */
export function PhotoDrop({ isBusy, onFiles }: PhotoDropProps) {
  const folder = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileDrop
        invitation={photosCopy.drop}
        choose={photosCopy.choose}
        hint={photosCopy.hint(maxPhotoMegabytes())}
        endings={[...UPLOAD_EXTENSIONS, 'zip']}
        multiple
        isBusy={isBusy}
        onFiles={onFiles}
      />
      {choosesFolders() && (
        <div>
          <Button
            variant="default"
            leftSection={<IconFolderOpen size={18} stroke={ICON_STROKE} aria-hidden />}
            disabled={isBusy}
            onClick={() => folder.current?.click()}
          >
            {photosCopy.chooseFolder}
          </Button>
          <input
            ref={(input) => {
              folder.current = input;
              input?.setAttribute('webkitdirectory', '');
            }}
            type="file"
            multiple
            hidden
            aria-label={photosCopy.chooseFolder}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // Allows the same folder to be chosen again.
              currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </div>
      )}
    </>
  );
}
