import { NumberInput } from '@mantine/core';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import classes from '../../base/playground.module.css';

interface SeedFieldProps {
  seed: number | string;
  problem: string | undefined;
  onChange: (seed: number | string) => void;
}

/** The seed of the random numbers; the same seed gives the same result. */
export function SeedField({ seed, problem, onChange }: SeedFieldProps) {
  return (
    <NumberInput
      label={copy.seed}
      description={copy.seedHint}
      classNames={{ input: classes.field ?? '' }}
      hideControls
      inputMode="numeric"
      value={seed}
      onChange={onChange}
      error={problem}
    />
  );
}
