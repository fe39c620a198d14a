import type { Image } from '@home-design/contract';
import { ActionIcon, Group } from '@mantine/core';
import { IconFolderSymlink, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { moveCopy } from '../../../core/move-photos/move-copy.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { copy } from '../base/copy.ts';
import type { CommandPaletteProps } from './command-palette.tsx';

const PlaygroundKeys = lazyPart(async () => (await import('./playground-keys.tsx')).PlaygroundKeys, 'dialog');
const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette, 'dialog');
const MoveImagesDialog = lazyPart(
  async () => (await import('../../../core/move-photos/move-images-dialog.tsx')).MoveImagesDialog,
  'dialog',
);

/** The open dialog of the page. */
export type OpenSheet = 'shortcuts' | 'commands' | 'move' | null;

interface PageActionsProps {
  image: Pick<Image, 'id' | 'project'>;
  open: OpenSheet;
  onOpen: (sheet: OpenSheet) => void;
  commands: Omit<CommandPaletteProps, 'opened' | 'onClose' | 'onShortcuts' | 'onMove'>;
}

/** Buttons for the command palette, for moving the photo to another project, and for the list of keys. */
export function PageActions({ image, open, onOpen, commands }: PageActionsProps) {
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copy.commands}
          title={copy.commands}
          onClick={() => onOpen('commands')}
        >
          <IconSearch stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        {image.project !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={moveCopy.movePhotos}
            title={moveCopy.movePhotos}
            onClick={() => onOpen('move')}
          >
            <IconFolderSymlink stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
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
          onMove={image.project === null ? null : () => onOpen('move')}
          onShortcuts={() => onOpen('shortcuts')}
          onClose={() => onOpen(null)}
        />
      </OnDemand>
      {image.project !== null && (
        <OnDemand wanted={open === 'move'}>
          <MoveImagesDialog
            imageIds={[image.id]}
            from={image.project}
            opened={open === 'move'}
            onClose={() => onOpen(null)}
          />
        </OnDemand>
      )}
    </>
  );
}
