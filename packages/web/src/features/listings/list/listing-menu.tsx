import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconFileZip,
  IconListDetails,
  IconRefresh,
  IconTrash,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { publishPath } from '../../../lib/addresses/publish-path.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';

interface ListingMenuProps {
  listingId: string;
  name: string;
  onOpen: () => void;
  onOpenPage: () => void;
  /** Undefined when its source cannot be read again. */
  onReadAgain: (() => void) | undefined;
  onRemove: () => void;
}

/** Separate from the sentences of the page, which are loaded before any menu. */
const menuCopy = { publish: 'Publish photos' };

/** The menu of a listing. */
export function ListingMenu({
  listingId,
  name,
  onOpen,
  onOpenPage,
  onReadAgain,
  onRemove,
}: ListingMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={copy.menuOf(name)}>
          <IconDots size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...entry(IconListDetails)} onClick={onOpen}>
          {copy.details}
        </Menu.Item>
        <Menu.Item {...entry(IconFileZip)} component={Link} to={publishPath(listingId)}>
          {menuCopy.publish}
        </Menu.Item>
        <Menu.Item {...entry(IconWorld)} onClick={onOpenPage}>
          {copy.pageForBuyers}
        </Menu.Item>
        {onReadAgain && (
          <Menu.Item {...entry(IconRefresh)} onClick={onReadAgain}>
            {copy.refreshOne}
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
