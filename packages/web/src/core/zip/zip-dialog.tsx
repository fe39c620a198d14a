import { ZIP_CONTENTS } from '@home-design/contract';
import { Checkbox, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { zipCopy as copy } from './copy.ts';
import { SavingForm } from './saving-form.tsx';
import classes from './zip-dialog.module.css';
import { lastZipChoice, type ZipChoice, type ZipDialogChoice, type ZipSettings } from './zip-settings.ts';

export interface ZipDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Whether the user chooses the versions of each photo. */
  choosesContents?: boolean;
  onDownload: (settings: ZipSettings, choice: ZipDialogChoice) => void;
}

/** The contents of a ZIP: pictures, size, format and quality. It begins with the last choice. */
export function ZipDialog({ opened, onClose, title, choosesContents = false, onDownload }: ZipDialogProps) {
  const [choice, setChoice] = useState(lastZipChoice.read);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={copy.close}>
      <SavingForm
        choice={choice}
        onChoice={setChoice}
        action={copy.download}
        isZip
        onClose={onClose}
        onSave={(settings) => onDownload(settings, choice)}
      >
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
        {(!choosesContents || choice.contents === 'shown') && (
          <Checkbox
            className={classes.option}
            label={copy.originals}
            checked={choice.originals}
            onChange={({ currentTarget }) => setChoice({ ...choice, originals: currentTarget.checked })}
          />
        )}
      </SavingForm>
    </Dialog>
  );
}
