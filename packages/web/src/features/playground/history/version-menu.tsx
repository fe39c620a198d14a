import { isFinished, type Version } from '@home-design/contract';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCheck,
  IconDots,
  IconDownload,
  IconPencil,
  IconPhotoCheck,
  IconStar,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { downloadUrl } from '../../../core/photo/download-url.ts';
import { fullSizeUrl } from '../../../core/photo/picture.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { VersionChanges } from '../base/use-version-changes.ts';
import { historyCopy as copy } from './history-copy.ts';

interface VersionMenuProps {
  version: Version;
  changes: VersionChanges;
  onRename: () => void;
  onTags: () => void;
  onRemove: () => void;
}

const icon = (Icon: typeof IconTag) => <Icon size={18} stroke={ICON_STROKE} aria-hidden />;

/** The menu of a finished version. */
export function VersionMenu({ version, changes, onRename, onTags, onRemove }: VersionMenuProps) {
  const url = fullSizeUrl(version);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={copy.more(version.label)}>
          <IconDots stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={icon(IconPencil)} onClick={onRename}>
          {copy.rename}
        </Menu.Item>
        <Menu.Item
          leftSection={icon(IconStar)}
          onClick={() => changes.update.mutate({ is_favorite: !version.is_favorite })}
        >
          {version.is_favorite ? copy.unmarkFavorite : copy.markFavorite}
        </Menu.Item>
        <Menu.Item leftSection={icon(IconTag)} onClick={onTags}>
          {copy.tags}
        </Menu.Item>
        {version.suggested_because !== null && (
          <Menu.Item leftSection={icon(IconCheck)} onClick={() => changes.keep.mutate()}>
            {copy.keepSuggestion}
          </Menu.Item>
        )}
        {!version.is_primary && isFinished(version) && (
          <Menu.Item leftSection={icon(IconPhotoCheck)} onClick={() => changes.setPrimary.mutate()}>
            {copy.setPrimary}
          </Menu.Item>
        )}
        {url !== null && isFinished(version) && (
          <Menu.Item component="a" href={downloadUrl(url)} download leftSection={icon(IconDownload)}>
            {copy.download}
          </Menu.Item>
        )}
        {version.kind !== 'original' && (
          <Menu.Item color="red" leftSection={icon(IconTrash)} onClick={onRemove}>
            {copy.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
