import { ColorInput } from '@mantine/core';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import classes from '../../base/playground.module.css';

interface OwnColorFieldProps {
  /** The typed hex value. */
  value: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
}

/** Any color: typed as hex, picked from an area, or picked from the screen. */
export function OwnColorField({ value, problem, onChange }: OwnColorFieldProps) {
  return (
    <ColorInput
      label={copy.ownColor}
      description={copy.ownColorHint}
      classNames={{ input: classes.field ?? '' }}
      format="hex"
      fixOnBlur={false}
      value={value}
      onChange={onChange}
      eyeDropperButtonProps={{ 'aria-label': copy.pickFromScreen }}
      error={problem}
    />
  );
}
