import { Collapse, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { panelCopy as copy } from '../base/panel-copy.ts';
import classes from './parts/parts.module.css';

const SeedField = lazyPart(async () => (await import('./parts/seed-field.tsx')).SeedField, 'line');

interface AdvancedSettingsProps {
  seed: number | string;
  problem: string | undefined;
  onChange: (seed: number | string) => void;
}

/** Settings that few users need: the seed. */
export function AdvancedSettings({ seed, problem, onChange }: AdvancedSettingsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const regionId = useId();
  // Opens when the seed is invalid, so that the error is visible.
  const isShown = isOpen || problem !== undefined;

  return (
    <div>
      <UnstyledButton
        className={classes.disclosure}
        onClick={toggle}
        aria-expanded={isShown}
        aria-controls={regionId}
      >
        <IconChevronDown size={18} stroke={ICON_STROKE} data-open={isShown || undefined} aria-hidden />
        {copy.advanced}
      </UnstyledButton>
      <Collapse expanded={isShown} id={regionId}>
        <OnDemand wanted={isShown}>
          <SeedField seed={seed} problem={problem} onChange={onChange} />
        </OnDemand>
      </Collapse>
    </div>
  );
}
