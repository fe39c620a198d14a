import { MAX_JPEG_QUALITY, MAX_LONG_SIDE, MIN_JPEG_QUALITY, MIN_LONG_SIDE } from '@home-design/contract';
import { Checkbox, Group, Input, NumberInput, Radio, SegmentedControl, Slider, Text } from '@mantine/core';
import { useId } from 'react';
import { zipCopy as copy } from './copy.ts';
import classes from './zip-dialog.module.css';
import { settingsOf, withSize, ZIP_SIZES, type ZipChoice } from './zip-settings.ts';

interface PictureFieldsProps {
  choice: ZipChoice;
  onChoice: (choice: ZipChoice) => void;
}

/** The fields for saved pictures: size, format, quality, and a label on altered ones. */
export function PictureFields({ choice, onChoice }: PictureFieldsProps) {
  const qualityId = useId();
  const change = (next: Partial<ZipChoice>) => onChoice({ ...choice, ...next });
  return (
    <>
      <Radio.Group
        label={copy.size}
        value={choice.size}
        onChange={(size) => onChoice(withSize(choice, size as ZipChoice['size']))}
      >
        {ZIP_SIZES.map((size) => {
          const [label, description] = copy.sizes[size];
          return (
            <Radio key={size} className={classes.option} value={size} label={`${label} – ${description}`} />
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
          error={settingsOf(choice) ? undefined : copy.longSideInvalid(MIN_LONG_SIDE, MAX_LONG_SIDE)}
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
    </>
  );
}
