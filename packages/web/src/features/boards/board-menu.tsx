import type { Board } from '@home-design/contract';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconForms,
  IconPencil,
  IconShare,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { liveLinks } from './links/live-links.ts';
import { useCopyViewLink } from './use-copy-view-link.ts';

interface BoardMenuProps {
  board: Board;
  onRename: () => void;
  onRemove: () => void;
}

/** The menu of a board's card. */
export function BoardMenu({ board, onRename, onRemove }: BoardMenuProps) {
  const copying = useCopyViewLink();
  const [link] = liveLinks(board.share_links);

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={copy.menuOf(board.name)}>
          <IconDots stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...entry(IconEye)} component={Link} to={paths.board(board.id)}>
          {copy.view}
        </Menu.Item>
        {!board.is_auto_generated && (
          <>
            <Menu.Item {...entry(IconForms)} onClick={onRename}>
              {copy.rename}
            </Menu.Item>
            <Menu.Item {...entry(IconPencil)} component={Link} to={paths.editBoard(board.id)}>
              {copy.edit}
            </Menu.Item>
          </>
        )}
        <Menu.Item {...entry(IconShare)} component={Link} to={paths.board(board.id, { tab: 'share' })}>
          {copy.share}
        </Menu.Item>
        {link !== undefined && (
          <Menu.Item
            {...entry(IconExternalLink)}
            component="a"
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {copy.openLink}
          </Menu.Item>
        )}
        {board.is_public && (
          <Menu.Item {...entry(IconCopy)} onClick={() => copying.mutate(board)}>
            {copy.copyLink}
          </Menu.Item>
        )}
        <Menu.Item {...entry(IconTrash)} color="red" onClick={onRemove}>
          {copy.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const entry = (Icon: TablerIcon) => ({
  leftSection: <Icon size={18} stroke={ICON_STROKE} aria-hidden />,
});
