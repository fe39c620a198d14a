import type { Board } from '@home-design/contract';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconExternalLink,
  IconFileTypePdf,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import { liveLinks } from '../links/live-links.ts';

interface BoardMoreProps {
  board: Board;
  canEdit: boolean;
  /** Undefined where the page has its own button. */
  onPdf: (() => void) | undefined;
  /** Undefined where the page has its own button. */
  onRemove: (() => void) | undefined;
}

/** The menu with the actions that have no button of their own on the page of a board. */
export function BoardMore({ board, canEdit, onPdf, onRemove }: BoardMoreProps) {
  const [link] = liveLinks(board.share_links);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={copy.menuOf(board.name)}>
          <IconDots stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canEdit && (
          <Menu.Item {...entry(IconPencil)} component={Link} to={paths.editBoard(board.id)}>
            {copy.edit}
          </Menu.Item>
        )}
        {onPdf && (
          <Menu.Item {...entry(IconFileTypePdf)} onClick={onPdf}>
            {copy.pdf}
          </Menu.Item>
        )}
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
        {onRemove && (
          <Menu.Item {...entry(IconTrash)} color="red" onClick={onRemove}>
            {copy.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const entry = (Icon: TablerIcon) => ({
  leftSection: <Icon size={18} stroke={ICON_STROKE} aria-hidden />,
});
