import { ColorSwatch, Radio, Text } from '@mantine/core';
import type { BatchField } from '../../../core/photo-edits/batch-edits.ts';
import classes from './batch.module.css';

interface PaintChoiceProps {
  label: string;
  options: BatchField['options'];
  value: string;
  onChange: (value: string) => void;
}

/** A choice of paints with their colors. */
export function PaintChoice({ label, options, value, onChange }: PaintChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={classes.paints}>
        {options.map((option) => (
          <Radio.Card key={option.value} value={option.value} className={classes.paint}>
            <ColorSwatch color={option.swatch ?? ''} size={22} aria-hidden />
            <Text size="sm">{option.label}</Text>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
