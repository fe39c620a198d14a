import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { zipCopy as copy } from './copy.ts';
import { PictureFields } from './picture-fields.tsx';
import { WatermarkNote } from './watermark-note.tsx';
import { lastZipChoice, settingsOf, type ZipChoice, type ZipSettings } from './zip-settings.ts';

interface SavingFormProps {
  choice: ZipChoice;
  onChoice: (choice: ZipChoice) => void;
  /** Label of the button that saves. */
  action: string;
  /** Whether it saves a ZIP: Free adds a mark to pictures in a ZIP. */
  isZip: boolean;
  onClose: () => void;
  onSave: (settings: ZipSettings) => void;
  /** Fields above those of the pictures. */
  children?: ReactNode;
}

/** The form of a dialog that saves pictures. It begins with the last choice. */
export function SavingForm(props: SavingFormProps) {
  const { choice, onChoice, action, isZip, onClose, onSave, children } = props;
  const settings = settingsOf(choice);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The event must not reach the form around the dialog.
    event.stopPropagation();
    if (!settings) return;
    lastZipChoice.write(choice);
    onClose();
    onSave(settings);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {children}
        <PictureFields choice={choice} onChoice={onChoice} />
        {isZip && <WatermarkNote />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            disabled={settings === null}
            leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
