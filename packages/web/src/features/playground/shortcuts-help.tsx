import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { lazy } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { copy } from './copy.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

interface ShortcutsHelpProps {
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/** Leads to the list of the playground's keys. */
export function ShortcutsHelp({ opened, onOpen }: ShortcutsHelpProps) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={copy.shortcuts}
        title={copy.shortcuts}
        visibleFrom="sm"
        onClick={() => onOpen(true)}
      >
        <IconKeyboard stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
      <OnDemand wanted={opened}>
        <ShortcutsDialog opened={opened} onClose={() => onOpen(false)} />
      </OnDemand>
    </>
  );
}
