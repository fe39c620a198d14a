import { Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { acceptOf } from '../../core/uploader/upload-limits.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './file-drop.module.css';

interface FileDropProps {
  /** Beside the button, e.g. 'Drop saved pages here or'. */
  invitation: string;
  choose: string;
  /** The accepted files, shown below. */
  hint: string;
  /** File extensions for the file chooser. */
  endings: readonly string[];
  multiple?: boolean;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** All drops are already handled when the dropzone reports the files that it accepts. */
const NOTHING_MORE = () => undefined;

/** A place to drop or choose files. The server judges them, because a file name says little. */
export function FileDrop({
  invitation,
  choose,
  hint,
  endings,
  multiple = false,
  isBusy,
  onFiles,
}: FileDropProps) {
  return (
    <Dropzone
      onDropAny={(files, refused) => {
        const all = [...files, ...refused.map(({ file }) => file)];
        if (all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
      }}
      onDrop={NOTHING_MORE}
      multiple={multiple}
      loading={isBusy}
      className={classes.drop}
      // The button inside is the keyboard target; its click opens the chooser like any click here.
      activateOnKeyboard={false}
      inputProps={{ accept: acceptOf(endings) }}
    >
      <div className={classes.invitation}>
        <IconFileUpload className={classes.icon} stroke={ICON_STROKE} aria-hidden />
        <div>
          <Text fw={600} component="span">
            {invitation}{' '}
          </Text>
          <UnstyledButton className={classes.choose}>{choose}</UnstyledButton>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
      </div>
    </Dropzone>
  );
}
