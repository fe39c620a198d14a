import {
  MAX_JPEG_QUALITY,
  MAX_LONG_SIDE,
  MIN_JPEG_QUALITY,
  MIN_LONG_SIDE,
  ZIP_CONTENTS,
} from '@home-design/contract';
import {
  Button,
  Checkbox,
  Group,
  Input,
  NumberInput,
  Radio,
  SegmentedControl,
  Slider,
  Stack,
  Text,
} from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { zipCopy as copy } from './copy.ts';
import { WatermarkNote } from './watermark-note.tsx';
import classes from './zip-dialog.module.css';
import {
  lastZipChoice,
  settingsOf,
  withSize,
  ZIP_SIZES,
  type ZipChoice,
  type ZipSettings,
} from './zip-settings.ts';

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
  const qualityId = useId();
  const settings = settingsOf(choice);
  const change = (next: Partial<ZipChoice>) => setChoice({ ...choice, ...next });

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
              onChange={(contents) => change({ contents: contents as ZipChoice['contents'] })}
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
          <Radio.Group
            label={copy.size}
            value={choice.size}
            onChange={(size) => setChoice(withSize(choice, size as ZipChoice['size']))}
          >
            {ZIP_SIZES.map((size) => {
              const [label, description] = copy.sizes[size];
              return (
                <Radio
                  key={size}
                  className={classes.option}
                  value={size}
                  label={`${label} – ${description}`}
                />
              );
            })}
          </Radio.Group>
          {choice.size === 'own' && (
            <NumberInput
              label={copy.longSide}
              size="md"
              value={choice.longSide}
              onChange={(longSide) => change({ longSide })}
              allowDecimal={false}
              allowNegative={false}
              min={MIN_LONG_SIDE}
              max={MAX_LONG_SIDE}
              clampBehavior="none"
              error={settings ? undefined : copy.longSideInvalid(MIN_LONG_SIDE, MAX_LONG_SIDE)}
            />
          )}
          <Input.Wrapper label={copy.format} labelElement="div">
            <SegmentedControl
              fullWidth
              size="md"
              aria-label={copy.format}
              value={choice.format}
              onChange={(format) => change({ format: format as ZipChoice['format'] })}
              data={Object.entries(copy.formats).map(([value, label]) => ({ value, label }))}
            />
          </Input.Wrapper>
          {choice.format === 'jpeg' ? (
            <div>
              <Group justify="space-between">
                <Text size="sm" fw={500} id={qualityId}>
                  {copy.quality}
                </Text>
                <Text size="sm" c="dimmed" aria-hidden>
                  {choice.quality}
                </Text>
              </Group>
              <Slider
                className={classes.slider}
                min={MIN_JPEG_QUALITY}
                max={MAX_JPEG_QUALITY}
                label={null}
                value={choice.quality}
                onChange={(quality) => change({ quality })}
                thumbProps={{
                  'aria-labelledby': qualityId,
                  'aria-valuetext': copy.qualityValue(choice.quality),
                }}
              />
            </div>
          ) : (
            <Text size="sm" c="dimmed">
              {copy.pngNote}
            </Text>
          )}
          <Checkbox
            className={classes.option}
            label={copy.label}
            checked={choice.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.checked })}
          />
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
