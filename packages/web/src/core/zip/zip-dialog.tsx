import { ZIP_CONTENTS } from '@home-design/contract';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { zipCopy as copy } from './copy.ts';
import { PictureFields } from './picture-fields.tsx';
import { WatermarkNote } from './watermark-note.tsx';
import classes from './zip-dialog.module.css';
import { lastZipChoice, settingsOf, type ZipChoice, type ZipSettings } from './zip-settings.ts';

interface ZipDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Whether people choose which versions of each photo it holds. */
  choosesContents?: boolean;
  onDownload: (settings: ZipSettings, choice: Pick<ZipChoice, 'contents' | 'label'>) => void;
}

/** What a ZIP is to be like: which pictures, how large, in which format and quality. It begins as it was left. */
export function ZipDialog({ opened, onClose, title, choosesContents = false, onDownload }: ZipDialogProps) {
  const [choice, setChoice] = useState(lastZipChoice.read);
  const settings = settingsOf(choice);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A dialog is no part of the form around it.
    event.stopPropagation();
    if (!settings) return;
    lastZipChoice.write(choice);
    onClose();
    onDownload(settings, choice);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={copy.close}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {copy.about}
          </Text>
          {choosesContents && (
            <Radio.Group
              label={copy.pictures}
              value={choice.contents}
              onChange={(contents) => setChoice({ ...choice, contents: contents as ZipChoice['contents'] })}
            >
              {ZIP_CONTENTS.map((contents) => (
                <Radio
                  key={contents}
                  className={classes.option}
                  value={contents}
                  label={copy.contents[contents]}
                />
              ))}
            </Radio.Group>
          )}
          <PictureFields choice={choice} onChoice={setChoice} />
          <WatermarkNote />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" className={classes.touch} onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button
              type="submit"
              className={classes.touch}
              disabled={settings === null}
              leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
            >
              {copy.download}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
