import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './uploader.module.css';

/** Opens the camera of the device, and passes on the photo. */
export function CameraButton({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      // Chrome on Android opens the camera for exactly this value. Cameras give JPEG to pages; other files are refused later.
      accept="image/*"
      capture="environment"
      resetRef={reset}
      onChange={(photo) => {
        // Phones give every photo the same name: the next one would not count as a change.
        reset.current?.();
        if (photo !== null) onPhoto(photo);
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          fullWidth
          className={classes.action}
          leftSection={<IconCamera size={20} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.takePhoto}
        </Button>
      )}
    </FileButton>
  );
}
