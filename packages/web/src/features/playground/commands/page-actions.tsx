import { ActionIcon, Group } from '@mantine/core';
import { IconKeyboard, IconSearch } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { copy } from '../copy.ts';
import type { CommandPaletteProps } from './command-palette.tsx';

const PlaygroundKeys = lazyPart(async () => (await import('./playground-keys.tsx')).PlaygroundKeys, 'dialog');
const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette, 'dialog');

/** What is open beside the page. */
export type OpenSheet = 'shortcuts' | 'commands' | null;

interface PageActionsProps {
  open: OpenSheet;
  onOpen: (sheet: OpenSheet) => void;
  commands: Omit<CommandPaletteProps, 'opened' | 'onClose' | 'onShortcuts'>;
}

/** Leads to everything there is to do, by name, and to the list of the playground's keys. */
export function PageActions({ open, onOpen, commands }: PageActionsProps) {
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={copy.commands}
          title={copy.commands}
          onClick={() => onOpen('commands')}
        >
          <IconSearch stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={copy.shortcuts}
          title={copy.shortcuts}
          visibleFrom="sm"
          onClick={() => onOpen('shortcuts')}
        >
          <IconKeyboard stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Group>
      <OnDemand wanted={open === 'shortcuts'}>
        <PlaygroundKeys opened={open === 'shortcuts'} onClose={() => onOpen(null)} />
      </OnDemand>
      <OnDemand wanted={open === 'commands'}>
        <CommandPalette
          {...commands}
          opened={open === 'commands'}
          onShortcuts={() => onOpen('shortcuts')}
          onClose={() => onOpen(null)}
        />
      </OnDemand>
    </>
  );
}
