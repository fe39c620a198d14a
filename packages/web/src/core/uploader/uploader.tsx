import { Alert, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import type { FileProblem } from './check-files.ts';
import { copy } from './copy.ts';
import { pendingItems } from './upload-items.ts';
import { UploadList } from './upload-list.tsx';
import classes from './uploader.module.css';
import type { Uploads } from './use-uploads.ts';

interface UploaderProps {
  uploads: Uploads<unknown>;
  /** Without the button, files are sent as soon as they are chosen. */
  startsAtOnce?: boolean;
  /** Keeps a long list short by letting it scroll. */
  scrolls?: boolean;
}

/** Every drop has been dealt with when the dropzone names the files that it likes itself. */
const NOTHING_MORE = () => undefined;

/** A place to drop or choose photos, the list of them with progress, and what was wrong with others. */
export function Uploader({ uploads, startsAtOnce = false, scrolls = false }: UploaderProps) {
  const { items, limits, problems } = uploads;
  const pending = pendingItems(items).length;

  return (
    <div className={classes.root}>
      <Dropzone
        // Our own check names each problem in the specified words, so the dropzone takes everything.
        onDropAny={(files, refused) => uploads.add([...files, ...refused.map(({ file }) => file)])}
        onDrop={NOTHING_MORE}
        multiple={limits.multiple}
        className={classes.dropzone}
        // The button inside is what the keyboard reaches; its click opens the chooser like any other here.
        activateOnKeyboard={false}
        inputProps={{
          accept: limits.accepted.map((ending) => `.${ending}`).join(','),
        }}
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
      {problems.length > 0 && <Problems problems={problems} />}
      <UploadList uploads={uploads} scrolls={scrolls} />
      {items.length > 0 && !startsAtOnce && (
        <Group justify="flex-end">
          <Button variant="default" className={classes.action} onClick={uploads.clear}>
            {copy.clearAll}
          </Button>
          <Button className={classes.action} onClick={uploads.start} disabled={pending === 0}>
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
