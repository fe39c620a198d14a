import { Alert, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { CameraButton } from './camera-button.tsx';
import type { FileProblem } from './check-files.ts';
import { copy } from './copy.ts';
import { hasCamera } from './has-camera.ts';
import { pendingItems } from './upload-items.ts';
import { acceptOf } from './upload-limits.ts';
import { UploadList } from './upload-list.tsx';
import classes from './uploader.module.css';
import type { Uploads } from './use-uploads.ts';

interface UploaderProps {
  uploads: Uploads<unknown>;
  /** Sends files as soon as they are chosen, without the button. */
  startsAtOnce?: boolean;
  /** Limits the height of a long list, which scrolls. */
  scrolls?: boolean;
}

/** Our own check has handled every drop before the dropzone reports its accepted files. */
const NOTHING_MORE = () => undefined;

/** A place to drop, choose or take photos, the list of them with progress, and the problems of refused files. */
export function Uploader({ uploads, startsAtOnce = false, scrolls = false }: UploaderProps) {
  const { items, limits, problems } = uploads;
  const pending = pendingItems(items).length;

  return (
    <div className={classes.root}>
      <Dropzone
        // Our own check names each problem in the specified words, so the dropzone accepts every file.
        onDropAny={(files, refused) => uploads.add([...files, ...refused.map(({ file }) => file)])}
        onDrop={NOTHING_MORE}
        multiple={limits.multiple}
        className={classes.dropzone}
        // Keyboard users reach the button inside; its click opens the file chooser like every click here.
        activateOnKeyboard={false}
        inputProps={{ accept: acceptOf(limits.accepted) }}
      >
        <div className={classes.invitation}>
          <IconPhotoPlus className={classes.icon} stroke={ICON_STROKE} aria-hidden />
          <div>
            <Text fw={600} component="span">
              {copy.dropTitle(limits.multiple)}{' '}
            </Text>
            <UnstyledButton className={classes.choose}>{copy.choose(limits.multiple)}</UnstyledButton>
            <Text size="sm" c="dimmed">
              {copy.limits(limits.accepted, limits.maxSizeMB, limits.multiple)}
            </Text>
          </div>
        </div>
      </Dropzone>
      {hasCamera() && <CameraButton onPhoto={(photo) => uploads.add([photo])} />}
      {problems.length > 0 && <Problems problems={problems} />}
      <UploadList uploads={uploads} scrolls={scrolls} />
      {items.length > 0 && !startsAtOnce && (
        <Group justify="flex-end">
          <Button variant="default" onClick={uploads.clear}>
            {copy.clearAll}
          </Button>
          <Button onClick={uploads.start} disabled={pending === 0}>
            {copy.uploadButton(pending)}
          </Button>
        </Group>
      )}
    </div>
  );
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  return (
    <Alert color="red" title={copy.validationTitle} role="alert">
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={`${problem.name} ${problem.message}`}>
            {problem.name !== null && <strong className={classes.fileName}>{problem.name}: </strong>}
            {problem.message}
            {problem.hint !== null && <span className={classes.hint}>{problem.hint}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
